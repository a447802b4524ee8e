/**
 * A record and its rows are written together: absent fields stay, null fields are cleared, rows are added, changed,
 * moved and removed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Line {
  readonly id: string;
  readonly seq: number;
  readonly label: string;
}
interface Specimen {
  readonly id: string;
  readonly version: number;
  readonly total: number;
  readonly lines: readonly Line[];
}

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const put = (body: unknown): Promise<TestAnswer> => test.call('PUT', SPECIMENS, { as: admin, body });

async function saved(body: object): Promise<Specimen> {
  const { status, body: record, text } = await put(body);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  return record as Specimen;
}

const labels = (record: Specimen): string[] => record.lines.map(({ label }) => label);
const idOf = (record: Specimen, label: string): string => record.lines.find((line) => line.label === label)?.id ?? '';

async function revisions(id: string): Promise<number> {
  const { body } = await test.call('POST', `${SPECIMENS}/${id}/_rev`, { as: admin });
  return (body as unknown[]).length;
}

describe('a field', () => {
  it('that is absent stays, and that is null is cleared', async () => {
    const created = await saved({
      code: 'G-1',
      name: 'x',
      note: 'y',
      amount: 5,
      refGrade: { key: 'H' },
      attribute: { a: 1 },
      day: '2026-02-03',
      lines: [{ label: 'one', netKg: 2, madeOn: '2026-01-01' }],
    });
    const changed = await saved({
      id: created.id,
      version: 1,
      note: null,
      amount: null,
      refGrade: null,
      attribute: null,
      day: null,
      lines: [{ id: idOf(created, 'one'), madeOn: null }],
    });
    expect(changed).toMatchObject({
      version: 2,
      name: 'x',
      note: null,
      amount: null,
      refGrade: null,
      attribute: null,
      day: null,
      lines: [{ label: 'one', netKg: 2, madeOn: null }],
    });
    expect(await saved({ id: created.id, version: 2, name: '' })).toMatchObject({ name: null });
  });

  it('sent back as it was returned changes nothing: no version, no log entry', async () => {
    const { body: department } = await test.call('POST', '/api/v1/master/departments/_search', {
      as: admin,
      body: { size: 1 },
    });
    const [{ id: departmentId }] = (department as { data: [{ id: string }] }).data;
    const created = await saved({
      code: 'G-2',
      name: 'ชื่อ',
      note: 'a\nb',
      amount: 7,
      weightKg: '12.500',
      isOpen: true,
      reason: 'r',
      day: '2026-02-03',
      moment: '2026-02-03T10:00:00Z',
      token: '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a',
      attribute: { b: { z: 1, a: [1.5, null, 'x'] }, a: 1e-7 },
      refGrade: { key: 'M' },
      refDepartment: { id: departmentId },
      picture: { name: 'a.png', blob: PNG },
      idCard: '1234567890123',
      opinion: 'o',
      pin: '4711',
      lines: [
        { label: 'one', netKg: 0.1, hint: 'h' },
        { label: 'two', netKg: '0.200', madeOn: '2026-01-01' },
      ],
    });
    expect(created).toMatchObject({ total: 0.3, picture: { name: 'a.png', type: 'image/png' } });
    expect(await saved(created)).toEqual(created);
    expect(await saved({ id: created.id, version: 1 })).toEqual(created);
    expect(await saved({ id: created.id, version: 1, lines: created.lines.map(({ id }) => ({ id })) })).toEqual(
      created,
    );
    expect(
      await saved({
        id: created.id,
        version: 1,
        attribute: { a: 1e-7, b: { a: [1.5, null, 'x'], z: 1 } },
        weightKg: 12.5,
        moment: '2026-02-03T17:00:00.999+07:00',
      }),
    ).toEqual(created);
    expect(await revisions(created.id)).toBe(1);
  });
});

describe('a row', () => {
  it('with its id is changed, without one is added, marked is removed, not sent stays', async () => {
    const created = await saved({
      code: 'R-1',
      lines: [
        { label: 'stays', netKg: 1 },
        { label: 'changes', netKg: 2 },
        { label: 'goes', netKg: 4 },
      ],
    });
    const changed = await saved({
      id: created.id,
      version: 1,
      lines: [
        { id: idOf(created, 'changes'), netKg: 3 },
        { label: 'comes', netKg: 10 },
        { id: idOf(created, 'goes'), isDelete: true },
      ],
    });
    expect(labels(changed)).toEqual(['stays', 'changes', 'comes']);
    expect(changed).toMatchObject({ version: 2, total: 14 });
    expect([idOf(changed, 'stays'), idOf(changed, 'changes')]).toEqual([
      idOf(created, 'stays'),
      idOf(created, 'changes'),
    ]);
    expect(await saved({ id: created.id, version: 2, name: 'rows not sent', isDelete: true })).toMatchObject({
      version: 3,
      isActive: true,
      lines: changed.lines,
    });
    expect(await saved({ id: created.id, version: 3, lines: [] })).toMatchObject({ version: 3, lines: changed.lines });
  });

  it('of another record is not found, and nothing is written', async () => {
    const [first, other] = [
      await saved({ code: 'R-2', lines: [{ label: 'a' }] }),
      await saved({ code: 'R-3', lines: [{ label: 'b' }] }),
    ];
    for (const row of [
      { id: idOf(other, 'b'), label: 'taken' },
      { id: idOf(other, 'b'), isDelete: true },
      { id: other.id, label: 'x' },
    ]) {
      expect(await put({ id: first.id, version: 1, name: 'x', lines: [row] })).toMatchObject({ status: 404 });
      expect(await put({ code: 'R-NEW', lines: [row] })).toMatchObject({ status: 404 });
    }
    expect(await saved({ id: other.id, version: 1 })).toEqual(other);
    expect(await saved({ id: first.id, version: 1 })).toEqual(first);
  });

  it('sent twice in one list is refused', async () => {
    const created = await saved({ code: 'R-4', lines: [{ label: 'a' }] });
    const id = idOf(created, 'a');
    expect(
      await put({
        id: created.id,
        version: 1,
        lines: [
          { id, label: 'b' },
          { id, label: 'c' },
        ],
      }),
    ).toMatchObject({ status: 422, body: { fields: [{ path: 'lines.1', messageKey: 'duplicateKey' }] } });
  });

  it('cannot be moved to another record, not even at its own address', async () => {
    const [first, other] = [await saved({ code: 'R-5', lines: [{ label: 'a' }] }), await saved({ code: 'R-6' })];
    const base = '/api/v1/transaction/specimen-lines';
    expect(
      await test.call('PUT', base, {
        as: admin,
        body: { id: idOf(first, 'a'), refSpecimen: { id: other.id }, label: 'moved' },
      }),
    ).toMatchObject({ status: 422, body: { fields: [{ path: 'refSpecimen', messageKey: 'managedField' }] } });
    expect(
      await test.call('PUT', base, {
        as: admin,
        body: { id: idOf(first, 'a'), refSpecimen: { id: first.id }, label: 'same' },
      }),
    ).toMatchObject({ status: 200, body: { label: 'same' } });
  });
});

describe('the order of rows', () => {
  it('is the order in which all of them are sent', async () => {
    const created = await saved({ code: 'O-1', lines: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] });
    const turned = await saved({ id: created.id, version: 1, lines: created.lines.toReversed() });
    expect([turned.version, labels(turned), turned.lines.map(({ seq }) => seq)]).toEqual([
      2,
      ['c', 'b', 'a'],
      [1, 2, 3],
    ]);
    const between = await saved({
      id: created.id,
      version: 2,
      lines: [{ id: idOf(created, 'c') }, { label: 'new' }, { id: idOf(created, 'b') }, { id: idOf(created, 'a') }],
    });
    expect(labels(between)).toEqual(['c', 'new', 'b', 'a']);
  });

  it('stays if only some are sent, and new ones follow', async () => {
    const created = await saved({ code: 'O-2', lines: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] });
    const changed = await saved({
      id: created.id,
      version: 1,
      lines: [{ label: 'new' }, { id: idOf(created, 'c'), netKg: 1 }, { id: idOf(created, 'a'), netKg: 1 }],
    });
    expect(labels(changed)).toEqual(['a', 'b', 'c', 'new']);
  });

  it('closes no gap by itself: after a row was removed, sending back what was returned changes nothing', async () => {
    const created = await saved({ code: 'O-3', lines: [{ label: 'a' }, { label: 'b' }, { label: 'c' }] });
    const afterRemoval = await saved({
      id: created.id,
      version: 1,
      lines: [{ id: idOf(created, 'b'), isDelete: true }],
    });
    expect(await saved(afterRemoval)).toEqual(afterRemoval);
    expect(await revisions(created.id)).toBe(2);
  });
});

describe('a value that is unique within the record', () => {
  it('may be exchanged by two rows, passed on by many, and taken over from a removed one', async () => {
    const created = await saved({
      code: 'U-1',
      lines: [
        { label: 'a', netKg: 1 },
        { label: 'b', netKg: 2 },
        { label: 'c', netKg: 3 },
        { label: 'd', netKg: 4 },
      ],
    });
    const [a, b, c, d] = created.lines.map(({ id }) => id);
    const swapped = await saved({
      id: created.id,
      version: 1,
      lines: [
        { id: a, label: 'b' },
        { id: b, label: 'a' },
      ],
    });
    expect(swapped.lines).toMatchObject([
      { id: a, label: 'b', netKg: 1 },
      { id: b, label: 'a', netKg: 2 },
      { id: c, label: 'c' },
      { id: d, label: 'd' },
    ]);
    const passed = await saved({
      id: created.id,
      version: 2,
      lines: [
        { id: a, label: 'a' },
        { id: b, label: 'c' },
        { id: c, label: 'd' },
        { id: d, label: 'e' },
      ],
    });
    expect(labels(passed)).toEqual(['a', 'c', 'd', 'e']);
    const ring = await saved({
      id: created.id,
      version: 3,
      lines: [
        { id: a, label: 'c' },
        { id: b, label: 'd' },
        { id: c, label: 'e' },
        { id: d, label: 'a' },
      ],
    });
    expect(labels(ring)).toEqual(['c', 'd', 'e', 'a']);
    const takenOver = await saved({
      id: created.id,
      version: 4,
      lines: [{ label: 'e' }, { id: c, label: 'f' }, { id: a, label: 'd' }, { id: b, isDelete: true }],
    });
    expect(labels(takenOver).toSorted()).toEqual(['a', 'd', 'e', 'f']);
  });

  it('is reported at the row that was sent, if it repeats one that was not', async () => {
    const created = await saved({ code: 'U-2', lines: [{ label: 'a' }, { label: 'b' }] });
    expect(await put({ id: created.id, version: 1, lines: [{ label: 'c' }, { label: 'b' }] })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'lines.1.label', messageKey: 'duplicateValue' }] },
    });
    expect(
      await put({
        id: created.id,
        version: 1,
        lines: [{ label: 'c' }, { label: 'c' }, { id: idOf(created, 'a'), label: 'b' }],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        fields: [
          { path: 'lines.1.label', messageKey: 'duplicateValue' },
          { path: 'lines.2.label', messageKey: 'duplicateValue' },
        ],
      },
    });
  });
});
