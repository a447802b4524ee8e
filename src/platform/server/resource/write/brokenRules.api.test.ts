/** A broken rule is reported together with all others, through whichever call the record is sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LINES = '/api/v1/transaction/specimen-lines';
const NOBODY = '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  await test.call('PUT', SPECIMENS, { as: admin, body: { code: 'TAKEN' } });
});
afterAll(() => test.stop());

/**
 * One of every kind of rule: of the field, of its row, of the record, of the database, and one that only the server can
 * check.
 */
const wrong = {
  code: 'TAKEN',
  name: 'ก'.repeat(201),
  amount: 900_001,
  weightKg: '0.5',
  isOpen: false,
  reason: 'hidden',
  refGrade: { key: 'Z' },
  refTitle: { id: NOBODY },
  refOther: { id: NOBODY },
  refDepartment: { key: 'no such department' },
  createBy: 'me',
  lines: [
    { label: 'a', netKg: 1000.001 },
    { label: null },
    { label: 'a', netKg: '1.23456' },
    { netKg: 1, isDelete: true },
  ],
};
const problems = [
  'amount: maxValue',
  'code: duplicateValue',
  'createBy: managedField',
  'lines.0.netKg: atMost',
  'lines.1.label: required',
  'lines.2.label: duplicateValue',
  'lines.2.netKg: decimalPlaces',
  'name: maxLength',
  'reason: hiddenField',
  'refDepartment: referenceNotFound',
  'refGrade: notInGroup',
  'refOther: referenceNotFound',
  'refTitle: notInGroup',
  'total: decimalPlaces',
  'weightKg: minValue',
];

interface ReportedProblem {
  readonly path: string;
  readonly messageKey: string;
  readonly message: string;
}
const problemLines = (list: unknown): string[] =>
  (list as readonly ReportedProblem[]).map(({ path, messageKey }) => `${path}: ${messageKey}`).toSorted();

describe('a record with an error of every kind', () => {
  it('is refused with all of them at once', async () => {
    const { status, body } = await test.call('PUT', SPECIMENS, { as: admin, body: wrong });
    expect([status, problemLines((body as { fields: unknown }).fields)]).toEqual([422, problems]);
  });

  it('is refused with all of them in a bulk save, with messages, and the other rows are saved', async () => {
    const { status, body } = await test.call('PUT', `${SPECIMENS}/_all`, {
      as: admin,
      body: [{ code: 'BESIDE-1' }, wrong, { code: 'BESIDE-2' }],
      headers: { 'accept-language': 'en' },
    });
    expect([status, body]).toMatchObject([
      200,
      [
        { ok: true, version: 1 },
        {
          id: null,
          ok: false,
          error: {
            status: 422,
            messageKey: 'formInvalid',
            message: 'The form is incomplete or invalid. Correct the marked fields.',
          },
        },
        { ok: true, version: 1 },
      ],
    ]);
    const [, { error }] = body as [unknown, { error: { fields: ReportedProblem[] } }];
    expect(problemLines(error.fields)).toEqual(problems);
    expect(error.fields.find(({ path }) => path === 'lines.1.label')).toMatchObject({
      message: 'Provide this information.',
    });
  });

  it('is answered with all of them by a check, with messages and computed values', async () => {
    const { status, body } = await test.call('POST', `${SPECIMENS}/_check`, { as: admin, body: wrong });
    expect([status, problemLines((body as { problems: unknown }).problems)]).toEqual([200, problems]);
    expect(body).toMatchObject({ ok: false, record: null, derived: { total: 1001.235_56 } });
    for (const { message } of (body as { problems: ReportedProblem[] }).problems) expect(message).toMatch(/[ก-๙]/);
  });
});

describe('a check', () => {
  it('returns the record as it would be, and stores nothing', async () => {
    const before = await counts();
    const { body } = await test.call('POST', `${SPECIMENS}/_check`, {
      as: admin,
      body: {
        code: 'CHECKED',
        refGrade: { key: 'H' },
        pin: '1',
        lines: [
          { label: 'a', netKg: 0.1 },
          { label: 'b', netKg: 0.2 },
        ],
      },
    });
    expect(body).toMatchObject({
      ok: true,
      problems: [],
      derived: { total: 0.3 },
      record: {
        code: 'CHECKED',
        version: 1,
        total: 0.3,
        refGrade: { value: 'สูง' },
        lines: [{ label: 'a' }, { label: 'b' }],
      },
    });
    const { body: lookup } = await test.call('POST', '/api/v1/master/lookups/_check', {
      as: admin,
      body: { group: 'CHECKED', key: '1', value: 'x', seq: 1 },
    });
    expect(lookup).toMatchObject({ ok: true, record: { key: '1' } });
    const { body: role } = await test.call('POST', '/api/v1/security/roles/_check', {
      as: admin,
      body: { code: 'CHECKED', name: 'x', refRowScope: { key: '5' } },
    });
    expect(role).toMatchObject({ record: { code: 'CHECKED' } });
    expect(await counts()).toEqual(before);
    expect(
      await test.call('POST', `${SPECIMENS}/_search`, {
        as: admin,
        body: { where: [{ name: 'code', operator: '=', value: 'CHECKED' }] },
      }),
    ).toMatchObject({ body: { totalSize: 0 } });
  });

  it('of an existing record returns its next version and does not change the stored one', async () => {
    const { body } = await test.call('PUT', SPECIMENS, {
      as: admin,
      body: { code: 'CHECKED-2', name: 'x', lines: [{ label: 'a', netKg: 1 }] },
    });
    const {
      id,
      lines: [line],
    } = body as { id: string; lines: [{ id: string }] };
    const before = await counts();
    expect(
      await test.call('POST', `${SPECIMENS}/_check`, {
        as: admin,
        body: { id, version: 1, name: 'y', lines: [{ id: line.id, isDelete: true }] },
      }),
    ).toMatchObject({ body: { ok: true, record: { version: 2, name: 'y', total: 0, lines: [] } } });
    expect(
      await test.call('POST', `${SPECIMENS}/_check`, { as: admin, body: { id, version: 7, name: 'y' } }),
    ).toMatchObject({ status: 409 });
    expect(await test.call('POST', `${SPECIMENS}/_check`, { as: admin, body: { id, nmae: 'y' } })).toMatchObject({
      status: 400,
    });
    expect(await counts()).toEqual(before);
    expect(await test.call('POST', `${SPECIMENS}/${id}/_rev`, { as: admin })).toMatchObject({ body: [{ version: 1 }] });
  });
});

