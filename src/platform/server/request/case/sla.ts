/** The working days that officers may take for a request in total, and those they have used. */
import type { RequestDeclaration } from '#language/requestDeclaration.ts';
import { plainDateOf, type Instant } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { totalWorkingDaysOf, responsiblePartyOf } from '#language/workflow.ts';
import type { CaseView } from '#platform/model/request/caseView.ts';
import type { Holidays } from '#platform/model/request/workingDays.ts';
import { daysUsed, statePeriodsOf } from './deadlines.ts';
import type { HistoryStep } from '../../workflow/history.ts';
import { menusFor } from './caseParties.ts';

export interface SlaQuestion {
  readonly documentType: string;
  readonly history: readonly HistoryStep[];
  readonly holidays: Holidays;
  readonly today: PlainDate;
}

export function slaOf(
  declaration: RequestDeclaration,
  { documentType, history, holidays, today }: SlaQuestion,
): CaseView['sla'] {
  const { workflow } = declaration;
  const stays = statePeriodsOf(
    history.map(({ from, to, at }) => ({ from, to, on: plainDateOf(at as Instant) })),
    today,
  );
  const officers = menusFor(declaration, documentType);
  const allowed = totalWorkingDaysOf(workflow, (state) =>
    isOfficers(officers, responsiblePartyOf(workflow, state, documentType)),
  );
  const used = daysUsed(workflow, stays, holidays);
  return { allowed, used, isLate: used > allowed };
}

/** The owner of a company is not an officer. */
function isOfficers(menus: ReturnType<typeof menusFor>, party: string | undefined): boolean {
  return party !== undefined && party !== 'operator' && party !== 'owner' && menus[party] !== undefined;
}
