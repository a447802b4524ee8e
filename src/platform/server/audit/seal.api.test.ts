import type { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, inDatabase, testCluster, type TestDatabase } from '#platform/testing/database.ts';
import { createClock } from '../clock.ts';
import { connectAdmin, createPool } from '../database/connect.ts';
import { createSealer, verifySeals } from './seal.ts';

let database: TestDatabase;
let app: Pool;
/** A connection that may do anything to the rows. */
let intruder: Client;
const clock = createClock();

beforeAll(async () => {
  database = await cloneDatabase();
  app = createPool({
    url: database.appUrl,
    max: 4,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 5000,
    idleInTransactionMs: 10_000,
    applicationName: 'haz test',
  });
  intruder = await connectAdmin(
    inDatabase(testCluster().adminUrl, new URL(database.appUrl).pathname.slice(1)),
    'haz test',
  );
});

afterAll(async () => {
  await app.end();
  await intruder.end();
  await database.remove();
});

beforeEach(() => intruder.query('truncate entity_log, audit_seal restart identity'));

describe('the chain of seals', () => {
  it('covers every row and is valid', async () => {
    await writeLogs(2500);
    expect(await seal()).toBe(2500);
    expect(await seal()).toBe(0);
    expect(await verify()).toMatchObject({ sealed: 2500, unsealed: 0, broken: undefined });
  });

  it('is the same for every reader and time zone', async () => {
    await writeLogs(3);
    await seal();
    await intruder.query(`set timezone = 'America/New_York'; set datestyle = 'German'`);
    expect(await verifySeals(intruder)).toMatchObject({ sealed: 3, broken: undefined });
    await intruder.query('reset timezone; reset datestyle');
  });

  it('stays valid when a column is added to the log', async () => {
    await writeLogs(3);
    await seal();
    await intruder.query('begin; alter table entity_log add column added text');
    expect(await verifySeals(intruder)).toMatchObject({ sealed: 3, broken: undefined });
    await intruder.query('rollback');
  });

  it('includes rows committed late, after later rows were sealed', async () => {
    const late = await app.connect();
    await late.query('begin');
    await late.query(insertSql(1, `now() - interval '1 hour'`));
    await writeLogs(2);
    const sealer = createSealer();
    expect(await sealer.seal(app, clock)).toBe(2);
    await late.query('commit');
    late.release();
    expect(await sealer.seal(app, clock)).toBe(1);
    expect(await verify()).toMatchObject({ sealed: 3, unsealed: 0, broken: undefined });
  });

  it('is written by one process at a time', async () => {
    await writeLogs(1500);
    const counts = await Promise.all([seal(), seal(), seal()]);
    const rest = await seal();
    expect(counts.reduce((sum, count) => sum + count, rest)).toBe(1500);
    expect(await verify()).toMatchObject({ sealed: 1500, broken: undefined });
  });

  it('reports how many rows are not sealed yet', async () => {
    await writeLogs(2);
    expect(await verify()).toMatchObject({ sealed: 0, unsealed: 2, head: null, broken: undefined });
  });
});

describe('manipulation of the log by an intruder', () => {
  const changes = [
    `create_by = 'somebody else'`,
    `changes = '[{"path": "name", "before": "a", "after": "c"}]'`,
    `changes = changes || '[{"path": "x", "before": null}]'`,
    `create_date = create_date + interval '1 second'`,
    `reason = 'because'`,
    `record_version = record_version + 1`,
    `record_label = record_label || ' '`,
  ];

  it.each(changes)('is detected: %s', async (change) => {
    await writeLogs(20);
    await seal();
    const { rows } = await intruder.query<{ seq: string; log_id: string }>(
      'select seq, log_id from audit_seal order by seq offset 7 limit 1',
    );
    await intruder.query(`update entity_log set ${change} where id = $1`, [rows[0]?.log_id]);
    expect(await verify()).toMatchObject({
      sealed: 7,
      broken: { seq: rows[0]?.seq, logId: rows[0]?.log_id, what: 'changed' },
    });
  });

  it('is detected when a row is deleted, with or without its seal', async () => {
    await writeLogs(20);
    await seal();
    const { rows } = await intruder.query<{ log_id: string }>(
      'select log_id from audit_seal order by seq offset 7 limit 1',
    );
    await intruder.query(`set session_replication_role = 'replica'`);
    await intruder.query('delete from entity_log where id = $1', [rows[0]?.log_id]);
    expect((await verify()).broken).toMatchObject({ logId: rows[0]?.log_id, what: 'missing' });
    await intruder.query('delete from audit_seal where log_id = $1', [rows[0]?.log_id]);
    await intruder.query(`set session_replication_role = 'origin'`);
    expect((await verify()).broken).toMatchObject({ what: 'chain' });
  });

  it('is detected when the seal was overwritten', async () => {
    await writeLogs(20);
    await seal();
    await intruder.query(`update audit_seal set hash = repeat('a', 64) where seq = 8`);
    expect((await verify()).broken).toMatchObject({ seq: '8', what: 'changed' });
  });
});

describe('the application itself', () => {
  it('can neither change nor delete logged and sealed rows', async () => {
    await writeLogs(1);
    await seal();
    for (const sql of [
      `update entity_log set reason = 'x'`,
      'delete from audit_seal',
      'delete from entity_log',
      'truncate audit_seal',
      `update audit_seal set hash = 'x'`,
    ]) {
      await expect(app.query(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
  });
});

const seal = () => createSealer().seal(app, clock);

async function verify() {
  const client = await app.connect();
  try {
    return await verifySeals(client);
  } finally {
    client.release();
  }
}

const writeLogs = (count: number) => app.query(insertSql(count, 'now()'));

function insertSql(count: number, at: string): string {
  return `insert into entity_log (id, entity, record_id, record_label, record_version, action, changes, create_by,
      create_date)
select gen_random_uuid(), 'lookup', gen_random_uuid(), 'ชื่อ ' || n, n, 'update',
  '[{"path": "name", "before": null, "after": "ข", "n": 1.50}]', 'ann', ${at} - n * interval '1 second'
from generate_series(1, ${count}) n`;
}
