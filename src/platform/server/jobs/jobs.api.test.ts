import { EventEmitter, once } from 'node:events';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, inDatabase, testCluster, asAdmin, type TestDatabase } from '#platform/testing/database.ts';
import type { App } from '../app.ts';
import { createClock } from '../clock.ts';
import { connectAdmin, createPool } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { addJob } from './addJob.ts';
import { JobGivenUp, type JobTasks } from './job.ts';
import { migrateJobs } from './migrateJobs.ts';
import { createPlatformTasks, platformCrons } from '../platformJobs.ts';
import { startJobs, type RunningJobs } from './startJobs.ts';

let database: TestDatabase;
let pool: Pool;
let metrics: Metrics;
let running: RunningJobs | undefined;
let app: App;

beforeAll(async () => {
  database = await cloneDatabase();
  await migrateJobs(database.migratorUrl, appRole());
});

afterAll(() => database.remove());

beforeEach(() => {
  // As small as in production: one connection listens for jobs, one works.
  pool = createPool({
    url: database.appUrl,
    max: 2,
    statementTimeoutMs: 5000,
    lockTimeoutMs: 2000,
    idleInTransactionMs: 5000,
    applicationName: 'haz test jobs',
  });
  metrics = createMetrics();
  app = {
    pools: { jobs: pool, api: pool },
    clock: createClock(),
    log: createLog({ level: 'silent' }),
    metrics,
  } as unknown as App;
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  metrics.stop();
  await pool.end();
});

