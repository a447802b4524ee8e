/** Signing in, choosing the holder, and signing out. */
import { call } from '../api/call.ts';
import { clearInfo, info } from './info.ts';
import { noteUserActivity } from './inactivity.ts';
import { setTokens, tokens, type Tokens } from './tokens.ts';

/** Signing out does not wait for a server that does not answer. */
const PATIENCE_MS = 3000;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Throws the refusal of the server. A person who signs in again over an open page acts for the same holder as before: a
 * new session begins with the first holder, and the open page would be saved for another. No tab sees the session
 * before that.
 */
export async function signIn(credentials: Credentials, holderId?: string): Promise<void> {
  const given = await call<Tokens>('POST', '/api/auth', { body: credentials, silent: true, background: true });
  if (holderId !== undefined)
    await call('PUT', ACTING_FOR, {
      body: { id: holderId },
      headers: { authorization: `Bearer ${given.token}` },
      silent: true,
      background: true,
    });
  noteUserActivity();
  setTokens(given);
}

/** One holder at a time, in all tabs: it is stored in the session, not in the page. */
export async function actFor(holderId: string): Promise<void> {
  await call('PUT', ACTING_FOR, { body: { id: holderId } });
  localStorage.setItem(ACTING_FOR_KEY, `${holderId} ${Date.now()}`);
}

const ACTING_FOR = '/api/v1/security/users/me/acting-for';

/** Written when the holder changes, so that other tabs are notified. */
export const ACTING_FOR_KEY = 'haz.actingFor';

/** Notifies the server; the session is removed from this browser whether the call succeeds or not. */
export async function signOut(): Promise<void> {
  const username = info.get()?.user?.username;
  if (tokens.get() !== undefined)
    await call('POST', '/api/auth/logout', {
      body: { username },
      silent: true,
      background: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
  setTokens(undefined);
  clearInfo();
}
