/** The tables of a database with the data needed to back up and restore their rows. */
import type { ClientBase } from 'pg';
import type { TableColumn } from './manifest.ts';

export interface TableInfo {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly TableColumn[];
  /** The identity column, if there is one. */
  readonly identity: string | null;
}

/**
 * The applied migrations are not data: they are in the manifest, and the database is brought there before it is filled.
 */
export const MIGRATIONS_TABLE = 'schema_migration';

export async function readTables(client: ClientBase): Promise<TableInfo[]> {
  const { rows } = await client.query<TableInfo>(
    `select c.relname as "name",
  json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
  order by a.attnum) as "columns",
  max(a.attname) filter (where a.attidentity <> '') as "identity"
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  and a.attgenerated = ''
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
group by c.relname order by c.relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

export interface AppliedMigration {
  readonly name: string;
  readonly hash: string;
}

/** Returns undefined if no migration was ever applied. */
export async function findMigrations(client: ClientBase): Promise<AppliedMigration[] | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.${MIGRATIONS_TABLE}') is not null as "there"`,
  );
  if (rows[0]?.there !== true) return undefined;
  return (await client.query<AppliedMigration>(`select "name", "hash" from public.${MIGRATIONS_TABLE} order by "name"`))
    .rows;
}
