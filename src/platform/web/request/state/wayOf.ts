/** The way of a request as it is drawn: what is behind it, where it is, and what lies ahead if all goes well. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import { statesOf, wayAhead, type Workflow } from '#language/workflow.ts';
import type { CaseState, CaseView } from '#platform/model/request/caseView.ts';

export interface WayStep {
  readonly state: CaseState;
  readonly place: 'done' | 'now' | 'ended' | 'ahead';
  /** When it came there last; null ahead. */
  readonly at: Instant | null;
  /** Who will have it there, and how many working days they may take; null behind. */
  readonly party: Label | null;
  readonly days: number | null;
}

/** Where it was sent back and came again is told by the timeline; the way shows each state once. */
export function wayOf(
  { request, ahead, timeline }: Pick<CaseView, 'request' | 'ahead' | 'timeline'>,
  workflow: Workflow,
): readonly WayStep[] {
  const entered = new Map<string, { readonly state: CaseState; readonly at: Instant }>();
  for (const { kind, to, at } of timeline.toReversed())
    if (kind !== 'standing' && to !== null) entered.set(to.code, { state: to, at });
  const [here, ...later] = ahead;
  const isToCome = (code: string): boolean => later.some(({ state }) => state.code === code);
  const done = mainWay(workflow).flatMap((code): readonly WayStep[] => {
    const known = entered.get(code);
    return known === undefined || code === request.status.code || isToCome(code)
      ? []
      : [{ ...known, place: 'done', party: null, days: null }];
  });
  const now: WayStep = {
    state: request.status,
    place: request.isOpen ? 'now' : 'ended',
    at: entered.get(request.status.code)?.at ?? null,
    party: here?.party ?? null,
    days: here?.days ?? null,
  };
  return [
    ...done,
    now,
    ...later.map(({ state, party, days }): WayStep => ({ state, place: 'ahead', at: null, party, days })),
  ];
}

/** From the first state to the last, if nothing comes between. */
export function mainWay(workflow: Workflow): readonly string[] {
  const [first] = statesOf(workflow);
  return first === undefined ? [] : wayAhead(workflow, first).map(({ state }) => state);
}
