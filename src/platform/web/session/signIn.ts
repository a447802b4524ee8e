/** Coming in and going out. */
import { call } from '../api/call.ts';
import { forgetInfo, info } from './info.ts';
import { noteAct } from './inactivity.ts';
import { setTokens, tokens, type Tokens } from './tokens.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Throws what the server says against it. */
export async function signIn(credentials: Credentials): Promise<void> {
  const given = await call<Tokens>('POST', '/api/auth', { body: credentials, silent: true, background: true });
  noteAct();
  setTokens(given);
}

/** The server is told, but whether it hears it or not, this browser forgets. */
export async function signOut(): Promise<void> {
  const username = info.get()?.user?.username;
  if (tokens.get() !== undefined) await call('POST', '/api/auth/logout', { body: { username }, silent: true, background: true }).catch(() => undefined);
  setTokens(undefined);
  forgetInfo();
}
