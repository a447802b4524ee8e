/** Issues receipts: numbered from one on in each year, without gaps. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import { toBuddhistYear } from '#language/values/buddhistYear.ts';
import { dateParts } from '#language/values/plainDate.ts';
import { addJob } from '#platform/server/jobs/addJob.ts';
import { takeNumber } from '#platform/server/request/case/codes.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import { TAX_NO_SQL, type Statement } from '../statement.ts';

/** The task that prints the paper of a receipt after the transaction is committed. */
export const PRINT_RECEIPT = 'printReceipt';

export interface IssuedReceipt {
  readonly id: string;
  readonly code: string;
}

export interface ReceiptTerms {
  readonly writer: Writer;
  readonly statement: Statement;
  readonly channel: NonNullable<Statement['refChannel']>;
  /** The officer who took the money; null for bank payments. */
  readonly receiverId: string | null;
}

/**
 * The number is taken in the caller's transaction as the last lock: on failure it is released, and the next receipt
 * waits for it.
 */
export async function issueReceipt(
  engine: Engine,
  db: PoolClient,
  { writer, statement, channel, receiverId }: ReceiptTerms,
): Promise<IssuedReceipt> {
  const today = engine.clock.today();
  const year = toBuddhistYear(dateParts(today).year);
  const payer = await loadPayer(db, statement.refHolder.id);
  const number = await takeNumber(db, { name: 'receipt', year });
  const id = newId();
  const names = receiptNumbersOf(year, number);
  const { refHolder, refDepartment, refDocumentType } = statement;
  await insertServerRecord(engine, db, {
    ...writer,
    entity: getEntity(engine.catalogue, 'receipt'),
    record: {
      id,
      refFeeStatement: { id: statement.id },
      refHolder,
      refDepartment,
      refDocumentType,
      ...names,
      number,
      refStatus: 'issued',
      issueDate: today,
      amount: statement.netAmount,
      refChannel: channel,
      ...payer,
      refReceiver: receiverId === null ? null : { id: receiverId },
    },
  });
  await addJob(db, PRINT_RECEIPT, { receiptId: id });
  return { id, code: names.code };
}

const PER_BOOK = 1000;
const BOOK_DIGITS = 3;
const NUMBER_DIGITS = 6;

/** `69001/000001`: year and book, and the number in the year. */
export function receiptNumbersOf(year: number, number: number): { readonly book: string; readonly code: string } {
  const book = `${String(year).slice(-2)}${String(Math.ceil(number / PER_BOOK)).padStart(BOOK_DIGITS, '0')}`;
  return { book, code: `${book}/${String(number).padStart(NUMBER_DIGITS, '0')}` };
}

async function loadPayer(
  db: PoolClient,
  holderId: string,
): Promise<{ readonly payerName: string; readonly payerNo: string | null }> {
  const { rows } = await db.query<{ payerName: string; payerNo: string | null }>(
    `select h."full_name" as "payerName", ${TAX_NO_SQL} as "payerNo" from "user" h where h."id" = $1`,
    [holderId],
  );
  if (rows[0] === undefined) throw new Error(`The holder ${holderId} has gone`);
  return rows[0];
}
