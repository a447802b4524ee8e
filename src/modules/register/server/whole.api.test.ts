/** A registration is whole or not at all, once, and free again when it came to nothing. */
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { account, companyBody, elsewhere, holderDocument, register, toldRegistries } from '#platform/testing/registering.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ registries: toldRegistries() });
});
afterAll(() => test.stop());

type Row = Readonly<Record<string, unknown>>;
const query = async (text: string, values: readonly unknown[] = []): Promise<readonly Row[]> => (await test.app.pools.api.query<Row>(text, [...values])).rows;

const TABLES = ['user', 'user_role', 'credential', 'membership', 'dossier', 'request', 'user_request', 'user_request_attachment', 'status_history', 'entity_log', 'security_event', 'claim', 'code_counter', 'graphile_worker._private_jobs'];

async function fingerprint(): Promise<unknown> {
  const each = TABLES.map((table) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table.includes('.') ? table : `"${table}"`} t)`);
  const owned = `(select count(*) from "stored_file" where "owner_id" is not null)`;
  return (await query(`select concat_ws(' ', ${[...each, owned].join(', ')}) as "hash"`))[0]?.['hash'];
}

describe('when something fails', () => {
  it('at the beginning, in the middle or with the last write, nothing of it stays', { timeout: 60_000 }, async () => {
    const { sent: count } = await withFaultAt(Number.POSITIVE_INFINITY, async () => register(test, await companyBody(test)));
    const body = await companyBody(test);
    const before = await fingerprint();
    const places = [2, ...[1, 2, 3, 4, 5].map((part) => Math.floor((count * part) / 6)), count - 2, count - 1, count];
    const send = (): Promise<TestAnswer> => register(test, body);
    for (const nth of places) {
      expect((await withFaultAt(nth, send)).answer.status).toBe(500);
      expect(await fingerprint(), `after a failure before statement ${nth} of ${count}`).toBe(before);
    }
    expect((await register(test, body)).status).toBe(200);
    expect(await fingerprint()).not.toBe(before);
  });

  it('by what was sent, nothing of it stays either', async () => {
    const body = await companyBody(test);
    const before = await fingerprint();
    expect((await register(test, { ...body, document: { ...body.document, attachments: [] } })).status).toBe(422);
    expect(await fingerprint()).toBe(before);
  });
});

describe('two at once', () => {
  const statusesOf = (answers: readonly TestAnswer[]): readonly number[] => answers.map(({ status }) => status).toSorted((one, other) => one - other);

  it('with the same tax number: one is registered', async () => {
    const first = await companyBody(test);
    const second = await companyBody(test, String(first['idTax']));
    expect(statusesOf(await Promise.all([register(test, first), register(test, second)]))).toEqual([200, 422]);
    expect(await query('select count(*)::int as "count" from "user" where "id_tax" = $1', [first['idTax']])).toEqual([{ count: 1 }]);
  });

  it('with the same card, and with the same name: one is registered', async () => {
    const one = { personType: 'individual', ...account(), document: await holderDocument(test, ['2']) };
    const card = { personType: 'individual', ...account(), applicant: one.applicant, document: await holderDocument(test, ['2']) };
    expect(statusesOf(await Promise.all([register(test, one), register(test, card)]))).toEqual([200, 422]);
    const two = await companyBody(test);
    const name = { ...(await companyBody(test)), username: two.username };
    expect(statusesOf(await Promise.all([register(test, two), register(test, name)]))).toEqual([200, 422]);
  });
});

describe('who was refused', () => {
  it('registers anew with the same name, card and tax number; what was stays to be read', async () => {
    const body = await companyBody(test);
    expect((await register(test, body)).status).toBe(200);
    const [old] = await query('select "id" from "user" where "username" = $1', [body.username]);
    expect((await register(test, { ...(await companyBody(test, String(body['idTax']))) })).status).toBe(422);
    await cancel(body);
    const ask = async (name: string, sent: object): Promise<unknown> => (await test.call('POST', `/api/v1/security/users/${name}`, { body: sent, headers: elsewhere() })).body;
    expect(await ask('has-username', { username: body.username })).toBe(false);
    expect(await ask('has-id-card', { idCard: body.applicant['idCard'], refDocumentTypePerson: { key: '1' } })).toBe(false);

    const fresh = await companyBody(test, String(body['idTax']));
    const again = await register(test, { ...body, document: { ...body.document, attachments: fresh.document['attachments'] } });
    expect(again.status, again.text).toBe(200);
    expect(await query('select "username", "is_active" from "user" where "id" = $1', [old?.['id']])).toEqual([{ username: null, is_active: false }]);
    expect(await query('select "is_active", count(*)::int as "count" from "user" where "id_tax" = $1 group by 1 order by 1', [body['idTax']])).toEqual([{ is_active: false, count: 1 }, { is_active: true, count: 1 }]);
    expect(await query('select "is_active" from "membership" where "user_id" = $1', [old?.['id']])).toEqual([{ is_active: false }]);
    expect(await query('select count(*)::int as "count" from "user_request" where "applicant_id" = $1', [old?.['id']])).toEqual([{ count: 1 }]);
    const log = await query(`select "action", "reason" from "entity_log" where "entity" = 'user' and "record_id" = $1 and "action" = 'archive'`, [old?.['id']]);
    expect(log).toEqual([{ action: 'archive', reason: `Registers as ${body.username}` }]);
  });
});

async function cancel(body: { readonly username: string; readonly [name: string]: unknown }): Promise<void> {
  const { token } = (await test.call('POST', '/api/auth', { body: { username: body.username, password: body['password'] }, headers: elsewhere() })).body as { token: string };
  const [request] = await query('select r."id", r."version" from "request" r join "user" u on u."id" = r."acting_user_id" where u."username" = $1', [body.username]);
  const answer = await test.call('PUT', '/api/v1/transaction/requests/request', { as: { token }, body: { ...request, action: 'cancel', remark: 'A mistake' } });
  expect(answer.status, answer.text).toBe(200);
}

/** Before the nth statement of the transaction, something breaks that is nobody's fault. */
async function withFaultAt(nth: number, send: () => Promise<TestAnswer>): Promise<{ answer: TestAnswer; sent: number }> {
  const pool = test.app.pools.api;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  let sent = 0;
  const faulty = async (client: PoolClient): Promise<PoolClient> => {
    const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const release = client.release.bind(client);
    const counted = async (...args: unknown[]): Promise<unknown> => {
      if (args[0] !== 'rollback') sent += 1;
      if (sent === nth && args[0] !== 'rollback') throw new Error('A fault that was planted');
      return ask(...args);
    };
    const restore = (error?: Error | boolean): void => {
      Object.assign(client, { query: ask, release });
      release(error);
    };
    return Object.assign(client, { query: counted, release: restore });
  };
  // With a callback it is the pool itself that asks, for a single statement.
  const replaced = (...args: unknown[]): unknown => (args.length === 0 ? connect().then(faulty) : Reflect.apply(connect, pool, args));
  Object.assign(pool, { connect: replaced });
  try {
    const answer = await send();
    return { answer, sent };
  } finally {
    Object.assign(pool, { connect });
  }
}
