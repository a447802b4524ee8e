import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { createLog } from '../log.ts';
import { createPool } from './connect.ts';
import { logSlowStatements } from './slowStatements.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let pool: Pool;
let lines: string[] = [];
/** Every reading of the clock is this much later than the one before. */
let stepMs = 0;
let nowMs = 0;

beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 2000,
    idleInTransactionMs: 5000,
    applicationName: 'haz test',
  });
  const log = createLog({ level: 'warn', write: (_stream, line) => void lines.push(line) });
  logSlowStatements(pool, { log, nowMs: () => (nowMs += stepMs) });
});

afterAll(async () => {
  await pool.end();
  await database.remove();
});

beforeEach(() => {
  lines = [];
});

describe('a slow statement', () => {
  it('is logged with its text and without its values', async () => {
    stepMs = 600;
    expect((await pool.query('select $1::text as told', ['S3CRET'])).rows).toEqual([{ told: 'S3CRET' }]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 'warn',
      message: 'Slow statement',
      durationMs: 600,
      statement: 'select $1::text as told',
    });
    expect(lines[0]).not.toContain('S3CRET');
  });

  it('is logged inside a transaction too, and when it fails', async () => {
    stepMs = 600;
    await inTransaction(pool, {}, (db) => db.query({ text: 'select 1 /* inside */' }));
    await pool.query('select broken').catch(() => undefined);
    expect(lines.filter((line) => line.includes('inside'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('broken'))).toHaveLength(1);
  });

  it('is the only kind that is logged', async () => {
    stepMs = 1;
    await pool.query('select 1');
    expect(lines).toEqual([]);
  });
});
