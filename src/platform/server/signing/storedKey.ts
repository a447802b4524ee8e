/**
 * Stores the .p12 files that people sign with, sealed with a secret that is not in the database, and still encrypted
 * with a password that is stored nowhere. No call returns them.
 */
import type { App } from '../app.ts';
import type { Queryable } from '../database/queryable.ts';
import { seal, SealBroken, unseal } from '../seal.ts';

export async function saveKey(
  app: Pick<App, 'config'>,
  db: Queryable,
  { userCaId, bytes }: { userCaId: string; bytes: Buffer },
): Promise<void> {
  await db.query({
    text: 'insert into "user_ca_key" ("user_ca_id", "sealed") values ($1, $2) on conflict ("user_ca_id") do update set "sealed" = excluded."sealed"',
    values: [userCaId, seal(app.config.keySecret, textOf(userCaId, bytes))],
  });
}

export async function deleteKey(db: Queryable, userCaId: string): Promise<void> {
  await db.query({ text: 'delete from "user_ca_key" where "user_ca_id" = $1', values: [userCaId] });
}

export async function hasKey(db: Queryable, userCaId: string): Promise<boolean> {
  const { rows } = await db.query({ text: 'select 1 from "user_ca_key" where "user_ca_id" = $1', values: [userCaId] });
  return rows.length > 0;
}

/** Returns `undefined` if the key was deleted. */
export async function findKey(app: Pick<App, 'config'>, db: Queryable, userCaId: string): Promise<Buffer | undefined> {
  const { rows } = await db.query({
    text: 'select "sealed" from "user_ca_key" where "user_ca_id" = $1',
    values: [userCaId],
  });
  const [row] = rows as unknown as readonly { sealed: string }[];
  if (row === undefined) return undefined;
  const [id, base64 = ''] = unseal(app.config.keySecret, row.sealed).split('\n');
  // The id is sealed as well, so that nobody with access to the table can assign the key of one person to another.
  if (id !== userCaId) throw new SealBroken();
  return Buffer.from(base64, 'base64');
}

function textOf(userCaId: string, bytes: Buffer): string {
  return `${userCaId}\n${bytes.toString('base64')}`;
}
