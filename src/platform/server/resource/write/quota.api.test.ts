/**
 * Limits of records that people save for themselves, by number, size and frequency: for each person and for each
 * company.
 */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getEntity } from '#language/catalogue.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { createStoppedClock } from '#platform/testing/stoppedClock.ts';
import { SAVED_ANSWER_BYTES } from './idempotency.ts';
import { newId } from '../../database/newId.ts';
import { QUOTA_WINDOW_MS } from './quota.ts';

const DRAFTS = '/api/v1/security/form-drafts';
const VIEWS = '/api/v1/security/saved-views';
/** Small enough to be reached in a test; src/quotas.test.ts is about the declared ones. */
const QUOTA = {
  recordBytes: 20_000,
  person: { count: 15, bytes: 60_000, writesPerMinute: 30 },
  unapproved: { count: 6, bytes: 30_000, writesPerMinute: 14 },
  forHolder: { count: 40, bytes: 200_000, writesPerMinute: 200 },
};
let here: TestApp;
beforeAll(async () => {
  const small = ['formDraft', 'savedView'].map((name) => {
    const entity = getEntity(testCatalogue, name);
    return [name, { ...entity, quota: { owner: 'refUser', holder: 'refActingFor', ...QUOTA } }] as const;
  });
  here = await startTestApp({
    catalogue: { ...testCatalogue, entities: new Map([...testCatalogue.entities, ...small]) },
    securityClock: createStoppedClock(),
  });
});
afterAll(() => here.stop());
afterEach(() => here.securityClock.move(0));

const makeApproved = (): Promise<Person> => here.person({ roles: [] });
const applicant = (): Promise<Person> =>
  here.person({ roles: ['APPLICANT'], personType: 'individual', status: 'pending' });
const employee = (holderId: string): Promise<Person> =>
  here.person({ roles: [], memberOf: { holderId, kind: 'owner' } });

/** Text that the database cannot compress. */
const noise = (bytes: number): string => randomBytes(bytes).toString('base64').slice(0, bytes);
type Body = Readonly<Record<string, unknown>>;
const bodyOf = (bytes: number): Body => ({ values: { text: noise(bytes) } });
const newDraft = (bytes = 10): Body => ({ id: newId(), entity: 'specimen', recordId: newId(), body: bodyOf(bytes) });
const view = (): Body => ({
  ...newDraft(),
  recordId: undefined,
  path: '/app/specimens',
  name: newId(),
  isDefault: false,
});
const put = (as: Person, body: unknown, path = DRAFTS): Promise<TestAnswer> => here.call('PUT', path, { as, body });
const check = (as: Person, body: unknown, path = DRAFTS): Promise<TestAnswer> =>
  here.call('POST', `${path}/_check`, { as, body });
const query = async <T extends object>(sql: string, values: readonly unknown[]): Promise<readonly T[]> =>
  (await here.app.pools.api.query<T>(sql, [...values])).rows;

/** Sets the count as if somebody had just written that often. */
async function setWrites(ownerId: string, kind: 'person' | 'holder', writes: number): Promise<void> {
  const update = 'update "write_count" set "writes" = $3 where "owner_id" = $1 and "owner_kind" = $2';
  await query(update, [ownerId, kind, writes]);
}

const setStatus = (id: string, status: string): Promise<unknown> =>
  query('update "user" set "status" = $2 where "id" = $1', [id, status]);

async function countOf(person: Person, table = 'form_draft'): Promise<number> {
  const counted = `select count(*)::int as "count" from "${table}" where "user_id" = $1`;
  return (await query<{ count: number }>(counted, [person.id]))[0]?.count ?? 0;
}

/** Inserts copies of an existing row, without calls. */
async function multiply(table: 'form_draft' | 'saved_view', id: unknown, count: number): Promise<void> {
  const other = `jsonb_build_object('id', c."id", 'record_id', c."id", 'name', c."id")`;
  await query(
    `with c as materialized (select gen_random_uuid() as "id" from generate_series(1, $2))
insert into "${table}" select p.* from c cross join "${table}" t
cross join lateral jsonb_populate_record(null::"${table}", to_jsonb(t) || ${other}) p where t."id" = $1`,
    [id, count],
  );
}

const drafts = { path: DRAFTS, table: 'form_draft', make: (): Body => newDraft() } as const;
const views = { path: VIEWS, table: 'saved_view', make: view } as const;
const approved = { whoever: makeApproved, allowance: QUOTA.person };
const unapproved = { whoever: applicant, allowance: QUOTA.unapproved };

