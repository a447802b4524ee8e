/** Watches the start and the end of every statement of a pool's connections, inside and outside transactions. */
import type { Pool, PoolClient } from 'pg';

/** Called when a statement starts, with the arguments of the driver; returns the function to call when it has ended. */
export type QueryWatcher = (client: PoolClient, config: unknown) => (error?: unknown) => void;

/** Applies to the connections the pool makes from now on. */
export function watchQueries(pool: Pool, watch: QueryWatcher): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => runWatched(query, args, watch(client, args[0]));
    Object.assign(client, { query: watched as PoolClient['query'] });
  });
}

/** The driver calls a callback, if there is one, and otherwise returns a promise; cursors do neither. */
function runWatched(query: (...args: unknown[]) => unknown, args: unknown[], done: (error?: unknown) => void): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const watched = (...answer: unknown[]): unknown => {
      done(answer[0]);
      return (callback as (...all: unknown[]) => unknown)(...answer);
    };
    return query(...args.slice(0, -1), watched);
  }
  const result = query(...args);
  if (result instanceof Promise) void result.then(() => done(), done);
  return result;
}
