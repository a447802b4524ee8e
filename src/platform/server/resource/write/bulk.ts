/**
 * The `_all` calls: each row in a savepoint of one transaction, each with its own answer, in the order they were sent.
 */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { isUuid } from '#language/values/uuid.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { sqlStateOf, inSavepoint } from '../../database/transaction.ts';
import { badInput, type Refusal } from '../../errors.ts';
import type { ErrorBody } from '../../http/errorBody.ts';
import { asRefusal, isTransactionConflict } from '../../database/databaseErrors.ts';
import type { Engine } from '../engine.ts';
import { loadScope } from '../read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';

export interface RowAnswer {
  readonly id: string | null;
  readonly ok: boolean;
  readonly version?: number;
  readonly error?: ErrorBody;
}

/** The maximum of rows in one call. */
export const MAX_ROWS = 1000;

export async function runForEachRow(
  engine: Engine,
  db: PoolClient,
  {
    body,
    work,
    errorBodyOf,
  }: {
    body: unknown;
    work: (row: unknown) => Promise<{ id: string; version: number }>;
    errorBodyOf: (refusal: Refusal) => ErrorBody;
  },
): Promise<readonly RowAnswer[]> {
  if (!Array.isArray(body)) throw badInput(message('wrongType', { name: 'body', expected: 'array' }));
  if (body.length > MAX_ROWS) throw badInput(message('tooMany', { what: 'body', limit: MAX_ROWS }));
  const answers: RowAnswer[] = [];
  for (const row of body as unknown[]) {
    try {
      const done = await retryOnUniqueViolation(() => inSavepoint(db, () => work(row)));
      answers.push({ id: done.id, ok: true, version: done.version });
    } catch (error) {
      const refusal = asRefusal(engine.catalogue, error);
      // An internal error or an unavailable database ends the whole call; a transaction conflict causes a retry.
      if (refusal === undefined || refusal.status >= 500 || isTransactionConflict(error)) throw error;
      answers.push({ id: sentIdOf(row), ok: false, error: withoutSent(errorBodyOf(refusal)) });
    }
  }
  return answers;
}

/** The sender has the row already; the answer may be stored for a while, and must not contain what was sent. */
function withoutSent(error: ErrorBody): ErrorBody {
  const { mine: _, ...data } = error.data;
  return { ...error, data };
}

/**
 * Locks all at once and in one order, so that two calls with the same records wait for each other without a deadlock.
 */
export async function lockInOrder(
  db: PoolClient,
  { actor, entity, body }: { actor: Actor; entity: AnyEntity; body: unknown },
): Promise<void> {
  const ids = Array.isArray(body) ? [...new Set(body.slice(0, MAX_ROWS).map(sentIdOf).filter(isUuid))] : [];
  if (entity.kind !== 'record' || ids.length < 2) return;
  const scope = loadScope(actor, entity);
  await db.query(
    `select 1 from ${quote(tableName(entity.name))} t where t."id" = any($1::uuid[])${scope.sql}
      order by t."id" for no key update`,
    [ids, ...scope.values],
  );
}

/**
 * Two calls may create the same record at once, and neither sees the other until the database does. The second runs
 * again: it finds its own record already created, or a problem that it can name.
 */
export async function retryOnUniqueViolation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    return work();
  }
}

const UNIQUE_VIOLATION = '23505';

function sentIdOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null ? (row as { id?: unknown }).id : row;
  return typeof id === 'string' ? id : null;
}
