/** A fee that nobody has to pay any more. */
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { Refusal } from '#platform/server/errors.ts';
import type { Engine, Writer } from '#platform/server/resource/engine.ts';
import { findWaitingPayments } from '../payments/waitingPayments.ts';
import { writeStatement, type Statement } from '../statement.ts';
import '../../paymentMessages.ts';

/** Of a fee that is locked. Not while the bank or the cashier has money for it, which would then belong to nothing. */
export async function cancelFee(engine: Engine, db: PoolClient, { writer, statement }: { writer: Writer; statement: Statement }): Promise<void> {
  if (statement.refStatus === 'waitBank') throw new Refusal(422, message('feeWithBank'));
  if ((await findWaitingPayments(db, statement.id)).length > 0) throw new Refusal(422, message('feeWithCashier'));
  await writeStatement(engine, db, { writer, statement, values: { refStatus: 'cancelled' } });
}
