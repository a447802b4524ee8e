/** Accepted bodies: JSON in UTF-8 of limited size and depth, or the bytes of a file as a stream. */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { message } from '#language/message.ts';
import { badInput } from '../errors.ts';

export const BODY_LIMIT = 4 * 1024 * 1024;
/** Deeper than anything declared, and shallow enough for recursive code. */
export const DEPTH_LIMIT = 64;

export function addBodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      try {
        done(null, request.routeOptions.config.isRaw === true ? body : parseJson(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  server.addContentTypeParser(['application/octet-stream', 'application/pdf'], (_request, payload, done) =>
    done(null, payload),
  );
}

/** Bytes that are not UTF-8 would be stored as question marks: they are refused instead. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = isUtf8(bytes) ? bytes.toString('utf8') : undefined;
  if (text === undefined) throw badInput(message('malformedJson'));
  if (isDeeperThan(DEPTH_LIMIT, text)) throw badInput(message('tooMany', { what: 'depth', limit: DEPTH_LIMIT }));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badInput(message('malformedJson'));
  }
}

function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/**
 * Returns the end of the string that opens here; the end of the text if it is never closed, which the parser reports.
 */
function endOfText(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}
