import type { ListActions } from '#platform/web/list/actions/listActions.ts';

/** For lists whose actions open other pages: nothing is running, and nothing was refused. */
export const noDialogs: Pick<ListActions, 'running' | 'outcome' | 'closeOutcome'> = {
  running: undefined,
  outcome: undefined,
  closeOutcome: () => undefined,
};
