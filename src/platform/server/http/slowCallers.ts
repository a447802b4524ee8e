/**
 * Cuts off callers who send a body or read an answer too slowly: nobody waits for them, but they hold memory. All are
 * checked together every few seconds, so that a call needs no timer of its own.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ANSWER_MS, BODY_MS, CHECK_MS, STALLED_MS } from './loadLimits.ts';

export interface WatchedCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly isUpload: boolean;
}

export type SlowPhase = 'body' | 'upload' | 'answer';

export interface SlowCallers {
  /** Its body is being received. */
  readonly bodyStarted: (call: WatchedCall) => void;
  readonly bodyEnded: (call: WatchedCall) => void;
  /** Its answer is being sent. */
  readonly answerStarted: (call: WatchedCall) => void;
  readonly answerEnded: (call: WatchedCall) => void;
  readonly stop: () => void;
}

export interface SlowCallersOptions {
  /** Called for every caller who is cut off. */
  readonly onCutOff: (at: SlowPhase) => void;
  readonly nowMs?: () => number;
}

export function createSlowCallers({ onCutOff, nowMs = () => performance.now() }: SlowCallersOptions): SlowCallers {
  const sending = new Map<WatchedCall, Progress>();
  const reading = new Map<WatchedCall, Progress>();
  const checkTimer = setInterval(() => {
    const now = nowMs();
    for (const [call, progress] of sending) {
      const { request, response, isUpload } = call;
      const { connection } = progress;
      if (request.complete || connection.destroyed) sending.delete(call);
      else if (
        isTooSlow(progress, { now, mark: bytesArrived(request, connection), limitMs: isUpload ? undefined : BODY_MS })
      ) {
        sending.delete(call);
        onCutOff(isUpload ? 'upload' : 'body');
        endWith408(connection, response);
      }
    }
    for (const [call, progress] of reading) {
      const { socket } = call.response;
      // An answer queued behind others of the same connection is not notified when that is closed.
      if (progress.connection.destroyed) {
        reading.delete(call);
        continue;
      }
      // While there is no data to send, we are not waiting for the caller.
      const mark = socket === null || socket.writableLength === 0 ? undefined : bytesWaiting(socket);
      if (!isTooSlow(progress, { now, mark, limitMs: ANSWER_MS })) continue;
      reading.delete(call);
      onCutOff('answer');
      socket?.destroy();
    }
  }, CHECK_MS).unref();
  const watch = (calls: Map<WatchedCall, Progress>, call: WatchedCall): void => {
    const connection = connectionOf(call);
    if (connection === undefined) return;
    const now = nowMs();
    calls.set(call, { connection, beganMs: now, movedMs: now, mark: -1 });
  };
  return {
    bodyStarted: (call) => watch(sending, call),
    bodyEnded: (call) => void sending.delete(call),
    answerStarted: (call) => watch(reading, call),
    answerEnded: (call) => void reading.delete(call),
    stop: () => clearInterval(checkTimer),
  };
}

/**
 * Undefined for a call that is injected into the framework without a connection, as tests do: there is no caller to cut
 * off.
 */
function connectionOf({ request }: WatchedCall): Socket | undefined {
  const socket = request.socket as Partial<Socket> | null;
  return typeof socket?.destroy === 'function' ? request.socket : undefined;
}

export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface Progress {
  /** Stored here because a request may lose its own reference when the connection is handed on or closed. */
  readonly connection: Socket;
  readonly beganMs: number;
  /** When the last progress was seen. */
  movedMs: number;
  mark: number;
}

interface ProgressCheck {
  readonly now: number;
  /** A different number than before if there was progress; undefined if there is nothing to transfer. */
  readonly mark: number | undefined;
  /** Limit for the whole transfer; without it, it may last as long as there is progress. */
  readonly limitMs: number | undefined;
}

function isTooSlow(progress: Progress, { now, mark, limitMs }: ProgressCheck): boolean {
  if (mark === undefined || mark !== progress.mark) {
    progress.mark = mark ?? -1;
    progress.movedMs = now;
  }
  return now - progress.movedMs >= STALLED_MS || (limitMs !== undefined && now - progress.beganMs >= limitMs);
}

/** Undefined while received data is waiting to be read by us. */
function bytesArrived(request: IncomingMessage, connection: Socket): number | undefined {
  return request.readableLength > 0 ? undefined : connection.bytesRead;
}

/** Bytes that have not left: in our buffer, and not yet taken by the operating system. */
function bytesWaiting(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
}

/** Answers as Node does for a request that takes too long, unless an answer has already been started. */
function endWith408(connection: Socket, response: ServerResponse): void {
  if (response.headersSent || !connection.writable) connection.destroy();
  else connection.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => connection.destroy());
}
