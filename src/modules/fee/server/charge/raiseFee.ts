/** Charges a request when it is passed on, and takes the charge back. */
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { message } from '#language/message.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { decimal, type Decimal, ZERO } from '#language/values/decimal.ts';
import { dateParts, type PlainDate } from '#language/values/plainDate.ts';
import { Refusal } from '#platform/server/errors.ts';
import { takeNumber } from '#platform/server/request/case/codes.ts';
import type { Effect, EffectContext } from '#platform/server/request/step/stepParts.ts';
import { messageLabelOf } from '#platform/server/workflow/labels.ts';
import { IS_NOTHING_DUE } from '#platform/server/workflow/takeStep.ts';
import { newId } from '#platform/server/database/newId.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { getRecord } from '#platform/server/resource/write/records.ts';
import { refsOf } from '../../billPayment.ts';
import { baht, type Fee } from '../../calculateFee.ts';
import type { FeeStatus } from '../statement.ts';
import { moveFee } from './feeSteps.ts';
import { calculateCaseFee, isCharged, termsOf, missingReason } from './calculateCaseFee.ts';

/** Key in the detail of the step, used when the step is taken back. */
const RAISED = 'feeStatement';
/** Another key there: the terms of the document from which the fee was calculated. */
export const TERMS = 'feeTerms';

export const raiseFee: Effect = {
  apply: async (context) => {
    const { engine, db, found, today, detail } = context;
    const raised = isCharged(found)
      ? await raise(context, getFee(await calculateCaseFee(engine, db, { found, today })))
      : undefined;
    if (raised !== undefined) detail[RAISED] = raised.id;
    if (isCharged(found)) detail[TERMS] = termsOf(found);
    if (raised?.status !== 'waitPayment') detail[IS_NOTHING_DUE] = true;
  },
  undo: async ({ app, db, writer, detail }) => {
    const id = detail[RAISED];
    if (typeof id !== 'string') return;
    const statement = await getRecord(app, db, { entity: 'feeStatement', id, lock: 'update' });
    if (statement.refStatus === 'paid') throw new Refusal(422, message('feePaidStays'));
    await moveFee(app, db, { writer, statement, action: 'drop' });
  },
};

function getFee(fee: Awaited<ReturnType<typeof calculateCaseFee>>): Fee {
  if (fee.kind === 'missing') throw new Refusal(422, missingReason(fee));
  return fee;
}

interface RaisedFee {
  readonly id: string;
  readonly status: FeeStatus;
}

/** Returns undefined if no fee is charged, or not more than was paid when the request was passed on before. */
async function raise(context: EffectContext, fee: Fee): Promise<RaisedFee | undefined> {
  const before = await findPaidBefore(context.db, context.request.id);
  if (fee.fullTotal.eq(ZERO)) return undefined;
  if (fee.waiver !== undefined)
    return before.isWaived || before.paid.gt(ZERO)
      ? undefined
      : write(context, { fee, status: 'waived', line: fullLine(fee), due: null });
  if (before.paid.eq(ZERO))
    return write(context, { fee, status: 'waitPayment', line: fullLine(fee), due: fee.dueDate ?? context.today });
  const more = fee.total.minus(before.paid);
  return more.lte(ZERO)
    ? undefined
    : write(context, {
        fee,
        status: 'waitPayment',
        line: differenceLine(fee, { paid: before.paid, more }),
        due: fee.dueDate ?? context.today,
      });
}

async function findPaidBefore(
  db: Queryable,
  requestId: string,
): Promise<{ readonly paid: Decimal; readonly isWaived: boolean }> {
  const { rows } = await db.query({
    text: `select coalesce(sum("net_amount") filter (where "status" = 'paid'), 0)::text as "paid",
        coalesce(bool_or("status" = 'waived'), false) as "isWaived" from "fee_statement" where "request_id" = $1`,
    values: [requestId],
  });
  return { paid: decimal(String(rows[0]?.['paid'])), isWaived: rows[0]?.['isWaived'] === true };
}

interface Line {
  readonly name: Label;
  readonly qty: number;
  readonly amount: Decimal;
  readonly netAmount: Decimal;
}

function fullLine({ rate, amount, times, waiver }: Fee): Line {
  return { name: nameOf(rate), qty: times, amount, netAmount: waiver === undefined ? amount : ZERO };
}

function differenceLine({ rate }: Fee, { paid, more }: { paid: Decimal; more: Decimal }): Line {
  const [th, en] = nameOf(rate);
  return {
    name: [
      `${th} (ส่วนที่เพิ่มจาก ${baht(paid)} บาท ที่ชำระแล้ว)`,
      `${en} (in addition to the ${baht(paid)} baht already paid)`,
    ],
    qty: 1,
    amount: more,
    netAmount: more,
  };
}

function nameOf({ code, nameTh, nameEn }: Fee['rate']): Label {
  const th = nameTh ?? code ?? '';
  return [th, nameEn ?? th];
}

interface Charge {
  readonly fee: Fee;
  readonly status: FeeStatus;
  readonly line: Line;
  /** Null if nothing is to be paid. */
  readonly due: PlainDate | null;
}

async function write(
  { engine, db, writer, request, today }: EffectContext,
  { fee, status, line, due }: Charge,
): Promise<RaisedFee> {
  const id = newId();
  const times = decimal(line.qty);
  const netTotal = line.netAmount.times(times);
  const feeCode = await takeFeeCode(db, today);
  const [explanationTh, explanationEn] = explain(engine.catalogue, fee);
  const { refHolder, refDepartment, refDocumentType } = request;
  await insertServerRecord(engine, db, {
    ...writer,
    entity: getEntity(engine.catalogue, 'feeStatement'),
    record: {
      id,
      refRequest: { id: request.id },
      refHolder,
      refDepartment,
      refDocumentType,
      refType: request.refRequestType,
      feeCode,
      feeDate: today,
      dueDate: due,
      netAmount: netTotal,
      refStatus: status,
      ...refsOf(feeCode, due ?? today),
      refFeeRate: { id: fee.rate.id },
      explanationTh,
      explanationEn,
      lines: [
        {
          id: newId(),
          seq: 1,
          no: 1,
          description: line.name[0],
          descriptionEn: line.name[1],
          qty: line.qty,
          dueDate: due,
          amount: line.amount,
          netAmount: line.netAmount,
          total: line.amount.times(times),
          netTotal,
        },
      ],
    },
  });
  return { id, status };
}

/** Two digits of the year and eight that count within it. A number that was taken and not used leaves a gap. */
async function takeFeeCode(db: Queryable, today: PlainDate): Promise<string> {
  const year = toBuddhistYear(dateParts(today).year);
  const number = await takeNumber(db, { name: 'fee', year });
  return `${String(year).slice(-2)}${String(number).padStart(FEE_DIGITS, '0')}`;
}

const FEE_DIGITS = 8;
/** The length of the columns. */
const EXPLANATION_MAX = 2000;

function explain(catalogue: Parameters<typeof messageLabelOf>[0], { why }: Fee): Label {
  const labels = why.map((ref) => messageLabelOf(catalogue, ref));
  const text = (index: 0 | 1): string =>
    [...labels.map((label) => label[index]).join('\n')].slice(0, EXPLANATION_MAX).join('');
  return [text(0), text(1)];
}
