/**
 * The id of a seeded row: the same in every installation, so that a later seed finds the row whatever its texts are.
 */
import { createHash } from 'node:crypto';

/** A UUID of version 8 (RFC 9562, made by our own rule) from the name of the row. */
export function seedId(name: string): string {
  const bytes = createHash('sha1').update(name, 'utf8').digest().subarray(0, UUID_BYTES);
  bytes.writeUInt8((bytes.readUInt8(VERSION_AT) & 0x0f) | VERSION_8, VERSION_AT);
  bytes.writeUInt8((bytes.readUInt8(VARIANT_AT) & 0x3f) | RFC_VARIANT, VARIANT_AT);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const UUID_BYTES = 16;
const VERSION_AT = 6;
const VERSION_8 = 0x80;
const VARIANT_AT = 8;
const RFC_VARIANT = 0x80;
