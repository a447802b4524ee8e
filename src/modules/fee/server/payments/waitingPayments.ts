/** Money that was recorded for a fee and is neither confirmed nor returned yet. */
import type { RecordOf } from '#language/record.ts';
import { formatDate } from '#language/values/buddhistEra.ts';
import { labelOf } from '#language/choice.ts';
import { message, type MessageRef } from '#language/message.ts';
import { instantFromMs, plainDateOf } from '#language/values/instant.ts';
import type { PlainDate } from '#language/values/plainDate.ts';
import { paymentChannel } from '#platform/model/businessChoices.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import '../../paymentMessages.ts';

export interface WaitingPayment {
  readonly id: string;
  readonly channel: RecordOf<'feePayment'>['refChannel'];
  readonly recordedOn: PlainDate;
}

/** The oldest first. With the fee locked none is added: recording a payment locks the fee too. */
export async function findWaitingPayments(db: Queryable, statementId: string): Promise<readonly WaitingPayment[]> {
  const { rows } = await db.query({
    text: `select "id", "channel", "create_date" as "at" from "fee_payment"
where "fee_statement_id" = $1 and "is_active" and "status" = 'recorded' order by "id"`,
    values: [statementId],
  });
  return rows.map(({ id, channel, at }) => ({
    id: String(id),
    channel: channel as WaitingPayment['channel'],
    recordedOn: plainDateOf(instantFromMs((at as Date).getTime())),
  }));
}

/** The reason why the fee may not be paid by another method. */
export function waitingPaymentMessage({ channel, recordedOn }: WaitingPayment): MessageRef {
  return message('feeWaitsForConfirmation', {
    channel: labelOf(paymentChannel, channel),
    on: [formatDate(recordedOn, 'th'), formatDate(recordedOn, 'en')],
  });
}
