/** A PDF that a stranger sends to have it looked at: held in memory, for as long as that takes, and kept nowhere. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { message } from '#language/message.ts';
import { MOST_CHECKED_BYTES } from '#platform/model/request/fileCheck.ts';
import { badInput, broken, Refusal, unavailable } from '../errors.ts';
import { sizeText } from '../files/fileLimits.ts';

/** Enough for the slowest line that brings such a file at all. */
const RECEIVE_MS = 120_000;
const RETRY_SECONDS = 5;
const HEADER = '%PDF-';
/** Readers look no further. */
const HEADER_WITHIN = 1024;

export async function receivePdf(body: Readable, contentLength: string | undefined): Promise<Buffer> {
  if (Number(contentLength ?? 0) > MOST_CHECKED_BYTES) throw tooLarge();
  const timer = setTimeout(() => body.destroy(unavailable(RETRY_SECONDS)), RECEIVE_MS);
  try {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MOST_CHECKED_BYTES) throw tooLarge();
      pieces.push(piece);
    }
    if (size === 0) throw badInput(message('fileBroken'));
    const bytes = Buffer.concat(pieces, size);
    if (!bytes.subarray(0, HEADER_WITHIN).includes(HEADER)) throw broken('file', message('notPdf'));
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, message('fileTooLarge', { limit: sizeText(MOST_CHECKED_BYTES) }));
}

const END = '%%EOF';
/** More than anybody saves a file; the one that was issued is among the first. */
const MOST_SAVES = 16;

/** SHA-256 of the whole, then of what it was each time it was saved before: whatever is added to a PDF is written behind it. */
export function hashesOf(bytes: Buffer): { readonly whole: string; readonly earlier: readonly string[] } {
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
  for (let at = bytes.indexOf(END), saves = 0; at !== -1 && saves < MOST_SAVES; at = bytes.indexOf(END, at + 1), saves += 1) {
    const end = at + END.length;
    ends.push(end);
    const breaks = /^\r?\n?/u.exec(bytes.toString('latin1', end, end + 2))?.[0] ?? '';
    for (let length = 1; length <= breaks.length; length += 1) ends.push(end + length);
  }
  return ends.filter((end) => end < bytes.length);
}
