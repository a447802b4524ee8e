/** The progress of a request: the states behind it, the current one, and those ahead if all goes well. */
import type { Label } from '#language/label.ts';
import type { Instant } from '#language/values/instant.ts';
import { statesOf, pathAhead, type Workflow } from '#language/workflow.ts';
import type { CodeAndLabel, CaseView } from '#platform/model/request/caseView.ts';

export interface ProgressStep {
  readonly state: CodeAndLabel;
  readonly progress: 'done' | 'now' | 'ended' | 'ahead';
  /** When it was last reached; null for states ahead. */
  readonly at: Instant | null;
  /** Who will hold it there, and how many working days they have; null for states behind. */
  readonly party: Label | null;
  readonly days: number | null;
}

/** The timeline shows repeated submissions; the progress shows each state once. */
export function progressOf(
  { request, ahead, timeline }: Pick<CaseView, 'request' | 'ahead' | 'timeline'>,
  workflow: Workflow,
): readonly ProgressStep[] {
  const entered = new Map<string, { readonly state: CodeAndLabel; readonly at: Instant }>();
  for (const { kind, to, at } of timeline.toReversed())
    if (kind !== 'standing' && to !== null) entered.set(to.code, { state: to, at });
  const [here, ...later] = ahead;
  const isToCome = (code: string): boolean => later.some(({ state }) => state.code === code);
  const done = mainPath(workflow).flatMap((code): readonly ProgressStep[] => {
    const reached = entered.get(code);
    return reached === undefined || code === request.status.code || isToCome(code)
      ? []
      : [{ ...reached, progress: 'done', party: null, days: null }];
  });
  const now: ProgressStep = {
    state: request.status,
    progress: request.isOpen ? 'now' : 'ended',
    at: entered.get(request.status.code)?.at ?? null,
    party: here?.party ?? null,
    days: here?.days ?? null,
  };
  return [
    ...done,
    now,
    ...later.map(({ state, party, days }): ProgressStep => ({ state, progress: 'ahead', at: null, party, days })),
  ];
}

/** Returns the states from the first to the last along the main actions. */
export function mainPath(workflow: Workflow): readonly string[] {
  const [first] = statesOf(workflow);
  return first === undefined ? [] : pathAhead(workflow, first).map(({ state }) => state);
}
