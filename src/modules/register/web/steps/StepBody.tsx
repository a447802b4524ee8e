import type { ComponentType, ReactElement } from 'react';
import type { StepId } from '../steps.ts';
import { AccountStep } from './AccountStep.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { OfficeStep } from './OfficeStep.tsx';
import { PapersStep } from './PapersStep.tsx';
import { PersonStep } from './PersonStep.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import { WhoStep } from './WhoStep.tsx';

const bodies: Readonly<Record<StepId, ComponentType>> = {
  who: WhoStep,
  company: CompanyStep,
  person: PersonStep,
  contact: ContactStep,
  office: OfficeStep,
  papers: PapersStep,
  account: AccountStep,
  summary: SummaryStep,
};

export function StepBody({ step }: { readonly step: StepId }): ReactElement {
  const Body = bodies[step];
  return <Body />;
}
