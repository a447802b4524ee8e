/** Signs a person out after a period of inactivity, in all tabs at once, with a warning before it. */
import { INACTIVITY_MS, INACTIVITY_WARNING_MS } from '../constants.ts';
import { createStore } from '../store.ts';

const KEY = 'haz.lastAct';
const CHECK_MS = 1000;

/** Set while the person is about to be signed out, with the time. */
export const inactivityWarning = createStore<{ readonly endsMs: number } | undefined>(undefined);

/** Called for every call that results from an action of the person. */
export function noteUserActivity(): void {
  localStorage.setItem(KEY, String(Date.now()));
  inactivityWarning.set(undefined);
}

/**
 * Starts with activity: a person who opens the application, or signs in, is present. A remembered session may be days
 * old.
 */
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
