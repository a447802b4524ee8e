/** The tokens of this browser, shared by its tabs. One that has run out is thrown away when it is found. */
import { createStore } from '../store.ts';

export interface Tokens {
  readonly token: string;
  readonly refreshToken?: string;
  /** By this machine's clock, which may be minutes off the server's: the token's life is counted from here. */
  readonly receivedMs?: number;
}

export interface TokenLife {
  readonly issuedMs: number;
  readonly expiresMs: number;
}

/** Written when somebody comes or goes, so that other tabs hear of it. */
export const SESSION_KEY = 'haz.session';

const store = createStore<Tokens | undefined>(readStored(Date.now()));

export const tokens = { get: store.get, subscribe: store.subscribe };

export function setTokens(given: Tokens | undefined): void {
  const next = given === undefined ? undefined : { ...given, receivedMs: Date.now() };
  if (next === undefined) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(next));
  store.set(next);
}

/** As another tab may have left them: what it tells of its changes arrives later than the changes. */
export function rereadTokens(): Tokens | undefined {
  const stored = readStored(Date.now());
  if (stored?.token !== store.get()?.token) store.set(stored);
  return store.get();
}

/** When the token was given and when it ends; undefined for what is no token. */
export function lifeOf({ token, receivedMs }: Tokens): TokenLife | undefined {
  const { iat, exp } = payloadOf(token);
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  const issuedMs = receivedMs ?? iat * 1000;
  return { issuedMs, expiresMs: issuedMs + (exp - iat) * 1000 };
}

/** However often the token is renewed, the session is the same. */
export function sessionIdOf({ token }: Tokens): string | undefined {
  const { sid } = payloadOf(token);
  return typeof sid === 'string' ? sid : undefined;
}

/** Its signature is the server's business. */
function payloadOf(token: string): { readonly iat?: unknown; readonly exp?: unknown; readonly sid?: unknown } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** A token that is over is still good for its refresh token. */
export function isUsable(held: Tokens, nowMs: number): boolean {
  const life = lifeOf(held);
  return held.refreshToken !== undefined || (life !== undefined && life.expiresMs > nowMs);
}

/** Nobody went out meanwhile, or came in, in whichever tab; it may have run out. */
export function isCurrentToken({ token }: Tokens): boolean {
  return parseStored()?.token === token;
}

function readStored(nowMs: number): Tokens | undefined {
  const stored = parseStored();
  if (stored !== undefined && isUsable(stored, nowMs)) return stored;
  localStorage.removeItem(SESSION_KEY);
  return undefined;
}

function parseStored(): Tokens | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as Tokens | null;
    return typeof stored?.token === 'string' ? stored : undefined;
  } catch {
    // Not ours, or damaged: as good as none.
    return undefined;
  }
}

addEventListener('storage', ({ key }) => {
  if (key === SESSION_KEY || key === null) store.set(readStored(Date.now()));
});