describe('a part saved at its own address', () => {
  const part = async (body: object): Promise<TestAnswer> => test.call('PUT', LINES, { as: admin, body });

  it('must satisfy its own rules and those of its record, and fields are named as they were sent', async () => {
    const { body } = await test.call('PUT', SPECIMENS, {
      as: admin,
      body: { code: 'PART-1', weightKg: 5, lines: [{ label: 'a', netKg: 1 }] },
    });
    const { id } = body as { id: string };
    const refused = await part({ refSpecimen: { id }, label: 'a', netKg: 1000.5, refTitle: { id: NOBODY } });
    expect([refused.status, problemLines((refused.body as { fields: unknown }).fields)]).toEqual([
      422,
      ['label: duplicateValue', 'netKg: atMost', 'refSpecimen.weightKg: minValue', 'refTitle: notInGroup'],
    ]);
    const checked = await test.call('POST', `${LINES}/_check`, { as: admin, body: { refSpecimen: { id }, netKg: 9 } });
    expect([checked.status, problemLines((checked.body as { problems: unknown }).problems)]).toEqual([
      200,
      ['label: required', 'refSpecimen.weightKg: minValue'],
    ]);
    const bulk = await test.call('PUT', `${LINES}/_all`, {
      as: admin,
      body: [
        { refSpecimen: { id }, label: 'b', netKg: 1 },
        { refSpecimen: { id }, label: 'b' },
      ],
    });
    expect(bulk.body).toMatchObject([
      { ok: true, version: 2 },
      { ok: false, error: { status: 422, fields: [{ path: 'label', messageKey: 'duplicateValue' }] } },
    ]);
  });

  it('raises the version of its record, logs it, and returns the part', async () => {
    const { body } = await test.call('PUT', SPECIMENS, {
      as: admin,
      body: {
        code: 'PART-2',
        lines: [
          { label: 'a', netKg: 1 },
          { label: 'z', netKg: 1 },
        ],
      },
    });
    const { id } = body as { id: string };
    const created = await part({ refSpecimen: { id }, label: 'b', netKg: 2 });
    expect(created).toMatchObject({ status: 200, body: { label: 'b', seq: 3, refSpecimen: { id, code: 'PART-2' } } });
    expect(await part({ id: (created.body as { id: string }).id, netKg: 3 })).toMatchObject({
      status: 200,
      body: { label: 'b', netKg: 3 },
    });
    expect(
      await test.call('POST', `${LINES}/_delete_all`, {
        as: admin,
        body: [(created.body as { id: string }).id, NOBODY],
      }),
    ).toMatchObject({
      body: [
        { ok: true, version: 4 },
        { ok: false, error: { status: 404 } },
      ],
    });
    expect(
      await test.call('POST', `${SPECIMENS}/_search`, {
        as: admin,
        body: { where: [{ name: 'id', operator: '=', value: id }] },
      }),
    ).toMatchObject({ body: { data: [{ version: 4, total: 2 }] } });
    expect(await test.call('POST', `${SPECIMENS}/${id}/_rev`, { as: admin })).toMatchObject({
      body: [{ version: 4 }, { version: 3 }, { version: 2 }, { version: 1 }],
    });
  });

  it('needs a record, and a valid id of itself and of its root', async () => {
    for (const [body, status] of [
      [{ label: 'x' }, 400],
      [{ refSpecimen: { id: 'x' }, label: 'x' }, 400],
      [{ refSpecimen: { id: NOBODY }, label: 'x' }, 404],
      [{ id: NOBODY, label: 'x' }, 404],
      [{ id: 'x', label: 'x' }, 400],
      [[], 400],
      [null, 400],
    ] as const) {
      expect((await test.call('PUT', LINES, { as: admin, body })).status).toBe(status);
    }
  });
});

/** Counts the rows of every table, so that anything left behind is noticed. */
async function counts(): Promise<Record<string, number>> {
  const { rows: tables } = await test.app.pools.api.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await test.app.pools.api.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
    found[name] = rows[0]?.n ?? 0;
  }
  return found;
}
