/**
 * Reacts to messages from the server while pages are open: changed rights take effect in place, and an ended session is
 * closed.
 */
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

/** Starts with the first page behind the sign-in. */
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

/** Reloads after another person changed the rights of this person, or another tab changed for whom they act. */
export async function reloadSession(): Promise<void> {
  const before = currentActorKey();
  if (before === undefined) return;
  // If the page is no longer allowed, the typed values can be restored when it is allowed again.
  await flushDrafts();
  await loadInfo();
  // The open page was loaded for another actor; the home page shows no data of a holder.
  if (currentActorKey() !== before && currentPath() !== HOME) location.assign(BASENAME + HOME);
  else await withoutUserActivity(() => router.revalidate());
}

async function handleLogoutMessage(body: unknown): Promise<void> {
  const { reason } = (body ?? {}) as { readonly reason?: string };
  const endReason = endReasons.find((candidate) => candidate === reason);
  if (endReason !== undefined) await endSession(endReason, currentPath);
  // Actions of this browser itself are passed between its tabs, not by the server.
  else if (reason === EXPIRED) await signInAgainOrLeave();
}

const EXPIRED = 'expired';
