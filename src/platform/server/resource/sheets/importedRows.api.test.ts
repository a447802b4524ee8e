/**
 * What a row of a sheet may contain: references by code or by name, in either language and era, before or after the row
 * it refers to.
 */
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  fetchFile,
  excelSheet,
  sendSheet,
  buildSheet,
  textCells,
  type ImportOptions,
  type ImportAnswer,
} from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';

const DEPARTMENTS = '/api/v1/master/departments';
const HOLIDAYS = '/api/v1/master/holidays';
const LOOKUPS = '/api/v1/master/lookups';
const COUNTRIES = '/api/v1/master/countries';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

type Cells = readonly (readonly (string | number | null)[])[];
const load = async (path: string, cells: Cells, options: Partial<ImportOptions> = {}): Promise<ImportAnswer> =>
  sendSheet(test, path, await buildSheet(cells), { as: admin, ...options });
const loadCsv = (path: string, text: string | Buffer): Promise<ImportAnswer> =>
  sendSheet(test, path, text, { as: admin });
const query = async (sql: string): Promise<unknown[]> =>
  (await test.app.pools.api.query<Record<string, unknown>>(sql)).rows;
const problemsOf = ({ outcome }: ImportAnswer): unknown[] =>
  outcome.problems.map(({ row, column, messageKey }) => `${column}${row} ${messageKey}`);

