/**
 * A new token when half of the old one's life is over, asked for once by all tabs together: a refresh token is good for
 * one use, and the second use would end the session.
 */
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { REFRESH_AT_SHARE } from '../constants.ts';
import { isCurrentToken, lifeOf, rereadTokens, setTokens, tokens, type Tokens } from './tokens.ts';

const LOCK = 'haz.refresh';

/** True when there is now a token that is worth using; false when the session is over. */
export async function refreshNow(): Promise<boolean> {
  const before = tokens.get();
  return withTabLock(async () => {
    const current = rereadTokens();
    if (current === undefined) return false;
    // Another tab was quicker while this one waited.
    if (current.token !== before?.token) return true;
    const isRenewed = await renew(current);
    // What one tab writes the others read a moment later, and whoever is next in line must not spend the old token.
    await pause(TAB_SYNC_MS);
    return isRenewed;
  });
}

const TAB_SYNC_MS = 1000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function renew(current: Tokens): Promise<boolean> {
  try {
    const given = await call<Tokens>('POST', '/api/auth/token', {
      body: { token: current.refreshToken ?? current.token },
      silent: true,
      background: true,
    });
    // Who went out meanwhile is not brought back by an answer that was on its way.
    if (!isCurrentToken(current)) return rereadTokens() !== undefined;
    setTokens(given);
    return true;
  } catch (error) {
    // A server that is busy or being renewed has said nothing about the session.
    if (!(error instanceof ApiError) || !REFUSED.has(error.status)) throw error;
    return false;
  }
}

const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

/** When the token should be renewed, from its issue. */
export function refreshDueMs(held: Tokens): number | undefined {
  const life = lifeOf(held);
  return life === undefined ? undefined : life.issuedMs + (life.expiresMs - life.issuedMs) * REFRESH_AT_SHARE;
}

/** Refreshes in time for as long as there is a token. `lost` is told when it cannot be renewed. */
export function scheduleTokenRefresh(onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const held = tokens.get();
    const due = held === undefined ? undefined : refreshDueMs(held);
    if (due === undefined) return;
    timer = setTimeout(
      () => {
        refreshNow().then(
          // Who has gone out has lost nothing.
          (isRenewed) => (isRenewed || tokens.get() === undefined ? undefined : onLost()),
          // The network is gone: the next call will tell, or the next plan will try again.
          () => void (timer = setTimeout(plan, RETRY_MS)),
        );
      },
      Math.max(0, due - Date.now()),
    );
  };
  plan();
  const stop = tokens.subscribe(plan);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const RETRY_MS = 10_000;

/** Browsers without locks, or pages without https, have tabs that do not know of each other; one tab is then alone anyway. */
async function withTabLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request(LOCK, work);
}