describe('the queue', () => {
  it('is created by the migrator, may be created again, and cannot be changed by the application', async () => {
    await Promise.all([migrateJobs(database.migratorUrl, appRole()), migrateJobs(database.migratorUrl, appRole())]);
    for (const sql of [
      'create table graphile_worker.x ()',
      'drop table graphile_worker._private_jobs',
      'delete from graphile_worker.migrations',
      'alter table graphile_worker._private_jobs disable row level security',
    ]) {
      await expect(pool.query(sql), sql).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('cannot be read by other database roles', async () => {
    const { adminUrl } = testCluster();
    const otherRole = `stranger_${new URL(database.appUrl).pathname.slice(-12)}`;
    await asAdmin(adminUrl, `create role "${otherRole}" login password 'x'`);
    try {
      const url = new URL(inDatabase(adminUrl, new URL(database.appUrl).pathname.slice(1)));
      await asAdmin(url.href, `grant connect on database "${url.pathname.slice(1)}" to "${otherRole}"`);
      url.username = otherRole;
      url.password = 'x';
      const client = await connectAdmin(url.href, 'haz test');
      await expect(client.query(`select graphile_worker.add_job('x')`)).rejects.toMatchObject({ code: '42501' });
      await client.end();
      await asAdmin(inDatabase(adminUrl, url.pathname.slice(1)), `drop owned by "${otherRole}"`);
    } finally {
      await asAdmin(adminUrl, `drop role "${otherRole}"`);
    }
  });
});

describe('a job', () => {
  it('runs after the commit, and never without one', async () => {
    const done = collector<number>();
    await start({ remember: async ({ payload }) => done.add(payload['n'] as number) });
    await inTransaction(pool, { isDryRun: true }, (db) => addJob(db, 'remember', { n: 1 }));
    await expect(
      inTransaction(pool, {}, async (db) => {
        await addJob(db, 'remember', { n: 2 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await inTransaction(pool, {}, (db) => addJob(db, 'remember', { n: 3 }));
    expect(await done.first(1)).toEqual([3]);
  });

  it('runs once though it was added twice with one key', async () => {
    await addJob(pool, 'remember', { n: 1 }, { key: 'k' });
    await addJob(pool, 'remember', { n: 2 }, { key: 'k' });
    await addJob(pool, 'remember', { n: 3 });
    const done = collector<number>();
    await start({ remember: async ({ payload }) => done.add(payload['n'] as number) });
    expect(new Set(await done.first(2))).toEqual(new Set([2, 3]));
  });

  it('writes an event when it fails, without its secrets, and is retried later', async () => {
    const failed = collector<string>();
    await start({
      fails: async () => {
        failed.add('once');
        throw new Error('cannot reach https://user:S3CRET@partner/');
      },
    });
    await addJob(pool, 'fails', {}, { key: 'failing' });
    await failed.first(1);
    const event = await eventually(
      async () =>
        (await pool.query(`select outcome, detail from event where name = 'fails'`)).rows[0] as
          | { outcome: string; detail: object }
          | undefined,
    );
    expect(event).toEqual({
      outcome: 'failure',
      detail: { error: 'cannot reach https://user:[redacted]@partner/', attempt: 1 },
    });
    const job = await eventually(
      async () =>
        (
          await pool.query(
            `select attempts, run_at > now() as waits from graphile_worker.jobs
              where key = 'failing' and locked_at is null`,
          )
        ).rows[0] as object | undefined,
    );
    expect(job).toEqual({ attempts: 1, waits: true });
    expect(metrics.text()).toContain('haz_jobs_total{job="fails",outcome="failure"} 1');
  });

  it('is logged in one line when it fails', async () => {
    const lines: string[] = [];
    app = { ...app, log: createLog({ level: 'warn', write: (_stream, line) => void lines.push(line) }) };
    await start({ failsAloud: () => Promise.reject(new Error('partner is away')) });
    await addJob(pool, 'failsAloud', {});
    // Once it waits for a retry, the first attempt has been logged completely.
    await eventually(
      async () =>
        (
          await pool.query(
            `select 1 from graphile_worker.jobs where task_identifier = 'failsAloud' and attempts = 1
                and locked_at is null`,
          )
        ).rowCount ?? undefined,
    );
    expect(lines.filter((line) => line.includes('partner is away'))).toHaveLength(1);
  });

  it('ends when it is given up, with an event of its failure and one line in the log', async () => {
    const lines: string[] = [];
    app = { ...app, log: createLog({ level: 'warn', write: (_stream, line) => void lines.push(line) }) };
    await start({ givesUp: () => Promise.reject(new JobGivenUp('nobody to send it')) });
    await addJob(pool, 'givesUp', {});
    const event = await eventually(
      async () =>
        (await pool.query(`select outcome, detail from event where name = 'givesUp'`)).rows[0] as object | undefined,
    );
    expect(event).toEqual({ outcome: 'failure', detail: { error: 'nobody to send it', attempt: 1, isLast: true } });
    await eventually(async () =>
      (await pool.query(`select from graphile_worker.jobs where task_identifier = 'givesUp'`)).rowCount === 0
        ? true
        : undefined,
    );
    expect(lines.map((line) => (JSON.parse(line) as { message: string }).message)).toEqual(['A job was given up']);
  });

  it('writes an event when it returns a detail', async () => {
    await start({ tells: async () => ({ rows: 3 }), keepsQuiet: async () => undefined });
    await addJob(pool, 'keepsQuiet', {});
    await addJob(pool, 'tells', {});
    const events = await eventually(async () => {
      const { rows } = await pool.query(
        `select name, outcome, detail, create_by from event where name in ('tells', 'keepsQuiet')`,
      );
      return rows.length > 0 ? rows : undefined;
    });
    expect(events).toEqual([{ name: 'tells', outcome: 'success', detail: { rows: 3 }, create_by: 'system' }]);
  });

  it('in progress is finished before the process stops', async () => {
    const begun = collector<string>();
    let finish: () => void = () => undefined;
    let isFinished = false;
    await start({
      slow: async () => {
        begun.add('begun');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        isFinished = true;
        return undefined;
      },
    });
    await addJob(pool, 'slow', {});
    await begun.first(1);
    const stopping = running?.stop();
    finish();
    await stopping;
    running = undefined;
    expect(isFinished).toBe(true);
  });

  it('is removed from the queue before the process stops, also when no connection is free at that moment', async () => {
    const begun = collector<string>();
    let finish: () => void = () => undefined;
    await start({
      slow: async () => {
        begun.add('begun');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return undefined;
      },
    });
    await addJob(pool, 'slow', {}, { key: 'taken' });
    await begun.first(1);
    const clients = [await pool.connect()];
    const stopping = running?.stop();
    // The connection that listened for jobs.
    clients.push(await pool.connect());
    finish();
    setTimeout(() => clients.forEach((client) => client.release()), 200);
    await stopping;
    running = undefined;
    const client = await connectAdmin(database.migratorUrl, 'haz test');
    const { rowCount } = await client.query(`select from graphile_worker._private_jobs where key = 'taken'`);
    await client.end();
    expect(rowCount).toBe(0);
  });

  it('runs though every connection was cut meanwhile', async () => {
    const done = collector<number>();
    await start({ remember: async ({ payload }) => done.add(payload['n'] as number) });
    await addJob(pool, 'remember', { n: 1 });
    await done.first(1);
    await asAdmin(
      testCluster().adminUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(database.appUrl).pathname.slice(1)}'`,
    );
    await eventually(async () =>
      pool.query('select 1').then(
        () => true,
        () => undefined,
      ),
    );
    await addJob(pool, 'remember', { n: 2 });
    expect(await done.first(2)).toEqual([1, 2]);
  });
});

describe('the housekeeping of the platform', () => {
  it('is scheduled in the queue, and can run', async () => {
    const closed = collector<string>();
    app = { ...app, sessions: { closeExpired: async () => closed.add('closed') } } as unknown as App;
    running = await startJobs(app, createPlatformTasks(), platformCrons);
    const scheduled = await eventually(async () => {
      const { rows } = await pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs order by 1',
      );
      return rows.length === platformCrons.length ? rows.map(({ identifier }) => identifier) : undefined;
    });
    expect(scheduled).toEqual(platformCrons.map(({ task }) => task).toSorted());
    expect(Object.keys(createPlatformTasks())).toEqual(expect.arrayContaining(scheduled));
    const { rows } = await pool.query<{ id: string }>(
      `insert into entity_log (id, entity, record_id, record_version, action, changes, create_by, create_date)
        values (gen_random_uuid(), 'lookup', gen_random_uuid(), 1, 'create', '[]', 'test', now()) returning id`,
    );
    await addJob(pool, 'sealAudit', {});
    await addJob(pool, 'closeExpiredSessions', {});
    expect(await closed.first(1)).toEqual(['closed']);
    expect(
      await eventually(
        async () =>
          (await pool.query('select 1 from audit_seal where log_id = $1', [rows[0]?.id])).rowCount ?? undefined,
      ),
    ).toBe(1);
  });
});

const appRole = () => new URL(database.appUrl).username;

async function start(tasks: JobTasks): Promise<void> {
  running = await startJobs(app, tasks, []);
}

/** Collects items, and can wait for the first few. */
function collector<T>() {
  const all: T[] = [];
  const arrivals = new EventEmitter();
  return {
    add: (item: T): undefined => {
      all.push(item);
      arrivals.emit('one');
    },
    first: async (count: number): Promise<T[]> => {
      while (all.length < count) await once(arrivals, 'one');
      return all.slice(0, count);
    },
  };
}

/** Polls until there is an answer; the time limit of the test applies. */
async function eventually<T>(poll: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await poll();
    if (answer !== undefined && answer !== 0) return answer;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
