/**
 * What can be read from the bytes of a PDF alone: its hashes and its signatures. Large files take long (fileReader.ts).
 */
import { createHash } from 'node:crypto';
import { readSignatures, unreadableSignatures, type PdfSignature } from '../../signing/pdf/readSignatures.ts';

export interface FileReading {
  /** The SHA-256 hash of the whole file. */
  readonly whole: string;
  /** Hashes of the file as it was after each earlier save: additions to a PDF are appended to it. */
  readonly earlier: readonly string[];
  readonly signatures: readonly PdfSignature[];
}

export function readPdf(bytes: Buffer): FileReading {
  return { ...hashesOf(bytes), signatures: readSignatures(bytes) };
}

/** For a file that took too long to read: its hashes are still computed, and its signatures count as unreadable. */
export function withoutReadingPdf(bytes: Buffer): FileReading {
  return { ...hashesOf(bytes), signatures: unreadableSignatures(bytes) };
}

const END = '%%EOF';
/** More often than anybody saves a file; the issued version is among the first. */
const MAX_SAVES = 16;

function hashesOf(bytes: Buffer): Omit<FileReading, 'signatures'> {
  const hash = createHash('sha256');
  const earlier: string[] = [];
  let hashed = 0;
  for (const end of endsIn(bytes)) {
    hash.update(bytes.subarray(hashed, end));
    earlier.push(hash.copy().digest('hex'));
    hashed = end;
  }
  return { whole: hash.update(bytes.subarray(hashed)).digest('hex'), earlier };
}

/** Returns the positions after each end mark, with and without the line break that belongs to it. */
function endsIn(bytes: Buffer): readonly number[] {
  const ends: number[] = [];
  for (
    let at = bytes.indexOf(END), saves = 0;
    at !== -1 && saves < MAX_SAVES;
    at = bytes.indexOf(END, at + 1), saves += 1
  ) {
    const end = at + END.length;
    ends.push(end);
    const breaks = /^\r?\n?/u.exec(bytes.toString('latin1', end, end + 2))?.[0] ?? '';
    for (let length = 1; length <= breaks.length; length += 1) ends.push(end + length);
  }
  return ends.filter((end) => end < bytes.length);
}
