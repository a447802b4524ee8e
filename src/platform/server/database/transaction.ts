/** Runs one transaction, and tries it again when the database reports a conflict with another. */
import type { Pool, PoolClient } from 'pg';

export interface TransactionOptions {
  /** Shown by PostgreSQL next to the statement, so that a lock can be traced to the call that holds it. */
  readonly requestId?: string;
  /** Always rolled back: the pipeline is run only for its validation result. */
  readonly isDryRun?: boolean;
}

const ATTEMPTS = 3;
const retryable: ReadonlySet<string> = new Set(['40001', '40P01']);

export async function inTransaction<T>(
  pool: Pool,
  options: TransactionOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, options, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !retryable.has(sqlStateOf(error))) throw error;
    }
  }
}

const commitCallbacks = new WeakMap<PoolClient, (() => void)[]>();

/**
 * Runs the callback once the transaction of this connection has committed, and not if it does not: for nothing that
 * waits or fails.
 */
export function afterCommit(client: PoolClient, work: () => void): void {
  const waiting = commitCallbacks.get(client);
  // Outside a transaction every statement has already committed.
  if (waiting === undefined) work();
  else waiting.push(work);
}

/** Runs a step that may fail without aborting the transaction. */
export async function inSavepoint<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint step');
  try {
    const result = await work();
    await client.query('release savepoint step');
    return result;
  } catch (error) {
    await client.query('rollback to savepoint step');
    throw error;
  }
}

async function runOnce<T>(
  pool: Pool,
  options: TransactionOptions,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  const waiting: (() => void)[] = [];
  commitCallbacks.set(client, waiting);
  try {
    await client.query(
      options.requestId === undefined
        ? 'begin'
        : `begin; set local application_name = '${options.requestId.replaceAll(/[^\w-]/g, '')}'`,
    );
    const result = await work(client);
    await client.query(options.isDryRun === true ? 'rollback' : 'commit');
    if (options.isDryRun !== true) for (const follow of waiting) follow();
    return result;
  } catch (error) {
    // If even the rollback fails, the connection is lost and must not be returned to the pool.
    await client.query('rollback').catch((broken: unknown) => {
      failure = broken instanceof Error ? broken : new Error(String(broken));
    });
    throw error;
  } finally {
    commitCallbacks.delete(client);
    client.release(failure);
  }
}

export function sqlStateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
