/** Which step moves a case on from here. */
import type { CaseView } from '#platform/model/request/caseView.ts';

/** Its name, where this person is who takes it. */
export function nextDeedOf({ ahead, actions, heldBy, parties }: Pick<CaseView, 'ahead' | 'actions' | 'heldBy' | 'parties'>): string | undefined {
  const action = ahead[0]?.action ?? null;
  if (action === null || !parties.some(({ party }) => party === heldBy?.party)) return undefined;
  return actions.find(({ label }) => label[0] === action[0])?.action;
}
