/**
 * Files that are no sheet, a sheet of another entity, or have too many rows: refused before anything is done, with what
 * to do.
 */
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { excelSheet, sendSheet, buildSheet, textCells } from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';

const COUNTRIES = '/api/v1/master/countries';
const HEADER = ['รหัสประเทศ', 'ชื่อประเทศ (ไทย)', 'ชื่อประเทศ (อังกฤษ)'];
const MEGABYTE = 1024 * 1024;

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const csv = (...rows: string[]): Buffer => Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`);
const refused = async (bytes: Buffer): Promise<{ status: number; messageKey: string; message: string }> => {
  const { status, body } = await sendSheet(test, COUNTRIES, bytes, { as: admin, headers: { 'accept-language': 'en' } });
  return { status, messageKey: body.messageKey, message: body.message };
};

/** Makes an archive of one member with the size fields that the test needs. */
function archive(name: string, content: Buffer, statedBytes: number): Buffer {
  const packed = deflateRawSync(content);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(statedBytes, 8);
  const local = Buffer.concat([
    Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0, 0, 0]),
    Buffer.from(name),
  ]);
  const central = Buffer.concat([
    Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
    sizes,
    Buffer.from([name.length, 0]),
    Buffer.alloc(16),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

describe('a file is refused', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<html><table><tr><td>code</td></tr></table></html>')],
    ['an archive of something else', archive('readme.txt', Buffer.from('hello'), 5)],
  ])('that is %s, whatever its name is', async (_, bytes) => {
    expect(await refused(bytes)).toMatchObject({
      status: 422,
      messageKey: 'sheetNotReadable',
      message: 'The system cannot read this file as a table. Use Excel (.xlsx) or CSV.',
    });
  });

  it('that is of an old Excel version, has macros, or is cut short', async () => {
    expect(await refused(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).toMatchObject({
      status: 422,
      messageKey: 'sheetOldExcel',
    });
    expect(
      await refused(
        await excelSheet({ rows: [textCells(1, HEADER)], more: [{ name: 'xl/vbaProject.bin', content: 'x' }] }),
      ),
    ).toMatchObject({ status: 422, messageKey: 'sheetMacros' });
    const whole = await buildSheet([HEADER, ['AA', 'ก', 'a']]);
    expect(await refused(whole.subarray(0, whole.length - 100))).toMatchObject({
      status: 422,
      messageKey: 'sheetBroken',
    });
  });

  it('that declares its own XML entities', async () => {
    expect(
      await refused(await excelSheet({ rows: [textCells(1, HEADER)], book: '<!DOCTYPE x [<!ENTITY a "b">]>' })),
    ).toMatchObject({ status: 422, messageKey: 'sheetBroken' });
  });

  it('that unpacks to more than the limit, or states a false size', async () => {
    expect(await refused(archive('xl/a', Buffer.alloc(10), 900 * MEGABYTE))).toMatchObject({
      status: 413,
      messageKey: 'sheetUnpacksTooLarge',
    });
    expect(await refused(archive('[Content_Types].xml', Buffer.alloc(MEGABYTE), 10))).toMatchObject({ status: 422 });
    const lying = await excelSheet({ rows: [textCells(1, HEADER), textCells(2, ['AA', 'ก', 'a'])] });
    const at = lying.lastIndexOf(Buffer.from('xl/worksheets/sheet1.xml')) - 46 + 24;
    lying.writeUInt32LE(20, at);
    expect(await refused(lying)).toMatchObject({ status: 413, messageKey: 'sheetUnpacksTooLarge' });
  });

  it('larger than 20 MB', async () => {
    expect(await refused(Buffer.alloc(20 * MEGABYTE + 1))).toMatchObject({ status: 413, messageKey: 'fileTooLarge' });
  });

  it('without rows, with an unclosed quotation mark, or with a column twice', async () => {
    expect(await refused(await buildSheet([HEADER]))).toMatchObject({ status: 422, messageKey: 'sheetNoRows' });
    expect(await refused(csv(HEADER.join(','), 'AA,"ก,a', 'BB,ข,b'))).toMatchObject({
      status: 422,
      messageKey: 'sheetOpenQuote',
      message: 'In row 2 a quotation mark (") is not closed. Correct it and send the file again.',
    });
    expect(await refused(csv('รหัสประเทศ,Code,code', 'AA,AA,AA'))).toMatchObject({
      status: 422,
      messageKey: 'sheetRepeated',
      message: 'The column “Code” appears at A, B. Keep only one of them.',
    });
  });

  it('whose columns are not those of the entity, with the names of the missing and the unknown ones', async () => {
    expect(await refused(csv('ชื่อประเทศ (ไทย)', 'ก'))).toMatchObject({
      status: 422,
      messageKey: 'sheetMissing',
      message: 'The file has no column “Code”. Add it, or use the template from this page.',
    });
    expect(await refused(csv(`${HEADER.join(',')},สี`, 'AA,ก,a,แดง'))).toMatchObject({
      status: 422,
      messageKey: 'sheetUnknown',
      message: 'The column “สี” is not recognised. Remove it, or name it as in the template.',
    });
    expect(await refused(csv(`${HEADER.join(',')},`, 'AA,ก,a,แดง'))).toMatchObject({
      status: 422,
      messageKey: 'sheetUnknown',
      message: 'The column D is not recognised. Remove it, or name it as in the template.',
    });
    expect(await refused(csv('พยัญชนะ,สระ', 'ก,า'))).toMatchObject({
      status: 422,
      messageKey: 'sheetMissingAndUnknown',
      message:
        'The columns do not match: “Code”, “Country (Thai)”, “Country (English)” is missing, and “พยัญชนะ”, “สระ” is not recognised. Use the template from this page.',
    });
  });

  it('that is the sheet of another entity, which is named', async () => {
    expect(await refused(csv('HS code,Statistics code,Goods (Thai)', '12345678,000,ก'))).toMatchObject({
      status: 422,
      messageKey: 'sheetOfOther',
      message: 'The columns of this file are those of “Tariff code”. Choose another file, or import it there.',
    });
  });

  it('with a hundred thousand rows, as a workbook and as CSV', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => [`${index}`, 'ก', 'a']);
    for (const bytes of [
      await buildSheet([HEADER, ...rows]),
      csv(HEADER.join(','), ...rows.map((row) => row.join(','))),
    ]) {
      expect(await refused(bytes)).toMatchObject({
        status: 422,
        messageKey: 'sheetTooManyRows',
        message: 'At most 20,000 rows can be imported at a time. Split the file and import one part after another.',
      });
    }
  });
});

describe('an import by a person', () => {
  it('who may only read, or has only one of the two rights, is refused', async () => {
    const bytes = await buildSheet([HEADER, ['AA', 'ก', 'a']]);
    const auditor = await test.person({ roles: ['AUDITOR'] });
    expect(await sendSheet(test, COUNTRIES, bytes, { as: auditor })).toMatchObject({
      status: 403,
      body: { messageKey: 'forbidden' },
    });
    expect((await test.call('POST', `${COUNTRIES}/_template`, { as: auditor })).status).toBe(403);
    expect((await sendSheet(test, COUNTRIES, bytes, { as: { token: '' } })).status).toBe(401);
  });

  it('with a value other than true or false for isTrial is refused', async () => {
    const answer = await test.server.inject({
      method: 'POST',
      url: `/haz/backend${COUNTRIES}/_import?isTrial=perhaps`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/octet-stream' },
      payload: await buildSheet([HEADER, ['AA', 'ก', 'a']]),
    });
    expect(answer.statusCode).toBe(400);
  });
});
