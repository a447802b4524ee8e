/**
 * Health on a real database: busy connections do not make a server unready, and problems for administrators are
 * warnings.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { asAdmin, testCluster } from '#platform/testing/database.ts';
import { writeEvent } from '../jobs/writeEvent.ts';
import { createMetrics } from '../metrics.ts';
import { watchOperations } from '../operations/watchOperations.ts';

/** The number of connections in the pool of the API. */
const API_CONNECTIONS = 8;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ env: { BACKUP_WARNING_DAYS: '2' } });
  const database = new URL(test.database.migratorUrl).pathname;
  const url = new URL(testCluster().adminUrl);
  url.pathname = database;
  await asAdmin(
    url.href,
    `insert into "schema_migration" ("name", "hash") values ('1.sql', 'x') on conflict do nothing`,
  );
});
afterAll(() => test.stop());

const ready = async (): Promise<{ statusCode: number; body: unknown }> => {
  const { statusCode, body } = await test.server.inject({ url: '/health/ready' });
  return { statusCode, body: JSON.parse(body) as unknown };
};

it('calls that hold all connections of the API, as behind a locked table, leave the server ready', async () => {
  const clients = await Promise.all(Array.from({ length: API_CONNECTIONS }, () => test.app.pools.api.connect()));
  try {
    expect(await ready()).toMatchObject({ statusCode: 200, body: { status: 'ready' } });
  } finally {
    for (const client of clients) client.release();
  }
});

it('a missing backup and a long-waiting job are warnings, and values in the metrics', async () => {
  await test.app.pools.jobs.query(
    `select graphile_worker.add_job('nobody', '{}'::json, run_at => now() - interval '1 hour')`,
  );
  const { warnings, text } = await lookAnew();
  expect(warnings).toEqual(expect.arrayContaining(['backup', 'jobs']));
  expect(text).toMatch(/^haz_jobs_waiting [1-9]/mu);
  expect(text).toMatch(/^haz_disk_free_bytes [1-9]/mu);
  expect(text).toMatch(/^haz_backup_age_seconds NaN$/mu);
});

it('a backup of today is no warning', async () => {
  await writeEvent(test.app.pools.jobs, test.app.clock, { source: 'operations', name: 'backup', outcome: 'success' });
  const { warnings, text } = await lookAnew();
  expect(warnings).not.toContain('backup');
  expect(text).toMatch(/^haz_backup_age_seconds \d/mu);
});

/** The routes cache the values for a quarter of a minute. */
async function lookAnew(): Promise<{ warnings: readonly string[]; text: string }> {
  const metrics = createMetrics();
  const operations = watchOperations({ ...test.app, metrics });
  await operations.refresh();
  metrics.stop();
  return { warnings: operations.warnings(), text: metrics.text() };
}
