/** What every test database begins with: the tables of the declarations, grants, reference data, roles and menus. */
import { loadData } from '#apps/server/loadData.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { testCatalogue } from './catalogue.ts';

export async function fillTemplate({ migratorUrl, appUrl, appRole }: { migratorUrl: string; appUrl: string; appRole: string }): Promise<void> {
  const migrator = await connectAdmin(migratorUrl, 'haz test set-up');
  try {
    await migrator.query([...schemaSql(testCatalogue), ...grantsSql({ catalogue: testCatalogue, appRole })].join(';\n'));
  } finally {
    await migrator.end();
  }
  await migrateJobs(migratorUrl, appRole);
  await loadData({ url: appUrl, catalogue: testCatalogue, clock: createClock(), hasher: createPasswordHasher(), withDemo: false, say: () => undefined });
}
