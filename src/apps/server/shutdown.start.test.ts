/** Tests that a stopping server finishes what it has begun, and that no caller can delay it for long. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { openSocketListener } from '#platform/testing/socketListener.ts';
import { findLostWrites, putLookup, signInAsAdmin, startWriters } from '#platform/testing/lookupWriters.ts';
import { copyPreparedData } from '#platform/testing/preparedData.ts';
import {
  adminUrlOf,
  freePort,
  openProcessBench,
  processesOf,
  type ServerProcess,
  type ProcessBench,
} from '#platform/testing/processBench.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const CUT_OFF = /^Connections cut off /u;
const CLEAN = { code: 0, problem: '' };
let bench: ProcessBench;
let dataDir = '';
let sockets: Socket[] = [];

beforeEach(() => {
  bench = openProcessBench();
  dataDir = join(bench.home, 'data');
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await bench.close();
});

describe('a server that receives a stop signal', () => {
  it('while people write: ends with 0, leaves no process, and the next start has all acknowledged writes', async () => {
    const { server, address } = await preparedServer();
    const writers = startWriters({ address, token: await signInAsAdmin(address), clients: 6 });
    await writers.waitForAcknowledged(30);
    server.signal('SIGTERM');
    expect(await server.waitForEnd()).toEqual(CLEAN);
    await writers.stop();
    expect(processesOf(bench.home)).toEqual([]);
    // 0: nothing listened any more.
    expect(writers.refusals.filter((status) => status !== 503 && status !== 0)).toEqual([]);

    await bench.start({ PORT: new URL(address).port, DATA_DIR: dataDir }).waitUntilReady();
    expect(await findLostWrites(adminUrlOf(dataDir), writers.records)).toEqual([]);
    expect(await serverEvents()).toEqual(['start', 'stop', 'start']);
  });

  it('with DRAIN_SECONDS: reports that it is not ready, serves new callers meanwhile, and fails no call over a kept-alive connection', async () => {
    const { server, address } = await preparedServer({ DRAIN_SECONDS: '8' });
    const { origin } = new URL(address);
    const writers = startWriters({ address, token: await signInAsAdmin(address), clients: 6 });
    await writers.waitForAcknowledged(30);
    server.signal('SIGHUP');
    server.signal('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${origin}/health/ready`)).status).toBe(503), WITHIN);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
    const isServed = await Promise.race([
      writers.waitForAcknowledged(5).then(() => true),
      server.waitForEnd().then(() => false),
    ]);
    expect(isServed).toBe(true);
    expect(await server.waitForEnd()).toEqual(CLEAN);
    await writers.stop();
    // No call was refused and no connection was closed during a call before the listener was closed.
    expect(writers.refusals.filter((status) => status !== 0)).toEqual([]);
    expect(server.lines().filter((line) => CUT_OFF.test(line))).toEqual([]);
  });

  it('continues after SIGHUP; after SIGTERM it still answers a call it has begun, and does not wait for the next one of that caller', async () => {
    const { server, address } = await preparedServer();
    const record = { id: '01a00000-0000-7000-8000-000000000001', group: 'TRIAL', key: 'A', value: 'ก', seq: 1 };
    server.signal('SIGHUP');
    const token = await signInAsAdmin(address);
    expect(await putLookup({ address, token, body: record })).toBe(200);
    const other = await connectAdmin(adminUrlOf(dataDir), 'haz test');
    try {
      await other.query('begin');
      await other.query('select from "lookup" where "id" = $1 for update', [record.id]);
      const call = putLookup({ address, token, body: { ...record, version: 1, value: 'ข' } });
      await waitUntilLockWaits(other);
      server.signal('SIGTERM');
      await server.waitForOutput(/^Stopping/m);
      await vi.waitFor(() => expect(isOpen(address)).resolves.toBe(false), WITHIN);
      await other.query('commit');
      expect(await call).toBe(200);
    } finally {
      await other.end();
    }
    expect(await server.waitForEnd()).toEqual(CLEAN);
  });

  it('is not delayed by idle browser connections, nor by realtime listeners over any transport or silent ones, and cuts off only a caller who never ends', async () => {
    const { server, address } = await preparedServer();
    const { origin, port } = new URL(address);
    const ahead = await sendText(Number(port), '');
    const endless = await sendText(
      Number(port),
      'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\nPUT /haz/backend/api/v1/master/lookups HTTP/1.1\r\nHost: localhost\r\nX-Endless: ',
    );
    // The answer to the call before shows that the beginning of this call has arrived too.
    await once(endless, 'data');
    const silent = await sendText(
      Number(port),
      'GET /haz/backend/ws/websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(silent, 'data');
    const token = await signInAsAdmin(address);
    const listening = await Promise.all(
      (['websocket', 'xhr-streaming', 'xhr-polling'] as const).map((transport) =>
        openSocketListener({ address: origin, token }, { transport }),
      ),
    );
    const closed = [ahead, endless].map(waitUntilClosed);
    server.signal('SIGTERM');
    expect(await server.waitForEnd()).toEqual(CLEAN);
    expect(server.lines().filter((line) => CUT_OFF.test(line))).toEqual([
      'Connections cut off because their calls did not end: 1',
    ]);
    await Promise.all(closed);
    for (const listener of listening) {
      await listener.closed();
      await listener.stop();
    }
    expect(processesOf(bench.home)).toEqual([]);
  });

  it('before it is ready: ends with 0 and leaves no process at any moment, and the next start continues', async () => {
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
    for (const moment of [/^Making the database/m, /^Applying /m]) {
      const server = bench.start(env);
      await server.waitForOutput(moment);
      server.signal('SIGINT');
      expect(await server.waitForEnd()).toEqual(CLEAN);
      expect(server.lines().at(-1)).toBe('Stopped.');
      expect(processesOf(bench.home)).toEqual([]);
    }
    await bench.start(env).waitUntilReady();
  });
});

async function preparedServer(
  env: Readonly<Record<string, string>> = {},
): Promise<{ server: ServerProcess; address: string }> {
  copyPreparedData(dataDir);
  const server = bench.start({ PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env });
  return { server, address: await server.waitUntilReady() };
}

async function waitUntilLockWaits(client: Client): Promise<void> {
  const sql = `select from pg_stat_activity where usename = 'haz_app' and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await client.query(sql)).rowCount).toBe(1), WITHIN);
}

async function isOpen(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function sendText(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** Resolves however it is closed: being cut off is an error of the socket but not of the test. */
function waitUntilClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve()).resume();
  });
}

/** The events of the server itself in the list of events, of the last three runs. */
async function serverEvents(): Promise<string[]> {
  const client = await connectAdmin(adminUrlOf(dataDir), 'haz test');
  try {
    const { rows } = await client.query<{ name: string }>(
      `select "name" from "event" where "source" = 'server' order by "create_date" desc, "id" desc limit 3`,
    );
    return rows.map(({ name }) => name).toReversed();
  } finally {
    await client.end();
  }
}
