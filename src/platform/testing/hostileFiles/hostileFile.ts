/** Parts of collections of hostile files: names, bytes, and numbers that are the same for the same seed. */
import { constants, deflateRawSync } from 'node:zlib';
import { sampleOf } from '../propertyRuns.ts';

export interface HostileFile {
  /** What is wrong with it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Files with random changes have names that begin with this. */
const RANDOM_CHANGE = 'random change';

/** Leaves out most of the files with random changes: one in this many stays, and all in `npm run soak`. */
export function sampleRandomChanges(files: readonly HostileFile[], oneIn: number): readonly HostileFile[] {
  const isRandom = ({ name }: HostileFile): boolean => name.startsWith(RANDOM_CHANGE);
  return [...files.filter((file) => !isRandom(file)), ...sampleOf(files.filter(isRandom), oneIn)];
}

/** Returns whole numbers from 0 up to, and without, `below`. */
export type RandomNumber = (below: number) => number;

/** Mulberry32: the same seed gives the same numbers. */
export function randomNumbers(seed: number): RandomNumber {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * limit);
  };
}

export function randomBytesOf(random: RandomNumber, count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, () => random(0x100)));
}

/** Returns `count` copies of the bytes with a few of their bytes, or of their lengths, changed. */
export function mutationsOf(bytes: Buffer, count: number, random: RandomNumber): Buffer[] {
  return Array.from({ length: count }, () => {
    const kind = random(4);
    const at = random(bytes.length);
    if (kind === 0) return bytes.subarray(0, at);
    if (kind === 1)
      return Buffer.concat([bytes.subarray(0, at), randomBytesOf(random, 1 + random(40)), bytes.subarray(at)]);
    if (kind === 2) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(40))]);
    const changed = Buffer.from(bytes);
    for (let turn = 0; turn <= random(8); turn += 1) changed[random(bytes.length)] = random(0x100);
    return changed;
  });
}

interface RepeatedContent {
  readonly piece: Buffer;
  readonly times: number;
  readonly head?: Buffer;
  readonly tail?: Buffer;
}

/**
 * Compresses the piece repeatedly: it is compressed once, up to a full flush, and those bytes are repeated, so that a
 * file of gigabytes is made in no time.
 */
export function deflatedRepeat({ piece, times, head = Buffer.alloc(0), tail = Buffer.alloc(0) }: RepeatedContent): {
  packed: Buffer;
  size: number;
} {
  const flushed = (bytes: Buffer): Buffer => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  const once = flushed(piece);
  const packed = Buffer.concat([
    flushed(head),
    ...Array.from({ length: times }, () => once),
    flushed(tail),
    LAST_BLOCK,
  ]);
  return { packed, size: head.length + piece.length * times + tail.length };
}

/** Returns this many megabytes of zeros as zlib compresses them, checksum included. */
export function zlibZeros(megabytes: number): Buffer {
  const { packed, size } = deflatedRepeat({ piece: Buffer.alloc(MEGABYTE), times: megabytes });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(size % ADLER, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), packed, checksum]);
}

const MEGABYTE = 1024 * 1024;
const ADLER = 65_521;
const LAST_BLOCK = Buffer.from([0x03, 0x00]);
