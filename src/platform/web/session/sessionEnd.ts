/** A session that somebody or something else ends: at once, or after a warning. What is typed is sent before, and why it ended is said. */
import { FORCED_LOGOUT_MS } from '../constants.ts';
import { createStore } from '../store.ts';
import { signOutAndLeave, flushDrafts } from './signOutAndLeave.ts';
import { signInPrompt } from './signInAgain.ts';
import { tokens } from './tokens.ts';

/** Why the server puts somebody out. */
export const endReasons = [
  'otherSession',
  'passwordChanged',
  'accountUnusable',
  'administrator',
  'refreshReused',
] as const;

export type EndReason = (typeof endReasons)[number];

/** Set while the person is about to be put out, and when. */
export const forcedLogout = createStore<{ readonly endsMs: number } | undefined>(undefined);

/** Said where they sign in, until they do. */
export const logoutReason = createStore<EndReason | undefined>(undefined);

tokens.subscribe(() => {
  if (tokens.get() !== undefined) logoutReason.set(undefined);
});

/** `from` is where the person is led back to. */
export async function endSession(reason: EndReason, from: () => string): Promise<void> {
  if (forcedLogout.get() !== undefined) return;
  if (reason === 'otherSession') await warnBeforeLogout();
  logoutReason.set(reason);
  // A question that nobody can answer any more.
  signInPrompt.get()?.resolve(false);
  await signOutAndLeave(from());
  forcedLogout.set(undefined);
}

let endWarningEarly: (() => void) | undefined;

/** The person does not want to wait. */
export function endSessionNow(): void {
  endWarningEarly?.();
}

async function warnBeforeLogout(): Promise<void> {
  forcedLogout.set({ endsMs: Date.now() + FORCED_LOGOUT_MS });
  // The session still takes them, and soon will not.
  void flushDrafts();
  await new Promise<void>((resolve) => {
    endWarningEarly = resolve;
    setTimeout(resolve, FORCED_LOGOUT_MS);
  });
  endWarningEarly = undefined;
}
