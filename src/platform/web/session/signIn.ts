/** Coming in, for whom, and going out. */
import { call } from '../api/call.ts';
import { clearInfo, info } from './info.ts';
import { noteUserActivity } from './inactivity.ts';
import { setTokens, tokens, type Tokens } from './tokens.ts';

/** A page that should be left does not wait for a server that does not answer. */
const PATIENCE_MS = 3000;

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/**
 * Throws what the server says against it. Who comes back to an open page acts for the same holder as before: a new
 * session begins with the first of them, and what is open would be saved for somebody else. No tab sees it before that.
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

/** One holder at a time, in all tabs: the session has it, and not the page. */
export async function actFor(holderId: string): Promise<void> {
  await call('PUT', ACTING_FOR, { body: { id: holderId } });
  localStorage.setItem(ACTING_FOR_KEY, `${holderId} ${Date.now()}`);
}

const ACTING_FOR = '/api/v1/security/users/me/acting-for';

/** Written when it changes, so that other tabs hear of it. */
export const ACTING_FOR_KEY = 'haz.actingFor';

/** The server is told, but whether it hears it or not, this browser forgets. */
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
