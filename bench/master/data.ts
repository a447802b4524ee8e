/**
 * The database with every entity full: made once, stored under .cache/bench, and made again when a declaration has
 * changed.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadData } from '#apps/server/loadData.ts';
import { createPasswordHasher } from '#platform/server/auth/password.ts';
import { createClock } from '#platform/server/clock.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { clusterRoles, prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { migrateJobs } from '#platform/server/jobs/migrateJobs.ts';
import { tableName } from '#language/naming.ts';
import { quote } from '#platform/server/database/sqlText.ts';
import {
  DEFAULT_PLACE,
  hash,
  inDatabase,
  readReusableStamps,
  newPassword,
  runAll,
  SETTINGS,
  STAMP,
  type BenchDatabase,
} from '../data.ts';
import { bases, masterCatalogue } from './bases.ts';
import { fillSql } from './fill.ts';
import { searchedOf } from './questions.ts';

const DATABASE = 'master';

export async function openMasterData({
  rows,
  say,
  place = process.env['BENCH_DATA'] ?? DEFAULT_PLACE,
}: {
  rows: number;
  say: (line: string) => void;
  place?: string;
}): Promise<BenchDatabase> {
  const folder = resolve(place, `master-${rows}`);
  const schema = schemaSql(masterCatalogue);
  const fill = fillSql({ catalogue: masterCatalogue, bases, rows });
  const stamp = hash([...schema, ...fill]);
  const isNew = readReusableStamps(folder, { rows: stamp, schema: stamp }) === undefined;
  const embedded = await startEmbedded({
    dataDir: folder,
    log: () => undefined,
    settings: { ...SETTINGS, ...UNSAFE_SETTINGS },
  });
  try {
    const { migratorUrl, appUrl } = await prepareCluster({
      adminUrl: embedded.adminUrl,
      database: DATABASE,
      migratorPassword: newPassword(),
      appPassword: newPassword(),
    });
    const began = Date.now();
    if (isNew) {
      say(`Filling ${bases.length} bases with ${rows.toLocaleString('en')} rows each (only the first time) …`);
      // Indexes and references are made after the rows, which takes a fraction of the time.
      const isIndex = (statement: string): boolean => /^create (?:unique )?index/.test(statement);
      const isReference = (statement: string): boolean => statement.startsWith('alter table');
      await run(
        migratorUrl,
        [
          ...schema.filter((statement) => !isIndex(statement) && !isReference(statement)),
          ...grantsSql({ catalogue: masterCatalogue, appRole: clusterRoles.app }),
        ],
        say,
      );
      await migrateJobs(migratorUrl, clusterRoles.app);
      await load(appUrl);
      await run(migratorUrl, [...fill, ...schema.filter(isReference)], say);
      await runInParallel(
        migratorUrl,
        schema.filter((statement) => isIndex(statement) && isNeededIndex(statement)),
        say,
      );
      await runInParallel(
        migratorUrl,
        [...masterCatalogue.entities.keys()].map((name) => `vacuum (analyze) ${quote(tableName(name))}`),
        say,
      );
      say(`Made in ${Math.round((Date.now() - began) / 1000)} s.`);
    }
    writeFileSync(join(folder, STAMP), JSON.stringify({ rows: stamp, schema: stamp }));
    return { url: appUrl, adminUrl: inDatabase(embedded.adminUrl, DATABASE), stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Of the search indexes, which take long to make, only those that a query uses are made. */
function isNeededIndex(statement: string): boolean {
  if (!statement.includes('search_text')) return true;
  return bases.some(
    (entity) =>
      statement.includes(` on ${quote(tableName(entity.name))} `) &&
      searchedOf(entity).some(([, , column]) => statement.includes(`(search_text(${quote(column)})`)),
  );
}

/** As many as there are processors to measure with. */
const PARALLEL_CONNECTIONS = 2;

async function runInParallel(url: string, statements: readonly string[], say: (line: string) => void): Promise<void> {
  const waiting = [...statements];
  await Promise.all(
    Array.from({ length: PARALLEL_CONNECTIONS }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(url, [next], say);
    }),
  );
}

/** Data lost in a power failure is made again. */
const UNSAFE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
} as const;

function load(url: string): Promise<void> {
  return loadData({
    url,
    catalogue: masterCatalogue,
    clock: createClock(),
    hasher: createPasswordHasher(),
    withDemo: false,
    printLine: () => undefined,
  });
}

async function run(url: string, statements: readonly string[], say: (line: string) => void): Promise<void> {
  const db = await connectAdmin(url, 'bench data');
  try {
    await runAll(db, statements, say);
  } finally {
    await db.end();
  }
}
