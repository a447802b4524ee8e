/** The history of a record, shown to people who may read it today, with names instead of ids. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';
const LOOKUPS = '/api/v1/master/lookups';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Change {
  readonly path: string;
  readonly label: readonly [string, string];
  readonly before: unknown;
  readonly after: unknown;
}
interface Revision {
  readonly version: number;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly changes: readonly Change[];
}

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

const put = async (
  body: object,
  as: Person = admin,
): Promise<{ id: string; version: number; lines: { id: string }[] }> => {
  const answer = await test.call('PUT', SPECIMENS, { as, body });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as { id: string; version: number; lines: { id: string }[] };
};
const readHistory = (id: string, what: '_rev' | '_changes', as: Person = admin): Promise<TestAnswer> =>
  test.call('POST', `${SPECIMENS}/${id}/${what}`, { as });
const changes = async (id: string, as: Person = admin): Promise<readonly Revision[]> =>
  (await readHistory(id, '_changes', as)).body as Revision[];
const changeAt = (revision: Revision | undefined, path: string): Change | undefined =>
  revision?.changes.find((change) => change.path === path);

describe('revisions', () => {
  it('show who did what and when, the latest first', async () => {
    const { id } = await put({ code: 'R-1', name: 'x' });
    await put({ id, version: 1, name: 'y' });
    await test.call('POST', `${SPECIMENS}/_delete`, { as: admin, body: { id } });
    const { body } = await readHistory(id, '_rev');
    const revisions = body as Revision[];
    expect(revisions.map(({ version, by, action }) => [version, by, action])).toEqual([
      [3, admin.username, 'archive'],
      [2, admin.username, 'update'],
      [1, admin.username, 'create'],
    ]);
    for (const revision of revisions) {
      expect(Object.keys(revision).toSorted()).toEqual(['action', 'at', 'by', 'version']);
      expect(revision.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
    }
  });
});

describe('changes', () => {
  it('have the label of their field in both languages, and values as they are sent elsewhere', async () => {
    const { id } = await put({ code: 'C-1' });
    await put({
      id,
      version: 1,
      name: 'ใหม่',
      weightKg: '12.500',
      amount: 3,
      isOpen: true,
      reason: 'r',
      day: '2026-02-03',
      moment: '2026-02-03T10:00:00Z',
      attribute: { a: [1] },
    });
    const [revision] = await changes(id);
    expect(revision?.changes).toEqual([
      { path: 'name', label: ['ชื่อ', 'Name'], before: null, after: 'ใหม่' },
      { path: 'amount', label: ['จำนวน', 'Amount'], before: null, after: 3 },
      { path: 'weightKg', label: ['น้ำหนัก (กก.)', 'Weight (kg)'], before: null, after: 12.5 },
      { path: 'isOpen', label: ['เปิด', 'Open'], before: false, after: true },
      { path: 'day', label: ['วันที่', 'Day'], before: null, after: '2026-02-03T00:00:00+07:00' },
      { path: 'moment', label: ['เวลา', 'Moment'], before: null, after: '2026-02-03T17:00:00+07:00' },
      { path: 'attribute', label: ['คุณสมบัติ', 'Attributes'], before: null, after: { a: [1] } },
      { path: 'reason', label: ['เหตุผล', 'Reason'], before: null, after: 'r' },
    ]);
  });

  it('show references by their card, choices with the administrator’s labels, and files by name', async () => {
    const departmentId = await makeDepartment(test.app, { nameTh: 'ด่านทดสอบ' });
    const other = await put({ code: 'C-2', name: 'ตัวอื่น' });
    const { id } = await put({
      code: 'C-3',
      refGrade: { key: 'L' },
      refDepartment: { id: departmentId },
      refHolder: { id: holderId },
    });
    await renameChoice('SPECIMEN_GRADE', 'H', 'สูงมาก');
    await put({
      id,
      version: 1,
      refGrade: { key: 'H' },
      refOther: { id: other.id },
      picture: { name: 'ป้าย.png', blob: PNG },
    });
    const [changed, created] = await changes(id);
    expect(changeAt(changed, 'refGrade')).toMatchObject({
      before: { key: 'L', value: 'ต่ำ', value2: 'Low' },
      after: { key: 'H', value: 'สูงมาก', value2: 'High' },
    });
    expect(changeAt(changed, 'refOther')).toMatchObject({
      before: null,
      after: { id: other.id, code: 'C-2', name: 'ตัวอื่น' },
    });
    expect(changeAt(changed, 'picture')).toMatchObject({ before: null, after: { name: 'ป้าย.png', type: 'image/png' } });
    expect(changeAt(created, 'refDepartment')).toMatchObject({ after: { id: departmentId, nameTh: 'ด่านทดสอบ' } });
    expect(changeAt(created, 'refHolder')).toMatchObject({ after: { id: holderId, fullName: 'บริษัท ทดสอบ จำกัด' } });
    expect(Object.keys(changeAt(created, 'refHolder')?.after as object).toSorted()).toEqual([
      'fullName',
      'fullNameEn',
      'id',
      'username',
    ]);
  });

  it('follow rows by their ids: added, changed, moved, removed', async () => {
    const created = await put({ code: 'C-4', lines: [{ label: 'a', netKg: 1 }, { label: 'b' }] });
    const [a, b] = created.lines.map(({ id }) => id);
    const changed = await put({
      id: created.id,
      version: 1,
      lines: [{ id: a, netKg: 2.5, madeOn: '2026-01-02' }, { id: b, isDelete: true }, { label: 'c' }],
    });
    const [revision] = await changes(created.id);
    const c = changed.lines[1]?.id ?? '';
    expect(changeAt(revision, `lines.${a}.netKg`)).toEqual({
      path: `lines.${a}.netKg`,
      label: ['รายการ › น้ำหนักสุทธิ', 'Lines › Net weight'],
      before: 1,
      after: 2.5,
    });
    expect(changeAt(revision, `lines.${a}.madeOn`)).toMatchObject({ after: '2026-01-02T00:00:00+07:00' });
    expect(changeAt(revision, `lines.${b}.label`)).toMatchObject({ before: 'b', after: null });
    expect(changeAt(revision, `lines.${c}.label`)).toMatchObject({ before: null, after: 'c' });
    expect(changeAt(revision, 'total')).toMatchObject({ before: 1, after: 2.5 });
    await put({ id: created.id, version: 2, lines: changed.lines.toReversed() });
    const [moved] = await changes(created.id);
    expect(moved?.changes.map(({ path }) => path).toSorted()).toEqual([`lines.${a}.seq`, `lines.${c}.seq`].toSorted());
  });

  it('leave out fields that the reader may not read today, in the record and in its rows, and never show a secret', async () => {
    const created = await put({
      code: 'C-5',
      name: 'x',
      opinion: 'ours',
      pin: 'pin-secret',
      refHolder: { id: holderId },
      lines: [{ label: 'a', hint: 'hint-secret' }],
    });
    await put({
      id: created.id,
      version: 1,
      opinion: 'still ours',
      pin: 'pin-secret-2',
      lines: [{ id: created.lines[0]?.id, hint: 'hint-secret-2' }],
    });
    const officers = await readHistory(created.id, '_changes');
    const operatorAnswer = await readHistory(created.id, '_changes', operator);
    expect([officers.status, operatorAnswer.status]).toEqual([200, 200]);
    expect(officers.text).toContain('still ours');
    expect(operatorAnswer.text).not.toContain('ours');
    for (const { text } of [officers, operatorAnswer]) expect(text).not.toMatch(/-secret|"pin"|hint|•/);
    expect(
      (operatorAnswer.body as Revision[]).map(({ version, changes: visibleChanges }) => [
        version,
        visibleChanges.length > 0,
      ]),
    ).toEqual([
      [2, false],
      [1, true],
    ]);
    const { rows } = await test.app.pools.api.query<{ changes: Change[] }>(
      'select "changes" from "entity_log" where "record_id" = $1 order by "record_version"',
      [created.id],
    );
    expect(JSON.stringify(rows)).not.toContain('-secret');
    expect(rows[1]?.changes.find(({ path }) => path === 'pin')).toEqual({ path: 'pin', before: '•••', after: '•••' });
  });

  it('are shown for records that the person may see, and for no others', async () => {
    const strangerHolder = await makeHolder(test.app);
    const outsider = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: strangerHolder, kind: 'owner' },
    });
    const { id } = await put({ code: 'C-6', refHolder: { id: holderId } });
    for (const what of ['_rev', '_changes'] as const) {
      expect((await readHistory(id, what, operator)).status).toBe(200);
      expect((await readHistory(id, what, outsider)).status).toBe(404);
      expect((await readHistory(id.toUpperCase(), what, operator)).status).toBe(200);
    }
  });

  it('of private data are not stored: a form draft is not a record', async () => {
    const formDraft = { entity: 'specimen', recordId: holderId, body: { note: 'private-words' } };
    const { body } = await test.call('PUT', '/api/v1/security/form-drafts', { as: operator, body: formDraft });
    const { id, version } = body as { id: string; version: number };
    expect(version).toBe(1);
    expect(
      await test.call('PUT', '/api/v1/security/form-drafts', {
        as: operator,
        body: { id, version, body: { note: 'more words' } },
      }),
    ).toMatchObject({ status: 200 });
    expect(
      await test.call('POST', '/api/v1/security/form-drafts/_delete?isHardDelete=true', { as: operator, body: { id } }),
    ).toMatchObject({ status: 200 });
    const { rows } = await test.app.pools.api.query('select "id" from "entity_log" where "record_id" = $1', [id]);
    expect(rows).toEqual([]);
  });
});

async function renameChoice(group: string, key: string, value: string): Promise<void> {
  const { body } = await test.call('POST', `${LOOKUPS}/_search`, {
    as: admin,
    body: {
      where: [
        { name: 'group', operator: '=', value: group },
        { name: 'key', operator: '=', value: key },
      ],
    },
  });
  const {
    data: [row],
  } = body as { data: [{ id: string; version: number }] };
  expect(
    await test.call('PUT', LOOKUPS, { as: admin, body: { id: row.id, version: row.version, value } }),
  ).toMatchObject({ status: 200 });
  await expect.poll(() => test.app.lookups.findByKey(group, key)?.value, { timeout: 5000 }).toBe(value);
}
