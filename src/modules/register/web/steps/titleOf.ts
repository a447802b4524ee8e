/** The texts of each page. */
import type { StepId } from '../steps.ts';

const titles = {
  who: 'whoTitle',
  company: 'companyTitle',
  person: 'personTitle',
  contact: 'contactTitle',
  office: 'officeTitle',
  papers: 'papersTitle',
  account: 'accountTitle',
  summary: 'summaryTitle',
} as const satisfies Record<StepId, string>;
const shorts = {
  who: 'whoShort',
  company: 'companyShort',
  person: 'personShort',
  contact: 'contactShort',
  office: 'officeShort',
  papers: 'papersShort',
  account: 'accountShort',
  summary: 'summaryShort',
} as const satisfies Record<StepId, string>;

export function titleOf(step: StepId): (typeof titles)[StepId] {
  return titles[step];
}

export function shortTitleOf(step: StepId): (typeof shorts)[StepId] {
  return shorts[step];
}
