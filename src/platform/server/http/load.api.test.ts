/** Callers who do not wait for their answer, who stop sending, or who read nothing: none of them delays others. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';
import { MAX_SILENT_CONNECTIONS_PER_ADDRESS, SMALLEST_BODY_BYTES } from './loadLimits.ts';

const LOOKUPS = '/api/v1/master/lookups';

let test: TestApp;
let admin: Person;
let address: URL;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  address = new URL(await test.listen());
});
afterAll(() => test.stop());

it('a call whose caller has disconnected counts only while it is processed', async () => {
  const { body } = await test.call('PUT', LOOKUPS, {
    as: admin,
    body: { group: 'TEST', key: 'held', value: 'x', seq: 1 },
  });
  const { id } = body as { id: string };
  const holder = await hold(id);
  const socket = connect(Number(address.port), address.hostname);
  const sent = JSON.stringify({ id, version: 1, value: 'y' });
  socket.write(
    `PUT /haz/backend${LOOKUPS} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n${sent}`,
  );
  await expect.poll(inFlight, { timeout: 5000 }).toBe(1);
  await expect.poll(() => test.app.pools.api.totalCount - test.app.pools.api.idleCount, { timeout: 5000 }).toBe(2);
  const closed = once(socket, 'close');
  socket.destroy();
  await closed;
  expect(inFlight()).toBe(1);
  await holder.query('commit');
  holder.release();
  await expect.poll(inFlight, { timeout: 5000 }).toBe(0);
  expect(
    (
      await test.call('POST', `${LOOKUPS}/_search`, {
        as: admin,
        body: { where: [{ name: 'id', operator: '=', value: id }] },
      })
    ).body,
  ).toMatchObject({ data: [{ value: 'y', version: 2 }] });
});

it('connections of one address that send one byte of a body take no capacity, and others are answered meanwhile', async () => {
  const sockets = Array.from({ length: 410 }, () => begin(HALF_A_SIGN_IN));
  try {
    // The maximum of bodies from one address is in progress, and further ones were refused.
    await expect.poll(() => metric('haz_http_body_bytes'), { timeout: 15_000 }).toBe(128 * SMALLEST_BODY_BYTES);
    await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length, { timeout: 15_000 }).toBe(410 - 128);
    expect(inFlight()).toBe(0);
    const { username, password } = await test.person({ roles: ['ADMIN'] });
    expect(await statusOf('/api/auth', { body: { username, password }, from: '127.0.0.2' })).toBe(200);
    expect(await statusOf(`${LOOKUPS}/_search`, { body: { size: 1 }, token: admin.token })).toBe(200);
    expect(await statusOf('/health/live', { method: 'GET' })).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await expect.poll(() => metric('haz_http_body_bytes')).toBe(0);
});

it('an address may have a few silent connections, and more are closed at once', async () => {
  const sockets = Array.from({ length: 100 }, () => begin('POST /haz'));
  try {
    const closed = () => sockets.filter(({ destroyed }) => destroyed).length;
    await expect.poll(closed, { timeout: 15_000 }).toBe(100 - MAX_SILENT_CONNECTIONS_PER_ADDRESS);
    expect(await statusOf(`${LOOKUPS}/_search`, { body: { size: 1 }, token: admin.token, from: '127.0.0.2' })).toBe(
      200,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  await expect.poll(() => metric('haz_http_connections')).toBe(0);
});

it('an answer that nobody reads takes no capacity once it is made', async () => {
  // Without a reader the answers fill the buffer of the operating system for a connection, and then wait in the server.
  const call = `POST /haz/backend${LOOKUPS}/_search HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"size":1000}`;
  const socket = connect(Number(address.port), address.hostname).pause();
  try {
    await once(socket, 'connect');
    socket.write(call.repeat(20));
    await expect.poll(inFlight, { timeout: 15_000 }).toBe(0);
    expect(await statusOf(`${LOOKUPS}/_search`, { body: { size: 1 }, token: admin.token })).toBe(200);
  } finally {
    socket.destroy();
  }
});

it('the duration of calls is measured', async () => {
  const { body } = await test.call('PUT', LOOKUPS, {
    as: admin,
    body: { group: 'TEST', key: 'timed', value: 'x', seq: 1 },
  });
  const { id } = body as { id: string };
  const seconds = () => metric(`haz_http_request_seconds_sum{method="PUT",route="/haz/backend${LOOKUPS}"}`);
  const before = seconds();
  const holder = await hold(id);
  const saving = test.call('PUT', LOOKUPS, { as: admin, body: { id, version: 1, value: 'y' } });
  await expect.poll(inFlight, { timeout: 5000 }).toBe(1);
  await pause(HELD_MS);
  await holder.query('commit');
  holder.release();
  expect(await saving).toMatchObject({ status: 200 });
  expect(seconds() - before).toBeGreaterThan(HELD_MS / 1000);
});

const HELD_MS = 120;
/** The length of a body is announced, and one byte of it is sent. */
const HALF_A_SIGN_IN =
  'POST /haz/backend/api/auth HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

function begin(text: string): Socket {
  const socket = connect(Number(address.port), address.hostname, () => socket.write(text)).on('error', () => undefined);
  return socket.resume();
}

interface PlainCall {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string;
  readonly from?: string;
}

/** Uses a separate connection, from a separate address. */
async function statusOf(
  path: string,
  { method = 'POST', body, token, from = '127.0.0.1' }: PlainCall,
): Promise<number> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const socket = connect({ port: Number(address.port), host: address.hostname, localAddress: from });
  const headers = ['host: x', 'connection: close', ...(token === undefined ? [] : [`authorization: Bearer ${token}`])];
  if (body !== undefined) headers.push('content-type: application/json', `content-length: ${text.length}`);
  const target = path.startsWith('/api') ? `/haz/backend${path}` : path;
  socket.write(`${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(head.toString('latin1').split(' ')[1]);
}

/** Returns the number of calls in progress, as the server counts them. */
function inFlight(): number {
  return metric('haz_http_in_flight');
}

function metric(name: string): number {
  const line = test.app.metrics
    .text()
    .split('\n')
    .find((metricLine) => metricLine.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}

async function hold(id: string): Promise<PoolClient> {
  const client = await test.app.pools.api.connect();
  await client.query('begin');
  await client.query('select 1 from "lookup" where "id" = $1 for update', [id]);
  return client;
}
