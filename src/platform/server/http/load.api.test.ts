/** Callers who do not wait for their answer: the server neither forgets the work nor remembers the caller. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

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

it('a call whose caller has gone counts while it is worked on, and no longer', async () => {
  const { body } = await test.call('PUT', LOOKUPS, { as: admin, body: { group: 'TEST', key: 'held', value: 'x', seq: 1 } });
  const { id } = body as { id: string };
  const holder = await hold(id);
  const socket = connect(Number(address.port), address.hostname);
  const sent = JSON.stringify({ id, version: 1, value: 'y' });
  socket.write(`PUT /haz/backend${LOOKUPS} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/json\r\ncontent-length: ${sent.length}\r\n\r\n${sent}`);
  await expect.poll(inFlight, { timeout: 5000 }).toBe(1);
  await expect.poll(() => test.app.pools.api.totalCount - test.app.pools.api.idleCount, { timeout: 5000 }).toBe(2);
  const gone = once(socket, 'close');
  socket.destroy();
  await gone;
  expect(inFlight()).toBe(1);
  await holder.query('commit');
  holder.release();
  await expect.poll(inFlight, { timeout: 5000 }).toBe(0);
  expect((await test.call('POST', `${LOOKUPS}/_search`, { as: admin, body: { where: [{ name: 'id', operator: '=', value: id }] } })).body).toMatchObject({ data: [{ value: 'y', version: 2 }] });
});

/** Calls being worked on now, as the server counts them. */
function inFlight(): number {
  const line = test.app.metrics.text().split('\n').find((one) => one.startsWith('haz_http_in_flight '));
  return Number(line?.split(' ')[1]);
}

async function hold(id: string): Promise<PoolClient> {
  const client = await test.app.pools.api.connect();
  await client.query('begin');
  await client.query('select 1 from "lookup" where "id" = $1 for update', [id]);
  return client;
}
