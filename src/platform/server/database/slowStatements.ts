/** Logs slow statements: their text with placeholders, never the values. */
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import { watchQueries } from './watchQueries.ts';

export const SLOW_STATEMENT_MS = 500;
export const SLOW_STATEMENT = 'Slow statement';

export interface SlowStatementOptions {
  readonly log: Log;
  readonly thresholdMs?: number;
  readonly nowMs?: () => number;
}

/** Watches every connection the pool makes from now on, inside and outside transactions. */
export function logSlowStatements(pool: Pool, options: SlowStatementOptions): void {
  const { log, thresholdMs = SLOW_STATEMENT_MS, nowMs = () => performance.now() } = options;
  watchQueries(pool, (_client, config) => {
    const began = nowMs();
    return () => {
      const durationMs = Math.round(nowMs() - began);
      if (durationMs >= thresholdMs) log.warn({ durationMs, statement: textOf(config) }, SLOW_STATEMENT);
    };
  });
}

const MAX_TEXT_LENGTH = 2000;

function textOf(config: unknown): string {
  const text = typeof config === 'string' ? config : (config as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH) : '(cursor)';
}
