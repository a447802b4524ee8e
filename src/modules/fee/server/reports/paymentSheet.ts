/** `POST …/fee-statements/report/payment-summary-excel`: the paid fees of a search, by day and channel. */
import { Readable } from 'node:stream';
import { getEntity } from '#language/catalogue.ts';
import type { Criteria } from '#language/criteria.ts';
import { inLocale, type Label } from '#language/label.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { findInstant, plainDateOf } from '#language/values/instant.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import type { RawReply } from '#platform/server/http/rawReply.ts';
import { valueAt } from '#platform/server/resource/sheets/csv.ts';
import { streamRows } from '#platform/server/resource/sheets/export.ts';
import {
  serialOf,
  workbookBytes,
  type OutCell,
  type OutSheet,
} from '#platform/server/resource/sheets/writing/workbook.ts';
import { createSummary, type PaidTotal, type PaymentSummary } from './paymentSummary.ts';
import { readSheetRequest, sendSheet, type SheetRequest } from './sheetHead.ts';

const TITLE: Label = ['สรุปการรับชำระค่าธรรมเนียม', 'Payment summary'];
const COLUMNS: readonly Label[] = [
  ['วันที่ชำระ', 'Date paid'],
  ['ช่องทางชำระ', 'Paid by'],
  ['จำนวนรายการ', 'Payments'],
  ['จำนวนเงิน (บาท)', 'Amount (baht)'],
];

export async function postPaymentSheet(context: CallContext): Promise<RawReply> {
  const question = await readSheetRequest(context, TITLE);
  const summary = await summarise(context, question.criteria);
  const { locale } = question;
  const channelOf = (code: string): string => {
    const row = context.app.lookups.findByCode(paymentChannel.group, code);
    return row === undefined ? code : inLocale([row.value, row.value2 ?? row.value], locale);
  };
  return sendSheet(context, {
    title: TITLE,
    locale,
    body: Readable.from(workbookBytes([summarySheet(summary, { question, channelOf })], locale), { objectMode: false }),
  });
}

/** Uses the search, so that totals include only fees the caller may see. */
async function summarise({ app, actor }: CallContext, criteria: Criteria): Promise<PaymentSummary> {
  const summary = createSummary(Object.keys(paymentChannel.values));
  const codeAt = (row: unknown, path: string): string | null =>
    app.lookups.find(String(valueAt(row, `${path}.id`)))?.code ?? null;
  const rows = streamRows(app, {
    actor,
    entity: getEntity(app.catalogue, 'feeStatement'),
    criteria: { ...criteria, select: ['refStatus', 'payDatetime', 'refChannel', 'netAmount'] },
    head: () => '',
    lineOf: (row) => {
      const [moment, channel] = [findInstant(String(valueAt(row, 'payDatetime'))), codeAt(row, 'refChannel')];
      if (codeAt(row, 'refStatus') === 'paid' && moment !== undefined && channel !== null)
        summary.add({ day: plainDateOf(moment), channel, amount: decimal(valueAt(row, 'netAmount') as number) });
      return '';
    },
  });
  // The rows are read for the totals only.
  for await (const _ of rows);
  return summary.result();
}

export function summarySheet(
  { days, channels, total }: PaymentSummary,
  {
    question: { head, locale },
    channelOf,
  }: { question: Pick<SheetRequest, 'head' | 'locale'>; channelOf: (code: string) => string },
): OutSheet {
  const textOf = (label: Label): string => inLocale(label, locale);
  const sums = ({ count, amount }: PaidTotal): readonly OutCell[] => [
    { number: String(count) },
    { number: decimalText(amount), style: 'money' },
  ];
  const totals = (label: string, { count, amount }: PaidTotal): readonly OutCell[] => [
    { text: label, style: 'header' },
    { text: '', style: 'header' },
    { number: String(count), style: 'countTotal' },
    { number: decimalText(amount), style: 'moneyTotal' },
  ];
  return {
    name: textOf(TITLE),
    isFrozen: true,
    headRows: head.length + 1,
    columns: [18, 28, 16, 22].map((width) => ({ width })),
    rows: [
      ...head,
      COLUMNS.map((label): OutCell => ({ text: textOf(label), style: 'header' })),
      ...days.map(({ day, channel, ...sum }) => [
        dayCell(serialOf(day), day),
        { text: channelOf(channel) },
        ...sums(sum),
      ]),
      ...channels.map(({ channel, ...sum }) => totals(`${textOf(['รวม', 'Total'])} ${channelOf(channel)}`, sum)),
      totals(textOf(['รวมทั้งสิ้น', 'Grand total']), total),
    ],
  };
}

function dayCell(serial: number | undefined, day: string): OutCell {
  return serial === undefined ? { text: day } : { number: String(serial), style: 'date' };
}
