/** Receives the bytes of a file that is sent as the body of a call. */
import { Readable } from 'node:stream';
import { message } from '#language/message.ts';
import { badInput, Refusal } from '../errors.ts';
import type { CallContext } from '../http/call.ts';
import { sizeText } from './fileLimits.ts';
import { FileTooLarge, type StoredBytes } from './fileStore.ts';

export const BYTES_SCHEMA = {
  type: 'string',
  format: 'binary',
  description: 'The bytes. Header X-File-Name: its name, percent-encoded UTF-8.',
};
export const FILE_SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    size: { type: 'integer' },
    type: { type: 'string' },
    url: { type: 'string' },
    path: { type: 'string' },
    group: { type: ['string', 'null'] },
    isUserFile: { type: 'boolean' },
  },
};

/** A body that is refused halfway is read to its end nevertheless. */
export async function withStream<T>({ body }: CallContext, work: (body: Readable) => Promise<T>): Promise<T> {
  if (!(body instanceof Readable)) throw new TypeError('The body of an upload is handed over as a stream');
  try {
    return await work(body);
  } catch (error) {
    drainBody(body);
    throw error;
  }
}

/** Reads the bytes of a stream, with the file name that was sent; `check` runs before the bytes are read. */
export async function receiveBytes(
  { app, headers }: CallContext,
  body: Readable,
  { maxBytes, check }: { maxBytes: number; check: () => Promise<void> },
): Promise<StoredBytes & { name: string | undefined }> {
  const tooLarge = (): Refusal => new Refusal(413, message('fileTooLarge', { limit: sizeText(maxBytes) }));
  const name = fileNameOf(headers['x-file-name']);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  await check();
  const stored = await app.files.put(body, { maxBytes }).catch((error: unknown) => {
    throw error instanceof FileTooLarge ? tooLarge() : error;
  });
  if (stored.size === 0) throw badInput(message('fileBroken'));
  return { ...stored, name };
}

/**
 * Time for the client to read the refusal. A body left half read would keep its connection open, and a stopping server
 * with it.
 */
const DRAIN_MS = 5000;

export function drainBody(body: Readable): void {
  const timer = setTimeout(() => body.destroy(), DRAIN_MS);
  body.once('close', () => clearTimeout(timer)).once('error', () => undefined);
  body.resume();
}

export function fileNameOf(header: string | undefined): string | undefined {
  try {
    return header === undefined ? undefined : decodeURIComponent(header);
  } catch {
    throw badInput(message('wrongType', { name: 'X-File-Name', expected: 'percent-encoded UTF-8' }));
  }
}
