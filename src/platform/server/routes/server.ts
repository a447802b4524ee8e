/** The HTTP server: every declared call behind the same checks, in the same order. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { message } from '#language/message.ts';
import type { Actor, CallGrant } from '../access/actor/actor.ts';
import { findLostPowerRefusal } from '../access/actor/lostPower.ts';
import { recordForeignAccess } from '../resource/calls/recordForeignAccess.ts';
import type { App } from '../app.ts';
import { conflict, forbidden, Refusal, unauthenticated } from '../errors.ts';
import { openSocket } from '../realtime/socket.ts';
import { createReadOnlyTest, createRewriter } from './aliases.ts';
import { BODY_LIMIT, addBodyParsers } from '../http/bodies.ts';
import { callKey, type Call, type CallContext } from '../http/call.ts';
import { isRawReply, type RawReply } from '../http/rawReply.ts';
import { guardServer, TIME_LIMITS } from '../http/guardServer.ts';
import { healthRoutes, type HealthOptions } from './health.ts';
import { refuseUntilPasswordChanged } from './mustChangePassword.ts';
import { describeApi } from './openapi.ts';
import { sendError } from './sendError.ts';
import { secureHeaders } from '../http/secureHeaders.ts';
import { testClockRoute } from './testClock.ts';
import { webPages } from './webPages.ts';

export const BASE = '/haz';
export const API = '/haz/backend';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authorised caller, with their rights. */
    entry: { readonly actor: Actor; readonly grant: CallGrant } | null;
  }
  interface FastifyContextConfig {
    isCall?: boolean;
    isRaw?: boolean;
    isStanding?: boolean;
    isUpload?: boolean;
  }
}

export async function createServer(app: App, options: HealthOptions = {}): Promise<FastifyInstance> {
  const rewrite = createRewriter(app.catalogue, API);
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    logger: false,
    // A forwarded address is used only if the proxy is on this machine.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: (request) => rewrite(request.url ?? '/'),
    forceCloseConnections: 'idle',
    // A request on an existing connection is answered completely, with the note that the connection closes.
    return503OnClosing: false,
    ...TIME_LIMITS,
    // Addresses that the router cannot parse.
    frameworkErrors: (error, request, reply) => void sendError(app, error, request, reply),
  });
  await secureAnswers(server);
  addBodyParsers(server);
  guardServer(server, app);
  server.decorateRequest('entry', null);
  server.setErrorHandler((error: FastifyError, request, reply) => sendError(app, error, request, reply));
  const isReadOnly = createReadOnlyTest(app.catalogue, API);
  server.setNotFoundHandler((request, reply) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && isReadOnly(request.url);
    if (isWrite) void reply.header('allow', 'POST');
    const why = isWrite ? new Refusal(405, message('readOnlyBase')) : new Refusal(404, message('notFound'));
    return sendError(app, why, request, reply);
  });
  for (const call of app.calls) addRoute(server, app, call);
  healthRoutes(server, app, options);
  testClockRoute(server, app);
  publicRoutes(server, app);
  await openSocket(server, { api: API, realtime: app.realtime, log: app.log });
  await webPages(server, { base: BASE, api: API, folder: app.config.webDir, pictureOrigin: app.tileOrigin });
  return server;
}

async function secureAnswers(server: FastifyInstance): Promise<void> {
  const headers = await secureHeaders();
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.isCall === true ? headers.call : headers.page);
    done();
  });
}

function addRoute(server: FastifyInstance, app: App, call: Call): void {
  const key = callKey(call);
  server.route({
    method: call.method,
    config: { isCall: true, isRaw: call.isRaw === true, isUpload: call.isUpload === true },
    url: API + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Runs before the body is read: refusing a call costs no more than the answer.
    onRequest: async (request) => {
      const actor = await actorOfRequest(app, request, key);
      await refuseOtherHolder(app, actor, { call: key, claimed: request.headers['x-acting-for'] });
      request.entry = { actor, grant: await authorize(app, { call, key, actor, request }) };
    },
    handler: async (request, reply) => {
      const { entry } = request;
      if (entry === null) throw forbidden();
      if (request.body instanceof Readable !== (call.isUpload === true))
        throw new Refusal(415, message('unsupportedMediaType'));
      const context: CallContext = {
        app,
        call: key,
        ...entry,
        body: request.body,
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string | undefined>,
        headers: request.headers as Record<string, string | undefined>,
        requestId: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
      };
      const answer = await call.handle(context).catch(async (error: unknown) => {
        await recordForeignAccess(app, app.catalogue.entities.get(call.entity ?? ''), { context, error });
        throw error;
      });
      return send(reply, answer);
    },
  });
}

/** An expired token does not prevent calls that are open to everybody, such as signing in again. */
async function actorOfRequest(app: App, request: FastifyRequest, call: string): Promise<Actor> {
  const { authorization } = request.headers;
  if (authorization === undefined) return app.sessions.anonymous();
  const token = /^Bearer +([\w.-]+)$/i.exec(authorization)?.[1];
  const actor = token === undefined ? undefined : await app.sessions.findActor(token);
  if (actor !== undefined) return actor;
  const anonymous = app.sessions.anonymous();
  if (anonymous.grants.findGrant(call) === undefined) throw new Refusal(401, message('badToken'));
  return anonymous;
}

/**
 * A page that was opened for one holder must not write for another, chosen meanwhile in another tab. Calls without the
 * header use the session's holder. If the session has lost its holder, only calls open to everybody who has signed in
 * are allowed, which act for no holder.
 */
async function refuseOtherHolder(
  app: App,
  { userId, actingForId, lostHolder, grants }: Actor,
  { call, claimed }: { call: string; claimed: string | string[] | undefined },
): Promise<void> {
  if (lostHolder !== undefined) {
    if (grants.findGrant(call) !== undefined) return;
    throw conflict(
      message('chooseActingFor', { name: [lostHolder.fullName, lostHolder.fullNameEn ?? lostHolder.fullName] }),
    );
  }
  if (userId === null || typeof claimed !== 'string' || claimed === '' || claimed === actingForId) return;
  throw (await findLostPowerRefusal(app, { userId, holderId: claimed })) ?? conflict(message('actingForChanged'));
}

/**
 * Requires that the call is granted, with one of the rights it needs. Anonymous callers get 401; signed-in people get
 * 403.
 */
async function authorize(
  app: App,
  { call, key, actor, request }: { call: Call; key: string; actor: Actor; request: FastifyRequest },
): Promise<CallGrant> {
  const menuId = request.headers['x-menu-id'];
  const grant = actor.grants.findGrant(key, typeof menuId === 'string' && menuId !== '' ? menuId : undefined);
  const isEnough =
    grant !== undefined && (call.rights === undefined || call.rights.some((right) => grant.rights.has(right)));
  if (isEnough) {
    refuseUntilPasswordChanged(actor, call);
    return grant;
  }
  if (actor.userId === null) throw unauthenticated();
  app.sessions.recordRefusal({
    actor,
    call: key,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  });
  throw (
    (actor.scope.kind === 'none'
      ? await findLostPowerRefusal(app, { userId: actor.userId, holderId: null })
      : undefined) ?? forbidden()
  );
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

function publicRoutes(server: FastifyInstance, app: App): void {
  // Generated at the first request: it is a third of the time needed to start a server.
  let description: Buffer | undefined;
  server.get(`${API}/openapi.json`, (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(describeApi(app)));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  server.get('/', (_request, reply) => reply.redirect(BASE, 302));
}
