/** Tests the refusals of countries, customs houses and their checkpoints. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centralOffice, departmentId } from '#platform/server/seeds/departments.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';

const PAIRS = '/api/v1/master/department-customses';
const PLACES = '/api/v1/master/customses';
const COUNTRIES = '/api/v1/master/countries';

let site: TestApp;
let admin: Person;
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.person({ roles: ['ADMIN'] });
});
afterAll(() => site.stop());

const put = (path: string, body: unknown): Promise<TestAnswer> => site.call('PUT', path, { as: admin, body });
const problemsOf = ({ body }: TestAnswer): unknown =>
  (body as { fields?: readonly { path: string; messageKey: string }[] }).fields?.map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
let counter = 0;

async function newPlace(): Promise<{ readonly id: string }> {
  const { body } = await put(PLACES, {
    code: String(9000 + ++counter),
    nameTh: 'สถานที่ทดสอบ',
    isImportRelease: true,
    isImportDischarge: true,
    isExportRelease: true,
    isExportLoad: true,
  });
  return { id: (body as { id: string }).id };
}
const pair = (departmentIdOf: string, refCustoms: object, isMain: boolean): object => ({
  refDepartment: { id: departmentIdOf },
  refCustoms,
  isMain,
});

describe('a pair', () => {
  it('must name a checkpoint', async () => {
    const place = await newPlace();
    expect(problemsOf(await put(PAIRS, pair(centralOffice.id, place, false)))).toEqual([
      'refDepartment notACheckpoint',
    ]);
    expect((await put(PAIRS, pair(departmentId('2001'), place, false))).status).toBe(200);
  });

  it('may have one main checkpoint for each place; the refusal names it', async () => {
    const place = await newPlace();
    expect((await put(PAIRS, pair(departmentId('2001'), place, true))).status).toBe(200);
    const refused = await put(PAIRS, pair(departmentId('2002'), place, true));
    expect([refused.status, problemsOf(refused)]).toEqual([422, ['isMain mainCheckpointAlready']]);
    expect(JSON.stringify(refused.body)).toContain('ด่านสุวรรณภูมิ');
    expect((await put(PAIRS, pair(departmentId('2002'), place, false))).status).toBe(200);
  });

  it('is not activated again as a second main one', async () => {
    const place = await newPlace();
    const { id } = (await put(PAIRS, pair(departmentId('2001'), place, true))).body as { id: string };
    await site.call('POST', `${PAIRS}/_delete`, { as: admin, body: { id } });
    expect((await put(PAIRS, pair(await makeDepartment(site.app), place, true))).status).toBe(200);
    expect(await site.call('POST', `${PAIRS}/_active`, { as: admin, body: { id } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'isMain', messageKey: 'mainCheckpointAlready' }] },
    });
  });

  it('is unique', async () => {
    const place = await newPlace();
    await put(PAIRS, pair(departmentId('2001'), place, false));
    expect((await put(PAIRS, pair(departmentId('2001'), place, false))).status).toBe(422);
  });
});

describe('codes', () => {
  it('of countries are two and three capital letters', async () => {
    expect(problemsOf(await put(COUNTRIES, { code: 'xx', code3: 'X1Y', nameTh: 'ก', nameEn: 'a' }))).toEqual([
      'code capitalsOnly',
      'code3 capitalsOnly',
    ]);
    expect((await put(COUNTRIES, { code: 'TH', nameTh: 'ไทย', nameEn: 'Thailand' })).status).toBe(422);
  });

  it('of customs houses are four digits', async () => {
    expect(
      problemsOf(
        await put(PLACES, {
          code: '12A',
          nameTh: 'ก',
          isImportRelease: true,
          isImportDischarge: true,
          isExportRelease: true,
          isExportLoad: true,
        }),
      ),
    ).toEqual(['code digitsOnly']);
  });
});

describe('signing positions', () => {
  const SIGN = '/api/v1/master/sign-job-positions';
  const sign = (code: string, more: object = {}): object => ({
    code,
    refJobPosition: { key: 'DIR' },
    lineTh: 'ผู้อำนวยการกอง',
    effectiveDate: '2026-01-01',
    details: [{ refDocumentType: { key: '07' } }],
    ...more,
  });

  it('sign a document type once, for a period; several may sign the same', async () => {
    expect((await put(SIGN, sign('T-S1'))).status).toBe(200);
    expect((await put(SIGN, sign('T-S2'))).status).toBe(200);
    expect(
      (
        await put(
          SIGN,
          sign('T-S3', { details: [{ refDocumentType: { key: '07' } }, { refDocumentType: { key: '07' } }] }),
        )
      ).status,
    ).toBe(422);
    expect(problemsOf(await put(SIGN, sign('T-S4', { expireDate: '2025-12-31' })))).toEqual([
      'expireDate endBeforeStart',
    ]);
    expect(problemsOf(await put(SIGN, sign('T-S5', { details: [], lineTh: null })))).toEqual([
      'lineTh required',
      'details atLeastOneItem',
    ]);
  });
});