describe.each([
  { kind: 'form drafts', ...drafts, ...approved },
  { kind: 'form drafts of who is not approved', ...drafts, ...unapproved },
  { kind: 'saved views', ...views, ...approved },
  { kind: 'saved views of who is not approved', ...views, ...unapproved },
] as const)('$kind', ({ path, table, make, whoever, allowance }) => {
  const recordOf = (bytes: number): Body => ({ ...make(), body: bodyOf(bytes) });
  const write = (as: Person, { id }: Body, body: unknown): Promise<TestAnswer> =>
    put(as, { id, version: 1, body }, path);

  it('are limited in number, in every call, and another can be saved when one is deleted', async () => {
    const person = await whoever();
    const first = make();
    expect((await put(person, first, path)).status).toBe(200);
    await multiply(table, first['id'], allowance.count - 1);
    const refused = { status: 422, messageKey: 'quotaCount', data: { limit: allowance.count } };
    expect((await put(person, make(), path)).body).toMatchObject(refused);
    const all = await put(person, [make(), make()], `${path}/_all`);
    expect(all.body).toMatchObject([
      { ok: false, error: refused },
      { ok: false, error: refused },
    ]);
    const checked = await check(person, make(), path);
    expect(checked.body).toMatchObject({ ok: false, problems: [{ messageKey: 'quotaCount' }] });
    expect(await countOf(person, table)).toBe(allowance.count);
    // Existing ones can still be changed.
    expect((await write(person, first, { values: { text: 'ข' } })).status).toBe(200);
    const target = { as: person, body: { id: first['id'] } };
    const deleted = await here.call('POST', `${path}/_delete?isHardDelete=true`, target);
    expect(deleted.status).toBe(200);
    expect((await put(person, make(), path)).status).toBe(200);
  });

  it('are limited in total size; changes that make them smaller are accepted', async () => {
    const person = await whoever();
    const size = Math.floor(QUOTA.recordBytes * 0.9);
    const first = recordOf(size);
    expect((await put(person, first, path)).status).toBe(200);
    await multiply(table, first['id'], Math.floor(allowance.bytes / size) - 1);
    const small = make();
    expect((await put(person, small, path)).status).toBe(200);
    const refused = { status: 422, messageKey: 'quotaBytes' };
    expect((await put(person, recordOf(size), path)).body).toMatchObject(refused);
    expect((await put(person, [recordOf(size)], `${path}/_all`)).body).toMatchObject([{ ok: false, error: refused }]);
    expect((await write(person, small, bodyOf(size))).body).toMatchObject(refused);
    await query(`update "${table}" set "body" = $2 where "id" = $1`, [small['id'], JSON.stringify(bodyOf(size))]);
    expect((await write(person, small, { values: {} })).status).toBe(200);
  });

  it('are limited in their individual size', async () => {
    const person = await whoever();
    const large = { ...make(), body: { values: { text: 'x'.repeat(QUOTA.recordBytes) } } };
    expect((await put(person, large, path)).body).toMatchObject({ status: 422, messageKey: 'quotaRecordBytes' });
  });

  it('are limited in writes per minute, also several at once, and accepted again afterwards', async () => {
    const person = await whoever();
    const first = make();
    expect((await put(person, first, path)).status).toBe(200);
    await setWrites(person.id, 'person', allowance.writesPerMinute - 1);
    const answers = (await put(person, [make(), make(), make()], `${path}/_all`)).body;
    const refused = { status: 429, messageKey: 'quotaRate' };
    expect(answers).toMatchObject([{ ok: true }, { ok: false, error: refused }, { ok: false, error: refused }]);
    here.securityClock.move(QUOTA_WINDOW_MS - 7000);
    const refusedAnswer = await write(person, first, { values: { a: 1 } });
    expect(refusedAnswer).toMatchObject({ status: 429, body: { messageKey: 'quotaRate', data: { seconds: 7 } } });
    expect(Number(refusedAnswer.headers['retry-after'])).toBe(7);
    expect(await countOf(person, table)).toBe(2);
    here.securityClock.move(QUOTA_WINDOW_MS);
    expect((await put(person, make(), path)).status).toBe(200);
    // A clock that was set back makes nobody wait.
    here.securityClock.move(-QUOTA_WINDOW_MS);
    expect((await put(person, make(), path)).status).toBe(200);
  });

  it('that are written in parallel exceed no limit', async () => {
    const person = await whoever();
    const first = make();
    expect((await put(person, first, path)).status).toBe(200);
    await multiply(table, first['id'], allowance.count - 3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(person, make(), path)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 422, 422, 422, 422, 422, 422]);
    expect(await countOf(person, table)).toBe(allowance.count);
  });
});

describe('a record that is only checked', () => {
  it('is not stored, and does not count as a write', async () => {
    const person = await applicant();
    for (let time = 0; time <= QUOTA.unapproved.writesPerMinute; time += 1) {
      expect((await check(person, newDraft())).body).toMatchObject({ ok: true });
    }
    expect(await countOf(person)).toBe(0);
    expect((await put(person, newDraft())).status).toBe(200);
  });
});

