/**
 * Renews the token when half of its lifetime is over, once for all tabs together: a refresh token can be used once, and
 * a second use would end the session.
 */
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { REFRESH_AT_SHARE } from '../constants.ts';
import { isCurrentToken, lifeOf, rereadTokens, setTokens, tokens, type Tokens } from './tokens.ts';

const LOCK = 'haz.refresh';

/** Returns true if there is now a usable token; false if the session is over. */
export async function refreshNow(): Promise<boolean> {
  const before = tokens.get();
  return withTabLock(async () => {
    const current = rereadTokens();
    if (current === undefined) return false;
    // Another tab renewed it while this one waited.
    if (current.token !== before?.token) return true;
    const isRenewed = await renew(current);
    // Other tabs read the stored token a moment later, and the next one to get the lock must not use the old refresh
    // token.
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
    // A person who signed out meanwhile must not be signed in again by a late answer.
    if (!isCurrentToken(current)) return rereadTokens() !== undefined;
    setTokens(given);
    return true;
  } catch (error) {
    // An error of a busy or restarting server says nothing about the session.
    if (!(error instanceof ApiError) || !REFUSED.has(error.status)) throw error;
    return false;
  }
}

const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

/** Returns when the token should be renewed, counted from its issue. */
export function refreshDueMs(current: Tokens): number | undefined {
  const life = lifeOf(current);
  return life === undefined ? undefined : life.issuedMs + (life.expiresMs - life.issuedMs) * REFRESH_AT_SHARE;
}

/** Refreshes in time for as long as there is a token. Calls `onLost` if it cannot be renewed. */
export function scheduleTokenRefresh(onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const current = tokens.get();
    const due = current === undefined ? undefined : refreshDueMs(current);
    if (due === undefined) return;
    timer = setTimeout(
      () => {
        refreshNow().then(
          // A person who has signed out has not lost a session.
          (isRenewed) => (isRenewed || tokens.get() === undefined ? undefined : onLost()),
          // The network is down: the next call will report it, or the next attempt will succeed.
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

/** Without the Web Locks API, as in old browsers or without https, each tab refreshes by itself. */
async function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? task() : navigator.locks.request(LOCK, task);
}
