// @ts-check
/**
 * The members of a ZIP archive, each unpacked no further than it may grow. What the archive says about sizes is looked at
 * first, and what really comes out is counted as well: the two differ where somebody means harm.
 *
 * @typedef {{ name: string, method: number, isLocked: boolean, packed: number, unpacked: number, offset: number }} Member
 * @typedef {{ readonly memberBytes: number, readonly totalBytes: number }} ZipLimits
 * @typedef {{ readonly names: readonly string[], readonly has: (name: string) => boolean, readonly pieces: (name: string) => AsyncGenerator<Buffer>, readonly text: (name: string) => Promise<string> }} Archive
 */
import { createInflateRaw } from 'node:zlib';
import { SheetProblem } from './sheetProblem.mjs';

const END = 0x06054b50;
const MEMBER = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MEMBER_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const MAX_MEMBERS = 10_000;
const STORED = 0;
const DEFLATED = 8;
/** Whoever reads a long text searches it anew with every piece. */
const PIECE_BYTES = 256 * 1024;
/** A size that did not fit stands in the extra field. */
const SIZE_IN_EXTRA_FIELD = 0xffffffff;
const ZIP64 = 0x0001;

/**
 * @param {Buffer} bytes
 * @param {ZipLimits} limits
 * @returns {Archive}
 */
export function openArchive(bytes, limits) {
  const members = new Map(membersOf(bytes).map((member) => [member.name, member]));
  const total = [...members.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > limits.totalBytes || [...members.values()].some(({ unpacked }) => unpacked > limits.memberBytes))
    throw new SheetProblem('unpacksTooLarge');
  /** @param {string} name */
  const pieces = (name) => {
    const member = members.get(name);
    if (member === undefined) throw new SheetProblem('broken');
    return unpack(bytes, member);
  };
  return {
    names: [...members.keys()],
    has: (name) => members.has(name),
    pieces,
    text: async (name) => {
      const all = [];
      for await (const piece of pieces(name)) all.push(piece);
      return Buffer.concat(all).toString('utf8');
    },
  };
}

/**
 * @param {Buffer} bytes
 * @returns {Member[]}
 */
function membersOf(bytes) {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_MEMBERS) throw new SheetProblem('unpacksTooLarge');
  const members = [];
  for (let index = 0; index < count; index += 1) {
    if (at + MEMBER_BYTES > bytes.length || bytes.readUInt32LE(at) !== MEMBER) throw new SheetProblem('broken');
    const nameEnd = at + MEMBER_BYTES + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > bytes.length) throw new SheetProblem('broken');
    const [unpacked, packed, offset] = sizesOf(bytes, { at, extra: nameEnd, extraEnd });
    members.push({
      name: bytes.toString('utf8', at + MEMBER_BYTES, nameEnd).replace(/^\//, ''),
      method: bytes.readUInt16LE(at + 10),
      isLocked: (bytes.readUInt16LE(at + 8) & 1) === 1,
      unpacked,
      packed,
      offset,
    });
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return members;
}

/** @param {Buffer} bytes */
function findEnd(bytes) {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw new SheetProblem('broken');
}

/**
 * @param {Buffer} bytes
 * @param {{ at: number, extra: number, extraEnd: number }} where
 * @returns {[unpacked: number, packed: number, offset: number]}
 */
function sizesOf(bytes, { at, extra, extraEnd }) {
  /** @type {[number, number, number]} */
  const sizes = [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
  let field = extra;
  while (field + 4 <= extraEnd && bytes.readUInt16LE(field) !== ZIP64) field += 4 + bytes.readUInt16LE(field + 2);
  let large = field + 4;
  for (const [index, size] of sizes.entries()) {
    if (size !== SIZE_IN_EXTRA_FIELD) continue;
    if (large + 8 > extraEnd) throw new SheetProblem('broken');
    sizes[index] = Number(bytes.readBigUInt64LE(large));
    large += 8;
  }
  return sizes;
}

/**
 * @param {Buffer} bytes
 * @param {Member} member
 * @returns {AsyncGenerator<Buffer>}
 */
async function* unpack(bytes, { method, isLocked, packed, unpacked, offset }) {
  if (isLocked) throw new SheetProblem('locked');
  if (offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw new SheetProblem('broken');
  const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed || (method !== STORED && method !== DEFLATED)) throw new SheetProblem('broken');
  if (method === STORED) {
    yield content;
    return;
  }
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  inflate.end(content);
  let seen = 0;
  try {
    for await (const piece of /** @type {AsyncIterable<Buffer>} */ (inflate)) {
      seen += piece.length;
      if (seen > unpacked) throw new SheetProblem('unpacksTooLarge');
      yield piece;
    }
  } catch (error) {
    throw error instanceof SheetProblem ? error : new SheetProblem('broken');
  }
}
