/** Tests the papers and files of fees by the API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet, type Cell } from '#platform/server/resource/sheets/readSheet.ts';
import {
  chargedProducts,
  makeNotice,
  getReceipts,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { makeOperator } from '#platform/testing/signingPeople.ts';
import { fetchFile } from '#platform/testing/sheetImports.ts';
import type { Person } from '#platform/testing/people.ts';
import { printReceipt } from './printReceipt.ts';

const FEES = '/api/v1/transaction/fee-statements/report';
let world: FeeWorld;
let fees: readonly StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  fees = await chargedProducts(world, 4);
});
afterAll(() => world.stop());

const fetchReport = (call: string, body: object, as: Person = world.people.operator) =>
  fetchFile(world.test, `${FEES}/${call}`, { as, body });
const nameIn = (headers: Readonly<Record<string, unknown>>): string =>
  /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1] ?? '';
const keyOf = (bytes: Buffer): string => (JSON.parse(bytes.toString()) as { messageKey: string }).messageKey;

function feeAt(index: number): StoredFee {
  const fee = fees[index];
  if (fee === undefined) throw new Error(`There is no fee ${index}`);
  return fee;
}

async function pay(fee: StoredFee): Promise<{ readonly id: string; readonly code: string; readonly version: number }> {
  await expectOk(sendNotice(world, makeNotice(world, fee)));
  const [receipt] = await getReceipts(world, fee.id);
  if (receipt === undefined) throw new Error('There is no receipt');
  return receipt;
}

const print = (receiptId: string) =>
  printReceipt({
    app: world.test.app,
    payload: { receiptId },
    log: world.test.app.log,
    signal: new AbortController().signal,
  });

describe('an invoice', () => {
  it('is a PDF of the fee, in either language, for people who may see it', async () => {
    const fee = feeAt(0);
    const { status, bytes, headers } = await fetchReport('data', { id: fee.id });
    expect([status, headers['content-type'], nameIn(headers)]).toEqual([
      200,
      'application/pdf',
      `invoice-${fee.feeCode}.pdf`,
    ]);
    expect(bytes.toString('utf8')).toContain(`ใบแจ้งการชำระค่าธรรมเนียม ${fee.feeCode}`);
    expect((await fetchReport('data', { id: fee.id, locale: 'en' }, world.finance)).bytes.toString('utf8')).toContain(
      `Payment Advice ${fee.feeCode}`,
    );
  });

  it('of another holder, or requested wrongly, is refused', async () => {
    const { operator } = await makeOperator(world.test);
    for (const call of ['data', 'receipt'])
      expect((await fetchReport(call, { id: feeAt(0).id }, operator)).status).toBe(404);
    expect((await fetchReport('data', { id: feeAt(0).id, lang: 'th' })).status).toBe(400);
    expect((await fetchReport('data', { id: 'x' })).status).toBe(400);
  });

  it('is a list if it is requested by criteria', async () => {
    const { bytes, headers } = await fetchReport('data', {
      where: [{ name: 'feeCode', operator: '=', value: feeAt(1).feeCode }],
    });
    expect(headers['content-type']).toContain('text/csv');
    expect(bytes.toString('utf8').trim().split('\n').at(-1)).toContain(`${feeAt(1).feeCode},`);
  });
});

describe('a receipt', () => {
  it('is 404 before the fee is paid; then a copy, and once it is stored the same original every time', async () => {
    const fee = feeAt(1);
    const before = await fetchReport('receipt', { id: fee.id });
    expect([before.status, keyOf(before.bytes)]).toEqual([404, 'receiptNotThere']);
    const { id, code } = await pay(fee);
    const copy = await fetchReport('receipt', { id: fee.id });
    expect([copy.status, nameIn(copy.headers)]).toEqual([200, `receipt-${code.replace('/', '-')}-copy.pdf`]);
    expect(copy.bytes.toString('utf8')).toContain(`ใบเสร็จรับเงิน ${code}`);
    await Promise.all([print(id), print(id)]);
    await print(id);
    const original = await fetchReport('receipt', { id: fee.id });
    expect([original.status, nameIn(original.headers)]).toEqual([200, `receipt-${code.replace('/', '-')}.pdf`]);
    expect(original.bytes.equals(copy.bytes)).toBe(false);
    expect((await fetchReport('receipt', { id: fee.id }, world.finance)).bytes.equals(original.bytes)).toBe(true);
    const { rows } = await world.test.app.pools.api.query<{ files: number; version: number; by: string }>(
      `select (select count(*)::int from "stored_file" where "claimed_record" = r."id") as "files", r."version",
          r."update_by" as "by" from "receipt" r where r."id" = $1`,
      [id],
    );
    expect(rows).toEqual([{ files: 1, version: 2, by: 'system' }]);
  });

  it('that was cancelled is not returned for the fee any more, and its own copy is marked as cancelled', async () => {
    const fee = feeAt(2);
    const { id, version } = await pay(fee);
    await print(id);
    const cancel = (target: { id: string; version: number }, replace: boolean) =>
      expectOk(
        world.test.call('PUT', '/api/v1/transaction/receipts/cancel', {
          as: world.finance,
          body: { ...target, remark: 'ชื่อผิด', replace },
        }),
      );
    await cancel({ id, version: version + 1 }, true);
    const [old, next] = await getReceipts(world, fee.id);
    expect(nameIn((await fetchReport('receipt', { id: fee.id })).headers)).toBe(
      `receipt-${next?.code.replace('/', '-')}-copy.pdf`,
    );
    expect(nameIn((await fetchReport('receipt', { id: fee.id, receiptId: id })).headers)).toBe(
      `receipt-${old?.code.replace('/', '-')}-copy.pdf`,
    );
    expect(keyOf((await fetchReport('receipt', { id: fee.id, receiptId: feeAt(0).id })).bytes)).toBe('receiptNotThere');
    await cancel({ id: next?.id ?? '', version: next?.version ?? 0 }, false);
    expect(keyOf((await fetchReport('receipt', { id: fee.id })).bytes)).toBe('receiptNotThere');
  });
});

describe('a workbook', () => {
  const rowsOf = async (call: string, body: object, as?: Person): Promise<readonly (readonly Cell[])[]> => {
    const { status, bytes, headers } = await fetchReport(call, body, as);
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const { header, rows } = await readSheet(Uint8Array.from(bytes));
    return [header, ...rows.map(({ cells }) => cells)];
  };

  it('of fees has its head, a row each with numbers and days, and the sum', async () => {
    const rows = await rowsOf('fee-statement-excel', {
      where: [{ name: 'feeDate', operator: '>=', value: '2020-01-01' }],
      sort: [{ name: 'feeCode', type: 'ASC' }],
    });
    expect(rows.slice(0, 3).map((row) => row[0])).toEqual(['รายงานค่าธรรมเนียม', 'ช่วงเวลา', 'เงื่อนไข']);
    expect(rows[1]?.[1]).toBe('วันที่แจ้ง: ตั้งแต่ 01/01/2563');
    const titles = rows.findIndex((row) => row[0] === 'เลขที่ใบแจ้ง');
    expect(rows[titles]).toHaveLength(12);
    expect(rows[titles + 1]?.slice(0, 2)).toEqual([feeAt(0).feeCode, expect.any(String)]);
    expect(rows[titles + 1]?.[5]).toEqual(['number', String(Number(feeAt(0).amount))]);
    expect(rows[titles + 1]?.[7]).toEqual(['date', `${feeAt(0).dueDate}T00:00:00`]);
    expect(rows.at(-1)?.[0]).toBe('รวม');
    expect(rows.at(-1)?.[5]).toEqual(['number', String(fees.reduce((sum, { amount }) => sum + Number(amount), 0))]);
  });

  it('of payments has a row for each day and channel, and the totals', async () => {
    const rows = await rowsOf('payment-summary-excel', {}, world.finance);
    const titles = rows.findIndex((row) => row[0] === 'วันที่ชำระ');
    const [paid, ofChannel, all] = rows.slice(titles + 1);
    const sum = String(Number(feeAt(1).amount) + Number(feeAt(2).amount));
    expect(paid?.slice(1)).toEqual(['คิวอาร์โค้ด (QR)', ['number', '2'], ['number', sum]]);
    expect(paid?.[0]?.[0]).toBe('date');
    expect([ofChannel?.[0], all?.[0]]).toEqual(['รวม คิวอาร์โค้ด (QR)', 'รวมทั้งสิ้น']);
    expect(all?.slice(2)).toEqual([
      ['number', '2'],
      ['number', sum],
    ]);
  });

  it('includes only the requested rows, also in the totals', async () => {
    const where = [{ name: 'feeCode', operator: '=', value: feeAt(2).feeCode }];
    const fee = await rowsOf('fee-statement-excel', { where });
    const titles = fee.findIndex((row) => row[0] === 'เลขที่ใบแจ้ง');
    expect(fee.slice(titles + 1).map((row) => [row[0], row[5]])).toEqual(
      [feeAt(2).feeCode, 'รวม'].map((text) => [text, ['number', String(Number(feeAt(2).amount))]]),
    );
    const payments = await rowsOf('payment-summary-excel', { where }, world.finance);
    expect(payments.at(-1)?.slice(2)).toEqual([
      ['number', '1'],
      ['number', String(Number(feeAt(2).amount))],
    ]);
  });

  it('includes nothing of others, and a wrong query is refused', async () => {
    const { operator } = await makeOperator(world.test);
    const rows = await rowsOf('payment-summary-excel', {}, operator);
    expect(rows.at(-1)?.slice(2)).toEqual([
      ['number', '0'],
      ['number', '0'],
    ]);
    expect(JSON.stringify(await rowsOf('fee-statement-excel', {}, operator))).not.toContain(feeAt(0).feeCode);
    expect(
      (await fetchReport('fee-statement-excel', { where: [{ name: 'noSuch', operator: '=', value: 1 }] })).status,
    ).toBe(400);
  });
});
