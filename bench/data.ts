/** The database to measure on: made once, stored under .cache/bench, and made again when its sources have changed. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { seedAccess } from '#platform/server/seeds/seedAccess.ts';
import { createClock } from '#platform/server/clock.ts';
import { connectAdmin } from '#platform/server/database/connect.ts';
import { startEmbedded } from '#platform/server/database/embedded.ts';
import { grantsSql } from '#platform/server/database/schema/grants.ts';
import { clusterRoles, prepareCluster } from '#platform/server/database/schema/prepareCluster.ts';
import { schemaSql } from '#platform/server/database/schema/schemaSql.ts';
import { sqlStateOf } from '#platform/server/database/transaction.ts';
import { seedReference } from '#platform/server/seeds/reference.ts';
import { benchCatalogue, dataCatalogue } from './entities.ts';
import { fillSql } from './fill.ts';
import type { Scale } from './scale.ts';

export interface BenchDatabase {
  /** Connects as the role of the application. */
  readonly url: string;
  /** Connects as the superuser, for plans and vacuum. */
  readonly adminUrl: string;
  readonly stop: () => Promise<void>;
}

export async function openData(
  scale: Scale,
  say: (line: string) => void,
  place = process.env['BENCH_DATA'] ?? DEFAULT_PLACE,
): Promise<BenchDatabase> {
  const folder = resolve(place, scale.name);
  const wantedStamps = stampsOf(scale);
  const found = readReusableStamps(folder, wantedStamps);
  const embedded = await startEmbedded({ dataDir: folder, log: () => undefined, settings: SETTINGS });
  try {
    const { migratorUrl, appUrl } = await prepareCluster({
      adminUrl: embedded.adminUrl,
      database: DATABASE,
      migratorPassword: newPassword(),
      appPassword: newPassword(),
    });
    await bringUpToDate({
      scale,
      migratorUrl,
      say,
      isNew: found === undefined,
      isChanged: found?.schema !== wantedStamps.schema,
    });
    writeFileSync(join(folder, STAMP), JSON.stringify(wantedStamps));
    return { url: appUrl, adminUrl: inDatabase(embedded.adminUrl), stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/**
 * Removes what writes leave behind, dead rows and the pending lists of search indexes, so that every measurement begins
 * alike.
 */
export async function vacuumAll(admin: pg.Client): Promise<void> {
  await admin.query(`delete from "entity_log" where "entity" = 'benchRequest'`);
  await admin.query('vacuum (analyze) "bench_request", "entity_log"');
}

export const DEFAULT_PLACE = fileURLToPath(new URL('../.cache/bench', import.meta.url));

/** Settings as an operator would choose them for a dedicated server; settings for safety stay on. */
export const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  work_mem: '16MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
} as const;

const DATABASE = 'bench';
export const STAMP = 'bench-stamp.txt';

/**
 * Two hashes: of the sources of the rows, and of the other sources of the database. Only the rows take minutes to make.
 */
interface DataStamps {
  readonly rows: string;
  readonly schema: string;
}

function stampsOf(scale: Scale): DataStamps {
  const schema = schemaSql(dataCatalogue);
  const isUnderRows = (statement: string): boolean =>
    isOfFilledTable(statement) || statement.startsWith('create function search_text');
  return { rows: hash([...schema.filter(isUnderRows), ...fillSql(scale)]), schema: hash([...schema, ...grants()]) };
}

/**
 * Tables with rows of the benchmark; all others are empty or seeded, and made again when anything about them changes.
 */
const FILLED_TABLES = ['lookup', 'department', 'user', 'user_role', 'bench_request', 'bench_line'];

function isOfFilledTable(statement: string): boolean {
  const table = /^(?:create table|create index \S+ on|alter table) "(\w+)"/.exec(statement)?.[1];
  return table !== undefined && FILLED_TABLES.includes(table);
}

/**
 * Returns the stamps of existing data that can be reused. Data made from other rows is deleted; a folder of other
 * content is never touched.
 */
export function readReusableStamps(folder: string, wantedStamps: DataStamps): DataStamps | undefined {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return undefined;
  const path = join(folder, STAMP);
  const isOurs = existsSync(path) || existsSync(join(folder, 'secrets.json'));
  if (!isOurs) throw new Error(`${folder} holds something else: name an empty folder in BENCH_DATA.`);
  const found = existsSync(path) ? readStamps(readFileSync(path, 'utf8')) : undefined;
  if (found?.rows === wantedStamps.rows) return found;
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}

function readStamps(text: string): DataStamps | undefined {
  try {
    return JSON.parse(text) as DataStamps;
  } catch {
    return undefined;
  }
}

async function bringUpToDate({
  scale,
  migratorUrl,
  say,
  isNew,
  isChanged,
}: {
  scale: Scale;
  migratorUrl: string;
  say: (line: string) => void;
  isNew: boolean;
  isChanged: boolean;
}): Promise<void> {
  const began = Date.now();
  if (isNew)
    say(
      `Making ${scale.requests.toLocaleString('en')} requests and ${(scale.requests * scale.linesEach).toLocaleString('en')} lines (only the first time) …`,
    );
  const db = await connectAdmin(migratorUrl, 'bench data');
  try {
    if (isChanged && !isNew) await dropOthers(db);
    const schema = isChanged ? schemaSql(dataCatalogue) : [];
    // Indexes and references of the large tables are made after their rows, which takes a fraction of the time.
    const isLate = (statement: string): boolean => isOfFilledTable(statement) && !statement.startsWith('create table');
    await runAll(db, [...schema.filter((statement) => !isLate(statement)), ...grants()], say);
    await seed(db);
    if (isNew) await runAll(db, fillSql(scale), say);
    await runAll(db, schema.filter(isLate), say);
    if (isNew) await runAll(db, ['vacuum (analyze)'], say);
  } finally {
    await db.end();
  }
  if (isNew) say(`Made in ${Math.round((Date.now() - began) / 1000)} s.`);
}

async function dropOthers(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [FILLED_TABLES],
  );
  for (const { name } of rows) await db.query(`drop table "${name}" cascade`);
}

/** Runs at every start: the modules may declare more now than when the rows were made. */
async function seed(db: pg.Client): Promise<void> {
  await db.query('begin');
  await seedReference({
    client: db,
    catalogue: benchCatalogue,
    now: createClock().now(),
    hashPassword: (text) => Promise.resolve(text),
  });
  await seedAccess(db, benchCatalogue);
  await db.query('commit');
}

function grants(): readonly string[] {
  return grantsSql({ catalogue: dataCatalogue, appRole: clusterRoles.app });
}

export function hash(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}

const WORTH_TELLING_MS = 3000;
/**
 * Error codes for an existing table, constraint and function: the filled tables remain when the others are made again.
 */
const ALREADY_THERE: ReadonlySet<string> = new Set(['42P07', '42710', '42723']);

export async function runAll(db: pg.Client, statements: readonly string[], say: (line: string) => void): Promise<void> {
  for (const statement of statements) {
    const began = Date.now();
    await db.query(statement).catch((error: unknown) => {
      if (!ALREADY_THERE.has(sqlStateOf(error))) throw error;
    });
    const tookMs = Date.now() - began;
    if (tookMs > WORTH_TELLING_MS)
      say(`  ${statement.split('\n', 1)[0]?.slice(0, 90)} … ${(tookMs / 1000).toFixed(1)} s`);
  }
}

export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

export function inDatabase(address: string, name = DATABASE): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
