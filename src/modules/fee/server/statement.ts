/**
 * Reads stored fees, and locks them in the one order that everybody uses: request, dossier, document, fee; numbers
 * without gaps are last.
 */
import type { PoolClient } from 'pg';
import type { Label } from '#language/label.ts';
import { tableName } from '#language/naming.ts';
import type { RecordOf } from '#language/record.ts';
import { type Actor, systemActor } from '#platform/server/access/actor/actor.ts';
import { notFound } from '#platform/server/errors.ts';
import { nameLabelOf } from '#platform/server/resource/read/nameOf.ts';
import { loadCase } from '#platform/server/request/case/loadCase.ts';
import type { Case } from '#platform/server/request/case/caseRows.ts';
import type { Engine } from '#platform/server/resource/engine.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { findRecord, getRecord, writeRecord } from '#platform/server/resource/write/records.ts';
import type { Queryable } from '#platform/server/database/queryable.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import { UNPAID } from '../feeFlow.ts';

export type Statement = RecordOf<'feeStatement'>;
export type FeeStatus = Statement['refStatus'];

export function isUnpaid({ refStatus }: Pick<Statement, 'refStatus'>): boolean {
  return UNPAID.includes(refStatus);
}

export interface LockedFee {
  readonly found: Case;
  readonly statement: Statement;
}

/** Reads it with the rights of the actor, if one is given: a fee of another holder is not found. */
export async function lockFee(
  engine: Pick<Engine, 'catalogue'>,
  db: PoolClient,
  { id, actor = SYSTEM_ACTOR }: { id: string; actor?: Actor },
): Promise<LockedFee> {
  const unlocked = await findRecord(engine, db, { entity: 'feeStatement', id, actor });
  if (unlocked === undefined) throw notFound();
  const found = await loadCase(engine, db, { actor: SYSTEM_ACTOR, id: unlocked.refRequest.id, lock: 'update' });
  return { found, statement: await getRecord(engine, db, { entity: 'feeStatement', id, lock: 'update' }) };
}

const SYSTEM_ACTOR = systemActor('Locks the request of a fee');

/** Locks the fees of a request that is locked already, in the given states, oldest first. */
export async function lockStatements(
  engine: Pick<Engine, 'catalogue'>,
  db: PoolClient,
  { requestId, states }: { requestId: string; states: readonly FeeStatus[] },
): Promise<readonly Statement[]> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "fee_statement" where "request_id" = $1 and "status" = any($2::text[]) order by "id"',
    [requestId, states],
  );
  const locked: Statement[] = [];
  for (const { id } of rows) locked.push(await getRecord(engine, db, { entity: 'feeStatement', id, lock: 'update' }));
  return locked.filter(({ refStatus }) => states.includes(refStatus));
}

export async function hasUnpaid(db: Queryable, requestId: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'fee-unpaid',
    text: 'select 1 from "fee_statement" where "request_id" = $1 and "status" = any($2::text[]) limit 1',
    values: [requestId, UNPAID],
  });
  return rows.length > 0;
}

/** Writes managed fields of a locked fee as the server. */
export function writeStatement(
  engine: Engine,
  db: PoolClient,
  { writer, statement, values }: { writer: Writer; statement: Statement; values: Partial<Statement> },
): Promise<number> {
  return writeRecord(engine, db, { writer, entity: 'feeStatement', record: statement, values });
}

/** A fee with everything that a paper of it prints. */
export interface LoadedStatement {
  readonly statement: Statement;
  readonly requestCode: string | null;
  readonly subject: Label;
  readonly holder: { readonly name: Label; readonly taxNo: string | null; readonly email: string | null };
  readonly department: Label;
  /** The newest first. */
  readonly receipts: readonly RecordOf<'receipt'>[];
}

export async function loadStatement(
  engine: Pick<Engine, 'catalogue'>,
  db: Queryable,
  id: string,
): Promise<LoadedStatement | undefined> {
  const statement = await findRecord(engine, db, { entity: 'feeStatement', id });
  if (statement === undefined) return undefined;
  const { rows } = await db.query({
    text: `select r."request_code", r."subject_th", r."subject_en", h."full_name", h."full_name_en",
        ${TAX_NO_SQL} as "tax_no", h."email", d."name_th", d."name_en"
from "fee_statement" s join "request" r on r."id" = s."request_id" join "user" h on h."id" = s."holder_id"
join "department" d on d."id" = s."department_id" where s."id" = $1`,
    values: [id],
  });
  const row = rows[0] ?? {};
  return {
    statement,
    requestCode: textOf(row['request_code']),
    subject: nameLabelOf(row['subject_th'], row['subject_en']),
    holder: {
      name: nameLabelOf(row['full_name'], row['full_name_en']),
      taxNo: textOf(row['tax_no']),
      email: textOf(row['email']),
    },
    department: nameLabelOf(row['name_th'], row['name_en']),
    receipts: await loadReceipts(engine, db, id),
  };
}

/** The number of a company, or the tax number of a person; for the alias h. */
export const TAX_NO_SQL = `coalesce(nullif(h."id_tax", ''), case when h."id_card" ~ '^[0-9]{13}$' then h."id_card" end)`;

async function loadReceipts(
  engine: Pick<Engine, 'catalogue'>,
  db: Queryable,
  statementId: string,
): Promise<readonly RecordOf<'receipt'>[]> {
  const { rows } = await db.query({
    text: `select "id" from ${quote(tableName('receipt'))} where "fee_statement_id" = $1
      order by "issue_date" desc, "number" desc`,
    values: [statementId],
  });
  const receipts: RecordOf<'receipt'>[] = [];
  for (const row of rows) {
    const receipt = await findRecord(engine, db, { entity: 'receipt', id: String(row['id']) });
    if (receipt !== undefined) receipts.push(receipt);
  }
  return receipts;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
