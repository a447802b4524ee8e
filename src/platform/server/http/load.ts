/** How much is being worked on, counted so that every call is counted out again, also one whose caller went away. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { unavailable } from '../errors.ts';

/** Calls worked on at once; beyond it a caller is better off coming back than waiting in a line that only grows. */
const MAX_IN_FLIGHT = 400;
const RETRY_SECONDS = 2;
/** Whoever watches the server must see it when it is busiest. */
const HEALTH = /^(?:\/haz)?\/health\//;
/** In the metrics only: nobody was there to read an answer. */
const CALLER_GONE = 499;

export function guardLoad(server: FastifyInstance, app: Pick<App, 'metrics'>): void {
  let inFlight = 0;
  const answers = new WeakMap<FastifyRequest, () => void>();
  app.metrics.gauge({ name: 'haz_http_in_flight', help: 'Calls being worked on.', read: () => inFlight });
  server.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    const answered = new Promise<void>((resolve) => {
      answers.set(request, resolve);
    });
    const closed = new Promise<void>((resolve) => {
      reply.raw.once('finish', resolve).once('close', resolve);
    });
    // Until there is an answer, and until it has left or nobody is there to take it, of which the framework's own hook
    // does not tell.
    void Promise.all([answered, closed]).then(() => {
      inFlight -= 1;
      const status = reply.raw.writableFinished ? reply.statusCode : CALLER_GONE;
      app.metrics.requestDone({ method: request.method, route: request.routeOptions.url ?? 'none', status, durationMs: reply.elapsedTime });
    });
    void reply.header('x-request-id', request.id);
    done(inFlight > MAX_IN_FLIGHT && !HEALTH.test(request.url) ? unavailable(RETRY_SECONDS) : undefined);
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    answers.get(request)?.();
    done(null, payload);
  });
}
