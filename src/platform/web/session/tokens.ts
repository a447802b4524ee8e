/** The tokens of this browser, shared by its tabs. An expired token is removed when it is found. */
import { createStore } from '../store.ts';

export interface Tokens {
  readonly token: string;
  readonly refreshToken?: string;
  /**
   * By the clock of this computer, which may differ from the server's by minutes: the lifetime of the token is counted
   * from here.
   */
  readonly receivedMs?: number;
}

export interface TokenLife {
  readonly issuedMs: number;
  readonly expiresMs: number;
}

/** Written when a person signs in or out, so that other tabs are notified. */
export const SESSION_KEY = 'haz.session';

const store = createStore<Tokens | undefined>(readStored(Date.now()));

export const tokens = { get: store.get, subscribe: store.subscribe };

export function setTokens(given: Tokens | undefined): void {
  const next = given === undefined ? undefined : { ...given, receivedMs: Date.now() };
  if (next === undefined) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify(next));
  store.set(next);
}

/** Reads the tokens as another tab may have stored them: its storage event arrives later than the change. */
export function rereadTokens(): Tokens | undefined {
  const stored = readStored(Date.now());
  if (stored?.token !== store.get()?.token) store.set(stored);
  return store.get();
}

/** Returns when the token was issued and when it expires; undefined for an invalid token. */
export function lifeOf({ token, receivedMs }: Tokens): TokenLife | undefined {
  const { iat, exp } = payloadOf(token);
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  const issuedMs = receivedMs ?? iat * 1000;
  return { issuedMs, expiresMs: issuedMs + (exp - iat) * 1000 };
}

/** The session id stays the same however often the token is renewed. */
export function sessionIdOf({ token }: Tokens): string | undefined {
  const { sid } = payloadOf(token);
  return typeof sid === 'string' ? sid : undefined;
}

/** The signature is checked by the server. */
function payloadOf(token: string): { readonly iat?: unknown; readonly exp?: unknown; readonly sid?: unknown } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as object;
  } catch {
    return {};
  }
}

/** An expired token is still usable if it has a refresh token. */
export function isUsable(candidate: Tokens, nowMs: number): boolean {
  const life = lifeOf(candidate);
  return candidate.refreshToken !== undefined || (life !== undefined && life.expiresMs > nowMs);
}

/** Returns true if nobody signed in or out meanwhile, in any tab; the token may have expired. */
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
    // Not ours, or damaged: treated as missing.
    return undefined;
  }
}

addEventListener('storage', ({ key }) => {
  if (key === SESSION_KEY || key === null) store.set(readStored(Date.now()));
});
