/**
 * Messages between the bank and us are signed with a shared secret: HMAC-SHA256 of the time, a dot and the very bytes
 * sent.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const TIMESTAMP_HEADER = 'x-bank-timestamp';
export const SIGNATURE_HEADER = 'x-bank-signature';
/** A message older, or further in the future, than this was replayed, or has the time of a wrong clock. */
export const TOLERANCE_MS = 15 * 60_000;

export type TextOrBytes = string | Uint8Array;

/** `timestamp` counts seconds since 1970. */
export function signatureHeaders({
  secret,
  nowMs,
  body,
}: {
  readonly secret: string;
  readonly nowMs: number;
  readonly body: TextOrBytes;
}): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(nowMs / SECOND_MS));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: digest(secret, timestamp, body).toString('hex') };
}

export interface SignedMessage {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: TextOrBytes;
  readonly secret: string;
  readonly nowMs: number;
}

/** Returns undefined if it was signed with the secret, and recently. */
export function findSignatureProblem({
  headers,
  body,
  secret,
  nowMs,
}: SignedMessage): 'badSignature' | 'stale' | undefined {
  const timestamp = headers[TIMESTAMP_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  // Without a secret, anybody could send messages.
  if (secret === '' || typeof timestamp !== 'string' || typeof signature !== 'string') return 'badSignature';
  if (!TIMESTAMP.test(timestamp) || !SIGNATURE.test(signature)) return 'badSignature';
  if (!timingSafeEqual(digest(secret, timestamp, body), Buffer.from(signature, 'hex'))) return 'badSignature';
  return Math.abs(nowMs - Number(timestamp) * SECOND_MS) > TOLERANCE_MS ? 'stale' : undefined;
}

const SECOND_MS = 1000;
const TIMESTAMP = /^[0-9]{1,12}$/u;
const SIGNATURE = /^[0-9a-f]{64}$/iu;

function digest(secret: string, timestamp: string, body: TextOrBytes): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
}
