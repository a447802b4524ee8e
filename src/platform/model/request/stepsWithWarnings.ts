/** In which steps a person is told of the warnings of the document: where it is handed in. */
import type { WorkflowAction } from '#language/workflow.ts';

const SUBMITTING_EFFECTS: ReadonlySet<string> = new Set(['complete', 'lockFields']);

export function showsWarnings(action: Pick<WorkflowAction, 'effects'> | undefined): boolean {
  return action?.effects?.some((effect) => SUBMITTING_EFFECTS.has(effect)) === true;
}
