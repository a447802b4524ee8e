/**
 * The pool as the queue sees it. The queue tries again what failed for want of a database, but only where the failure has
 * one of three codes; of any other it drops the promise, and the process would end with it. So it is told the one code.
 */
import type { Pool, PoolClient } from 'pg';
import { isAway } from '../resource/databaseErrors.ts';

/** `cannot_connect_now`: tried again after some seconds, and for hours. */
const AWAY = '57P03';

export function patientPool(pool: Pool): Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'connect') return value.bind(target) as unknown;
      // With a callback it listens for new jobs, and looks after itself.
      return (...callback: []) => (callback.length > 0 ? target.connect(...callback) : connect(target));
    },
  });
}

async function connect(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect().catch(tellAway);
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target) as (...sent: unknown[]) => unknown;
      return name === 'query' ? (...sent: unknown[]) => Promise.resolve(bound(...sent)).catch(tellAway) : bound;
    },
  });
}

function tellAway(error: unknown): never {
  throw isAway(error) ? Object.assign(new Error(error instanceof Error ? error.message : String(error), { cause: error }), { code: AWAY }) : error;
}
