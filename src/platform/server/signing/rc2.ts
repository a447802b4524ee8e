/**
 * Decrypts RC2 (RFC 2268). Windows and older programs still encrypt certificates with it, and OpenSSL 3 no longer
 * offers it by default. Nothing is ever encrypted with it here.
 */

/** Decrypts in CBC mode and removes the padding. Returns `undefined` if the bytes cannot be RC2. */
export function decryptRc2(
  bytes: Buffer,
  { key, iv, effectiveBits }: { key: Buffer; iv: Buffer; effectiveBits: number },
): Buffer | undefined {
  if (bytes.length === 0 || bytes.length % BLOCK_BYTES !== 0 || iv.length !== BLOCK_BYTES) return undefined;
  const words = expandKey(key, effectiveBits);
  const plain = Buffer.alloc(bytes.length);
  let before = iv;
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) {
    const block = bytes.subarray(at, at + BLOCK_BYTES);
    const opened = decryptBlock(block, words);
    for (let index = 0; index < BLOCK_BYTES; index += 1)
      plain[at + index] = (opened[index] ?? 0) ^ (before[index] ?? 0);
    before = block;
  }
  return withoutPadding(plain);
}

const BLOCK_BYTES = 8;
const KEY_BYTES = 128;

/** Table of the RFC, made from the digits of π. */
const PI_TABLE = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb6266fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2ec5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
);

export function expandKey(key: Buffer, effectiveBits: number): readonly number[] {
  const long = Buffer.alloc(KEY_BYTES);
  key.copy(long);
  const pi = (value: number): number => PI_TABLE[value & 0xff] ?? 0;
  for (let at = key.length; at < KEY_BYTES; at += 1) long[at] = pi((long[at - 1] ?? 0) + (long[at - key.length] ?? 0));
  const length = Math.ceil(effectiveBits / 8);
  const mask = 0xff >> (8 * length - effectiveBits);
  long[KEY_BYTES - length] = pi((long[KEY_BYTES - length] ?? 0) & mask);
  for (let at = KEY_BYTES - length - 1; at >= 0; at -= 1) long[at] = pi((long[at + 1] ?? 0) ^ (long[at + length] ?? 0));
  return Array.from({ length: KEY_BYTES / 2 }, (_, index) => long.readUInt16LE(index * 2));
}

const SHIFTS = [1, 2, 3, 5] as const;
/** Rounds of mixing, counted from the end, after which the words are mashed. */
const MASHED_AFTER = new Set([5, 11]);
const ROUNDS = 16;

function decryptBlock(block: Buffer, key: readonly number[]): Buffer {
  const words = Array.from({ length: 4 }, (_, index) => block.readUInt16LE(index * 2));
  const word = (index: number): number => words[(index + 4) % 4] ?? 0;
  let at = key.length - 1;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (let index = 3; index >= 0; index -= 1) {
      const shift = SHIFTS[index] ?? 0;
      const turned = ((word(index) >> shift) | (word(index) << (16 - shift))) & 0xffff;
      words[index] =
        (turned - (key[at] ?? 0) - (word(index - 1) & word(index - 2)) - (~word(index - 1) & word(index - 3))) & 0xffff;
      at -= 1;
    }
    if (!MASHED_AFTER.has(round)) continue;
    for (let index = 3; index >= 0; index -= 1)
      words[index] = (word(index) - (key[word(index - 1) & 63] ?? 0)) & 0xffff;
  }
  const opened = Buffer.alloc(BLOCK_BYTES);
  words.forEach((value, index) => opened.writeUInt16LE(value, index * 2));
  return opened;
}

function withoutPadding(plain: Buffer): Buffer | undefined {
  const count = plain.at(-1) ?? 0;
  if (count < 1 || count > BLOCK_BYTES || plain.subarray(-count).some((byte) => byte !== count)) return undefined;
  return plain.subarray(0, -count);
}
