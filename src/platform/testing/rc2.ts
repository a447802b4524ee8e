/** The encrypting half of RC2 (RFC 2268): only tests encrypt with it. */
import { expandKey } from '#platform/server/signing/rc2.ts';

const BLOCK_BYTES = 8;
const SHIFTS = [1, 2, 3, 5] as const;
const ROUNDS = 16;
const MASHED_AFTER = new Set([5, 11]);

export function encryptRc2(
  plain: Buffer,
  { key, iv, effectiveBits }: { key: Buffer; iv: Buffer; effectiveBits: number },
): Buffer {
  const padding = BLOCK_BYTES - (plain.length % BLOCK_BYTES);
  const padded = Buffer.concat([plain, Buffer.alloc(padding, padding)]);
  const words = expandKey(key, effectiveBits);
  const locked: Buffer[] = [];
  let before = iv;
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) {
    before = encryptRc2Block(xorBlocks(padded.subarray(at, at + BLOCK_BYTES), before), words);
    locked.push(before);
  }
  return Buffer.concat(locked);
}

export function encryptRc2Block(block: Buffer, key: readonly number[]): Buffer {
  const words = Array.from({ length: 4 }, (_, index) => block.readUInt16LE(index * 2));
  const word = (index: number): number => words[(index + 4) % 4] ?? 0;
  let at = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let index = 0; index < 4; index += 1) {
      const sum =
        (word(index) + (key[at] ?? 0) + (word(index - 1) & word(index - 2)) + (~word(index - 1) & word(index - 3))) &
        0xffff;
      const shift = SHIFTS[index] ?? 0;
      words[index] = ((sum << shift) | (sum >> (16 - shift))) & 0xffff;
      at += 1;
    }
    if (!MASHED_AFTER.has(round)) continue;
    for (let index = 0; index < 4; index += 1) words[index] = (word(index) + (key[word(index - 1) & 63] ?? 0)) & 0xffff;
  }
  const locked = Buffer.alloc(BLOCK_BYTES);
  words.forEach((value, index) => locked.writeUInt16LE(value, index * 2));
  return locked;
}

function xorBlocks(block: Buffer, before: Buffer): Buffer {
  return Buffer.from(block.map((byte, index) => byte ^ (before[index] ?? 0)));
}
