/** What open pages do when the server says that something has changed: rights change in place, and an end is obeyed. */
import { followPerson, keepListening, onRealtime } from '../realtime/realtime.ts';
import { endBecause, endReasons } from '../session/ending.ts';
import { loadInfo } from '../session/info.ts';
import { sendDrafts } from '../session/leaving.ts';
import { BASENAME, here } from '../route/address.ts';
import { HOME } from '../route/guard.ts';
import { actorNow, askAgain } from './keepSession.ts';
import { router } from './router.tsx';
import { withoutAct } from './visiting.ts';

let isFollowing = false;

/** From the first page behind the sign-in on. */
export function followServer(): void {
  if (isFollowing) return;
  isFollowing = true;
  onRealtime('info', () => void followSession().catch(() => undefined));
  onRealtime('logout', (body) => void obey(body).catch(() => undefined));
  keepListening({
    isPicker: () => new URLSearchParams(location.search).get('canSelect') === 'true',
    refused: () => void askAgain().catch(() => undefined),
  });
  router.subscribe(followPerson);
}

/** What the person may do was changed by somebody else, or for whom they act by another tab. */
export async function followSession(): Promise<void> {
  const before = actorNow();
  if (before === undefined) return;
  // Where the page is no longer allowed, what was typed in it is found again when it is.
  await sendDrafts();
  await loadInfo();
  // What is open was read for somebody else; at home there is nothing of anybody's.
  if (actorNow() !== before && here() !== HOME) location.assign(BASENAME + HOME);
  else await withoutAct(() => router.revalidate());
}

async function obey(body: unknown): Promise<void> {
  const { reason } = (body ?? {}) as { readonly reason?: string };
  const known = endReasons.find((one) => one === reason);
  if (known !== undefined) await endBecause(known, here);
  // What this browser did itself, its tabs tell each other.
  else if (reason === RAN_OUT) await askAgain();
}

const RAN_OUT = 'expired';
