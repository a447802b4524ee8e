/**
 * Follows the session while pages are open: it is renewed, it expires, or another tab ends it or signs in as another
 * user.
 */
import { clearTabDrafts } from '../form/draft/tabDrafts.ts';
import { info, loadInfo } from '../session/info.ts';
import { watchInactivity } from '../session/inactivity.ts';
import { forcedLogout, endSessionNow } from '../session/sessionEnd.ts';
import { signOutAndLeave } from '../session/signOutAndLeave.ts';
import { scheduleTokenRefresh } from '../session/refresh.ts';
import { ACTING_FOR_KEY } from '../session/signIn.ts';
import { signInPrompt as lapsed, signInAgain } from '../session/signInAgain.ts';
import { SESSION_KEY, tokens } from '../session/tokens.ts';
import { BASENAME, currentPath } from '../route/address.ts';
import { HOME } from '../route/guard.ts';

export interface SessionWatchOptions {
  /** Data loaded for one person, or on behalf of one holder, must not be shown to the next. */
  readonly clearCaches: () => void;
}

export function watchSession({ clearCaches }: SessionWatchOptions): void {
  scheduleTokenRefresh(() => void signInAgainOrLeave());
  watchInactivityWhileSignedIn();
  clearCachesOnActorChange(clearCaches);
  info.subscribe(() => clearTabDrafts(info.get()?.user?.id));
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === ACTING_FOR_KEY) followOtherTab().catch(() => undefined);
  });
}

/** Returns true if the person has signed in again over the open page. */
export async function signInAgainOrLeave(): Promise<boolean> {
  const isSignedIn = await signInAgain();
  if (!isSignedIn) await signOutAndLeave(currentPath());
  return isSignedIn;
}

function watchInactivityWhileSignedIn(): void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const isSignedIn = tokens.get() !== undefined;
    if (isSignedIn && stop === undefined) stop = watchInactivity(() => void signOutAndLeave(currentPath()));
    if (!isSignedIn) {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  tokens.subscribe(follow);
}

function clearCachesOnActorChange(forget: () => void): void {
  let lastKey = currentActorKey();
  info.subscribe(() => {
    const next = currentActorKey();
    const isOther = lastKey !== undefined && next !== lastKey;
    lastKey = next;
    if (isOther) forget();
  });
}

/**
 * Signed out in another tab: the sign-in overlay appears over the open page. Signed in again: it closes. Signed in as
 * another user or for another holder: everything is cleared.
 */
async function followOtherTab(): Promise<void> {
  const before = currentActorKey();
  if (before === undefined) return;
  if (tokens.get() === undefined) {
    // The session was ended by force, and the other tab was the first to leave.
    if (forcedLogout.get() === undefined) await signInAgainOrLeave();
    else endSessionNow();
    return;
  }
  await loadInfo();
  if (currentActorKey() === before) lapsed.get()?.resolve(true);
  else location.assign(BASENAME + HOME);
}

/** Key of the signed-in user and the holder they act for. */
export function currentActorKey(): string | undefined {
  const { user, actingFor } = info.get() ?? {};
  return user === undefined || user === null ? undefined : `${user.id} ${actingFor?.id ?? ''}`;
}
