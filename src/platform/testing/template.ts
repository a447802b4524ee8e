/**
 * The initial content of every test database: the tables of the declarations, grants, reference data, roles and menus.
 */
import { loadData } from '#apps/server/loadData.ts';
import type { Catalogue } from '#language/catalogue.ts';
import { createClock } from '#platform/server/clock.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { quickHasher } from './quickHasher.ts';

export interface Template {
  readonly migratorUrl: string;
  readonly appUrl: string;
  readonly appRole: string;
  readonly catalogue: Catalogue;
}

export async function fillTemplate({ migratorUrl, appUrl, appRole, catalogue }: Template): Promise<void> {
  const migrator = await connectAdmin(migratorUrl, 'haz test set-up');
  try {
    await migrator.query([...schemaSql(catalogue), ...grantsSql({ catalogue, appRole })].join(';\n'));
  } finally {
    await migrator.end();
  }
  await migrateJobs(migratorUrl, appRole);
  await loadData({
    url: appUrl,
    catalogue,
    clock: createClock(),
    hasher: quickHasher,
    withDemo: false,
    printLine: () => undefined,
    amphurs: testAmphurCodes,
  });
}

/**
 * Enough of the country for most tests; more would only make every clone slower. Chatuchak, Mueang Nonthaburi, Si
 * Racha, Mueang Chiang Mai.
 */
export const testAmphurCodes = ['1030', '1201', '2007', '5001'] as const;
