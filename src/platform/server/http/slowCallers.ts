/**
 * Who sends a body or reads an answer too slowly is cut off: nobody else waits for them, and they hold memory. One look
 * at all of them every few seconds, so that a call costs no clock of its own.
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
  /** Its body is on its way. */
  readonly bodyStarted: (call: WatchedCall) => void;
  readonly bodyEnded: (call: WatchedCall) => void;
  /** Its answer is on its way. */
  readonly answerStarted: (call: WatchedCall) => void;
  readonly answerEnded: (call: WatchedCall) => void;
  readonly stop: () => void;
}

export interface SlowCallersOptions {
  /** Is told of everybody who is cut off. */
  readonly onCutOff: (at: SlowPhase) => void;
  readonly nowMs?: () => number;
}

export function createSlowCallers({ onCutOff, nowMs = () => performance.now() }: SlowCallersOptions): SlowCallers {
  const sending = new Map<WatchedCall, Progress>();
  const reading = new Map<WatchedCall, Progress>();
  const look = setInterval(() => {
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
      // An answer that waited behind others of the same connection is not told when that is closed.
      if (progress.connection.destroyed) {
        reading.delete(call);
        continue;
      }
      // What we have not made yet is not waiting for the caller.
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
    stop: () => clearInterval(look),
  };
}

/** Undefined for a call that is handed to the framework without a connection, as tests do: there is nobody to cut off. */
function connectionOf({ request }: WatchedCall): Socket | undefined {
  const socket = request.socket as Partial<Socket> | null;
  return typeof socket?.destroy === 'function' ? request.socket : undefined;
}

export function announcesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

interface Progress {
  /** Kept here because a request may let go of its own when the connection is handed on or closed. */
  readonly connection: Socket;
  readonly beganMs: number;
  /** When something was last seen to move. */
  movedMs: number;
  mark: number;
}

interface ProgressCheck {
  readonly now: number;
  /** Another number than before where something has moved; undefined where there is nothing to move. */
  readonly mark: number | undefined;
  /** For the whole; without it, it may last as long as something moves. */
  readonly limitMs: number | undefined;
}

function isTooSlow(progress: Progress, { now, mark, limitMs }: ProgressCheck): boolean {
  if (mark === undefined || mark !== progress.mark) {
    progress.mark = mark ?? -1;
    progress.movedMs = now;
  }
  return now - progress.movedMs >= STALLED_MS || (limitMs !== undefined && now - progress.beganMs >= limitMs);
}

/** Undefined while something that has arrived waits for us to read it. */
function bytesArrived(request: IncomingMessage, connection: Socket): number | undefined {
  return request.readableLength > 0 ? undefined : connection.bytesRead;
}

/** Bytes that have not left: ours, and those the operating system has not taken yet. */
function bytesWaiting(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize?: number } | null };
  return socket.writableLength + (handle?.writeQueueSize ?? 0);
}

/** As Node itself answers a request that takes too long; what has been said already is not contradicted. */
function endWith408(connection: Socket, response: ServerResponse): void {
  if (response.headersSent || !connection.writable) connection.destroy();
  else connection.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => connection.destroy());
}
