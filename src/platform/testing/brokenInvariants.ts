/** Checks whether the database of a test satisfies the invariants of the data of every installation. */
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { checkInvariants, type InvariantFinding } from '#platform/server/operations/checkData.ts';
import { inDatabase, testCluster, type TestDatabase } from './database.ts';

export const invariantsFolder = fileURLToPath(new URL('invariants/', import.meta.url));

/** Checked only if a request has been filed: rows that other tests insert belong to no case. */
export async function findBrokenInvariants(database: TestDatabase, catalogue: Catalogue): Promise<InvariantFinding[]> {
  const client = await connectAdmin(database.migratorUrl, 'haz test laws');
  try {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from "request") as "any"');
    return rows[0]?.any === true ? await findBrokenInvariantsIn(client, catalogue) : [];
  } finally {
    await client.end();
  }
}

export async function findBrokenInvariantsIn(client: Client, catalogue: Catalogue): Promise<InvariantFinding[]> {
  return (await checkInvariants(client, { catalogue, invariantsFolder })).filter(({ offenders }) => offenders > 0);
}

/** Connects as a user for whom triggers and foreign keys are off. */
export async function connectWithoutTriggers(database: TestDatabase): Promise<Client> {
  const client = await connectAdmin(
    inDatabase(testCluster().adminUrl, new URL(database.appUrl).pathname.slice(1)),
    'haz test intruder',
  );
  await client.query(`set session_replication_role = 'replica'`);
  return client;
}

/** Runs `ask` after the tampering statement; then it is rolled back. */
export async function withTampering<T>(client: Client, sql: string, runCheck: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(sql);
    return await runCheck();
  } finally {
    await client.query('rollback');
  }
}
