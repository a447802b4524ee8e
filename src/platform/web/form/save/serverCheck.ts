/** Checks rules that need the server while a person types: one call at a time, only the last result is used. */
import type { CheckAnswer } from '../../api/resource.ts';
import type { FormStore } from '../store/formStore.ts';
import { createDebouncedTask } from '../store/debouncedTask.ts';
import { saveBodyOf } from './saveBody.ts';

/** Longer than it takes to type a word. */
const ASK_DELAY_MS = 600;

export function createServerCheck(
  store: FormStore,
  sendCheck: (body: unknown, signal: AbortSignal) => Promise<CheckAnswer>,
): { readonly changed: () => void; readonly stop: () => void } {
  let controller: AbortController | undefined;
  const { model, codes } = store;
  const plan = createDebouncedTask(ASK_DELAY_MS, () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    sendCheck(
      saveBodyOf(model, { values: store.getValues(), base: store.getBase(), isNew: store.isNew(), codes }),
      signal,
    ).then(
      ({ problems, warnings }) => {
        if (signal.aborted) return;
        store.setServerProblems(problems);
        store.setServerWarnings(warnings ?? []);
      },
      // Ignored: the save will fail as well and report it.
      () => undefined,
    );
  });
  return {
    changed: () => {
      controller?.abort();
      plan.schedule();
    },
    stop: () => {
      controller?.abort();
      plan.cancel();
    },
  };
}
