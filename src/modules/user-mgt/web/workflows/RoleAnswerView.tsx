import type { ReactElement } from 'react';
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import type { SimulationInput } from '#platform/model/request/caseSimulation.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Callout } from '#platform/web/ui/feedback/Callout.tsx';
import type { RoleRights } from '../../workflowAnswers.ts';
import { roleIn, type Flow } from './flows.ts';
import { SimulatedAnswer } from './SimulatedAnswer.tsx';
import { texts } from './texts.ts';

export interface RoleAnswerViewProps {
  readonly flow: Flow;
  readonly declaration: RequestDeclaration;
  readonly imagined: SimulationInput;
  readonly held: readonly RoleRights[];
}

export function RoleAnswerView({ flow, declaration, imagined, held }: RoleAnswerViewProps): ReactElement {
  const t = useTexts(texts);
  if (held.length === 0) return <Callout tone="info">{t('chooseRole')}</Callout>;
  return (
    <SimulatedAnswer
      flow={flow}
      declaration={declaration}
      imagined={imagined}
      role={roleIn(flow, declaration, held)}
      title={t('buttons')}
    />
  );
}
