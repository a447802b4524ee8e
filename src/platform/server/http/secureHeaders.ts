/** Security headers of all answers. An answer that needs more, or less, sets them itself. */
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { CARD_READER_URL } from '#platform/model/linkage/idCardFacts.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export interface SecureHeaders {
  /** For everything that a browser may show as a page. */
  readonly page: OutgoingHttpHeaders;
  /**
   * For the answers to calls, which are data: headers that only a page obeys are left out, because each costs every
   * call.
   */
  readonly call: OutgoingHttpHeaders;
}

/**
 * For the page of the screens: only scripts and styles with this answer's nonce, or from our own files, are used.
 * `pictureOrigin` is the server of map pictures, if an administrator has set one.
 */
export function screensPolicy(nonce: string, pictureOrigin?: string): string {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    // Screens are shown inside each other as dialogs.
    "frame-ancestors 'self'",
    "frame-src 'self' blob:",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Used by floating panels and drawings to position their parts.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' data: blob:", ...(pictureOrigin === undefined ? [] : [pictureOrigin])].join(' '),
    // The agent of a card reader, on the computer of the person who views the page.
    `connect-src 'self' ${CARD_READER_URL}`,
    "worker-src 'self'",
  ].join(';');
}

const FOR_CALLS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
];

/** Computed once: helmet computes them for every answer, which takes longer than checking the session. */
export async function secureHeaders(): Promise<SecureHeaders> {
  const scratch = fastify();
  await scratch.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
      },
    },
    strictTransportSecurity: { maxAge: YEAR_SECONDS },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  let headers: OutgoingHttpHeaders = {};
  scratch.get('/', (_request, reply) => {
    headers = { ...reply.raw.getHeaders() };
    return reply.send();
  });
  await scratch.inject('/');
  await scratch.close();
  return { page: headers, call: Object.fromEntries(FOR_CALLS.map((name) => [name, headers[name]])) };
}
