/** Ids are UUIDs of version 7, so that rows made together are stored together. */

/** Canonical form, in either case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Combines the 48-bit clock and ten bytes of randomness; the caller supplies both, so this stays free of I/O. */
export function uuidV7From(ms: number, randomBytes: Uint8Array): string {
  if (!Number.isInteger(ms) || ms < 0 || ms >= 2 ** 48) throw new RangeError(`Not a time a UUID can carry: ${ms}`);
  if (randomBytes.length < RANDOM_BYTES) throw new RangeError(`A UUID needs ${RANDOM_BYTES} random bytes`);
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(ms / 2 ** 32));
  view.setUint32(2, ms % 2 ** 32);
  bytes.set(randomBytes.subarray(0, RANDOM_BYTES), 6);
  view.setUint8(6, (view.getUint8(6) & 0x0f) | VERSION_7);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | RFC_VARIANT);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const RANDOM_BYTES = 10;
const VERSION_7 = 0x70;
const RFC_VARIANT = 0x80;
