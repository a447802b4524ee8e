/** Tests that a stopping server finishes what it has begun, and that no caller can delay it for long. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { openSocketListener } from '#platform/testing/socketListener.ts';
import {
  findLostWrites,
  putLookup,
  signInAsAdmin,
  startWriters,
  type Writers,
} from '#platform/testing/lookupWriters.ts';
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

it('a server that receives a stop signal finishes what it has begun, at once or after DRAIN_SECONDS, and is delayed by nobody for long', async () => {
  copyPreparedData(dataDir);
  const port = String(await freePort());
  const records = await stopAtOnce(await startServer(port));
  const next = await startServer(port, { DRAIN_SECONDS: '5' });
  expect(await findLostWrites(adminUrlOf(dataDir), records)).toEqual([]);
  expect(await serverEvents()).toEqual(['start', 'stop', 'start']);
  await stopAfterDraining(next);
});

interface StartedServer {
  readonly server: ServerProcess;
  readonly address: string;
}

async function startServer(port: string, env: Readonly<Record<string, string>> = {}): Promise<StartedServer> {
  const server = bench.start({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env });
  return { server, address: await server.waitUntilReady() };
}

/**
 * Sends SIGHUP, which changes nothing, and SIGTERM while people write: a call that has begun is still answered, and the
 * server does not wait for the next one of that caller. Returns the writes.
 */
async function stopAtOnce({ server, address }: StartedServer): Promise<Writers['records']> {
  const record = { id: '01a00000-0000-7000-8000-000000000001', group: 'TRIAL', key: 'A', value: 'ก', seq: 1 };
  server.signal('SIGHUP');
  const token = await signInAsAdmin(address);
  expect(await putLookup({ address, token, body: record })).toBe(200);
  const writers = startWriters({ address, token, clients: 4 });
  await writers.waitForAcknowledged(30);
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
  await writers.stop();
  expect(processesOf(bench.home)).toEqual([]);
  // 0: nothing listened any more.
  expect(writers.refusals.filter((status) => status !== 503 && status !== 0)).toEqual([]);
  return writers.records;
}

/**
 * While it drains, the server reports that it is not ready, serves callers, and fails no call over a kept-alive
 * connection. Then it waits neither for idle connections of browsers nor for realtime listeners over any transport,
 * silent ones included, and cuts off only a caller who never ends.
 */
async function stopAfterDraining({ server, address }: StartedServer): Promise<void> {
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
  const writers = startWriters({ address, token, clients: 2 });
  await writers.waitForAcknowledged(10);
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
  expect(server.lines().filter((line) => CUT_OFF.test(line))).toEqual([
    'Connections cut off because their calls did not end: 1',
  ]);
  await Promise.all(closed);
  for (const listener of listening) {
    await listener.closed();
    await listener.stop();
  }
  expect(processesOf(bench.home)).toEqual([]);
}

/** Waits until somebody waits for a lock of this client. */
async function waitUntilLockWaits(client: Client): Promise<void> {
  const sql = `select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids("pid"))`;
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
