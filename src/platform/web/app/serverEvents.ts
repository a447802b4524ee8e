/** What open pages do when the server says that something has changed: rights change in place, and an end is obeyed. */
import { reconnectOnActorChange, startRealtime, onRealtime } from '../realtime/realtime.ts';
import { endSession, endReasons } from '../session/sessionEnd.ts';
import { loadInfo } from '../session/info.ts';
import { flushDrafts } from '../session/signOutAndLeave.ts';
import { BASENAME, currentPath } from '../route/address.ts';
import { HOME } from '../route/guard.ts';
import { currentActorKey, signInAgainOrLeave } from './watchSession.ts';
import { router } from './router.tsx';
import { withoutUserActivity } from './loadVisit.ts';

let isFollowing = false;

/** From the first page behind the sign-in on. */
export function startServerEvents(): void {
  if (isFollowing) return;
  isFollowing = true;
  onRealtime('info', () => void reloadSession().catch(() => undefined));
  onRealtime('logout', (body) => void handleLogoutMessage(body).catch(() => undefined));
  startRealtime({
    isPicker: () => new URLSearchParams(location.search).get('canSelect') === 'true',
    onTokenRefused: () => void signInAgainOrLeave().catch(() => undefined),
  });
  router.subscribe(reconnectOnActorChange);
}

/** What the person may do was changed by somebody else, or for whom they act by another tab. */
export async function reloadSession(): Promise<void> {
  const before = currentActorKey();
  if (before === undefined) return;
  // Where the page is no longer allowed, what was typed in it is found again when it is.
  await flushDrafts();
  await loadInfo();
  // What is open was read for somebody else; at home there is nothing of anybody's.
  if (currentActorKey() !== before && currentPath() !== HOME) location.assign(BASENAME + HOME);
  else await withoutUserActivity(() => router.revalidate());
}

async function handleLogoutMessage(body: unknown): Promise<void> {
  const { reason } = (body ?? {}) as { readonly reason?: string };
  const known = endReasons.find((one) => one === reason);
  if (known !== undefined) await endSession(known, currentPath);
  // What this browser did itself, its tabs tell each other.
  else if (reason === EXPIRED) await signInAgainOrLeave();
}

const EXPIRED = 'expired';
