/** One search over all entities, by which nobody finds what they could not open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRights } from '#language/module.ts';
import type { RecordSearchAnswer, FoundRecord } from '#platform/model/recordSearch.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  expectOk,
  makeRequestPeople,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeRole } from '#platform/testing/roles.ts';

const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;
let people: RequestPeople;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
  people = await makeRequestPeople(test);
});
afterAll(() => test.stop());

async function find(as: Person, text: string, more: object = {}): Promise<RecordSearchAnswer> {
  return (await expectOk(test.call('POST', '/api/v1/find', { as, body: { text, ...more } }))) as RecordSearchAnswer;
}

async function found(as: Person, text: string): Promise<readonly FoundRecord[]> {
  return (await find(as, text)).data;
}

async function makeSpecimen(values: object): Promise<string> {
  return ((await expectOk(test.call('PUT', SPECIMENS, { as: admin, body: values }))) as { id: string }).id;
}

async function codesOf({
  requestId,
}: FiledRequest): Promise<{ draft_code: string; request_code: string; approve_code: string }> {
  const { rows } = await test.app.pools.api.query<Awaited<ReturnType<typeof codesOf>>>(
    'select draft_code, request_code, approve_code from "request" where id = $1',
    [requestId],
  );
  if (rows[0] === undefined) throw new Error('No such request');
  return rows[0];
}

describe('find, for a record,', () => {
  it('matches badly typed text, returns its names, and the path to the person’s own screen', async () => {
    const id = await makeSpecimen({ code: 'FIND-7778-54-3', name: 'น้ำมันที่กลั่นแล้ว' });
    const [record, ...others] = await found(admin, 'น\u0E4D\u0E49\u0E32มันท\u0E48\u0E35 กลั่นเเล้ว');
    expect(others).toEqual([]);
    expect(record).toEqual({
      entity: 'specimen',
      title: ['ตัวอย่างทดสอบ', 'Specimen'],
      id,
      path: `/app/specimen/specimens/${id}/view`,
      key: 'FIND-7778-54-3',
      th: 'น้ำมันที่กลั่นแล้ว',
      en: null,
      matched: { label: ['ชื่อ', 'Name'], text: 'น้ำมันที่กลั่นแล้ว' },
      isArchived: false,
    });
    expect((await found(admin, 'find๗๗๗๘๕๔๓'))[0]?.id).toBe(id);
  });

  it('ranks the whole code first, then the start of one, however many contain it', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ code: `MANY-${index}`, name: 'in xrankx 12' }));
    await expectOk(test.call('PUT', `${SPECIMENS}/_all`, { as: admin, body: rows }));
    await makeSpecimen({ code: 'XRANKX-LONG', name: 'beginning' });
    await makeSpecimen({ code: 'XRANKX', name: 'whole' });
    // The newest rows come first by default.
    await test.app.pools.api.query(
      `update specimen set create_date = create_date - interval '1 year' where code like 'XRANKX%'`,
    );
    const { data, isCut } = await find(admin, 'xrankx');
    expect([data[0]?.key, data.length, isCut]).toEqual(['XRANKX', 5, true]);
    expect((await found(admin, 'xrankx-l')).map(({ key }) => key)).toEqual(['XRANKX-LONG']);
  });

  it('requires every word, in any of the fields', async () => {
    await makeSpecimen({ code: 'WORDS-1', name: 'กรดซัลฟิวริก เข้มข้น' });
    await makeSpecimen({ code: 'WORDS-2', name: 'กรดไนตริก เข้มข้น' });
    expect((await found(admin, 'words กรดไนตริก')).map(({ key }) => key)).toEqual(['WORDS-2']);
    expect(new Set((await found(admin, 'เข้มข้น words')).map(({ key }) => key))).toEqual(new Set(['WORDS-1', 'WORDS-2']));
  });

  it('marks archived ones', async () => {
    const id = await makeSpecimen({ code: 'ARCHIVED-ZQ9' });
    await expectOk(test.call('POST', `${SPECIMENS}/_delete`, { as: admin, body: { id } }));
    expect((await found(admin, 'archived-zq9')).map(({ isArchived }) => isArchived)).toEqual([true]);
  });

  it('ignores texts shorter than two letters, and matches two letters only as a whole value', async () => {
    await makeSpecimen({ code: 'ฑฬ' });
    await makeSpecimen({ code: 'ฑฬฑ' });
    expect([await found(admin, 'ฑ'), await found(admin, ' - . ')]).toEqual([[], []]);
    const { data, isCut } = await find(admin, 'ฑฬ');
    expect([data.map(({ key }) => key), isCut]).toEqual([['ฑฬ'], true]);
    expect((await found(admin, 'ฑฬฑ')).map(({ key }) => key)).toEqual(['ฑฬฑ']);
  });

  it('refuses a body with wrong fields', async () => {
    for (const body of [
      {},
      { text: 1 },
      { text: 'x'.repeat(201) },
      { text: 'abc', limit: 41 },
      { text: 'abc', more: 1 },
    ]) {
      expect((await test.call('POST', '/api/v1/find', { as: admin, body })).status).toBe(400);
    }
    expect((await find(admin, 'xrankx', { limit: 1 })).data).toHaveLength(1);
  });
});

describe('find, for a case,', () => {
  it('matches each of its numbers, and returns the path to each person’s own screen', async () => {
    const filed = await issueLetter(test, people);
    const { draft_code, request_code, approve_code } = await codesOf(filed);
    const { operator, receiver, approver } = people;
    for (const code of [draft_code, request_code, approve_code]) {
      for (const [person, screen] of [
        [operator, 'requests'],
        [receiver, 'request-receives'],
        [approver, 'request-approves'],
      ] as const) {
        expect([code, (await found(person, code))[0]?.path]).toEqual([code, `/app/to-whom/${screen}/${filed.id}/view`]);
      }
    }
    expect((await found(operator, request_code))[0]).toMatchObject({
      entity: 'toWhom',
      key: request_code,
      matched: { text: request_code },
    });
  });

  it('matches the fields of its document, once', async () => {
    const filed = await fileLetter(test, people.operator, {
      subject: 'Zirconium tetrachloride',
      productName: 'ZIRCO-77',
    });
    expect((await found(people.operator, 'zirconium')).map(({ id }) => id)).toEqual([filed.id]);
    expect((await found(people.operator, 'zirco77')).map(({ id, matched }) => [id, matched.text])).toEqual([
      [filed.id, 'ZIRCO-77'],
    ]);
  });

  it('returns an unsent one to the applicant only', async () => {
    const filed = await fileLetter(test, people.operator, { subject: 'Unsent ybdraft' });
    const who = async (): Promise<boolean[]> =>
      Promise.all(
        [people.operator, people.receiver, people.approver].map(
          async (person) => (await found(person, 'ybdraft')).length > 0,
        ),
      );
    expect(await who()).toEqual([true, false, false]);
    await takeStep(test, people.operator, filed, 'request');
    // The list of a signatory contains only cases that wait for a signature or come after.
    expect(await who()).toEqual([true, true, false]);
  });

  it('returns nothing to people who act for another holder, nor to officers of another department', async () => {
    const filed = await issueLetter(test, people, { subject: 'Private zzprivate' });
    const { approve_code } = await codesOf(filed);
    const otherOperator = await test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: await makeHolder(test.app), kind: 'owner' },
    });
    const elsewhere = await test.person({
      roles: ['OFFICER_HEAD', 'SIGNATORY'],
      departmentId: await makeDepartment(test.app),
    });
    for (const person of [otherOperator, elsewhere]) {
      for (const text of ['zzprivate', approve_code])
        expect(await find(person, text)).toEqual({ data: [], isCut: false });
    }
  });
});

describe('find, for an entity without a menu,', () => {
  it('returns nothing, though its cards may be selected', async () => {
    await makeSpecimen({ code: 'NOMENU-QX' });
    const departmentId = await makeDepartment(test.app, { nameTh: 'หน่วยลับเฉพาะกิจ' });
    const role = await makeRole(test, admin, { menus: { specimens: allRights } });
    const [withMenu, without] = [await test.person({ roles: [role] }), await test.person({ roles: [] })];
    expect((await found(withMenu, 'nomenu')).map(({ key }) => key)).toEqual(['NOMENU-QX']);
    expect(await find(without, 'nomenu')).toEqual({ data: [], isCut: false });
    expect((await found(admin, 'หน่วยลับเฉพาะกิจ')).map(({ id }) => id)).toEqual([departmentId]);
    for (const person of [withMenu, without]) expect(await found(person, 'หน่วยลับเฉพาะกิจ')).toEqual([]);
  });

  it('returns nothing by its texts, and nothing to anybody by fields that are not searched', async () => {
    const account = {
      refHolder: { id: people.holderId },
      reason: 'zzreason หลบเลี่ยงการตรวจ',
      reference: 'zzletter 77',
      effectiveDate: '2026-01-01',
    };
    await expectOk(test.call('PUT', '/api/v1/master/user-red-accounts', { as: people.head, body: account }));
    expect([(await found(people.head, 'zzletter')).length, (await found(people.head, 'zzreason')).length]).toEqual([
      1, 0,
    ]);
    for (const text of ['zzletter', 'zzreason']) expect(await found(people.operator, text)).toEqual([]);
  });

  it('returns nothing to people who may only select from it', async () => {
    const picker = await test.person({ roles: [await makeRole(test, admin, { menus: { specimens: ['canSelect'] } })] });
    expect(await found(picker, 'nomenu')).toEqual([]);
  });
});
