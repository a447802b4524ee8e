/**
 * Creates the tables of the job queue as the migrator and grants the application their use.
 *
 * The worker would create them itself at its start; finding them complete, it only reads their version, so an
 * application that may not change the database can run it. Its tables have row security enabled without a policy, which
 * shows every row to their owner and none to others: hence the policies.
 */
import { Logger, runMigrations } from 'graphile-worker';
import type { ClientBase } from 'pg';
import { connectAdmin, createPool } from '../database/connect.ts';
import { quote } from '../database/sqlText.ts';

export const JOBS_SCHEMA = 'graphile_worker';

/** May be called at every start, also by several processes at once. */
export async function migrateJobs(migratorUrl: string, appRole: string): Promise<void> {
  const client = await connectAdmin(migratorUrl, 'haz migrations');
  try {
    await client.query('select pg_advisory_lock($1)', [JOBS_LOCK]);
    await installJobTables(migratorUrl);
    await grantJobTables(client, appRole);
  } finally {
    await client.end();
  }
}

/** Any number works, as long as every version of the program uses the same. */
const JOBS_LOCK = 7_201_537;
const INSTALL_MS = 300_000;

async function installJobTables(url: string): Promise<void> {
  const pgPool = createPool({
    url,
    max: 1,
    statementTimeoutMs: INSTALL_MS,
    lockTimeoutMs: INSTALL_MS,
    idleInTransactionMs: INSTALL_MS,
    applicationName: 'haz migrations',
  });
  try {
    await runMigrations({ pgPool, schema: JOBS_SCHEMA, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}

async function grantJobTables(client: ClientBase, appRole: string): Promise<void> {
  const { rows } = await client.query<{ same: boolean }>('select current_user = $1 as same', [appRole]);
  if (rows[0]?.same === true) return;
  await client.query('begin');
  try {
    for (const statement of grantJobTablesSql(appRole, await tablesOf(client))) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

interface Table {
  readonly name: string;
  readonly hasRowSecurity: boolean;
}

async function tablesOf(client: ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as "name", relrowsecurity as "hasRowSecurity" from pg_class
      where relnamespace = $1::regnamespace and relkind = 'r' order by 1`,
    [JOBS_SCHEMA],
  );
  return rows;
}

function grantJobTablesSql(appRole: string, tables: readonly Table[]): string[] {
  const app = quote(appRole);
  const qualified = (name: string): string => `${JOBS_SCHEMA}.${quote(name)}`;
  return [
    `revoke all on schema ${JOBS_SCHEMA} from public, ${app}`,
    `grant usage on schema ${JOBS_SCHEMA} to ${app}`,
    `revoke all on all tables in schema ${JOBS_SCHEMA} from public, ${app}`,
    `grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${app}`,
    // Only the migrator may write the version of the tables.
    `revoke insert, update, delete on ${qualified('migrations')} from ${app}`,
    `grant usage on all sequences in schema ${JOBS_SCHEMA} to ${app}`,
    `revoke all on all functions in schema ${JOBS_SCHEMA} from public, ${app}`,
    `grant execute on all functions in schema ${JOBS_SCHEMA} to ${app}`,
    ...tables
      .filter((table) => table.hasRowSecurity)
      .flatMap(({ name }) => [
        `drop policy if exists ${POLICY} on ${qualified(name)}`,
        `create policy ${POLICY} on ${qualified(name)} to ${app} using (true) with check (true)`,
      ]),
  ];
}

const POLICY = 'haz_app';
