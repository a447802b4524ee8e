/** Writes DER, the strict form of X.690 that `der.ts` reads. */
import { TAG, type DerNode } from './der.ts';

export function encodeDer(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

/** Writes a value as it was read; the bytes are the same if they were DER. */
export function encodeNode({ tag, content }: DerNode): Buffer {
  return encodeDer(tag, content);
}

export function sequence(...parts: readonly Buffer[]): Buffer {
  return encodeDer(TAG.sequence, Buffer.concat(parts));
}

/** Sorts the values by their bytes, because DER requires an order for sets. */
export function setOf(...parts: readonly Buffer[]): Buffer {
  return encodeDer(TAG.set, Buffer.concat(sortByBytes(parts)));
}

export function sortByBytes(parts: readonly Buffer[]): Buffer[] {
  return parts.toSorted((one, other) => one.compare(other));
}

/** Writes a context-specific tag around the content. */
export function tagged(number: number, content: Buffer): Buffer {
  return encodeDer(TAG.tagged0 + number, content);
}

export function octets(content: Buffer): Buffer {
  return encodeDer(TAG.octetString, content);
}

/** Writes a whole number that is not negative. */
export function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return encodeDer(TAG.integer, (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((value) => {
    const groups = [value % 0x80];
    for (let left = Math.floor(value / 0x80); left > 0; left = Math.floor(left / 0x80))
      groups.unshift((left % 0x80) + 0x80);
    return groups;
  });
  return encodeDer(TAG.oid, Buffer.from(bytes));
}

export const DER_NULL = Buffer.from([TAG.nothing, 0x00]);

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let left = length; left > 0; left = Math.floor(left / 0x100)) bytes.unshift(left % 0x100);
  return [0x80 + bytes.length, ...bytes];
}
