/** `POST …/fee-statements/report/fee-statement-excel`: the fees of a search, one row each, and their total. */
import { Readable } from 'node:stream';
import { getEntity } from '#language/catalogue.ts';
import { inLocale, type Label } from '#language/label.ts';
import { decimal, decimalText, ZERO } from '#language/values/decimal.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { csvColumns, valueAt } from '#platform/server/resource/sheets/csv.ts';
import { streamRows, whenReadable } from '#platform/server/resource/sheets/export.ts';
import { outCell, widthOf } from '#platform/server/resource/sheets/exportWorkbook.ts';
import { rowXml, workbookBytes, type OutCell } from '#platform/server/resource/sheets/writing/workbook.ts';
import { feeColumns } from './feeColumns.ts';
import { readSheetRequest, sendSheet } from './sheetHead.ts';

const TITLE: Label = ['รายงานค่าธรรมเนียม', 'Fee report'];
const TOTAL: Label = ['รวม', 'Total'];
const AMOUNT = 'netAmount';

/** Streamed like an export. */
export async function postFeeSheet(context: CallContext): Promise<RawReply> {
  const { app, actor } = context;
  const { criteria, locale, head } = await readSheetRequest(context, TITLE);
  const entity = getEntity(app.catalogue, 'feeStatement');
  const select = feeColumns.flatMap(({ paths }) => paths);
  const columns = csvColumns(app.catalogue, entity, select, locale).map((column, index) => ({
    ...column,
    header: inLocale(feeColumns[index]?.label ?? ['', ''], locale),
  }));
  let row = head.length + 1;
  let total = ZERO;
  const rows = streamRows(app, {
    actor,
    entity,
    criteria: { ...criteria, select },
    head: () =>
      [...head, columns.map(({ header }): OutCell => ({ text: header, style: 'header' }))]
        .map((cells, index) => rowXml(index + 1, cells))
        .join(''),
    lineOf: (record) => {
      row += 1;
      total = total.plus(decimal(valueAt(record, AMOUNT) as number));
      return rowXml(
        row,
        columns.map((column) => withMoney(outCell(column, valueAt(record, column.path), locale), column.path)),
      );
    },
  });
  await whenReadable(rows);
  const last = (): string =>
    rowXml(
      row + 1,
      columns.map(({ path }, index) =>
        path === AMOUNT
          ? { number: decimalText(total), style: 'moneyTotal' }
          : { text: index === 0 ? inLocale(TOTAL, locale) : '', style: 'header' },
      ),
    );
  const sheet = {
    name: inLocale(TITLE, locale),
    isFrozen: true,
    headRows: head.length + 1,
    columns: columns.map(widthOf),
    rows: appendLast(rows, last),
  };
  return sendSheet(context, {
    title: TITLE,
    locale,
    body: Readable.from(workbookBytes([sheet], locale), { objectMode: false }),
  });
}

function withMoney(cell: OutCell, path: string): OutCell {
  return path === AMOUNT && cell !== null ? { ...cell, style: 'money' } : cell;
}

async function* appendLast(rows: AsyncIterable<string | Buffer>, last: () => string): AsyncGenerator<string | Buffer> {
  yield* rows;
  yield last();
}
