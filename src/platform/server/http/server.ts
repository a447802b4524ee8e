/** The HTTP server: every declared call behind the same checks, in the same order. */
import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { message } from '#language/message.ts';
import type { Actor, CallGrant } from '../access/actor.ts';
import type { App } from '../app.ts';
import { badInput, forbidden, Refusal, unauthenticated, unavailable } from '../errors.ts';
import { aliasesOf } from '../resource/address.ts';
import { asRefusal } from '../resource/databaseErrors.ts';
import { callKey, isRawReply, type Call, type RawReply } from './call.ts';
import { errorBody, internal, localeOf } from './errorBody.ts';
import { healthRoutes } from './health.ts';
import { describeApi } from './openapi.ts';
import { welcomePage } from './welcomePage.ts';

export const BASE = '/haz';
export const API = '/haz/backend';

const BODY_LIMIT = 4 * 1024 * 1024;
/** Calls worked on at once; beyond it a caller is better off coming back than waiting in a line that only grows. */
const MAX_IN_FLIGHT = 400;
const RETRY_SECONDS = 2;
const YEAR_SECONDS = 365 * 24 * 3600;

export async function createServer(app: App): Promise<FastifyInstance> {
  const rewrite = rewriter(app);
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    logger: false,
    // Addresses behind a proxy are taken from it only where it is on this machine.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: (request) => rewrite(request.url ?? '/'),
    forceCloseConnections: 'idle',
  });
  await secureHeaders(server);
  parseBodies(server);
  guardLoad(server, app);
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(app, error, request, reply));
  server.setNotFoundHandler((request, reply) => sendError(app, new Refusal(404, message('notFound')), request, reply));
  for (const call of app.calls) route(server, app, call);
  await healthRoutes(server, app);
  publicPages(server, app);
  return server;
}

async function secureHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'self'"], baseUri: ["'self'"], objectSrc: ["'none'"], frameAncestors: ["'self'"], formAction: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"], imgSrc: ["'self'", 'data:', 'blob:'] },
    },
    strictTransportSecurity: { maxAge: YEAR_SECONDS },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** JSON, or a stream for uploads; a body that is not JSON is said to be so. */
function parseBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : (JSON.parse(body as string) as unknown));
    } catch {
      done(badInput(message('malformedJson')));
    }
  });
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
}

function guardLoad(server: FastifyInstance, app: App): void {
  let inFlight = 0;
  server.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    void reply.header('x-request-id', request.id);
    const isHealth = request.url.includes('/health/');
    done(inFlight > MAX_IN_FLIGHT && !isHealth ? unavailable(RETRY_SECONDS) : undefined);
  });
  server.addHook('onResponse', (request, reply, done) => {
    inFlight -= 1;
    app.metrics.requestDone({ method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode, durationMs: reply.elapsedTime });
    done();
  });
}

function route(server: FastifyInstance, app: App, call: Call): void {
  const key = callKey(call);
  server.route({
    method: call.method,
    url: API + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const actor = await actorOf(app, request);
      const grant = letIn(app, { call, key, actor, request });
      const answer = await call.handle({
        app,
        call: key,
        actor,
        grant,
        body: request.body,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string | undefined>,
        headers: request.headers as Record<string, string | undefined>,
        requestId: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      });
      return send(reply, answer);
    },
  });
}

async function actorOf(app: App, request: FastifyRequest): Promise<Actor> {
  const { authorization } = request.headers;
  if (authorization === undefined) return app.sessions.anonymous();
  const token = /^Bearer ([\w.-]+)$/.exec(authorization)?.[1];
  const actor = token === undefined ? undefined : await app.sessions.findActor(token);
  if (actor === undefined) throw new Refusal(401, message('badToken'));
  return actor;
}

/** Being granted the call, with one of the rights it asks for. Who is not signed in is asked to; who is, is refused. */
function letIn(app: App, { call, key, actor, request }: { call: Call; key: string; actor: Actor; request: FastifyRequest }): CallGrant {
  const menuId = request.headers['x-menu-id'];
  const grant = actor.grants.findGrant(key, typeof menuId === 'string' && menuId !== '' ? menuId : undefined);
  const isEnough = grant !== undefined && (call.rights === undefined || call.rights.some((right) => grant.rights.has(right)));
  if (isEnough) return grant;
  if (actor.userId === null) throw unauthenticated();
  app.sessions.recordRefusal({ actor, call: key, requestId: request.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
  throw forbidden();
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (isRawReply(answer)) return sendRaw(reply, answer);
  void reply.header('cache-control', 'no-store');
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? null));
}

function sendRaw(reply: FastifyReply, answer: RawReply): FastifyReply {
  if (answer.headers?.['cache-control'] === undefined) void reply.header('cache-control', 'no-store');
  return reply
    .code(answer.status ?? 200)
    .headers(answer.headers ?? {})
    .type(answer.type)
    .send(answer.body);
}

function sendError(app: App, error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(app, error);
  if (refusal === undefined || refusal.status >= 500) app.log.error({ requestId: request.id, route: request.routeOptions.url, error }, 'A call failed');
  const shown = refusal ?? internal();
  if (shown.retryAfter !== undefined) void reply.header('retry-after', String(shown.retryAfter));
  const body = errorBody(app.catalogue, shown, { locale: localeOf(request.headers['accept-language']), requestId: request.id });
  return reply.code(shown.status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Fastify's own refusals, in our words. */
function refusalOf(app: App, error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(413, message('tooLarge', { limit: `${BODY_LIMIT / 1024 / 1024} MB` }));
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(415, message('unsupportedMediaType'));
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return badInput(message('malformedJson'));
    default:
      return asRefusal(app.catalogue, error);
  }
}

/** `/transaction/stockCards` is `/transaction/stock-cards`: both spellings are in use. */
function rewriter(app: App): (url: string) => string {
  const aliases = aliasesOf(app.catalogue);
  return (url) => {
    const match = /^\/haz\/backend(\/api(?:\/v1)?\/[^/?]+\/?[^/?]*)(.*)$/.exec(url);
    const canonical = match === null ? undefined : aliases.get(match[1] ?? '');
    return canonical === undefined ? url : `${API}${canonical}${match?.[2] ?? ''}`;
  };
}

function publicPages(server: FastifyInstance, app: App): void {
  const description = Buffer.from(JSON.stringify(describeApi(app)));
  server.get(`${API}/openapi.json`, (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
  server.get(BASE, (_request, reply) => reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(welcomePage()));
  server.get(`${BASE}/`, (_request, reply) => reply.redirect(BASE, 302));
  server.get('/', (_request, reply) => reply.redirect(BASE, 302));
}
