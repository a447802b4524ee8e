/** One of the accounts of a holder is the main one, from which fees are taken. */
import type { PoolClient } from 'pg';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';

/**
 * The saved account stays the main one if it is marked so; with `yieldsToCurrent` (a reactivated account) it gives way
 * to the current main one. Returns the new version of the saved account if it gave way.
 */
export async function ensureOneMainAccount(
  context: CallContext,
  db: PoolClient,
  { id, holderId, yieldsToCurrent = false }: { id: string; holderId: string; yieldsToCurrent?: boolean },
): Promise<number | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select "id" from "user_bank" where "holder_id" = $1 and "is_active" and "is_main" order by "id"',
    [holderId],
  );
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  if (others.length === rows.length || others.length === 0) return undefined;
  if (yieldsToCurrent) return unsetMain(context, db, id);
  for (const other of others) await unsetMain(context, db, other);
  return undefined;
}

async function unsetMain(context: CallContext, db: PoolClient, id: string): Promise<number> {
  const { app } = context;
  const record = await getRecord(app, db, { entity: 'userBank', id, lock: 'update' });
  return writeRecord(app, db, { writer: writerOf(context), entity: 'userBank', record, values: { isMain: false } });
}