describe('a tree', () => {
  const HEADER = ['code', 'nameTh', 'refDepartmentType', 'refParent'];

  it('may be in any order: a parent may be below its children', async () => {
    const answer = await load(DEPARTMENTS, [
      HEADER,
      ['SH-3', 'หลาน', 'checkpoint', 'SH-2'],
      ['SH-2', 'ลูก', 'ด่าน', 'พ่อของ SH'],
      ['SH-1', 'พ่อของ SH', 'central', null],
    ]);
    expect(answer.outcome).toMatchObject({ isLoaded: true, created: 3, problems: [] });
    expect(
      await query(
        `select d."code", p."code" as "parent" from "department" d left join "department" p on p."id" = d."parent_id"
          where d."code" like 'SH-%' order by 1`,
      ),
    ).toEqual([
      { code: 'SH-1', parent: null },
      { code: 'SH-2', parent: 'SH-1' },
      { code: 'SH-3', parent: 'SH-2' },
    ]);
  });

  it('can be turned upside down', async () => {
    expect(
      (
        await load(DEPARTMENTS, [
          ['code', 'refParent'],
          ['SH-1', 'SH-3'],
          ['SH-2', 'SH-1'],
          ['SH-3', null],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, updated: 2, unchanged: 1 });
  });

  it('with a cycle is refused, and every row of the cycle is named', async () => {
    const answer = await load(DEPARTMENTS, [
      HEADER,
      ['SR-1', 'ก', 'central', 'SR-3'],
      ['SR-2', 'ข', 'central', 'SR-1'],
      ['SR-3', 'ค', 'central', 'SR-2'],
      ['SR-4', 'ง', 'central', 'SR-4'],
      ['SR-5', 'จ', 'central', 'SR-1'],
    ]);
    expect(answer.outcome.isLoaded).toBe(false);
    expect(problemsOf(answer)).toEqual(['D2 rowInRing', 'D3 rowInRing', 'D4 rowInRing', 'D5 cycle', 'D6 rowAwaits']);
  });

  it('of lookups names a parent by its group and key if the key alone is ambiguous', async () => {
    const answer = await load(LOOKUPS, [
      ['group', 'key', 'value', 'seq', 'refParent'],
      ['SHEETS', '1', 'หนึ่ง', 1, null],
      ['SHEETS', '2', 'สอง', 2, 'SHEETS/1'],
      ['SHEETS', '3', 'สาม', 3, '1'],
    ]);
    expect(problemsOf(answer)).toEqual(['E4 cellAmbiguous']);
    expect(
      (
        await load(LOOKUPS, [
          ['group', 'key', 'value', 'seq', 'refParent'],
          ['SHEETS', '2', 'สอง', 2, 'SHEETS/1'],
          ['SHEETS', '1', 'หนึ่ง', 1, null],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, created: 2 });
  });
});

describe('a cell', () => {
  it('accepts a date in either era and notation', async () => {
    const answer = await load(HOLIDAYS, [
      ['วันที่ *', 'ชื่อวันหยุด'],
      ['01/02/2642', 'ก'],
      ['02/02/2099', 'ข'],
      ['2099-02-03', 'ค'],
      ['๔/๒/๒๖๔๒', 'ง'],
      ['2642-02-05', 'จ'],
      ['30/02/2642', 'ฉ'],
      [46341, 'ช'],
    ]);
    expect(problemsOf(answer)).toEqual(['A7 cellNotDate', 'A8 cellNotDate']);
    const workbook = await excelSheet({
      rows: [
        textCells(1, ['date', 'nameTh']),
        `<c r="A2" s="1"><v>72692</v></c><c r="B2" t="s"><v>0</v></c>`,
        `<c r="A3" s="1"><v>271019</v></c><c r="B3" t="s"><v>1</v></c>`,
      ],
      shared: ['<t>ของ Excel</t>', '<r><t>ปี</t></r><r><t>ไทย</t></r><rPh><t>x</t></rPh>'],
    });
    expect((await sendSheet(test, HOLIDAYS, workbook, { as: admin })).outcome).toMatchObject({
      isLoaded: true,
      created: 2,
    });
    expect(await query(`select "date"::text, "name_th" from "holiday" where "date" > '2098-01-01' order by 1`)).toEqual(
      [
        { date: '2099-01-07', name_th: 'ของ Excel' },
        { date: '2099-01-08', name_th: 'ปีไทย' },
      ],
    );
  });

  it('with a formula or an error, or merged with others, is reported, and its result not used', async () => {
    const bytes = await excelSheet({
      rows: [
        textCells(1, ['code', 'nameTh', 'nameEn']),
        `${textCells(2, ['XA', 'ก'])}<c r="C2" t="str"><f>1+1</f><v>stolen</v></c>`,
        `${textCells(3, ['XB', 'ข'])}<c r="C3" t="e"><v>#N/A</v></c>`,
        textCells(4, ['XC', 'ค', 'c']),
      ],
      after: '<mergeCells count="1"><mergeCell ref="B3:B4"/></mergeCells>',
    });
    const answer = await sendSheet(test, COUNTRIES, bytes, { as: admin });
    expect(answer.outcome).toMatchObject({ isLoaded: false, created: 0 });
    expect(problemsOf(answer)).toEqual(['C2 cellFormula', 'C3 cellError', 'B4 cellMerged']);
    expect(answer.outcome.problems[0]?.message).toContain('วางเป็นค่า');
  });

  it('accepts yes or no in many words, and a number in either kind of digits', async () => {
    const answer = await load(DEPARTMENTS, [
      ['code', 'nameTh', 'refDepartmentType', 'isRegister', 'isDocument', 'isImport', 'isExport'],
      ['SY-1', 'ก', 'central', 'ใช่', 'No', 1, 'false'],
      ['SY-2', 'ข', 'central', 'บางที', null, null, null],
    ]);
    expect(problemsOf(answer)).toEqual(['D3 cellNotYesNo']);
    expect(
      problemsOf(
        await load(LOOKUPS, [
          ['group', 'key', 'value', 'seq'],
          ['SHEETS', 'a', 'ก', '๑,๒๐๐'],
          ['SHEETS', 'b', 'ข', '1.5'],
          ['SHEETS', 'c', 'ค', 'สาม'],
        ]),
      ),
    ).toEqual(['D3 cellNotWhole', 'D4 cellNotNumber']);
  });

  it('refers to one of several records with the same name only by code, or if the row already refers to it', async () => {
    await load(DEPARTMENTS, [
      ['code', 'nameTh', 'refDepartmentType'],
      ['SN-1', 'ชื่อซ้ำ', 'central'],
      ['SN-2', 'ชื่อซ้ำ', 'central'],
      ['SN-3', 'อื่น', 'central'],
    ]);
    expect(
      problemsOf(
        await load(DEPARTMENTS, [
          ['code', 'refParent'],
          ['SN-3', 'ชื่อซ้ำ'],
        ]),
      ),
    ).toEqual(['B2 cellAmbiguous']);
    expect(
      problemsOf(
        await load(DEPARTMENTS, [
          ['code', 'refParent'],
          ['SN-3', 'ไม่มี'],
        ]),
      ),
    ).toEqual(['B2 cellNotFound']);
    expect(
      (
        await load(DEPARTMENTS, [
          ['code', 'refParent'],
          ['SN-3', 'SN-2 ชื่อซ้ำ'],
        ])
      ).outcome,
    ).toMatchObject({ updated: 1 });
    expect(
      (
        await load(DEPARTMENTS, [
          ['code', 'refParent'],
          ['SN-3', 'ชื่อซ้ำ'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, unchanged: 1 });
  });
});

describe('a row', () => {
  it('that repeats the key of another names that row, and one without its key is reported', async () => {
    expect(
      problemsOf(
        await load(COUNTRIES, [
          ['code', 'nameTh', 'nameEn'],
          ['XA', 'ก', 'a'],
          ['XB', 'ข', 'b'],
          ['XA', 'ค', 'c'],
          [null, 'ง', 'd'],
        ]),
      ),
    ).toEqual(['A4 rowRepeated', 'A5 required']);
  });

  it('of an archived record is ignored if it is the same, and refused if it differs', async () => {
    await load(COUNTRIES, [
      ['code', 'nameTh', 'nameEn', 'ใช้งาน'],
      ['XK', 'เก่า', 'old', 'ไม่ใช่'],
    ]);
    expect(await query(`select "is_active", "version" from "country" where "code" = 'XK'`)).toEqual([
      { is_active: false, version: 2 },
    ]);
    expect(
      (
        await load(COUNTRIES, [
          ['code', 'nameTh'],
          ['XK', 'เก่า'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, unchanged: 1 });
    expect(
      (
        await load(COUNTRIES, [
          ['code', 'nameTh'],
          ['XK', 'ใหม่'],
        ])
      ).outcome.problems,
    ).toMatchObject([{ row: 2, column: '', messageKey: 'archivedRecord' }]);
    expect(
      (
        await load(COUNTRIES, [
          ['code', 'nameTh', 'isActive'],
          ['XK', 'ใหม่', 'Yes'],
        ])
      ).outcome,
    ).toMatchObject({ isLoaded: true, updated: 1 });
    expect(await query(`select "name_th", "is_active", "version" from "country" where "code" = 'XK'`)).toEqual([
      { name_th: 'ใหม่', is_active: true, version: 4 },
    ]);
  });
});

describe('CSV', () => {
  it('is accepted with commas, semicolons or tabs, in UTF-8, UTF-16 or the Thai code page', async () => {
    const thai = Buffer.from('code,nameTh,nameEn\nXT,\u00A1\u00A2,thai\n', 'latin1');
    for (const text of [
      '\uFEFFcode;nameTh;nameEn\r\nXT;กข;thai\r\n',
      'code\tnameTh\tnameEn\nXT\t"กข"\tthai',
      Buffer.from('\uFEFFcode\tnameTh\tnameEn\nXT\tกข\tthai\n', 'utf16le'),
      'sep=;\ncode;nameTh;nameEn\nXT;กข;thai\n',
      thai,
    ]) {
      expect((await loadCsv(COUNTRIES, text)).outcome).toMatchObject({ isLoaded: true, problemCount: 0 });
    }
    expect(await query(`select "name_th", "version" from "country" where "code" = 'XT'`)).toEqual([
      { name_th: 'กข', version: 1 },
    ]);
  });

  it('counts rows as a spreadsheet does, including empty lines and cells of several lines', async () => {
    expect(
      problemsOf(await loadCsv(COUNTRIES, 'code,nameTh,nameEn\r\n\r\nXT,"ก\r\nข",thai\r\n\r\nabc,ก,ข\r\n')),
    ).toEqual(['A5 maxLength', 'A5 capitalsOnly']);
  });
});

describe('a template', () => {
  it('can be read by the import, and contains what a person needs', async () => {
    for (const path of [DEPARTMENTS, COUNTRIES, HOLIDAYS]) {
      const { status, bytes, headers } = await fetchFile(test, `${path}/_template?format=xlsx`, { as: admin });
      expect([status, headers['content-disposition']]).toEqual([
        200,
        `attachment; filename="${path.split('/').at(-1)}-template.xlsx"`,
      ]);
      expect(await sendSheet(test, path, bytes, { as: admin })).toMatchObject({
        status: 422,
        body: { messageKey: 'sheetNoRows' },
      });
    }
    const csv = await test.call('POST', `${COUNTRIES}/_template?format=csv&locale=en`, { as: admin });
    expect(csv.text).toBe('\uFEFFCode *,Three-letter code,Country (Thai) *,Country (English) *,Risk group,Active\r\n');
    expect((await test.call('POST', `${COUNTRIES}/_template?format=pdf`, { as: admin })).status).toBe(400);
  });
});

describe('an import', () => {
  it('whose client disconnects changes nothing', async () => {
    const address = new URL(await test.listen());
    const bytes = await buildSheet([
      ['code', 'nameTh', 'refDepartmentType'],
      ...Array.from({ length: 2000 }, (_, index) => [`SG-${index}`, 'ก', 'central']),
    ]);
    const sent = request({
      host: address.hostname,
      port: address.port,
      method: 'POST',
      path: `/haz/backend${DEPARTMENTS}/_import?isTrial=false`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' },
    });
    sent.on('error', () => undefined);
    sent.end(bytes);
    const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { destroy: () => void }];
    await once(answer, 'data');
    // Meanwhile no other import is accepted.
    expect(
      await load(COUNTRIES, [
        ['code', 'nameTh'],
        ['XA', 'ก'],
      ]),
    ).toMatchObject({ status: 503, body: { messageKey: 'importBusy' } });
    answer.destroy();
    await expect
      .poll(
        async () =>
          (
            await load(COUNTRIES, [
              ['code', 'nameTh'],
              ['XT', 'กข'],
            ])
          ).status,
        { timeout: 20_000 },
      )
      .toBe(200);
    expect(await query(`select count(*)::int as "n" from "department" where "code" like 'SG-%'`)).toEqual([{ n: 0 }]);
  });
});
