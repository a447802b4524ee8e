import type { ListActions } from '#platform/web/list/actions/listActions.ts';

/** Of works that lead elsewhere: nothing is under way, and nothing was refused. */
export const noDialogs: Pick<ListActions, 'running' | 'outcome' | 'closeOutcome'> = {
  running: undefined,
  outcome: undefined,
  closeOutcome: () => undefined,
};
