/** Databases for tests: one template a run, a clone a file, thrown away after. */
import { randomBytes } from 'node:crypto';
import { connectAdmin } from '#platform/server/database/connect.ts';

export interface TestDatabase {
  readonly appUrl: string;
  readonly migratorUrl: string;
  readonly remove: () => Promise<void>;
}

/** A clone of the template, with reference data in it and nothing else. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const { adminUrl, template, migratorUrl, appUrl } = testCluster();
  const name = `haz_test_${randomBytes(6).toString('hex')}`;
  // As files: written page by page into the log of the database it would take half as much again.
  await asAdmin(
    adminUrl,
    `create database "${name}" template "${template}" strategy file_copy owner "${new URL(migratorUrl).username}"`,
  );
  return {
    appUrl: inDatabase(appUrl, name),
    migratorUrl: inDatabase(migratorUrl, name),
    remove: () => asAdmin(adminUrl, `drop database if exists "${name}" with (force)`),
  };
}

export interface TestCluster {
  readonly adminUrl: string;
  readonly template: string;
  readonly migratorUrl: string;
  readonly appUrl: string;
}

/** As the set-up of the run left it. */
export function testCluster(): TestCluster {
  const {
    TEST_ADMIN_URL: adminUrl,
    TEST_TEMPLATE: template,
    TEST_MIGRATOR_URL: migratorUrl,
    TEST_APP_URL: appUrl,
  } = process.env;
  if (adminUrl === undefined || template === undefined || migratorUrl === undefined || appUrl === undefined)
    throw new Error('The set-up of the test run has not made a template database.');
  return { adminUrl, template, migratorUrl, appUrl };
}

export function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

export async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = await connectAdmin(adminUrl, 'haz test set-up');
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
