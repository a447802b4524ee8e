import type { Works } from '#platform/web/list/actions/works.ts';

/** Of works that lead elsewhere: nothing is under way, and nothing was refused. */
export const withoutDialogs: Pick<Works, 'running' | 'outcome' | 'closeOutcome'> = {
  running: undefined,
  outcome: undefined,
  closeOutcome: () => undefined,
};
