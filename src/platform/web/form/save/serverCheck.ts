/** Asks the server what only it knows, while a person types: one question at a time, the last one counts. */
import type { CheckAnswer } from '../../api/resource.ts';
import type { FormStore } from '../store/formStore.ts';
import { createDebouncedTask } from '../store/debouncedTask.ts';
import { saveBodyOf } from './saveBody.ts';

/** Longer than a word takes to type. */
const ASK_DELAY_MS = 600;

export function createServerCheck(
  store: FormStore,
  ask: (body: unknown, signal: AbortSignal) => Promise<CheckAnswer>,
): { readonly changed: () => void; readonly stop: () => void } {
  let asking: AbortController | undefined;
  const { model, codes } = store;
  const plan = createDebouncedTask(ASK_DELAY_MS, () => {
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    ask(
      saveBodyOf(model, { values: store.getValues(), base: store.getBase(), isNew: store.isNew(), codes }),
      signal,
    ).then(
      ({ problems, warnings }) => {
        if (signal.aborted) return;
        store.setServerProblems(problems);
        store.setServerWarnings(warnings ?? []);
      },
      // The save will be told, and will tell the person.
      () => undefined,
    );
  });
  return {
    changed: () => {
      asking?.abort();
      plan.schedule();
    },
    stop: () => {
      asking?.abort();
      plan.cancel();
    },
  };
}
