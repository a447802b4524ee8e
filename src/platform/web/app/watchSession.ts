/** What happens to the session while pages are open: it is renewed, it lapses, another tab ends it or takes it over. */
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
  /** What was read for one person, or on behalf of one holder, is nothing to the next. */
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

/** True when somebody is signed in again, over the page they were at. */
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
  let known = currentActorKey();
  info.subscribe(() => {
    const next = currentActorKey();
    const isOther = known !== undefined && next !== known;
    known = next;
    if (isOther) forget();
  });
}

/**
 * Out in another tab: out here, with the open page kept under the overlay; in again, the overlay goes. In as somebody
 * else, or for another holder: nothing of the first one may stay.
 */
async function followOtherTab(): Promise<void> {
  const before = currentActorKey();
  if (before === undefined) return;
  if (tokens.get() === undefined) {
    // Put out, and the other tab was quicker to go.
    if (forcedLogout.get() === undefined) await signInAgainOrLeave();
    else endSessionNow();
    return;
  }
  await loadInfo();
  if (currentActorKey() === before) lapsed.get()?.resolve(true);
  else location.assign(BASENAME + HOME);
}

/** Who is at work, and on whose behalf. */
export function currentActorKey(): string | undefined {
  const { user, actingFor } = info.get() ?? {};
  return user === undefined || user === null ? undefined : `${user.id} ${actingFor?.id ?? ''}`;
}
