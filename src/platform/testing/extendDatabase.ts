/** Adds the tables and reference data of further declarations to a test database. */
import { loadData } from '#apps/server/loadData.ts';
import type { Catalogue } from '#language/catalogue.ts';
import { createClock } from '#platform/server/clock.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { asAdmin, type TestDatabase } from './database.ts';
import { quickHasher } from './quickHasher.ts';
import { testAmphurCodes } from './template.ts';

export async function extendDatabase(
  database: TestDatabase,
  { from, to }: { from: Catalogue; to: Catalogue },
): Promise<void> {
  const existingStatements = new Set(schemaSql(from));
  const added = schemaSql(to).filter((statement) => !existingStatements.has(statement));
  await asAdmin(
    database.migratorUrl,
    [...added, ...grantsSql({ catalogue: to, appRole: new URL(database.appUrl).username })].join(';\n'),
  );
  await loadData({
    url: database.appUrl,
    catalogue: to,
    clock: createClock(),
    hasher: quickHasher,
    withDemo: false,
    printLine: () => undefined,
    amphurs: testAmphurCodes,
  });
}
