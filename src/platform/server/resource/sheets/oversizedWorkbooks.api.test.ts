/**
 * Sheets that need more than they seem to: rows that all refer to each other, texts shared by all cells, tags without
 * an end.
 */
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#platform/server/routes/server.ts';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import {
  excelSheet,
  sendSheet,
  textCells,
  type ExcelSheet,
  type ImportAnswer,
} from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';
import { MAX_RECEIVING } from './importCall.ts';

const DEPARTMENTS = '/api/v1/master/departments';
const COUNTRIES = '/api/v1/master/countries';
const MANY = 2000;

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const departments = (row: (index: number) => string): Promise<ImportAnswer> =>
  sendSheet(
    test,
    DEPARTMENTS,
    ['code,nameTh,refDepartmentType,refParent', ...Array.from({ length: MANY }, (_, index) => row(index))].join('\n'),
    { as: admin, isTrial: true },
  );

describe('rows that refer to each other', () => {
  it('in one long cycle each get its beginning, not all of it', async () => {
    const { outcome } = await departments((index) => `R${index},ก${index},central,R${(index + 1) % MANY}`);
    expect(outcome).toMatchObject({ isLoaded: false, created: 0, problemCount: MANY });
    expect(outcome.problems[0]).toMatchObject({ row: 2, field: 'refParent', messageKey: 'rowInRing' });
    expect(outcome.problems[0]?.message).toContain('2 → 3 → 4 → 5 → 6 → 7 → 8 → 9 → 10 → 11 → …');
  });

  it('by a name that all of them have are refused, once each', async () => {
    const { outcome } = await departments((index) => `S${index},กองเดียวกัน,central,กองเดียวกัน`);
    expect(outcome).toMatchObject({ isLoaded: false, created: 0, problemCount: MANY });
    expect(new Set(outcome.problems.map(({ field }) => field))).toEqual(new Set(['refParent']));
  });
});

describe('a small workbook', () => {
  const header = textCells(1, ['code', 'nameTh', 'nameEn']);
  const row = textCells(2, ['AA', 'ก', 'a']);
  const send = async (sheet: Partial<ExcelSheet>): Promise<ImportAnswer> =>
    sendSheet(test, COUNTRIES, await excelSheet({ rows: [header, row], ...sheet }), { as: admin, isTrial: true });

  it('whose cells share one long text is refused as too long', async () => {
    const shared = [`<t>${'a'.repeat(1024 * 1024)}</t>`];
    expect(await send({ rows: [header, '<c t="s"><v>0</v></c>'.repeat(50)], shared })).toMatchObject({
      status: 413,
      body: { messageKey: 'sheetUnpacksTooLarge' },
    });
    expect(
      await send({ rows: [header, '<c t="s"><v>0</v></c>'], shared: [`<t>${'a'.repeat(1024 * 1024 + 1)}</t>`] }),
    ).toMatchObject({ status: 413, body: { messageKey: 'sheetUnpacksTooLarge' } });
  });

  it('with a tag that does not end, or an invalid reference, is broken', async () => {
    expect(await send({ after: `<${'a'.repeat(200_000)} "` })).toMatchObject({
      status: 422,
      body: { messageKey: 'sheetBroken' },
    });
    expect(
      await send({
        more: [
          {
            name: '_rels/.rels',
            content:
              '<Relationships><Relationship Id="rId1" Type="/officeDocument" Target="http://["/></Relationships>',
          },
        ],
      }),
    ).toMatchObject({ status: 422, body: { messageKey: 'sheetBroken' } });
  });

  it('is not slowed down by its number formats', async () => {
    expect(
      await send({ styles: `<numFmt numFmtId="200" formatCode="${'['.repeat(400_000)}"/><xf numFmtId="200"/>` }),
    ).toMatchObject({ status: 200 });
  });
});

describe('uploads that are not finished', () => {
  it('do not fill the memory: of many at once the last are answered with 503', async () => {
    const address = new URL(await test.listen());
    const half = (): ClientRequest => {
      const sent = request({
        host: address.hostname,
        port: address.port,
        method: 'POST',
        path: `${API}${COUNTRIES}/_import`,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' },
      });
      sent.on('error', () => undefined).write('code,');
      return sent;
    };
    const sent = Array.from({ length: MAX_RECEIVING + 1 }, half);
    const status = await Promise.race(
      sent.map(async (upload) => ((await once(upload, 'response')) as [{ statusCode: number }])[0].statusCode),
    );
    for (const upload of sent) upload.destroy();
    expect(status).toBe(503);
    await expect
      .poll(
        async () =>
          (await sendSheet(test, COUNTRIES, 'code,nameTh,nameEn\nZZ,ก,z', { as: admin, isTrial: true })).status,
      )
      .toBe(200);
  });
});
