/** Of the accounts of a holder one is the main one: fees are taken from it. */
import type { PoolClient } from 'pg';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/engine.ts';
import { getRecord, writeRecord } from '#platform/server/resource/write/records.ts';

/** The one that was saved stays the main one, if it is to be; a guest gives way to who was there. Answers the version of the guest where it gave way. */
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
