/** What happens to the session while pages are open: it is renewed, it lapses, another tab ends it or takes it over. */
import { forgetDrafts } from '../form/draft/draftMirror.ts';
import { info, loadInfo } from '../session/info.ts';
import { watchInactivity } from '../session/inactivity.ts';
import { forced, leaveNow } from '../session/ending.ts';
import { leave } from '../session/leaving.ts';
import { keepFresh } from '../session/refresh.ts';
import { ACTING_FOR_KEY } from '../session/signIn.ts';
import { lapse as lapsed, signInAgain } from '../session/signInAgain.ts';
import { SESSION_KEY, tokens } from '../session/tokens.ts';
import { BASENAME, here } from '../route/address.ts';
import { HOME } from '../route/guard.ts';

export interface Keeping {
  /** What was read for one person, or on behalf of one holder, is nothing to the next. */
  readonly forget: () => void;
}

export function keepSession({ forget }: Keeping): void {
  keepFresh(() => void askAgain());
  watchIdleness();
  forgetWithPerson(forget);
  info.subscribe(() => forgetDrafts(info.get()?.user?.id));
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === ACTING_FOR_KEY) followOtherTab().catch(() => undefined);
  });
}

/** True when somebody is signed in again, over the page they were at. */
export async function askAgain(): Promise<boolean> {
  const isSignedIn = await signInAgain();
  if (!isSignedIn) await leave(here());
  return isSignedIn;
}

function watchIdleness(): void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const isSignedIn = tokens.get() !== undefined;
    if (isSignedIn && stop === undefined) stop = watchInactivity(() => void leave(here()));
    if (!isSignedIn) {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  tokens.subscribe(follow);
}

function forgetWithPerson(forget: () => void): void {
  let known = actorNow();
  info.subscribe(() => {
    const next = actorNow();
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
  const before = actorNow();
  if (before === undefined) return;
  if (tokens.get() === undefined) {
    // Put out, and the other tab was quicker to go.
    if (forced.get() === undefined) await askAgain();
    else leaveNow();
    return;
  }
  await loadInfo();
  if (actorNow() === before) lapsed.get()?.resolve(true);
  else location.assign(BASENAME + HOME);
}

/** Who is at work, and on whose behalf. */
export function actorNow(): string | undefined {
  const { user, actingFor } = info.get() ?? {};
  return user === undefined || user === null ? undefined : `${user.id} ${actingFor?.id ?? ''}`;
}
