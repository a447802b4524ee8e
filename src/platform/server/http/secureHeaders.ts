/** What answers tell a browser to refuse. One that needs more, or less, says so itself. */
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { CARD_READER_URL } from '#platform/model/linkage/idCardFacts.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export interface SecureHeaders {
  /** Of whatever a browser may show as a page. */
  readonly page: OutgoingHttpHeaders;
  /** Of the answers to calls, which are data: what only a page obeys is left out, because each costs every call. */
  readonly call: OutgoingHttpHeaders;
}

/** Of the page of the screens: only what carries this answer's nonce, or comes from our own files, runs or dresses it. */
export function screensPolicy(nonce: string): string {
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
    // Where a floating panel or a drawing puts its parts.
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // The agent of a card reader, on the computer of whoever looks at the page.
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

/** Asked for once: helmet works them out anew for every answer, which takes longer than to check who is asking. */
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
