import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_MS, BODY_MS, CHECK_MS, STALLED_MS } from './loadLimits.ts';
import { createSlowCallers, type SlowPhase, type SlowCallers, type WatchedCall } from './slowCallers.ts';

let slowCallers: SlowCallers;
let cut: SlowPhase[];

beforeEach(() => {
  vi.useFakeTimers();
  cut = [];
  slowCallers = createSlowCallers({ onCutOff: (at) => void cut.push(at), nowMs: () => Date.now() });
});
afterEach(() => {
  slowCallers.stop();
  vi.useRealTimers();
});

interface Caller {
  readonly socket: { bytesRead: number; writableLength: number; writable: boolean; destroyed: boolean; said: string };
  readonly request: { complete: boolean; readableLength: number };
  readonly call: WatchedCall;
}

/** The parts of a connection that are watched. */
function caller({ isUpload = false } = {}): Caller {
  const socket = {
    bytesRead: 1,
    writableLength: 0,
    writable: true,
    destroyed: false,
    said: '',
    end(text: string, done: () => void) {
      this.said = text;
      done();
    },
    destroy() {
      this.destroyed = true;
    },
  };
  const request = { complete: false, readableLength: 0, socket };
  const response = { headersSent: false, socket };
  return {
    socket,
    request,
    call: { request: request as unknown as IncomingMessage, response: response as unknown as ServerResponse, isUpload },
  };
}

it('a body that stops arriving is answered 408 and its connection is closed', () => {
  const { socket, call } = caller();
  slowCallers.bodyStarted(call);
  vi.advanceTimersByTime(STALLED_MS - 1);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(2 * CHECK_MS);
  expect([cut, socket.destroyed, socket.said.split('\r\n')[0]]).toEqual([
    ['body'],
    true,
    'HTTP/1.1 408 Request Timeout',
  ]);
});

it('a body that arrives byte by byte is limited to its total time', () => {
  const { socket, call } = caller();
  slowCallers.bodyStarted(call);
  for (let ms = 0; ms < BODY_MS + CHECK_MS; ms += CHECK_MS) {
    socket.bytesRead += 1;
    vi.advanceTimersByTime(CHECK_MS);
  }
  expect([cut, socket.destroyed]).toEqual([['body'], true]);
});

it('an upload may take longer than a body, as long as data arrives or waits to be read', () => {
  const { socket, request, call } = caller({ isUpload: true });
  slowCallers.bodyStarted(call);
  for (let ms = 0; ms < 3 * BODY_MS; ms += CHECK_MS) {
    socket.bytesRead += 1;
    vi.advanceTimersByTime(CHECK_MS);
  }
  request.readableLength = 10;
  vi.advanceTimersByTime(2 * STALLED_MS);
  expect(cut).toEqual([]);
  request.readableLength = 0;
  vi.advanceTimersByTime(STALLED_MS + 2 * CHECK_MS);
  expect([cut, socket.destroyed]).toEqual([['upload'], true]);
});

it('a body that has arrived is no longer watched', () => {
  const [ended, complete] = [caller(), caller()];
  slowCallers.bodyStarted(ended.call);
  slowCallers.bodyEnded(ended.call);
  slowCallers.bodyStarted(complete.call);
  complete.request.complete = true;
  vi.advanceTimersByTime(2 * BODY_MS);
  expect([cut, ended.socket.destroyed, complete.socket.destroyed]).toEqual([[], false, false]);
});

it('an answer that is not read is aborted, and one that is still being made is not', () => {
  const [stalled, making] = [caller(), caller()];
  stalled.socket.writableLength = 5000;
  slowCallers.answerStarted(stalled.call);
  slowCallers.answerStarted(making.call);
  vi.advanceTimersByTime(STALLED_MS + 2 * CHECK_MS);
  expect([cut, stalled.socket.destroyed, making.socket.destroyed]).toEqual([['answer'], true, false]);
});

it('an answer that is read in small pieces is limited to its total time', () => {
  const { socket, call } = caller();
  socket.writableLength = 10_000_000;
  slowCallers.answerStarted(call);
  for (let ms = 0; ms < ANSWER_MS; ms += CHECK_MS) {
    expect(socket.destroyed).toBe(false);
    socket.writableLength -= 1;
    vi.advanceTimersByTime(CHECK_MS);
  }
  expect([cut, socket.destroyed]).toEqual([['answer'], true]);
});

it('a call whose request has lost its connection is watched by the original connection', () => {
  const [closed, stalled] = [caller(), caller()];
  slowCallers.bodyStarted(closed.call);
  slowCallers.answerStarted(closed.call);
  slowCallers.bodyStarted(stalled.call);
  for (const { call } of [closed, stalled]) Object.assign(call.request, { socket: null });
  closed.socket.destroyed = true;
  vi.advanceTimersByTime(STALLED_MS + 2 * CHECK_MS);
  expect([cut, stalled.socket.destroyed]).toEqual([['body'], true]);
});

it('a call without a connection is not watched', () => {
  const { call } = caller();
  Object.assign(call.request, { socket: null });
  slowCallers.bodyStarted(call);
  slowCallers.answerStarted(call);
  vi.advanceTimersByTime(ANSWER_MS + BODY_MS);
  expect(cut).toEqual([]);
});
