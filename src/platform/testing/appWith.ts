/** A running server for tests whose entities the specimens do not stand for: with one module more, in its own database. */
import { loadData } from '#apps/server/loadData.ts';
import { buildCatalogue } from '#language/catalogue.ts';
import type { ModuleDeclaration } from '#language/module.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { startTestApp, type TestApp } from './app.ts';
import { testCatalogue } from './catalogue.ts';
import { asAdmin, cloneDatabase } from './database.ts';

export async function startTestAppWith(module: ModuleDeclaration): Promise<TestApp> {
  const catalogue = buildCatalogue([...testCatalogue.modules, module]);
  const database = await cloneDatabase();
  const known = new Set(schemaSql(testCatalogue));
  const added = schemaSql(catalogue).filter((statement) => !known.has(statement));
  await asAdmin(database.migratorUrl, [...added, ...grantsSql({ catalogue, appRole: new URL(database.appUrl).username })].join(';\n'));
  await loadData({ url: database.appUrl, catalogue, clock: createClock(), hasher: createPasswordHasher(), withDemo: false, say: () => undefined });
  const test = await startTestApp({ catalogue, database });
  return {
    ...test,
    stop: async () => {
      await test.stop();
      await database.remove();
    },
  };
}
