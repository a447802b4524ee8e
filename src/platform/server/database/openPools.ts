/** Opens the connections of a server, in pools that cannot starve each other. */
import type { Pool } from 'pg';
import type { App } from '../app.ts';
import { createPool } from './connect.ts';
import { logSlowStatements } from './slowStatements.ts';

/** Of the four for jobs, one listens for new jobs and one runs the schedule. */
const POOLS = { api: 8, aside: 2, export: 3, jobs: 4, health: 1 } as const;
/** A call whose database has frozen is answered within ten seconds: waiting for a connection, then for its statement. */
const ACQUIRE_MS = { api: 3_000, aside: 3_000, export: 3_000, jobs: 5_000, health: 1_000 } as const;
const STATEMENT_MS = { api: 6_000, aside: 6_000, export: 120_000, jobs: 120_000, health: 1_000 } as const;
const LOCK_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

export function openPools({
  url,
  log,
  metrics,
}: Pick<App, 'log' | 'metrics'> & { readonly url: string }): App['pools'] {
  const open = (name: keyof typeof POOLS): Pool => {
    const pool = createPool({
      url,
      max: POOLS[name],
      acquireTimeoutMs: ACQUIRE_MS[name],
      statementTimeoutMs: STATEMENT_MS[name],
      lockTimeoutMs: LOCK_MS,
      idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
      applicationName: `haz ${name}`,
      onLost: (error) => log.warn({ pool: name, error }, 'A connection was lost'),
    });
    logSlowStatements(pool, { log });
    metrics.watchPool(name, pool);
    return pool;
  };
  const [api, aside] = [open('api'), open('aside')];
  return { api, outsideTransaction: aside, export: open('export'), jobs: open('jobs'), health: open('health') };
}
