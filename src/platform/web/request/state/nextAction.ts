/** Finds the step that moves a case on. */
import type { CaseView } from '#platform/model/request/caseView.ts';

/** Returns its name, if this person is the one who takes it. */
export function nextActionOf({
  ahead,
  actions,
  heldBy,
  parties,
}: Pick<CaseView, 'ahead' | 'actions' | 'heldBy' | 'parties'>): string | undefined {
  const name = ahead[0]?.actionName ?? null;
  if (name === null || !parties.some(({ party }) => party === heldBy?.party)) return undefined;
  return actions.find(({ action }) => action === name)?.action;
}
