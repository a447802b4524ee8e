/** Guards and effects of fees that the workflow of a paid request names. */
import { message } from '#language/message.ts';
import type { Effect, Guard } from '#platform/server/request/step/stepParts.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { UNPAID } from '../../feeFlow.ts';
import { hasUnpaid, lockStatements } from '../statement.ts';
import { feeKnown, termsOf } from './calculateCaseFee.ts';
import { moveFee } from './feeSteps.ts';
import { raiseFee, TERMS } from './raiseFee.ts';

export const feeGuards: Readonly<Record<string, Guard>> = {
  feeKnown,
  feePaid: async ({ db, found }) => {
    if (await hasUnpaid(db, found.request.id)) return message('feeNotPaid');
    return (await haveTermsChanged(db, found)) ? message('feeTermsChanged') : undefined;
  },
};

/**
 * Fields that were opened to the operator after charging may change the fee. This is checked before issuing only: a
 * payment is never refused for it.
 */
async function haveTermsChanged(db: Queryable, found: Case): Promise<boolean> {
  if (found.request.refStatus !== 'waitSign') return false;
  const { rows } = await db.query({
    text: `select "detail"->'${TERMS}' <> $2::jsonb as "isOther" from "status_history"
      where "record_id" = $1 and "detail" ? '${TERMS}' order by "seq" desc limit 1`,
    values: [found.request.id, JSON.stringify(termsOf(found))],
  });
  return rows[0]?.['isOther'] === true;
}

const dropFee: Effect = {
  apply: async ({ app, db, writer, request }) => {
    for (const statement of await lockStatements(app, db, { requestId: request.id, states: UNPAID }))
      await moveFee(app, db, { writer, statement, action: 'drop' });
  },
};

/** The payment has moved the fee already; the step records the receipt. */
const takePayment: Effect = {
  apply: async ({ db, request, detail }) => {
    const { rows } = await db.query<{ code: string }>(
      `select "receipt_code" as "code" from "fee_statement" where "request_id" = $1 and "status" = 'paid'
          and "receipt_code" is not null order by "pay_datetime" desc, "id" desc limit 1`,
      [request.id],
    );
    detail['receipt'] = rows[0]?.code ?? null;
  },
};

export const feeEffects: Readonly<Record<string, Effect>> = { raiseFee, dropFee, takePayment };
