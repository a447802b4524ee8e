/**
 * The access token: a signed text that names a session until a time. Whether the session is still alive is stored in
 * its row.
 */
import { hash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '#language/values/uuid.ts';
import type { Clock } from '../clock.ts';

export interface Token {
  readonly sessionId: string;
  readonly expiresMs: number;
}

export interface AccessTokens {
  readonly sign: (sessionId: string) => Promise<Token & { readonly text: string }>;
  /** Returns undefined for a token that was not signed here or has expired. */
  readonly verify: (text: string) => Promise<Token | undefined>;
}

export const ACCESS_TOKEN_MS = 30 * 60 * 1000;

export function createAccessTokens({ secret, clock }: { secret: string; clock: Clock }): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verified = createVerifiedCache();
  return {
    sign: async (sessionId) => {
      const issued = Math.floor(clock.nowMs() / SECOND_MS);
      const expires = issued + ACCESS_TOKEN_MS / SECOND_MS;
      const text = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key);
      return { text, sessionId, expiresMs: expires * SECOND_MS };
    },
    verify: async (text) => {
      if (text.length > MAX_LENGTH) return undefined;
      const digest = hash('sha256', text, 'base64url');
      const token = verified.get(digest) ?? (await verify(text, key));
      if (token === undefined) return undefined;
      const isValid = clock.nowMs() < token.expiresMs;
      if (isValid) verified.keep(digest, token);
      else verified.forget(digest);
      return isValid ? token : undefined;
    },
  };
}

const ALGORITHM = 'HS256';
const SECOND_MS = 1000;
/** Our tokens have about 200 characters. */
const MAX_LENGTH = 1000;
/** Several times the number of people who work at once; the oldest are dropped first. */
const MAX_VERIFIED = 20_000;

/** Does not check the time: the caller does, by its own clock, because a verified token is looked up again later. */
async function verify(text: string, key: Uint8Array): Promise<Token | undefined> {
  try {
    const { payload } = await jwtVerify(text, key, {
      algorithms: [ALGORITHM],
      requiredClaims: ['sid', 'iat', 'exp'],
      currentDate: new Date(0),
    });
    const { sid, exp } = payload;
    return typeof sid === 'string' && isUuid(sid) && exp !== undefined
      ? { sessionId: sid, expiresMs: exp * SECOND_MS }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Verifying costs a hundred times as much as a lookup here. */
function createVerifiedCache() {
  const tokens = new Map<string, Token>();
  return {
    get: (digest: string) => tokens.get(digest),
    forget: (digest: string) => void tokens.delete(digest),
    keep: (digest: string, token: Token): void => {
      if (tokens.has(digest)) return;
      if (tokens.size >= MAX_VERIFIED) tokens.delete(tokens.keys().next().value ?? '');
      tokens.set(digest, token);
    },
  };
}
