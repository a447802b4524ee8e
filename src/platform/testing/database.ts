/** Databases for tests: one template per run, one clone per file, deleted afterwards. */
import { randomBytes } from 'node:crypto';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { countWork } from './countWork.ts';

export interface TestDatabase {
  readonly appUrl: string;
  readonly migratorUrl: string;
  readonly remove: () => Promise<void>;
}

/** Returns a clone of the template, with reference data and nothing else. */
export function cloneDatabase(): Promise<TestDatabase> {
  return cloneOf(testCluster().template);
}

/**
 * Returns a clone of the template after `change`: it is applied once for each key in a test process, and the result is
 * cloned from then on.
 */
export async function cloneChanged(
  key: object,
  change: (database: TestDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const changedName = changed.get(key) ?? makeChanged(change);
  changed.set(key, changedName);
  return cloneOf(await changedName);
}

/** The names of the databases that are cloned; the set-up of the run deletes them with the others. */
const changed = new WeakMap<object, Promise<string>>();

async function makeChanged(change: (database: TestDatabase) => Promise<void>): Promise<string> {
  const database = await cloneDatabase();
  await change(database);
  return new URL(database.appUrl).pathname.slice(1);
}

async function cloneOf(source: string): Promise<TestDatabase> {
  const { adminUrl, template, migratorUrl, appUrl } = testCluster();
  countWork('databases');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copied as files: written page by page into the log of the database it would take half as much time again.
  await asAdmin(
    adminUrl,
    `create database "${name}" template "${source}" strategy file_copy owner "${new URL(migratorUrl).username}"`,
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

/** Returns the cluster as the set-up of the run left it. */
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
