/** Signs a person out who has done nothing for a while, in all tabs at once, with a warning before it. */
import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '../constants.ts';
import { createStore } from '../store.ts';

const KEY = 'haz.lastAct';
const CHECK_MS = 1000;

/** Whether the person is about to be signed out, and when. */
export const inactivityWarning = createStore<{ readonly endsMs: number } | undefined>(undefined);

/** Called for every call that was the person's own act. */
export function noteUserActivity(): void {
  localStorage.setItem(KEY, String(Date.now()));
  inactivityWarning.set(undefined);
}

/** Begins with an act: whoever opens the application, or comes in, is there. A remembered session may have slept for days. */
export function watchInactivity(end: () => void): () => void {
  noteUserActivity();
  const timer = setInterval(() => {
    const endsMs = Number(localStorage.getItem(KEY) ?? Date.now()) + INACTIVITY_MS;
    const leftMs = endsMs - Date.now();
    if (leftMs <= 0) end();
    else if (leftMs <= INACTIVITY_WARNING_MS) {
      if (inactivityWarning.get()?.endsMs !== endsMs) inactivityWarning.set({ endsMs });
    } else inactivityWarning.set(undefined);
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    inactivityWarning.set(undefined);
  };
}
