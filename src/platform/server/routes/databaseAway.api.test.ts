/** The database becomes unavailable and available again: callers get 503, and nothing needs a restart. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { asAdmin, testCluster } from '#platform/testing/database.ts';
import type { Person } from '#platform/testing/people.ts';
import { waitForBlockedCall } from '#platform/testing/waitForBlockedCall.ts';

const LOOKUPS = '/api/v1/master/lookups';

let test: TestApp;
let admin: Person;
let database: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  database = new URL(test.database.appUrl).pathname.slice(1);
});
afterAll(() => test.stop());

const search = (): Promise<TestAnswer> => test.call('POST', `${LOOKUPS}/_search`, { as: admin, body: { size: 1 } });
const save = (key: string): Promise<TestAnswer> =>
  test.call('PUT', LOOKUPS, { as: admin, body: { group: 'AWAY', key, value: 'x', seq: 1 } });
const everyCall = (): Promise<TestAnswer[]> =>
  Promise.all([
    search(),
    save('during'),
    test.call('PUT', `${LOOKUPS}/_all`, { as: admin, body: [{ group: 'AWAY', key: 'during', value: 'x', seq: 1 }] }),
    test.call('POST', `${LOOKUPS}/_check`, { as: admin, body: { group: 'AWAY', key: 'during', value: 'x', seq: 1 } }),
    test.call('POST', `${LOOKUPS}/_export`, { as: admin, body: {} }),
    test.call('POST', `${LOOKUPS}/_delete`, { as: admin, body: { id: admin.id } }),
    test.call('POST', `${LOOKUPS}/${admin.id}/_rev`, { as: admin }),
    test.call('POST', '/api/auth', { body: { username: admin.username, password: admin.password } }),
  ]);

async function cutOff(): Promise<void> {
  await asAdmin(
    testCluster().adminUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`,
  );
}

async function expectRecovery(key: string): Promise<void> {
  await expect.poll(async () => (await search()).status, { timeout: 15_000 }).toBe(200);
  expect(await save(key)).toMatchObject({ status: 200, body: { key } });
  await expect.poll(() => test.app.lookups.findByKey('AWAY', key)?.key, { timeout: 15_000 }).toBe(key);
}

it('each cut connection costs at most one answer, which asks to try again', async () => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([search(), search(), search(), save(`before-${round}`)]);
    await cutOff();
    for (const answer of await Promise.all([search(), search(), search(), search()])) {
      if (answer.status !== 200) expect(answer).toMatchObject({ status: 503, body: { messageKey: 'unavailable' } });
    }
    await expectRecovery(`after-${round}`);
  }
});

it('a save whose connection is cut halfway is answered 503, and nothing of it is stored', async () => {
  const { body } = await save('held');
  const { id } = body as { id: string };
  const holder = await test.app.pools.api.connect();
  await holder.query('begin');
  await holder.query('select 1 from "lookup" where "id" = $1 for update', [id]);
  const saving = test.call('PUT', `${LOOKUPS}/_all`, {
    as: admin,
    body: [
      { group: 'AWAY', key: 'half', value: 'x', seq: 1 },
      { id, version: 1, value: 'y' },
      { id: admin.id, version: 1 },
    ],
  });
  await waitForBlockedCall(test);
  await cutOff();
  const answer = await saving;
  holder.release(true);
  expect(answer).toMatchObject({ status: 503, body: { messageKey: 'unavailable' } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await expectRecovery('after-half');
  expect(
    await test.call('POST', `${LOOKUPS}/_search`, {
      as: admin,
      body: {
        where: [
          { name: 'group', operator: '=', value: 'AWAY' },
          { name: 'key', operator: 'in', value: ['half', 'held'] },
        ],
      },
    }),
  ).toMatchObject({ body: { data: [{ key: 'held', version: 1 }] } });
});

it('while the database refuses connections every call is answered 503 with Retry-After, and works again afterwards', async () => {
  await asAdmin(testCluster().adminUrl, `alter database "${database}" allow_connections false`);
  try {
    await cutOff();
    for (let round = 0; round < 2; round += 1) {
      for (const answer of await everyCall()) {
        expect(answer).toMatchObject({ status: 503, body: { status: 503, messageKey: 'unavailable' } });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect((await test.call('GET', '/openapi.json')).status).toBe(200);
  } finally {
    await asAdmin(testCluster().adminUrl, `alter database "${database}" allow_connections true`);
  }
  await expectRecovery('back');
  expect(
    await test.call('POST', `${LOOKUPS}/_search`, {
      as: admin,
      body: { where: [{ name: 'key', operator: '=', value: 'during' }] },
    }),
  ).toMatchObject({ body: { totalSize: 0 } });
});
