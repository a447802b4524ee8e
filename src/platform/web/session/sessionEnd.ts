/** Ends a session from outside: at once, or after a warning. Drafts are sent before, and the reason is shown. */
import { FORCED_LOGOUT_MS } from '../constants.ts';
import { createStore } from '../store.ts';
import { signOutAndLeave, flushDrafts } from './signOutAndLeave.ts';
import { signInPrompt } from './signInAgain.ts';
import { tokens } from './tokens.ts';

/** Reasons why the server ends a session. */
export const endReasons = [
  'otherSession',
  'passwordChanged',
  'accountUnusable',
  'administrator',
  'refreshReused',
] as const;

export type EndReason = (typeof endReasons)[number];

/** Set while the session is about to be ended by force, with the time. */
export const forcedLogout = createStore<{ readonly endsMs: number } | undefined>(undefined);

/** Shown on the sign-in page until the person signs in. */
export const logoutReason = createStore<EndReason | undefined>(undefined);

tokens.subscribe(() => {
  if (tokens.get() !== undefined) logoutReason.set(undefined);
});

/** `from` is the page the person returns to. */
export async function endSession(reason: EndReason, from: () => string): Promise<void> {
  if (forcedLogout.get() !== undefined) return;
  if (reason === 'otherSession') await warnBeforeLogout();
  logoutReason.set(reason);
  // Closes the sign-in prompt, which can no longer be answered.
  signInPrompt.get()?.resolve(false);
  await signOutAndLeave(from());
  forcedLogout.set(undefined);
}

let endWarningEarly: (() => void) | undefined;

/** Ends the warning early, because the person does not want to wait. */
export function endSessionNow(): void {
  endWarningEarly?.();
}

async function warnBeforeLogout(): Promise<void> {
  forcedLogout.set({ endsMs: Date.now() + FORCED_LOGOUT_MS });
  // The session still accepts drafts, but soon will not.
  void flushDrafts();
  await new Promise<void>((resolve) => {
    endWarningEarly = resolve;
    setTimeout(resolve, FORCED_LOGOUT_MS);
  });
  endWarningEarly = undefined;
}
