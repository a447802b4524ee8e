/** Whether a database of a test obeys the laws that hold of the data of every installation. */
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { checkInvariants, type InvariantFinding } from '#platform/server/operations/checkData.ts';
import { inDatabase, testCluster, type TestDatabase } from './database.ts';

export const invariantsFolder = fileURLToPath(new URL('invariants/', import.meta.url));

/** Asked only where somebody has filed a request: what other tests plant is nobody's data. */
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

/** Somebody whom no trigger and no reference holds. */
export async function connectWithoutTriggers(database: TestDatabase): Promise<Client> {
  const client = await connectAdmin(
    inDatabase(testCluster().adminUrl, new URL(database.appUrl).pathname.slice(1)),
    'haz test intruder',
  );
  await client.query(`set session_replication_role = 'replica'`);
  return client;
}

/** What `ask` answers once the intruder has done this; then it is undone. */
export async function withTampering<T>(client: Client, sql: string, ask: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(sql);
    return await ask();
  } finally {
    await client.query('rollback');
  }
}
