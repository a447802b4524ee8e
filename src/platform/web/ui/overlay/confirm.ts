/** Asks a question that must be answered before an action: `if (await confirm({ … }))`. */
import { createStore } from '../../store.ts';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string | undefined;
  readonly confirmLabel: string;
  /** The action cannot be undone, or loses something. */
  readonly isDanger?: boolean | undefined;
}

export interface OpenQuestion extends ConfirmQuestion {
  readonly answer: (isConfirmed: boolean) => void;
}

const store = createStore<OpenQuestion | undefined>(undefined);

export const openQuestion = { get: store.get, subscribe: store.subscribe };

/** A second question answers the first with no. */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  store.get()?.answer(false);
  return new Promise((resolve) => {
    store.set({
      ...question,
      answer: (isConfirmed) => {
        store.set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
