/**
 * Which record is meant: ids that are new, unknown or of another record, versions that are old, records that are
 * archived or referred to.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const put = (body: unknown, as: Person = admin): Promise<TestAnswer> => test.call('PUT', SPECIMENS, { as, body });
const post = (path: string, body: unknown): Promise<TestAnswer> =>
  test.call('POST', `${SPECIMENS}/${path}`, { as: admin, body });
const readRecord = async (id: string): Promise<unknown> =>
  (
    (await post('_search', { where: [{ name: 'id', operator: '=', value: id }], children: [{ name: 'lines' }] }))
      .body as { data: unknown[] }
  ).data[0];

async function make(body: object): Promise<{ id: string; version: number }> {
  const { status, body: created } = await put(body);
  expect(status).toBe(200);
  return created as { id: string; version: number };
}

describe('an id', () => {
  it('made by the client, without a version, creates the record', async () => {
    const id = randomUUID();
    expect(await put({ id: id.toUpperCase(), code: 'OWN-ID', name: 'x' })).toMatchObject({
      status: 200,
      body: { id, version: 1 },
    });
  });

  it('sent again with the same content gets the same answer and creates nothing twice, including rows and defaults', async () => {
    const body = {
      id: randomUUID(),
      code: 'TWICE',
      name: 'x',
      amount: 3,
      weightKg: '9.50',
      refGrade: { key: 'H' },
      pin: '1234',
      attribute: { b: 1, a: [2] },
      lines: [
        { label: 'one', netKg: 1 },
        { label: 'two', hint: 'h' },
      ],
    };
    const first = await put(body);
    const second = await put(body);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await post(`${body.id}/_rev`, undefined)).toMatchObject({ body: [{ version: 1, action: 'create' }] });
    const { rows } = await test.app.pools.api.query(
      'select count(*)::int as n from "specimen_line" where "specimen_id" = $1',
      [body.id],
    );
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('sent twice at the same moment with the same content gets the same answer twice', async () => {
    const body = { id: randomUUID(), code: 'AT-ONCE', lines: [{ label: 'one' }] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await post(`${body.id}/_rev`, undefined)).toMatchObject({ body: [{ version: 1 }] });
  });

  it('sent again with other content is a conflict, and changes nothing', async () => {
    const id = randomUUID();
    await put({ id, code: 'OTHER', name: 'x', lines: [{ label: 'one' }] });
    for (const other of [
      { code: 'OTHER', name: 'y' },
      { code: 'OTHER' },
      { code: 'OTHER', name: 'x', lines: [] },
      { code: 'OTHER', name: 'x', lines: [{ label: 'two' }] },
      { code: 'OTHER', name: 'x', lines: [{ label: 'one' }, { label: 'two' }] },
    ]) {
      expect(await put({ id, ...other })).toMatchObject({ status: 409, body: { messageKey: 'alreadyExists' } });
    }
    expect(await readRecord(id)).toMatchObject({ version: 1, name: 'x', lines: [{ label: 'one' }] });
  });

  it('that is unknown is not found, in every call for an existing record', async () => {
    const id = randomUUID();
    expect(await put({ id, version: 1, code: 'GONE' })).toMatchObject({
      status: 404,
      body: { messageKey: 'notFound' },
    });
    for (const path of ['_delete', '_delete?isHardDelete=true', '_active']) {
      expect(await post(path, JSON.stringify(id))).toMatchObject({ status: 404 });
      expect(await post(path, { id, version: 1 })).toMatchObject({ status: 404 });
    }
    for (const path of [`${id}/_rev`, `${id}/_changes`, 'no-uuid/_rev', '%27/_changes'])
      expect(await post(path, undefined)).toMatchObject({ status: 404 });
    expect(await post('_search', { where: [{ name: 'id', operator: '=', value: id }] })).toMatchObject({
      status: 200,
      body: { data: [], totalSize: 0 },
    });
  });

  it('of a record of another holder can neither be written nor used for a new record', async () => {
    const [mine, otherHolder] = [await makeHolder(test.app), await makeHolder(test.app)];
    const me = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: mine, kind: 'owner' },
    });
    const { id } = await make({ code: 'THEIRS', name: 'x', refHolder: { id: otherHolder } });
    expect(await put({ id, version: 1, name: 'y' }, me)).toMatchObject({ status: 404 });
    expect(await put({ id, code: 'THEIRS-2' }, me)).toMatchObject({
      status: 409,
      body: { messageKey: 'alreadyExists', data: {} },
    });
    expect(await readRecord(id)).toMatchObject({ version: 1, name: 'x', refHolder: { id: otherHolder } });
  });
});

describe('a version', () => {
  it('that is old overwrites nothing; both versions are returned', async () => {
    const { id } = await make({ code: 'STALE', name: 'first', lines: [{ label: 'one' }] });
    await put({ id, version: 1, name: 'second', pin: '9999' });
    const mine = { id, version: 1, name: 'mine', lines: [{ label: 'two' }] };
    const answer = await put(mine);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        messageKey: 'staleVersion',
        data: { mine, theirs: { id, version: 2, name: 'second', lines: [{ label: 'one' }] } },
      },
    });
    expect(answer.text).not.toContain('9999');
    expect(await readRecord(id)).toMatchObject({ version: 2, name: 'second', lines: [{ label: 'one' }] });
  });

  it('is refused if it is newer than the stored one, or missing for an existing record', async () => {
    const { id } = await make({ code: 'FUTURE', name: 'x' });
    for (const version of [0, -1, 2, 999])
      expect(await put({ id, version, name: 'y' })).toMatchObject({
        status: 409,
        body: { messageKey: 'staleVersion' },
      });
    expect(await put({ id, name: 'y' })).toMatchObject({ status: 409, body: { messageKey: 'alreadyExists' } });
  });

  it('that is old cannot be used to archive, activate or delete', async () => {
    const { id } = await make({ code: 'STALE-END', name: 'x' });
    await put({ id, version: 1, name: 'y' });
    for (const path of ['_delete', '_delete?isHardDelete=true', '_active'])
      expect(await post(path, { id, version: 1 })).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
    expect(await readRecord(id)).toMatchObject({ version: 2, isActive: true });
  });

  it('of a part is that of its record', async () => {
    const { id } = await make({ code: 'STALE-PART', lines: [{ label: 'one' }] });
    await put({ id, version: 1, name: 'y' });
    const {
      lines: [line],
    } = (await readRecord(id)) as { lines: [{ id: string }] };
    const call = (path: string, body: unknown): Promise<TestAnswer> =>
      test.call(path === '' ? 'PUT' : 'POST', `/api/v1/transaction/specimen-lines${path}`, { as: admin, body });
    expect(await call('', { id: line.id, version: 1, label: 'mine' })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
    expect(await call('/_delete', { id: line.id, version: 1 })).toMatchObject({
      status: 409,
      body: { messageKey: 'staleVersion' },
    });
    expect(await readRecord(id)).toMatchObject({ version: 2, lines: [{ label: 'one' }] });
    expect(await call('/_delete', { id: line.id, version: 2 })).toMatchObject({
      status: 200,
      body: { id: line.id, version: 3 },
    });
  });
});

describe('an archived record', () => {
  it('cannot be edited, by any call, until it is activated', async () => {
    const { id } = await make({ code: 'ARCHIVED', lines: [{ label: 'one' }] });
    expect(await post('_delete', JSON.stringify(id))).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await post('_delete', JSON.stringify(id))).toMatchObject({ status: 200, body: { id, version: 2 } });
    expect(await put({ id, version: 2, name: 'x' })).toMatchObject({
      status: 409,
      body: { messageKey: 'archivedRecord' },
    });
    expect(await post('_check', { id, version: 2, name: 'x' })).toMatchObject({
      status: 409,
      body: { messageKey: 'archivedRecord' },
    });
    expect(
      await test.call('PUT', '/api/v1/transaction/specimen-lines', {
        as: admin,
        body: { refSpecimen: { id }, label: 'two' },
      }),
    ).toMatchObject({ status: 409, body: { messageKey: 'archivedRecord' } });
    expect(
      await test.call('PUT', `${SPECIMENS}/_all`, { as: admin, body: [{ id, version: 2, name: 'x' }] }),
    ).toMatchObject({ status: 200, body: [{ id, ok: false, error: { status: 409, messageKey: 'archivedRecord' } }] });
    expect(await post('_active', { id, version: 2 })).toMatchObject({ status: 200, body: { id, version: 3 } });
    expect(await put({ id, version: 3, name: 'x' })).toMatchObject({ status: 200, body: { version: 4 } });
  });

  it('cannot be newly referred to, but existing references stay', async () => {
    const other = await make({ code: 'ARCHIVED-REF' });
    const { id } = await make({ code: 'REFERS', refOther: { id: other.id } });
    await post('_delete', { id: other.id });
    expect(await put({ id, version: 1, name: 'x', refOther: { id: other.id } })).toMatchObject({
      status: 200,
      body: { version: 2, refOther: { id: other.id } },
    });
    expect(await put({ code: 'REFERS-TOO', refOther: { id: other.id } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'refOther', messageKey: 'referenceNotFound' }] },
    });
  });
});

it('a referenced record cannot be deleted, and the answer names what refers to it', async () => {
  const { id } = await make({ code: 'REFERRED' });
  const referring = await make({ code: 'REFERRING', refOther: { id } });
  expect(
    await test.call('POST', `${SPECIMENS}/_delete?isHardDelete=true`, {
      as: admin,
      body: { id },
      headers: { 'accept-language': 'en' },
    }),
  ).toMatchObject({
    status: 409,
    body: {
      messageKey: 'referencedBy',
      data: { what: ['ตัวอย่างทดสอบ', 'Specimen'] },
      message: expect.stringContaining('“Specimen”') as unknown,
    },
  });
  expect(await readRecord(id)).toMatchObject({ version: 1 });
  expect(await post('_delete?isHardDelete=true', { id: referring.id })).toMatchObject({ status: 200 });
  expect(await post('_delete?isHardDelete=true', { id })).toMatchObject({ status: 200, body: { id, version: 2 } });
  expect(await readRecord(id)).toBeUndefined();
});
