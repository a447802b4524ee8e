/** Fields that only the server controls: managed, fixed, scoped, hidden and unreadable ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;
let operator: Person;
let holderId: string;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  holderId = await makeHolder(test.app);
  operator = await test.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
});
afterAll(() => test.stop());

const put = (body: unknown, as: Person = admin): Promise<TestAnswer> => test.call('PUT', SPECIMENS, { as, body });
const createRecord = async (body: object, as: Person = admin): Promise<Record<string, unknown> & { id: string }> =>
  (await put(body, as)).body as Record<string, unknown> & { id: string };
const refusedAt = ({ status, body }: TestAnswer): unknown => [
  status,
  (body as { fields?: { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path}: ${messageKey}`,
  ),
];

describe('a managed field', () => {
  const mine = {
    version: 1,
    createBy: 'me',
    createDate: '2020-01-01',
    updateBy: 'me',
    updateDate: '2020-01-01',
    isActive: false,
    total: 5,
  };

  it('is refused by name if it is changed, all of them at once', async () => {
    const record = await createRecord({ code: 'M-1', lines: [{ label: 'a', netKg: 1 }] });
    expect(refusedAt(await put({ id: record.id, ...mine }))).toEqual([
      422,
      ['createBy', 'createDate', 'updateBy', 'updateDate', 'isActive', 'total'].map((name) => `${name}: managedField`),
    ]);
  });

  it('cannot be set in a new record', async () => {
    const { version: _, ...others } = mine;
    expect(refusedAt(await put({ code: 'M-2', ...others }))).toEqual([
      422,
      Object.keys(others).map((name) => `${name}: managedField`),
    ]);
    expect(refusedAt(await put({ code: 'M-2', lines: [{ label: 'a', seq: 9 }] }))).toEqual([
      422,
      ['lines.0.seq: managedField'],
    ]);
    expect(await put({ code: 'M-2', version: 1 })).toMatchObject({ status: 404 });
    expect(await put({ code: 'M-3', isActive: true, total: null, createBy: null })).toMatchObject({
      status: 200,
      body: { isActive: true, createBy: admin.username },
    });
  });

  it('that is computed may be sent with its old or its new value, and no other', async () => {
    expect(
      await put({
        code: 'M-4',
        total: 3.5,
        lines: [
          { label: 'a', netKg: 1 },
          { label: 'b', netKg: 2.5 },
        ],
      }),
    ).toMatchObject({ status: 200, body: { total: 3.5 } });
    const record = await createRecord({ code: 'M-5', lines: [{ label: 'a', netKg: 1 }] });
    expect(await put({ id: record.id, version: 1, total: 1, lines: [{ label: 'b', netKg: 2 }] })).toMatchObject({
      status: 200,
      body: { total: 3 },
    });
    expect(await put({ id: record.id, version: 2, total: '7.000', lines: [{ label: 'c', netKg: 4 }] })).toMatchObject({
      status: 200,
      body: { total: 7 },
    });
    expect(refusedAt(await put({ id: record.id, version: 3, total: 8, lines: [{ label: 'd', netKg: 8 }] }))).toEqual([
      422,
      ['total: managedField'],
    ]);
    expect(refusedAt(await put({ code: 'M-6', total: 1 }))).toEqual([422, ['total: managedField']]);
  });
});

describe('a fixed field', () => {
  it('can be set once, and is refused if it is changed', async () => {
    const lookups = '/api/v1/master/lookups';
    const { body } = await test.call('PUT', lookups, {
      as: admin,
      body: { group: 'FIXED', key: '1', value: 'x', seq: 1 },
    });
    const { id } = body as { id: string };
    expect(
      refusedAt(await test.call('PUT', lookups, { as: admin, body: { id, version: 1, group: 'OTHER', code: 'mine' } })),
    ).toEqual([422, ['group: managedField', 'code: managedField']]);
    expect(
      await test.call('PUT', lookups, { as: admin, body: { id, version: 1, group: 'FIXED', code: null, value: 'y' } }),
    ).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('is every field that decides who may see the record, even if it was empty', async () => {
    const departmentId = await makeDepartment(test.app);
    const record = await createRecord({ code: 'F-1', refHolder: { id: holderId } });
    const sent = { refHolder: null, refDepartment: { id: departmentId }, refDocumentType: { key: '01' } };
    const { body } = await put({ id: record.id, version: 1, ...sent });
    expect((body as { fields: { path: string }[] }).fields.map(({ path }) => path).toSorted()).toEqual([
      'refDepartment',
      'refDocumentType',
      'refHolder',
    ]);
    expect(
      await put({ id: record.id, version: 1, refHolder: { id: holderId }, refDepartment: null, name: 'x' }),
    ).toMatchObject({ status: 200, body: { version: 2 } });
  });
});

describe('the scope of the writer', () => {
  it('is filled in for a new record and cannot be that of another', async () => {
    const otherId = await makeHolder(test.app);
    expect(await put({ code: 'S-1' }, operator)).toMatchObject({ status: 200, body: { refHolder: { id: holderId } } });
    expect(await put({ code: 'S-2', refHolder: null }, operator)).toMatchObject({
      status: 200,
      body: { refHolder: { id: holderId } },
    });
    expect(await put({ code: 'S-3', refHolder: { id: otherId } }, operator)).toMatchObject({
      status: 403,
      body: { messageKey: 'rowScope' },
    });
    expect(
      await test.call('POST', `${SPECIMENS}/_check`, {
        as: operator,
        body: { code: 'S-3', refHolder: { id: otherId } },
      }),
    ).toMatchObject({ status: 403 });
    expect(
      await test.call('PUT', `${SPECIMENS}/_all`, {
        as: operator,
        body: [{ code: 'S-3', refHolder: { id: otherId } }, { code: 'S-4' }],
      }),
    ).toMatchObject({ body: [{ ok: false, error: { status: 403 } }, { ok: true }] });
  });

  it('is the department of an officer', async () => {
    const [ours, otherDepartment] = [await makeDepartment(test.app), await makeDepartment(test.app)];
    const officer = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: ours });
    expect(await put({ code: 'S-5' }, officer)).toMatchObject({ status: 200, body: { refDepartment: { id: ours } } });
    expect(await put({ code: 'S-6', refDepartment: { id: otherDepartment } }, officer)).toMatchObject({ status: 403 });
  });
});

describe('a hidden field', () => {
  it('must be empty, and is required as soon as it is shown', async () => {
    expect(refusedAt(await put({ code: 'H-1', isOpen: false, reason: 'x' }))).toEqual([422, ['reason: hiddenField']]);
    expect(refusedAt(await put({ code: 'H-1', isOpen: true }))).toEqual([422, ['reason: required']]);
    const record = await createRecord({ code: 'H-1', isOpen: true, reason: 'x' });
    expect(refusedAt(await put({ id: record.id, version: 1, isOpen: false }))).toEqual([422, ['reason: hiddenField']]);
    expect(await put({ id: record.id, version: 1, isOpen: false, reason: null })).toMatchObject({
      status: 200,
      body: { reason: null },
    });
  });
});

describe('a field with a class', () => {
  it('that the writer may not read cannot be written, not even unchanged', async () => {
    const record = await createRecord({ code: 'C-1', opinion: 'ours', refHolder: { id: holderId } });
    for (const opinion of ['ours', 'mine', null])
      expect(refusedAt(await put({ id: record.id, version: 1, opinion }, operator))).toEqual([
        422,
        ['opinion: managedField'],
      ]);
    expect(refusedAt(await put({ code: 'C-2', opinion: 'mine' }, operator))).toEqual([422, ['opinion: managedField']]);
    const { body } = await put({ id: record.id, version: 1, name: 'x' }, operator);
    expect(body).toMatchObject({ version: 2 });
    expect(body).not.toHaveProperty('opinion');
    expect(
      await test.app.pools.api.query('select "opinion" from "specimen" where "id" = $1', [record.id]),
    ).toMatchObject({ rows: [{ opinion: 'ours' }] });
  });

  it('for secrets may be set and is never returned', async () => {
    const first = await put({ code: 'C-3', pin: '4711-secret', lines: [{ label: 'a', hint: 'hint-secret' }] });
    const { id } = first.body as { id: string };
    const answers = [
      first,
      await put({ id, version: 1, pin: '4712-secret' }),
      await put({ id, version: 1, name: 'stale' }),
      await test.call('POST', `${SPECIMENS}/_check`, { as: admin, body: { id, version: 2, pin: '4713-secret' } }),
      await test.call('POST', `${SPECIMENS}/_search`, {
        as: admin,
        body: { where: [{ name: 'id', operator: '=', value: id }], children: [{ name: 'lines' }] },
      }),
      await test.call('POST', `${SPECIMENS}/${id}/_changes`, { as: admin }),
      await test.call('POST', `${SPECIMENS}/_export`, { as: admin, body: {} }),
    ];
    for (const { text } of answers) expect(text).not.toContain('-secret');
    const { rows } = await test.app.pools.api.query('select "changes"::text from "entity_log" where "record_id" = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('-secret');
    expect(JSON.stringify(rows)).toContain('pin');
  });
});

it('a body with every possible field is refused, and nothing is changed', async () => {
  const record = await createRecord({ code: 'A-1', name: 'x' }, operator);
  const attempts = [
    { id: record.id, version: 1, roles: ['ADMIN'] },
    { id: record.id, version: 1, is_active: false },
    { id: record.id, version: 1, holder_id: holderId },
    { id: record.id, version: 1, refHolder: { id: admin.id } },
    { id: record.id, version: 1, lines: [{ label: 'a', refSpecimen: { id: admin.id } }] },
    { id: record.id, version: 1, 'refHolder.id': admin.id },
  ];
  for (const body of attempts) expect([400, 422]).toContain((await put(body, operator)).status);
  expect(
    (
      await test.call('POST', `${SPECIMENS}/_search`, {
        as: operator,
        body: { where: [{ name: 'id', operator: '=', value: record.id }] },
      })
    ).body,
  ).toMatchObject({ data: [{ version: 1, name: 'x', refHolder: { id: holderId } }] });
});
