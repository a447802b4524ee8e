/**
 * Encrypts a text so that people who can read the table cannot read the text: AES-256-GCM with a key derived from a
 * server secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export function seal(secret: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, sealingKey(secret), iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

/** Throws for a text that was sealed with another secret, was changed since, or was never sealed. */
export function unseal(secret: string, sealed: string): string {
  const [version, body = '', ...rest] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  // Decoding ignores unknown characters; a text that is not exactly in our format was not sealed here.
  const hasOurFormat =
    version === VERSION &&
    rest.length === 0 &&
    bytes.length >= IV_BYTES + TAG_BYTES &&
    bytes.toString('base64url') === body;
  if (!hasOurFormat) throw new SealBroken();
  try {
    const decipher = createDecipheriv(ALGORITHM, sealingKey(secret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealBroken();
  }
}

export class SealBroken extends Error {
  override readonly name = 'SealBroken';

  constructor() {
    super('What was sealed cannot be opened: it was changed, or sealed with another secret.');
  }
}

/** One secret serves several uses; each has its own key, so that none reveals another. */
export function deriveKey(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `haz ${use}`, KEY_BYTES));
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

function sealingKey(secret: string): Buffer {
  return deriveKey(secret, 'seal v1');
}
