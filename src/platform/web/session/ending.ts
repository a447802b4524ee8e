/** A session that somebody or something else ends: at once, or after a warning. What is typed is sent before, and why it ended is said. */
import { FORCED_LOGOUT_MS } from '../constants.ts';
import { createStore } from '../store.ts';
import { leave, sendDrafts } from './leaving.ts';
import { lapse } from './signInAgain.ts';
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
export const forced = createStore<{ readonly endsMs: number } | undefined>(undefined);

/** Said where they sign in, until they do. */
export const putOut = createStore<EndReason | undefined>(undefined);

tokens.subscribe(() => {
  if (tokens.get() !== undefined) putOut.set(undefined);
});

/** `from` is where the person is led back to. */
export async function endBecause(reason: EndReason, from: () => string): Promise<void> {
  if (forced.get() !== undefined) return;
  if (reason === 'otherSession') await warn();
  putOut.set(reason);
  // A question that nobody can answer any more.
  lapse.get()?.resolve(false);
  await leave(from());
  forced.set(undefined);
}

let hurry: (() => void) | undefined;

/** The person does not want to wait. */
export function leaveNow(): void {
  hurry?.();
}

async function warn(): Promise<void> {
  forced.set({ endsMs: Date.now() + FORCED_LOGOUT_MS });
  // The session still takes them, and soon will not.
  void sendDrafts();
  await new Promise<void>((resolve) => {
    hurry = resolve;
    setTimeout(resolve, FORCED_LOGOUT_MS);
  });
  hurry = undefined;
}
