/** A database that accepts connections and does not answer: callers get 503, and it is used again when it answers. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { startFreezingProxy, type FreezingProxy } from '#platform/testing/freezingProxy.ts';
import type { Person } from '#platform/testing/people.ts';

const LOOKUPS = '/api/v1/master/lookups';
/** Twenty calls that each wait for their own limit, and none that waits for ever. */
const FROZEN_TEST_MS = 60_000;

let database: TestDatabase;
let proxy: FreezingProxy;
let test: TestApp;
let admin: Person;
/** Signing in ends a person's earlier session, so another person does it. */
let visitor: Person;

beforeAll(async () => {
  database = await cloneDatabase();
  proxy = await startFreezingProxy(database.appUrl);
  test = await startTestApp({ database, url: proxy.url });
  admin = await test.person({ roles: ['ADMIN'] });
  visitor = await test.person({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await test.stop();
  await proxy.stop();
  await database.remove();
});

const search = (): Promise<TestAnswer> => test.call('POST', `${LOOKUPS}/_search`, { as: admin, body: { size: 1 } });
const save = (key: string): Promise<TestAnswer> =>
  test.call('PUT', LOOKUPS, { as: admin, body: { group: 'FROZEN', key, value: 'x', seq: 1 } });
const signIn = (): Promise<TestAnswer> =>
  test.call('POST', '/api/auth', { body: { username: visitor.username, password: visitor.password } });
const exportAll = (): Promise<TestAnswer> => test.call('POST', `${LOOKUPS}/_export`, { as: admin, body: {} });

it(
  'every call on a frozen database is answered 503, a save in progress does not wait for its rollback, and all work again without a restart',
  { timeout: FROZEN_TEST_MS },
  async () => {
    await Promise.all(Array.from({ length: 8 }, search));
    const client = await test.app.pools.api.connect();
    await client.query('begin');
    proxy.freeze();
    const inProgress = client.query('select 1').then(() => 'answered', String);
    const calls = [search, () => save('during'), signIn, exportAll].flatMap((call) => Array.from({ length: 5 }, call));
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 503, body: { messageKey: 'unavailable' } });
    }
    expect(await inProgress).toContain('Query read timeout');
    await expect(client.query('rollback')).rejects.toThrow(/Connection terminated|not queryable/);
    client.release();
    // A call that queries again does not wait again.
    await expect(test.app.pools.api.connect()).rejects.toThrow('the database has not answered just now');
    await expect(test.app.pools.api.query('select 1')).rejects.toThrow('the database has not answered just now');
    proxy.thaw();
    await expect.poll(async () => (await search()).status, { timeout: 15_000 }).toBe(200);
    expect(await save('after')).toMatchObject({ status: 200, body: { key: 'after' } });
    expect((await signIn()).status).toBe(200);
    expect(test.app.pools.api.waitingCount).toBe(0);
  },
);
