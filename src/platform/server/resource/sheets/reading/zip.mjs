// @ts-check
/**
 * Reads the members of a ZIP archive with yauzl, which takes the directory and never the local headers for true. Members
 * are unpacked as they are read and never written to a disk, so their names cannot lead anywhere. The sizes that the
 * archive claims are checked first, and the bytes that are unpacked are counted as well: a hostile file claims too little.
 *
 * @typedef {import('yauzl').Entry} Entry
 * @typedef {import('yauzl').ZipFile} ZipFile
 * @typedef {{ readonly memberBytes: number, readonly totalBytes: number }} ZipLimits
 * @typedef {{ readonly names: readonly string[], readonly has: (name: string) => boolean, readonly pieces: (name: string) => AsyncGenerator<Buffer> }} Archive
 */
import yauzl from 'yauzl';
import { SheetProblem } from './sheetProblem.mjs';

const MAX_MEMBERS = 10_000;
/** Names stay bytes, because many programs write UTF-8 without declaring it. Sizes are checked here, for a better message. */
const OPTIONS = { lazyEntries: true, decodeStrings: false, validateEntrySizes: false };

/**
 * @param {Buffer} bytes
 * @param {ZipLimits} limits
 * @returns {Promise<Archive>}
 */
export async function openArchive(bytes, limits) {
  /** @type {Map<string, Entry>} */
  const members = new Map();
  let total = 0;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, OPTIONS);
    if (zip.entryCount > MAX_MEMBERS) throw new SheetProblem('unpacksTooLarge');
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (total > limits.totalBytes || entry.uncompressedSize > limits.memberBytes)
        throw new SheetProblem('unpacksTooLarge');
      members.set(entry.fileNameRaw.toString('utf8').replace(/^\//, ''), entry);
    }
    return {
      names: [...members.keys()],
      has: (name) => members.has(name),
      pieces: (name) => unpack(zip, members.get(name)),
    };
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * @param {ZipFile} zip
 * @param {Entry | undefined} entry
 * @returns {AsyncGenerator<Buffer>}
 */
async function* unpack(zip, entry) {
  if (entry === undefined) throw new SheetProblem('broken');
  if (entry.isEncrypted()) throw new SheetProblem('locked');
  let unpacked = 0;
  try {
    const pieces = /** @type {AsyncIterable<Buffer>} */ (await zip.openReadStreamPromise(entry));
    for await (const piece of pieces) {
      unpacked += piece.length;
      if (unpacked > entry.uncompressedSize) throw new SheetProblem('unpacksTooLarge');
      yield piece;
    }
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * Whatever yauzl or zlib cannot read is a broken file.
 * @param {unknown} error
 */
function problemOf(error) {
  return error instanceof SheetProblem ? error : new SheetProblem('broken');
}
