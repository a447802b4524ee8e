/** Tells of statements that took long: their text, which has places for values, and never the values. */
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

export const SLOW_STATEMENT_MS = 500;
export const SLOW_STATEMENT = 'Slow statement';

export interface SlowStatementOptions {
  readonly log: Log;
  readonly thresholdMs?: number;
  readonly nowMs?: () => number;
}

/** Watches every connection the pool makes from now on, inside and outside transactions. */
export function logSlowStatements(pool: Pool, { log, thresholdMs = SLOW_STATEMENT_MS, nowMs = () => performance.now() }: SlowStatementOptions): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]): unknown => {
      const began = nowMs();
      const done = (): void => {
        const durationMs = nowMs() - began;
        if (durationMs >= thresholdMs) log.warn({ durationMs: Math.round(durationMs), statement: textOf(args[0]) }, SLOW_STATEMENT);
      };
      return run(query, args, done);
    };
    Object.assign(client, { query: watched as PoolClient['query'] });
  });
}

const LONGEST_TEXT = 2000;

function textOf(config: unknown): string {
  const text = typeof config === 'string' ? config : (config as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT) : '(cursor)';
}

/** The driver answers a callback, if there is one, and otherwise a promise; cursors answer neither. */
function run(query: (...args: unknown[]) => unknown, args: unknown[], done: () => void): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const watched = (...answer: unknown[]): unknown => {
      done();
      return (callback as (...all: unknown[]) => unknown)(...answer);
    };
    return query(...args.slice(0, -1), watched);
  }
  const result = query(...args);
  if (result instanceof Promise) void result.then(done, done);
  return result;
}
