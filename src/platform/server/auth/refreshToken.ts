/** The refresh token of a remembered session: the session id, and 32 random bytes of which only the hash is stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#language/values/uuid.ts';

export const REFRESH_TOKEN_MS = 14 * 24 * 60 * 60 * 1000;

/** Enough for two days of constant use; an older one is refused without ending anything. */
export const REMEMBERED_REFRESH_TOKENS = 200;

export interface RefreshToken {
  readonly sessionId: string;
  readonly hash: Buffer;
}

export function makeRefreshToken(sessionId: string): RefreshToken & { readonly text: string } {
  const secret = randomBytes(SECRET_BYTES);
  return { text: `${sessionId}.${secret.toString('base64url')}`, sessionId, hash: hashOf(secret) };
}

export function findRefreshToken(text: string): RefreshToken | undefined {
  const [sessionId, secret, ...more] = text.split('.');
  if (secret === undefined || more.length > 0 || !isUuid(sessionId)) return undefined;
  const bytes = Buffer.from(secret, 'base64url');
  return bytes.length === SECRET_BYTES ? { sessionId, hash: hashOf(bytes) } : undefined;
}

export function isSameHash(hash: Buffer | null, other: Buffer): boolean {
  return hash !== null && hash.length === other.length && timingSafeEqual(hash, other);
}

const SECRET_BYTES = 32;

function hashOf(secret: Buffer): Buffer {
  return createHash('sha256').update(secret).digest();
}
