/** Slow clients by the hundred, while an ordinary caller elsewhere wants to be served. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { API } from '#platform/server/routes/server.ts';
import { makeAttacker, signIn } from './actors.ts';
import { shareOf, type AttackOptions } from './attack.ts';
import { expectNoCallsInFlight } from './inFlight.ts';
import type { Target } from './target.ts';

/** More clients than the server serves at once. */
const CLIENTS = 410;
const CALLS = 200;
/**
 * The highest slowdown of the ordinary caller in a full run, which is started manually; on a machine that is busy
 * otherwise the ratio means nothing.
 */
const WORST_RATIO = 10;
/** Below this a ratio depends on the machine. */
const LEAST_MS = 2;
const ORDINARY = '127.0.0.2';

export async function attack({ target, share, report }: AttackOptions): Promise<void> {
  const calls = shareOf(CALLS, share);
  const caller = { target, token: await signIn(target.call, await makeAttacker(target.db, [])) };
  await serve(caller, Math.min(calls, 20));
  const idle = await serve(caller, calls);
  report.note(`idle: ${latencyText(idle)}`);
  for (const [name, make] of Object.entries(slowClientKinds)) {
    if (report.isOver()) return;
    const sockets = Array.from({ length: shareOf(CLIENTS, Math.max(share, 0.1)) }, () => open(target));
    const stop = make(sockets, target);
    await pause(SETTLE_MS);
    const busy = await serve(caller, calls);
    stop();
    for (const socket of sockets) socket.destroy();
    await expectNoCallsInFlight({ target, report }, name);
    const ratio = Math.max(busy.p50, LEAST_MS) / Math.max(idle.p50, LEAST_MS);
    report.note(`${name}: ${latencyText(busy)}, ${ratio.toFixed(1)} times the idle median`);
    report.expect(
      busy.failed === 0,
      () =>
        `${name}: ${busy.failed} of ${calls} calls of an ordinary caller failed, the first with ${busy.firstFailure}`,
    );
    report.expect(
      share < 1 || ratio <= WORST_RATIO,
      () => `${name}: an ordinary caller waits ${ratio.toFixed(1)} times as long`,
    );
    await pause(SETTLE_MS);
  }
}

const SETTLE_MS = 200;

/** A caller that only requests a list. */
interface Caller {
  readonly target: Target;
  readonly token: string;
}

interface Served {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly firstFailure: string;
}

async function serve({ target, token }: Caller, calls: number): Promise<Served> {
  const times: number[] = [];
  const failures: string[] = [];
  for (let count = 0; count < calls; count += 1) {
    const { status, text, ms } = await target.call('POST', '/api/v1/master/lookups/_search', {
      as: { token },
      body: { size: 20 },
      localAddress: ORDINARY,
      timeoutMs: 10_000,
    });
    times.push(ms);
    if (status !== 200) failures.push(`${status} ${text.slice(0, 80)}`);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), failed: failures.length, firstFailure: failures[0] ?? '' };
}

function latencyText({ p50, p99, failed }: Served): string {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed === 0 ? '' : `, ${failed} failed`}`;
}

/** What a kind of slow client does with its connections; returns a function to stop it. */
type SlowClientKind = (sockets: readonly Socket[], target: Target) => () => void;

const doNothing = (): void => undefined;

const slowClientKinds: Readonly<Record<string, SlowClientKind>> = {
  'a body that never comes': (sockets) => {
    for (const socket of sockets)
      socket.write(head({ 'Content-Type': 'application/json', 'Content-Length': '1000' }, '/api/auth', '{'));
    return doNothing;
  },
  'uploads that never come': (sockets) => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': '1000000', 'X-File-Name': 'a.pdf' };
    for (const [index, socket] of sockets.entries())
      socket.write(
        head({ ...headers, 'X-Forwarded-For': addressOf(index) }, '/api/v1/security/users/register/upload', '%'),
      );
    return doNothing;
  },
  'headers a byte at a time': (sockets) => {
    const text = head({ 'X-Slow': 'a'.repeat(1000) }, '/api/server/info', '');
    let at = 0;
    const timer = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write(text.slice(at, at + 1));
      at += 1;
    }, BYTE_MS);
    return () => clearInterval(timer);
  },
  'answers that nobody reads': (sockets) => {
    for (const socket of sockets) {
      socket.pause();
      for (let count = 0; count < 20; count += 1) socket.write(head({}, '/openapi.json', '', 'GET'));
    }
    return doNothing;
  },
  'connections that only wait': (sockets) => {
    for (const socket of sockets) socket.write(head({}, '/api/server/info', '', 'GET'));
    return doNothing;
  },
  'calls in a row without waiting': (sockets) => {
    for (const socket of sockets.slice(0, PIPELINES)) socket.write(head({}, '/api/server/info', '', 'GET').repeat(50));
    return doNothing;
  },
  'chunks without an end': (sockets) => {
    for (const socket of sockets)
      socket.write(
        head({ 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }, '/api/auth', '1\r\n{\r\n'),
      );
    return doNothing;
  },
};

const BYTE_MS = 50;
const PIPELINES = 40;

function addressOf(index: number): string {
  return `10.0.${index >> 8}.${index & 0xff}`;
}

function open({ host, port }: Target): Socket {
  return connect({ host, port }).on('error', doNothing);
}

function head(headers: Readonly<Record<string, string>>, path: string, body: string, method = 'POST'): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${API}${path} HTTP/1.1`, 'Host: localhost', ...lines, '', body].join('\r\n');
}
