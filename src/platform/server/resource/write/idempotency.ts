/** Idempotency: a call that is repeated with the same key is done once, and gets the same answer again. */
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { badInput, conflict } from '../../errors.ts';
import type { Writer } from '../writer.ts';

/** With an `Idempotency-Key`, a call repeated with the same body gets the same answer, and does nothing twice. */
export async function runOncePerKey<T>(
  db: PoolClient,
  {
    writer,
    key,
    call,
    body,
    now,
  }: { writer: Writer; key: string | undefined; call: string; body: unknown; now: string },
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined || writer.actor.userId === null) return work();
  if (key === '' || key.length > KEY_LENGTH)
    throw badInput(message('wrongType', { name: 'Idempotency-Key', expected: `1–${KEY_LENGTH}` }));
  const hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const inserted = await db.query(
    'insert into "idempotency" ("user_id", "key", "call", "body_hash", "status", "response", "created_at") values ($1, $2, $3, $4, 0, $5, $6) on conflict do nothing',
    [writer.actor.userId, key, call, hash, '', now],
  );
  if (inserted.rowCount === 0) return answeredBefore<T>(db, { userId: writer.actor.userId, key, call, hash });
  const answer = await work();
  await db.query('update "idempotency" set "status" = 200, "response" = $3 where "user_id" = $1 and "key" = $2', [
    writer.actor.userId,
    key,
    JSON.stringify(answer),
  ]);
  await forgetOldAnswers(db, writer.actor.userId);
  return answer;
}

const KEY_LENGTH = 200;
/**
 * The size in the database: enough for the answers to many calls with a thousand rows each. Prevents filling the table.
 */
export const SAVED_ANSWER_BYTES = 5 * 1024 * 1024;

/** Of one person, the newest answers are kept, because calls are repeated soon. */
async function forgetOldAnswers(db: PoolClient, userId: string): Promise<void> {
  await db.query(
    `delete from "idempotency" i using (
  select "key", sum(coalesce(pg_column_size("response"), 0)) over (order by "created_at" desc, "key") as "bytes"
  from "idempotency" where "user_id" = $1
) o where i."user_id" = $1 and i."key" = o."key" and o."bytes" > $2`,
    [userId, SAVED_ANSWER_BYTES],
  );
}

async function answeredBefore<T>(
  db: PoolClient,
  { userId, key, call, hash }: { userId: string; key: string; call: string; hash: string },
): Promise<T> {
  const { rows } = await db.query<{ call: string; body_hash: string; response: string }>(
    'select "call", "body_hash", "response" from "idempotency" where "user_id" = $1 and "key" = $2',
    [userId, key],
  );
  const [storedAnswer] = rows;
  if (storedAnswer === undefined || storedAnswer.call !== call || storedAnswer.body_hash !== hash)
    throw conflict(message('idempotencyKeyUsed'));
  return JSON.parse(storedAnswer.response) as T;
}
