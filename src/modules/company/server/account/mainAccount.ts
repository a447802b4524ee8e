/** Of the accounts of a holder one is the main one: fees are taken from it. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { CallContext } from '#platform/server/http/call.ts';
import { writerOf } from '#platform/server/resource/calls.ts';
import { writeDecided } from '#platform/server/resource/lifecycle.ts';
import { findStored } from '#platform/server/resource/stored.ts';

/** The one that was saved stays the main one, if it is to be; a guest gives way to who was there. Answers the version of the guest where it gave way. */
export async function leaveOneMain(context: CallContext, db: PoolClient, { id, holderId, isGuest = false }: { id: string; holderId: string; isGuest?: boolean }): Promise<number | undefined> {
  const { rows } = await db.query<{ id: string }>('select "id" from "user_bank" where "holder_id" = $1 and "is_active" and "is_main" order by "id"', [holderId]);
  const others = rows.map((row) => row.id).filter((other) => other !== id);
  if (others.length === rows.length || others.length === 0) return undefined;
  if (isGuest) return letGo(context, db, id);
  for (const other of others) await letGo(context, db, other);
  return undefined;
}

async function letGo(context: CallContext, db: PoolClient, id: string): Promise<number> {
  const { app } = context;
  const entity = getEntity(app.catalogue, 'userBank');
  const before = await findStored(app.catalogue, db, { entity, id, lock: 'update' });
  if (before === undefined) throw new Error('An account has gone while it was locked');
  return writeDecided(app, db, { ...writerOf(context), entity, before, after: { ...before, isMain: false } });
}
