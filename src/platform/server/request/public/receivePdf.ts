/**
 * Receives a PDF that an anonymous caller sends for checking: held in memory only while it is checked, and never
 * stored.
 */
import type { Readable } from 'node:stream';
import { message } from '#language/message.ts';
import { MOST_CHECKED_BYTES } from '#platform/model/request/fileCheck.ts';
import { badInput, ruleBroken, Refusal, unavailable } from '../../errors.ts';
import { sizeText } from '../../files/fileLimits.ts';

/** Long enough for the slowest connection that can send such a file at all. */
const RECEIVE_MS = 120_000;
const RETRY_SECONDS = 5;
const HEADER = '%PDF-';
/** PDF readers search no further for the header. */
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
    if (!bytes.subarray(0, HEADER_WITHIN).includes(HEADER)) throw ruleBroken('file', message('notPdf'));
    return bytes;
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, message('fileTooLarge', { limit: sizeText(MOST_CHECKED_BYTES) }));
}
