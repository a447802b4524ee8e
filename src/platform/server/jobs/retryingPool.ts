/**
 * Wraps the pool for the queue. The queue retries what failed because the database was away, but only for three error
 * codes; for any other it drops the promise, and the process would end. So connection failures are rethrown with one of
 * these codes.
 *
 * The queue also does not wait until a finished job is removed from its table. Without `close`, a process that stops
 * would end the pool first: the job would run a second time, and the refused statement would be an unhandled rejection.
 */
import type { Pool, PoolClient } from 'pg';
import { isDatabaseAway } from '../database/databaseErrors.ts';

/** `cannot_connect_now`: retried after some seconds, and for hours. */
const CANNOT_CONNECT_NOW = '57P03';

const NEVER = new Promise<never>(() => {});

export interface RetryingPool {
  readonly pool: Pool;
  /**
   * Waits until every connection is released, at most this long. After that none is given out: callers wait for ever.
   */
  readonly close: (longestMs: number) => Promise<void>;
}

export function createRetryingPool(pool: Pool): RetryingPool {
  let isClosed = false;
  let open = 0;
  let whenNoneIsOpen: () => void = () => undefined;
  const cameBack = (): void => {
    open -= 1;
    if (open === 0) whenNoneIsOpen();
  };
  const take = async (): Promise<PoolClient> => {
    if (isClosed) return NEVER;
    open += 1;
    return connect(pool, cameBack);
  };
  const close = async (longestMs: number): Promise<void> => {
    if (open > 0) {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        whenNoneIsOpen = resolve;
        timer = setTimeout(resolve, longestMs);
      });
      clearTimeout(timer);
    }
    isClosed = true;
  };
  const patient = new Proxy(pool, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'connect') return value.bind(target) as unknown;
      // With a callback it listens for new jobs, and handles errors itself.
      return (...callback: []) => (callback.length > 0 ? target.connect(...callback) : take());
    },
  });
  return { pool: patient, close };
}

async function connect(pool: Pool, cameBack: () => void): Promise<PoolClient> {
  const client = await pool.connect().catch((error: unknown) => {
    cameBack();
    return throwAsCannotConnect(error);
  });
  return new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound = value.bind(target) as (...sent: unknown[]) => unknown;
      if (name === 'query') return (...sent: unknown[]) => Promise.resolve(bound(...sent)).catch(throwAsCannotConnect);
      if (name !== 'release') return bound;
      return (...sent: unknown[]) => {
        cameBack();
        return bound(...sent);
      };
    },
  });
}

function throwAsCannotConnect(error: unknown): never {
  throw isDatabaseAway(error)
    ? Object.assign(new Error(error instanceof Error ? error.message : String(error), { cause: error }), {
        code: CANNOT_CONNECT_NOW,
      })
    : error;
}
