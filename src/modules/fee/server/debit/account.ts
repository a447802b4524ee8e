/** The account from which fees of a holder are taken, and the consent to debit it. */
import type { Queryable } from '#platform/server/database/queryable.ts';

export interface FeeAccount {
  readonly id: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly bankId: string;
  readonly bank: string;
  readonly bankEn: string | null;
  /** Null if the bank has no consent for this account. */
  readonly consent: string | null;
}

/** A consent is valid for one account number: after a change of the number the holder must consent again. */
const SAME_ACCOUNT_SQL = `not exists (select from "entity_log" l, jsonb_array_elements(l."changes") c where l."entity" = 'userBank' and l."record_id" = b."id" and l."action" = 'update' and l."id" > k."id" and c->>'path' = 'accountNo')`;

const SELECT_SQL = `select b."id", b."account_no" as "accountNo", b."account_name" as "accountName",
    b."bank_id" as "bankId", n."value" as "bank", n."value2" as "bankEn",
  (select k."consent" from "ktb" k where k."user_bank_id" = b."id" and k."kind" = 'approve' and k."outcome" = 'done'
    and ${SAME_ACCOUNT_SQL} order by k."id" desc limit 1) as "consent"
from "user_bank" b join "lookup" n on n."id" = b."bank_id" where b."is_active"`;

/** Finds the main account of a holder. */
export async function findMainAccount(db: Queryable, holderId: string): Promise<FeeAccount | undefined> {
  const { rows } = await db.query({ text: `${SELECT_SQL} and b."is_main" and b."holder_id" = $1`, values: [holderId] });
  return rows[0] as FeeAccount | undefined;
}

export async function findAccount(
  db: Queryable,
  { id, holderId }: { id: string; holderId: string },
): Promise<FeeAccount | undefined> {
  const { rows } = await db.query({
    text: `${SELECT_SQL} and b."id" = $1 and b."holder_id" = $2`,
    values: [id, holderId],
  });
  return rows[0] as FeeAccount | undefined;
}

/** Finds an order for a consent that the bank has not answered: it is sent again with the same reference. */
export async function findOpenOrder(db: Queryable, accountId: string): Promise<string | undefined> {
  const { rows } = await db.query({
    text: `select k."id" from "ktb" k join "user_bank" b on b."id" = k."user_bank_id"
      where b."id" = $1 and k."kind" = 'approve' and k."outcome" = 'waiting' and ${SAME_ACCOUNT_SQL}
      order by k."id" desc limit 1`,
    values: [accountId],
  });
  return rows[0] === undefined ? undefined : String(rows[0]['id']);
}

const VISIBLE_DIGITS = 4;

/** Returns for example `xxxxxx7890`. */
export function maskAccount(accountNo: string): string {
  return accountNo.slice(-VISIBLE_DIGITS).padStart(accountNo.length, 'x');
}
