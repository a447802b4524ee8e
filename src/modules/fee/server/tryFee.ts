/**
 * `POST …/fee-rates/try`: calculates what a request would cost, by the stored rates or by one that is still being
 * edited. Nothing is written.
 */
import { formatMessage, message, type MessageRef } from '#language/message.ts';
import { type Decimal, decimalNumber } from '#language/values/decimal.ts';
import { wireDate } from '#language/values/plainDate.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Call, CallContext } from '#platform/server/http/call.ts';
import type { FeeAnswer, ReasonText } from '../feeAnswer.ts';
import { type Fee, calculateFee, type FeeMissing, type FeeQuestion, type FeeRate } from '../calculateFee.ts';
import { readUnsavedRate } from './readUnsavedRate.ts';
import { readQuestion, splitTrial } from './readQuestion.ts';
import { loadRates } from './storedRates.ts';
import { trialBodySchema } from './trialSchema.ts';

export const tryFeeCall: Call = {
  method: 'POST',
  path: '/api/v1/master/fee-rates/try',
  summary: ['ทดลองคำนวณค่าธรรมเนียม', 'Fee calculator'],
  entity: 'feeRate',
  rights: ['canView'],
  bodySchema: trialBodySchema,
  handle: tryFee,
};

async function tryFee({ app, actor, body, requestId }: CallContext): Promise<FeeAnswer> {
  const sent = splitTrial(body);
  // Always rolled back: a trial leaves nothing behind.
  const found = await inTransaction(
    app.pools.api,
    { requestId, isDryRun: true },
    async (db): Promise<Fee | FeeMissing> => {
      const trialQuestion = await readQuestion({ app, actor, db }, sent);
      const unsavedRate = sent.rate === undefined ? undefined : await readUnsavedRate({ app, actor, db }, sent.rate);
      const documentType = trialQuestion.documentType ?? unsavedRate?.refDocumentType ?? undefined;
      if (documentType === undefined)
        return {
          kind: 'missing',
          what: 'draft',
          ...(unsavedRate === undefined ? {} : { rate: unsavedRate }),
          why: [message('feeDocumentMissing')],
        };
      const question: FeeQuestion = { ...trialQuestion, documentType };
      return calculateFee(
        unsavedRate === undefined ? await loadRates(app.catalogue, db, question) : [unsavedRate],
        question,
      );
    },
  );
  return answerOf(app, found);
}

function answerOf({ catalogue }: CallContext['app'], found: Fee | FeeMissing): FeeAnswer {
  const why = found.why.map((ref) => reasonText(catalogue, ref));
  const rate = found.rate === undefined ? null : cardOf(found.rate);
  if (found.kind === 'missing' || rate === null)
    return { kind: 'missing', what: found.kind === 'missing' ? found.what : 'rate', rate, why };
  const { basis, range, amount, times, fullTotal, total, dueDate, waiver } = found;
  return {
    kind: 'fee',
    rate,
    basis,
    range:
      range === undefined
        ? null
        : { index: range.index, fromValue: decimalNumber(range.fromValue), toValue: numberOf(range.toValue) },
    amount: decimalNumber(amount),
    times,
    fullTotal: decimalNumber(fullTotal),
    total: decimalNumber(total),
    dueDays: dueDate === undefined ? null : found.rate.dueDays,
    dueDate: dueDate === undefined ? null : wireDate(dueDate),
    waiver:
      waiver === undefined
        ? null
        : { kind: waiver.kind, path: waiver.path, until: waiver.until === null ? null : wireDate(waiver.until) },
    why,
  };
}

function cardOf({ id, code, nameTh, nameEn }: FeeRate): {
  id: string;
  code: string | null;
  nameTh: string | null;
  nameEn: string | null;
} {
  return { id, code, nameTh, nameEn };
}

function numberOf(value: Decimal | null): number | null {
  return value === null ? null : decimalNumber(value);
}

function reasonText(catalogue: CallContext['app']['catalogue'], ref: MessageRef): ReasonText {
  const text = catalogue.messages.get(ref.messageKey) ?? { th: ref.messageKey, en: ref.messageKey };
  return { ...ref, th: formatMessage(text, 'th', ref.data), en: formatMessage(text, 'en', ref.data) };
}
