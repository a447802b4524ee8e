/** What every answer tells a browser to refuse. A page that needs more, or less, says so itself. */
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import fastify from 'fastify';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Asked for once: helmet works them out anew for every answer, which takes longer than to check who is asking. */
export async function secureHeaders(): Promise<OutgoingHttpHeaders> {
  const scratch = fastify();
  await scratch.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'self'"], baseUri: ["'self'"], objectSrc: ["'none'"], frameAncestors: ["'self'"], formAction: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:', 'blob:'] },
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
  return headers;
}