describe('a person who is not approved', () => {
  it('has the smaller limits by their own registration, or by that of the company they act for', async () => {
    const holderId = await makeHolder(here.app);
    const owner = await employee(holderId);
    const first = newDraft();
    expect((await put(owner, first)).status).toBe(200);
    await multiply('form_draft', first['id'], QUOTA.unapproved.count);
    expect((await put(owner, newDraft())).status).toBe(200);
    await setStatus(holderId, 'pending');
    const refused = { messageKey: 'quotaCount', data: { limit: QUOTA.unapproved.count } };
    expect((await put(owner, newDraft())).body).toMatchObject(refused);
    await setStatus(holderId, 'usable');
    expect((await put(owner, newDraft())).status).toBe(200);
  });
});

describe('a company', () => {
  it.each([drafts, views])('has one limit for all its people together: $table', async ({ path, table, make }) => {
    const [allowance, person] = [QUOTA.forHolder, QUOTA.person];
    const holderId = await makeHolder(here.app);
    const people: Person[] = [];
    for (let left = allowance.count; left > 0; left -= person.count - 1) {
      const member = await employee(holderId);
      const first = make();
      expect((await put(member, first, path)).status).toBe(200);
      await multiply(table, first['id'], Math.min(left, person.count - 1) - 1);
      people.push(member);
    }
    const [first, second] = people;
    if (first === undefined || second === undefined) throw new Error('There are not two');
    const refused = { status: 422, messageKey: 'quotaCountOfHolder', data: { limit: allowance.count } };
    expect((await put(first, make(), path)).body).toMatchObject(refused);
    expect((await put(await employee(holderId), make(), path)).body).toMatchObject(refused);
    const some = `select "id" from "${table}" where "user_id" = $1 limit 2`;
    await query(`delete from "${table}" where "id" in (${some})`, [second.id]);
    // Two free places, and many who want them at once.
    const answers = await Promise.all([...people, ...people].map((member) => put(member, make(), path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 422)).toHaveLength(statuses.length - 2);
  });

  it('has one limit by size and by frequency', async () => {
    const holderId = await makeHolder(here.app);
    const [member, other] = [await employee(holderId), await employee(holderId)];
    const first = newDraft(QUOTA.recordBytes * 0.9);
    expect((await put(member, first)).status).toBe(200);
    await multiply('form_draft', first['id'], Math.floor(QUOTA.forHolder.bytes / QUOTA.recordBytes / 0.9));
    expect((await put(other, newDraft())).body).toMatchObject({ status: 422, messageKey: 'quotaBytesOfHolder' });
    await query('delete from "form_draft" where "acting_for_id" = $1', [holderId]);
    await setWrites(holderId, 'holder', QUOTA.forHolder.writesPerMinute);
    expect(await put(other, newDraft())).toMatchObject({ status: 429, body: { messageKey: 'quotaRate' } });
  });

  it('cannot be named by people who do not act for it', async () => {
    const [mine, another] = [await makeHolder(here.app), await makeHolder(here.app)];
    const person = await employee(mine);
    for (const { path, make } of [drafts, views]) {
      const refusedAnswer = await put(person, { ...make(), refActingFor: { id: another } }, path);
      expect(refusedAnswer).toMatchObject({ status: 403, body: { messageKey: 'rowScope' } });
      expect((await put(person, make(), path)).body).toMatchObject({ refActingFor: { id: mine } });
    }
  });
});

describe('answers stored for repeated calls', () => {
  it('of one person are the newest, up to a size', async () => {
    const person = await applicant();
    const body = Array.from({ length: 20 }, () => newId());
    const send = (key: string): Promise<TestAnswer> =>
      here.call('POST', `${DRAFTS}/_delete_all`, { as: person, body, headers: { 'idempotency-key': key } });
    expect((await send('first')).status).toBe(200);
    await query(
      `insert into "idempotency" ("user_id", "key", "call", "body_hash", "status", "response", "created_at")
select $1, 'old ' || n, 'x', 'x', 200, $2, now() - interval '1 day' from generate_series(1, 6) n`,
      [person.id, noise(SAVED_ANSWER_BYTES / 5)],
    );
    expect((await send('second')).status).toBe(200);
    const rows = await query<{ key: string; bytes: number }>(
      'select "key", pg_column_size("response")::int as "bytes" from "idempotency" where "user_id" = $1',
      [person.id],
    );
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(SAVED_ANSWER_BYTES);
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(['first', 'second']));
    expect(rows.filter(({ key }) => key.startsWith('old'))).toHaveLength(4);
    expect((await send('first')).text).toBe((await send('first')).text);
  });
});
