import type { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, inDatabase, testCluster, type TestDatabase } from '#platform/testing/database.ts';
import { createClock } from '../clock.ts';
import { connectAdmin, createPool } from '../database/connect.ts';
import { PURGED_LOGS } from '../database/schema/purgeLogs.sql.ts';
import { applyRetention, retentionRules } from './retention.ts';

let database: TestDatabase;
let app: Pool;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  app = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 5000,
    idleInTransactionMs: 10_000,
    applicationName: 'haz test',
  });
  admin = await connectAdmin(
    inDatabase(testCluster().adminUrl, new URL(database.appUrl).pathname.slice(1)),
    'haz test',
  );
});

afterAll(async () => {
  await app.end();
  await admin.end();
  await database.remove();
});

describe('retention', () => {
  it('deletes rows when their time is over, and not a day before', async () => {
    const userId = '0198c000-0000-7000-8000-000000000001';
    await admin.query(
      `insert into "user" (id, full_name, person_type, status, version, create_by, create_date, update_by,
          update_date) values ('${userId}', 'x', 'individual', 'usable', 1, 't', now(), 't', now())`,
    );
    for (const [name, days] of Object.entries({ young: 29, old: 31 })) {
      await admin.query(
        `insert into form_draft (id, user_id, entity, record_id, body, version, create_by, create_date, update_by,
            update_date)
values (gen_random_uuid(), '${userId}', $1, gen_random_uuid(), '{}', 1, 't', now() - interval '99 days', 't',
  now() - $2 * interval '1 day')`,
        [name, days],
      );
    }
    await admin.query(
      `insert into event (id, source, name, outcome, create_by, create_date)
        select gen_random_uuid(), 'test', case when n > 5 then 'old' else 'young'
          end, 'success', 't', now() - interval '1 day' * case when n > 5 then 370 else 300 end
        from generate_series(1, 6005) n`,
    );
    await admin.query(
      `insert into entity_log (id, entity, record_id, record_version, action, changes, create_by, create_date)
        values (gen_random_uuid(), 'x', gen_random_uuid(), 1, 'create', '[]', 't', now() - interval '9 years')`,
    );
    expect(await applyRetention(app, createClock())).toEqual({ form_draft: 1, event: 6000 });
    expect(await applyRetention(app, createClock())).toEqual({});
    expect((await admin.query(`select count(*)::int as n from event where source = 'test'`)).rows).toEqual([{ n: 5 }]);
    expect((await admin.query(`select count(*)::int as n from entity_log where entity = 'x'`)).rows).toEqual([
      { n: 1 },
    ]);
  });

  it('does not delete earlier when the business clock is moved', async () => {
    const clock = createClock();
    clock.move(3 * 365 * 86_400_000);
    expect((await applyRetention(app, clock))['event']).toBeUndefined();
    expect((await admin.query(`select count(*)::int as n from event where source = 'test'`)).rows).toEqual([{ n: 5 }]);
  });

  it.each([
    [`select purge_logs('entity_log', now() - interval '2 years')`, '42501'],
    [`select purge_logs('event; drop table event', now() - interval '2 years')`, '42501'],
    [`select purge_logs('event', now() - interval '364 days')`, '22023'],
    [`select purge_logs('event', null)`, '22023'],
    ['delete from event', '42501'],
  ])('is the only way for the application to delete logs: %s', async (sql, code) => {
    await expect(app.query(sql)).rejects.toMatchObject({ code });
  });

  it('is declared for existing tables, and for logs only those that the function accepts', async () => {
    const { rows } = await admin.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public'`,
    );
    const existingColumns = new Set(rows.map(({ table, column }) => `${table}.${column}`));
    expect(retentionRules.filter(({ table, since }) => !existingColumns.has(`${table}.${since}`))).toEqual([]);
    expect(
      retentionRules
        .filter(({ kind }) => kind === 'log')
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual([...PURGED_LOGS].toSorted());
  });
});
