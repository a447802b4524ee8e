/** Checks whether the migrations make the declared database: both are made in scratch databases and compared. */
import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import { connectAdmin } from '../connect.ts';
import { compareStructures } from './compareStructures.ts';
import type { Difference } from './schemaDifference.ts';
import { applyMigrations } from './migrate.ts';
import { quote } from '../sqlText.ts';
import { createDatabaseSql } from './prepareCluster.ts';
import { schemaSql } from './schemaSql.ts';
import { readDatabaseStructure, type DatabaseStructure } from './databaseStructure.ts';

export interface CompareOptions {
  /** The address for a role that may create databases. */
  readonly adminUrl: string;
  readonly catalogue: Catalogue;
  readonly folder: string;
}

/** Returns what a new migration would have to do; empty if the migrations make everything declared. */
export async function compareMigrations({ adminUrl, catalogue, folder }: CompareOptions): Promise<Difference[]> {
  const [migrated, declared] = await Promise.all([
    scratchStructureOf(adminUrl, (client) => applyMigrations({ client, folder, log: () => undefined })),
    scratchStructureOf(adminUrl, (client) => client.query(schemaSql(catalogue).join(';\n'))),
  ]);
  return compareStructures(migrated, declared);
}

/** Creates a new empty database for the callback and drops it afterwards. */
async function withScratchDatabase<T>(adminUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const name = `haz_scratch_${randomBytes(6).toString('hex')}`;
  const admin = await connectAdmin(adminUrl, 'haz scratch');
  try {
    await admin.query(createDatabaseSql(name));
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    try {
      return await use(url.href);
    } finally {
      await admin.query(`drop database ${quote(name)} with (force)`);
    }
  } finally {
    await admin.end();
  }
}

function scratchStructureOf(
  adminUrl: string,
  make: (client: ClientBase) => Promise<unknown>,
): Promise<DatabaseStructure> {
  return withScratchDatabase(adminUrl, async (url) => {
    const client = await connectAdmin(url, 'haz scratch');
    try {
      await make(client);
      return await readDatabaseStructure(client);
    } finally {
      await client.end();
    }
  });
}
