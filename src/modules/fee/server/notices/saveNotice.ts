/** Saves every notice of the bank, and settles the fee it matches. A repeated notice is counted. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { Label } from '#language/label.ts';
import { labelOf } from '#language/choice.ts';
import { compareDecimals, formatDecimal, isDecimal } from '#language/values/decimal.ts';
import type { RecordOf } from '#language/record.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Origin } from '#platform/server/audit/securityEvent.ts';
import type { BankNotice } from '#platform/server/linkage/bankNotice.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { newId } from '#platform/server/database/newId.ts';
import { insertServerRecord } from '#platform/server/resource/write/lifecycle.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import { ktbMatch } from '../../choices.ts';
import { settle } from '../payments/settle.ts';
import { lockFee, type Statement } from '../statement.ts';
import { notifyFinance } from '../notifyFee.ts';

type Notice = RecordOf<'ktbPaynet'>;
type Match = Notice['refMatch'];

export interface NoticeWithOrigin {
  readonly notice: BankNotice;
  readonly origin: Origin;
}

/** Returns the differences from the first notice with the same number. */
export async function saveNotice(
  app: App,
  db: PoolClient,
  { notice, origin }: NoticeWithOrigin,
): Promise<readonly string[]> {
  const writer: Writer = { actor: systemActor('Payment reported by the bank'), rights: new Set(), ...origin };
  // Locks the number: of two notices that arrive at once the second finds the first.
  await db.query(`select pg_advisory_xact_lock(hashtext('ktbPaynet'), hashtext($1))`, [notice.transactionId]);
  const { rows } = await db.query<{ id: string }>('select "id" from "ktb_paynet" where "transaction_id" = $1', [
    notice.transactionId,
  ]);
  const contents = contentsOf(notice);
  if (rows[0] !== undefined) return countRepeatedNotice(app, db, { writer, id: rows[0].id, contents });
  const { match, statement } = await matchNotice(app, db, notice);
  const id = newId();
  if (match === 'matched' && statement !== undefined)
    await settle(app, db, { writer, statementId: statement.id, channel: contents.refChannel, paidAt: notice.paidAt });
  await insertServerRecord(app, db, {
    ...writer,
    entity: getEntity(app.catalogue, 'ktbPaynet'),
    record: {
      id,
      ...contents,
      refMatch: match,
      refFeeStatement: statement === undefined ? null : { id: statement.id },
      timesTold: 1,
    },
  });
  if (match !== 'matched')
    await notifyFinance(app, db, {
      title: UNMATCHED,
      content: unmatchedText(notice, match),
      url: `/app/fee/ktb-paynets/${id}/view`,
    });
  return [];
}

type NoticeContents = Pick<
  Notice,
  | 'transactionId'
  | 'billerId'
  | 'ref1'
  | 'ref2'
  | 'amount'
  | 'paidDatetime'
  | 'refChannel'
  | 'payer'
  | 'branch'
  | 'teller'
>;

function contentsOf({
  transactionId,
  billerId,
  ref1,
  ref2,
  amount,
  paidAt,
  channel,
  payer,
  branch,
  teller,
}: BankNotice): NoticeContents {
  return {
    transactionId,
    billerId,
    ref1,
    ref2: ref2 === '' ? null : ref2,
    amount,
    paidDatetime: paidAt,
    refChannel: channel === 'qr' ? 'qr' : 'bankCounter',
    payer: payer ?? null,
    branch: branch ?? null,
    teller: teller ?? null,
  };
}

async function countRepeatedNotice(
  app: App,
  db: PoolClient,
  { writer, id, contents }: { writer: Writer; id: string; contents: NoticeContents },
): Promise<readonly string[]> {
  const record = await getRecord(app, db, { entity: 'ktbPaynet', id, lock: 'update' });
  const differing = (Object.keys(contents) as (keyof NoticeContents)[]).filter(
    (name) => !isSame(record[name], contents[name]),
  );
  if (differing.length === 0)
    await writeRecord(app, db, { writer, entity: 'ktbPaynet', record, values: { timesTold: record.timesTold + 1 } });
  return differing;
}

function isSame(left: unknown, other: unknown): boolean {
  return isDecimal(left) && isDecimal(other) ? compareDecimals(left, other) === 0 : left === other;
}

/** The fee is locked from here on. Money for a paid or cancelled fee must be refunded, whatever the amount. */
async function matchNotice(
  app: App,
  db: PoolClient,
  { billerId, ref1, ref2, amount }: BankNotice,
): Promise<{ readonly match: Match; readonly statement?: Statement }> {
  const { rows } =
    billerId === app.config.biller?.id
      ? await db.query<{ id: string }>('select "id" from "fee_statement" where "ref1" = $1', [ref1])
      : { rows: [] };
  if (rows[0] === undefined) return { match: 'unknownReference' };
  const { statement } = await lockFee(app, db, { id: rows[0].id });
  // A missing second reference is accepted; two references that do not belong together were mistyped.
  if (ref2 !== '' && ref2 !== statement.ref2) return { match: 'unknownReference' };
  if (statement.refStatus === 'paid') return { match: 'paidAlready', statement };
  if (statement.refStatus === 'cancelled' || statement.refStatus === 'waived') return { match: 'notDue', statement };
  return { match: amount.eq(statement.netAmount) ? 'matched' : 'wrongAmount', statement };
}

const UNMATCHED: Label = ['มีรายการชำระจากธนาคารที่จับคู่ไม่ได้', 'A payment from the bank could not be matched'];

function unmatchedText({ transactionId, ref1, amount }: BankNotice, match: Match): Label {
  const [th, en] = labelOf(ktbMatch, match);
  return [
    `รายการ ${transactionId} รหัสอ้างอิง ${ref1} จำนวน ${formatDecimal(amount, 'th', 2)} บาท: ${th} กรุณาตรวจสอบ`,
    `Transaction ${transactionId}, reference ${ref1}, ${formatDecimal(amount, 'en', 2)} baht: ${en}. Please check it.`,
  ];
}
