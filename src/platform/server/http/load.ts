/**
 * Limits concurrent calls. A call takes capacity when its body has arrived and releases it when its answer is made:
 * callers who send or read slowly delay nobody else, and are cut off after a while (`slowCallers.ts`).
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { unavailable } from '../errors.ts';
import { addressKey } from './addressKey.ts';
import {
  BODY_BYTES_CAPACITY,
  CALL_CAPACITY,
  SMALLEST_BODY_BYTES,
  UNKNOWN_BODY_BYTES,
  UPLOAD_CAPACITY,
} from './loadLimits.ts';
import { createCapacity, type Caller } from './capacity.ts';
import { announcesBody, createSlowCallers, type SlowCallers, type WatchedCall } from './slowCallers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The state of a call in this guard; null before the guard has seen it. */
    load: CallLoad | null;
  }
}

/** Plain flags: promises and weak maps for each call cost as much as finding the session of the caller. */
interface CallLoad extends WatchedCall {
  readonly beganMs: number;
  isReceiving: boolean;
  isAnswered: boolean;
  isClosed: boolean;
  /** Releases what the call holds now: capacity for its body, then for the call. */
  release: () => void;
}

export function guardLoad(server: FastifyInstance, { metrics }: Pick<App, 'metrics'>): void {
  const calls = createCapacity(CALL_CAPACITY);
  const uploads = createCapacity(UPLOAD_CAPACITY);
  const bodies = createCapacity(BODY_BYTES_CAPACITY);
  metrics.gauge({ name: 'haz_http_in_flight', help: 'Calls being worked on.', read: calls.taken });
  metrics.gauge({ name: 'haz_http_uploads', help: 'Files being sent to us.', read: uploads.taken });
  metrics.gauge({ name: 'haz_http_body_bytes', help: 'Bytes of bodies on their way.', read: bodies.taken });
  const busy = metrics.counter({ name: 'haz_http_busy_total', help: 'Calls that found no room, by what for.' });
  const slow = metrics.counter({
    name: 'haz_http_cut_off_total',
    help: 'Callers cut off because they were slow, by at what.',
  });
  const slowCallers = createSlowCallers({ onCutOff: (reason) => slow.add({ reason }, 1) });
  server.addHook('onClose', (_server, done) => {
    slowCallers.stop();
    done();
  });
  const refuse = (reason: string) => {
    busy.add({ reason }, 1);
    return unavailable(RETRY_SECONDS);
  };

  server.decorateRequest('load', null);
  server.addHook('onRequest', (request, reply, done) => {
    const load = createCallLoad(request, reply);
    request.load = load;
    void reply.header('x-request-id', request.id);
    if (announcesBody(request.raw)) slowCallers.bodyStarted(load);
    // The framework's own hook does not report a caller who has disconnected.
    const closed = (): void => {
      if (endCall(load, slowCallers)) measure(metrics, request, reply);
    };
    reply.raw.on('finish', closed).on('close', closed);
    done();
  });
  // Runs when the caller is known and the body is not read yet.
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (request.load === null || !isCounted(request) || request.load.isUpload || !announcesBody(request.raw)) {
      done(null, payload);
      return;
    }
    const giveBack = bodies.take(callerOf(request), bodyBytes(request));
    if (giveBack === undefined) {
      // The rest of the body is not awaited.
      void reply.header('connection', 'close');
      done(refuse('body'));
      return;
    }
    request.load.release = giveBack;
    request.load.isReceiving = true;
    done(null, payload);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    const { load } = request;
    if (load === null || !isCounted(request)) {
      done();
      return;
    }
    load.release();
    load.isReceiving = false;
    if (!load.isUpload) slowCallers.bodyEnded(load);
    const giveBack = (load.isUpload ? uploads : calls).take(callerOf(request));
    load.release = giveBack ?? doNothing;
    done(giveBack === undefined ? refuse(load.isUpload ? 'upload' : 'call') : undefined);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { load } = request;
    if (load !== null && !load.isAnswered) {
      load.isAnswered = true;
      // A streamed answer is in progress until it has been sent.
      if (payload instanceof Readable && !load.isClosed) reply.raw.on('close', load.release);
      else load.release();
      if (load.isClosed) {
        measure(metrics, request, reply);
        // It would never be read to its end, and its resources would never be released.
        if (payload instanceof Readable) {
          payload.destroy();
          done(null, '');
          return;
        }
      } else slowCallers.answerStarted(load);
    }
    done(null, payload);
  });
}

const RETRY_SECONDS = 2;
/** For the metrics only: the caller had disconnected before the answer. */
const CALLER_GONE = 499;
const doNothing = (): void => undefined;

function createCallLoad(request: FastifyRequest, reply: FastifyReply): CallLoad {
  return {
    request: request.raw,
    response: reply.raw,
    isUpload: request.routeOptions.config.isUpload === true,
    beganMs: performance.now(),
    isReceiving: false,
    isAnswered: false,
    isClosed: false,
    release: doNothing,
  };
}

/**
 * Called when the answer was sent, or the caller has disconnected. Work in progress is counted until it is done, and an
 * unread body of a refused call is still watched to its end. Returns whether everything is over.
 */
function endCall(load: CallLoad, slowCallers: SlowCallers): boolean {
  if (load.isClosed) return false;
  load.isClosed = true;
  if (load.isReceiving) load.release();
  if (load.request.complete) slowCallers.bodyEnded(load);
  slowCallers.answerEnded(load);
  return load.isAnswered;
}

function measure(metrics: App['metrics'], request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.raw.writableFinished ? reply.statusCode : CALLER_GONE;
  const durationMs = performance.now() - (request.load?.beganMs ?? performance.now());
  metrics.requestDone({ method: request.method, route: request.routeOptions.url ?? 'none', status, durationMs });
}

/**
 * Counts calls only: pages and files of the screens need no database, health must answer under full load, and
 * long-lived requests are counted where they are opened.
 */
function isCounted({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.isCall === true && config.isStanding !== true;
}

function callerOf({ entry, ip }: FastifyRequest): Caller {
  return { sessionId: entry?.actor.sessionId ?? null, address: addressKey(ip) };
}

function bodyBytes({ headers }: FastifyRequest): number {
  const announced = headers['content-length'];
  return announced === undefined
    ? UNKNOWN_BODY_BYTES
    : Math.max(SMALLEST_BODY_BYTES, Math.min(Number(announced), UNKNOWN_BODY_BYTES));
}
