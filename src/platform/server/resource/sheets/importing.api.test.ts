/**
 * An officer imports many tariff codes from a sheet: three rows are wrong, nothing is loaded, they are corrected, all
 * are loaded.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { fetchFile, sendSheet, buildSheet } from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';
import { isSoak } from '#platform/testing/propertyRuns.ts';

const CODES = '/api/v1/master/coordinate-customses';
const HEADER = ['พิกัดศุลกากร (HS) *', 'รหัสสถิติ', 'รายการสินค้า (ไทย) *', 'ทิศทาง', 'มีผลตั้งแต่'];
const MANY = isSoak() ? 1000 : 210;

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

type SheetCells = (string | null)[];

function tariffCodes(): SheetCells[] {
  return Array.from({ length: MANY }, (_, index) => [
    `9${String(index).padStart(7, '0')}`,
    '000',
    `สินค้า ${index + 1}`,
    index % 2 === 0 ? 'นำเข้า' : null,
    '01/01/2565',
  ]);
}

const counts = async (): Promise<unknown> =>
  (
    await test.app.pools.api.query(
      `select (select count(*) from "coordinate_customs") as "codes", (select count(*)
        from "entity_log") as "log", (select count(*) from "event") as "events"`,
    )
  ).rows[0];

describe('many tariff codes', () => {
  it('with three bad rows are refused by row and column, and nothing is stored', async () => {
    const rows = tariffCodes();
    rows[15] = ['12.34', '000', 'สินค้า', null, null];
    rows[100] = ['93000000', '000', null, 'ไปไหนก็ได้', null];
    rows[MANY - 2] = ['99999999', '000', 'สินค้า', null, '31/02/2569'];
    const before = await counts();
    for (const isTrial of [true, false]) {
      const answer = await sendSheet(test, CODES, await buildSheet([HEADER, ...rows]), { as: admin, isTrial });
      expect(answer.outcome).toMatchObject({
        kind: 'outcome',
        isTrial,
        isLoaded: false,
        rows: MANY,
        created: MANY - 3,
        updated: 0,
        unchanged: 0,
        problemCount: 4,
      });
      expect(answer.outcome.problems).toMatchObject([
        {
          row: 17,
          column: 'A',
          field: 'hsCode',
          header: 'พิกัดศุลกากร (HS) *',
          value: '12.34',
          messageKey: expect.stringMatching(/./) as string,
        },
        { row: 102, column: 'C', field: 'nameTh', value: '', messageKey: 'required' },
        { row: 102, column: 'D', field: 'refTradeDirection', value: 'ไปไหนก็ได้', messageKey: 'cellNotFound' },
        { row: MANY, column: 'E', field: 'sinceDate', value: '31/02/2569', messageKey: 'cellNotDate' },
      ]);
      expect(answer.lines.filter(({ kind }) => kind === 'progress').length).toBeGreaterThan(MANY / 200);
      expect(await counts()).toEqual(before);
    }
  });

  it('that were corrected are loaded as a whole: each with its audit, and one event with who imported which file', async () => {
    const bytes = await buildSheet([HEADER, ...tariffCodes()]);
    const before = (await counts()) as Record<string, string>;
    const trial = await sendSheet(test, CODES, bytes, { as: admin, isTrial: true });
    expect(trial.outcome).toMatchObject({ isTrial: true, isLoaded: false, created: MANY, problemCount: 0 });
    expect(await counts()).toEqual(before);
    const answer = await sendSheet(test, CODES, bytes, { as: admin, name: 'พิกัด 2565.xlsx' });
    expect(answer.outcome).toMatchObject({
      isTrial: false,
      isLoaded: true,
      rows: MANY,
      created: MANY,
      problemCount: 0,
      problems: [],
    });
    const after = (await counts()) as Record<string, string>;
    expect([
      Number(after['codes']) - Number(before['codes']),
      Number(after['log']) - Number(before['log']),
      Number(after['events']) - Number(before['events']),
    ]).toEqual([MANY, MANY, 1]);
    const { rows } = await test.app.pools.api.query(
      `select "source", "name", "detail" from "event" where "name" = 'importRows'`,
    );
    expect(rows).toEqual([
      {
        source: 'imports',
        name: 'importRows',
        detail: {
          by: admin.username,
          entity: 'coordinateCustoms',
          file: 'พิกัด 2565.xlsx',
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          rows: MANY,
          created: MANY,
          updated: 0,
          unchanged: 0,
        },
      },
    ]);
    const stored = await test.app.pools.api.query(
      `select "name_th", "trade_direction", "since_date"::text, "version", "create_by" from "coordinate_customs"
        where "hs_code" = '90000000'`,
    );
    expect(stored.rows).toEqual([
      { name_th: 'สินค้า 1', trade_direction: 'import', since_date: '2022-01-01', version: 1, create_by: admin.username },
    ]);
  });

  it('imported again change nothing, and if one row differs one record changes: an empty cell clears the field, or sets the default of a required one', async () => {
    const rows = tariffCodes();
    const before = await counts();
    const same = await sendSheet(test, CODES, await buildSheet([HEADER, ...rows]), { as: admin });
    expect(same.outcome).toMatchObject({ isLoaded: true, created: 0, updated: 0, unchanged: MANY });
    rows[5] = ['90000005', '000', 'ชื่อใหม่', null, null];
    expect((await sendSheet(test, CODES, await buildSheet([HEADER, ...rows]), { as: admin })).outcome).toMatchObject({
      isLoaded: true,
      updated: 1,
      unchanged: MANY - 1,
    });
    const stored = await test.app.pools.api.query(
      `select "name_th", "trade_direction", "since_date", "version" from "coordinate_customs"
        where "hs_code" = '90000005'`,
    );
    expect(stored.rows).toEqual([{ name_th: 'ชื่อใหม่', trade_direction: 'both', since_date: null, version: 2 }]);
    expect(await counts()).not.toEqual(before);
  });

  it('exported as a workbook and as CSV are read back as unchanged', async () => {
    for (const format of ['xlsx', 'csv']) {
      const { bytes } = await fetchFile(test, `${CODES}/_export?format=${format}`, {
        as: admin,
        body: { where: [{ name: 'hsCode', operator: 'like', value: '9000' }] },
      });
      expect((await sendSheet(test, CODES, bytes, { as: admin })).outcome).toMatchObject({
        isLoaded: true,
        created: 0,
        updated: 0,
        problemCount: 0,
      });
    }
  });
});
