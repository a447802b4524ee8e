/** The steps in which a person sees the warnings of the document: those that submit it. */
import type { WorkflowAction } from '#language/workflow.ts';

const SUBMITTING_EFFECTS: ReadonlySet<string> = new Set(['complete', 'lockFields']);

export function showsWarnings(action: Pick<WorkflowAction, 'effects'> | undefined): boolean {
  return action?.effects?.some((effect) => SUBMITTING_EFFECTS.has(effect)) === true;
}
