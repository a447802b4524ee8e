/** Creates roles and database on a cluster where we are the superuser. On any other, the operator has made them. */
import type { ClientBase } from 'pg';
import { connectAdmin } from '../connect.ts';
import { quoteLiteral, quote } from '../sqlText.ts';

export const clusterRoles: ClusterRoles = { migrator: 'haz_migrator', app: 'haz_app' };

export interface ClusterOptions {
  readonly adminUrl: string;
  readonly database: string;
  readonly migratorPassword: string;
  readonly appPassword: string;
  readonly roles?: ClusterRoles;
}

export interface ClusterRoles {
  readonly migrator: string;
  readonly app: string;
}

export interface ClusterUrls {
  readonly migratorUrl: string;
  readonly appUrl: string;
}

/**
 * May be called at every start, also by several processes at once: existing roles and databases are not changed,
 * passwords are set again.
 */
export async function prepareCluster({
  adminUrl,
  database,
  migratorPassword,
  appPassword,
  roles = clusterRoles,
}: ClusterOptions): Promise<ClusterUrls> {
  const client = await connectAdmin(adminUrl, 'haz roles');
  try {
    await client.query('select pg_advisory_lock($1)', [CLUSTER_LOCK]);
    await ensureRole(client, { role: roles.migrator, password: migratorPassword });
    await ensureRole(client, { role: roles.app, password: appPassword });
    await ensureDatabase(client, { database, owner: roles.migrator });
  } finally {
    await client.end();
  }
  return {
    migratorUrl: urlAs({ adminUrl, database, role: roles.migrator, password: migratorPassword }),
    appUrl: urlAs({ adminUrl, database, role: roles.app, password: appPassword }),
  };
}

/**
 * Thai order of texts by ICU, with C.UTF-8 below it, because trigrams do not recognise Thai letters with plain C.
 * template0 accepts any locale, whatever the cluster was made with.
 */
export function createDatabaseSql(database: string, owner?: string): string {
  const owned = owner === undefined ? '' : ` owner ${quote(owner)}`;
  return `create database ${quote(database)}${owned} template template0 encoding 'UTF8' locale_provider icu icu_locale 'th-TH' locale 'C.UTF-8'`;
}

/**
 * Any number works; roles belong to the cluster, so the lock is taken in the database that every process connects to
 * first.
 */
const CLUSTER_LOCK = 7_201_536;

async function ensureRole(client: ClientBase, { role, password }: { role: string; password: string }): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await client.query(
    `${verb} role ${quote(role)} login nosuperuser nocreatedb nocreaterole noreplication password ${quoteLiteral(password)}`,
  );
}

async function ensureDatabase(
  client: ClientBase,
  { database, owner }: { database: string; owner: string },
): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
    [database],
  );
  if (rows.length === 0) await client.query(createDatabaseSql(database, owner));
  else if (rows[0]?.owner !== owner) await client.query(`alter database ${quote(database)} owner to ${quote(owner)}`);
}

function urlAs({
  adminUrl,
  database,
  role,
  password,
}: {
  adminUrl: string;
  database: string;
  role: string;
  password: string;
}): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}
