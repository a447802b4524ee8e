/** What the bytes of a PDF say by themselves: which file it is, and whose signatures it bears. Large ones take long (fileReader.ts). */
import { createHash } from 'node:crypto';
import { readSignatures, unreadableSignatures, type PdfSignature } from '../../signing/pdf/readSignatures.ts';

export interface FileReading {
  /** SHA-256. */
  readonly whole: string;
  /** Of what it was each time it was saved before: whatever is added to a PDF is written behind it. */
  readonly earlier: readonly string[];
  readonly signatures: readonly PdfSignature[];
}

export function readPdf(bytes: Buffer): FileReading {
  return { ...hashesOf(bytes), signatures: readSignatures(bytes) };
}

/** Of one that took too long: it is known byte for byte all the same, and what it bears counts as unreadable. */
export function withoutReadingPdf(bytes: Buffer): FileReading {
  return { ...hashesOf(bytes), signatures: unreadableSignatures(bytes) };
}

const END = '%%EOF';
/** More than anybody saves a file; the one that was issued is among the first. */
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

/** Behind each mark of an end, with and without the line break that belongs to it. */
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
