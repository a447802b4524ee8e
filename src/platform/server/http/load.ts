/** How much is being worked on, counted so that every call is counted out again, also one whose caller went away. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { unavailable } from '../errors.ts';

/** Calls worked on at once; beyond it a caller is better off coming back than waiting in a line that only grows. */
const MAX_IN_FLIGHT = 400;
const RETRY_SECONDS = 2;
/** Whoever watches the server must see it when it is busiest. */
const HEALTH = /^(?:\/haz)?\/health\//;
/** In the metrics only: nobody was there to read an answer. */
const CALLER_GONE = 499;

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells the guard that the work is done; told twice is told once. */
    answered: (() => void) | null;
  }
}

export function guardLoad(server: FastifyInstance, app: Pick<App, 'metrics'>): void {
  let inFlight = 0;
  app.metrics.gauge({ name: 'haz_http_in_flight', help: 'Calls being worked on.', read: () => inFlight });
  server.decorateRequest('answered', null);
  server.addHook('onRequest', (request, reply, done) => {
    // Nobody works on it: it stands open until there is something to tell, and is counted where it is opened.
    if (request.routeOptions.config.isStanding === true) {
      done();
      return;
    }
    inFlight += 1;
    // Until there is an answer, and until it has left or nobody is there to take it, of which the framework's own hook
    // does not tell.
    whenBoth(request, reply, () => {
      inFlight -= 1;
      const status = reply.raw.writableFinished ? reply.statusCode : CALLER_GONE;
      app.metrics.requestDone({ method: request.method, route: request.routeOptions.url ?? 'none', status, durationMs: reply.elapsedTime });
    });
    void reply.header('x-request-id', request.id);
    done(inFlight > MAX_IN_FLIGHT && !HEALTH.test(request.url) ? unavailable(RETRY_SECONDS) : undefined);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    request.answered?.();
    done(null, payload);
  });
}

/** Plain flags: promises and weak maps for each call cost as much as finding out who is asking. */
function whenBoth(request: FastifyRequest, reply: FastifyReply, act: () => void): void {
  let isAnswered = false;
  let isClosed = false;
  request.answered = () => {
    if (isAnswered) return;
    isAnswered = true;
    if (isClosed) act();
  };
  const closed = (): void => {
    if (isClosed) return;
    isClosed = true;
    if (isAnswered) act();
  };
  reply.raw.on('finish', closed).on('close', closed);
}
