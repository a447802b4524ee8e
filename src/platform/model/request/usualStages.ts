import type { Stage } from './stage.ts';
import { charge, receive, review, sign } from './stages.ts';

/** The usual path: received, reviewed, paid if it has a fee, signed. */
export function usualStages({
  days,
  officerEdits = [],
  isCharged = false,
}: {
  readonly days: Readonly<Record<'receive' | 'review' | 'sign', number>>;
  readonly officerEdits?: readonly string[];
  readonly isCharged?: boolean;
}): readonly Stage[] {
  return [
    receive({ days: days.receive }),
    review({ days: days.review, edits: officerEdits }),
    ...(isCharged ? [charge()] : []),
    sign({ days: days.sign }),
  ];
}
