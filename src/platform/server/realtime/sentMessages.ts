/**
 * Reads what a client without a websocket sends: a list of frames as JSON. It is validated here, because SockJS answers
 * anything invalid as a failure of the server.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { message } from '#language/message.ts';
import { badInput, Refusal } from '../errors.ts';
import { MAX_MESSAGE_BYTES } from './limits.ts';

/** Throws 413, 415 or 400. The result can be passed to SockJS in place of the request. */
export async function readSentMessages(request: IncomingMessage): Promise<IncomingMessage> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (!TYPES.has(type.trim().toLowerCase())) throw new Refusal(415, message('unsupportedMediaType'));
  const body = await readBody(request).catch((error: unknown) => {
    // A client that disconnects halfway has sent half a message, which is no server error.
    throw error instanceof Refusal ? error : badInput(message('malformedJson'));
  });
  if (!isListOfFrames(body.toString('utf8'))) throw badInput(message('malformedJson'));
  const { url, method, headers } = request;
  // SockJS accepts only its own spelling of the type.
  return Object.assign(Readable.from([body]), {
    url,
    method,
    headers: { ...headers, 'content-type': 'text/plain' },
  }) as unknown as IncomingMessage;
}

export function tooLarge(): Refusal {
  return new Refusal(413, message('tooLarge', { limit: `${MAX_MESSAGE_BYTES / 1024} kB` }));
}

/** The client of SockJS sends the first; some proxies remove it altogether. */
const TYPES: ReadonlySet<string> = new Set(['text/plain', 'application/json', '']);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_MESSAGE_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isListOfFrames(text: string): boolean {
  try {
    const sent: unknown = JSON.parse(text);
    return Array.isArray(sent) && sent.every((frame) => typeof frame === 'string');
  } catch {
    return false;
  }
}
