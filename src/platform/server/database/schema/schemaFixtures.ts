/** Shared by the tests of this folder. They need a separate cluster: TEST_ADMIN_URL is its address as a superuser. */
import { randomBytes } from 'node:crypto';
import { buildCatalogue, type Catalogue } from '#language/catalogue.ts';
import { entity, type AnyEntity } from '#language/entity.ts';
import type { FieldSet } from '#language/field.ts';
import { defineModule } from '#language/module.ts';
import { platform } from '#platform/model/module.ts';
import { connectAdmin } from '../connect.ts';
import { quote } from '../sqlText.ts';
import { prepareCluster, type ClusterRoles, type ClusterUrls } from './prepareCluster.ts';

export function getTestAdminUrl(): string {
  const url = process.env['TEST_ADMIN_URL'];
  if (url === undefined)
    throw new Error('TEST_ADMIN_URL must be the address of a PostgreSQL cluster for tests, as its superuser.');
  return url;
}

/** Returns the platform with one more entity, called `example`, and its parts if any. */
export function catalogueWith(
  fields: FieldSet,
  options: Partial<AnyEntity> = {},
  parts: readonly AnyEntity[] = [],
): Catalogue {
  return buildCatalogue([
    platform,
    defineModule({ name: 'examples', entities: [exampleEntity('example', fields, options), ...parts] }),
  ]);
}

export function exampleEntity(name: string, fields: FieldSet, options: Partial<AnyEntity> = {}): AnyEntity {
  const bare = {
    wire: `examples/${name}`,
    title: ['ตัวอย่าง', 'Example'],
    list: { columns: [], search: [], sort: [] },
    form: [],
  };
  return entity(name as never, fields, { ...bare, ...options } as never);
}

export interface TestDatabase extends ClusterUrls {
  readonly adminUrl: string;
  readonly database: string;
  readonly roles: ClusterRoles;
  readonly remove: () => Promise<void>;
}

/** Creates an empty database with a migrator and an application that are no superusers, under unique names. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = getTestAdminUrl();
  const mark = randomBytes(6).toString('hex');
  const database = `haz_schema_${mark}`;
  const roles = { migrator: `haz_migrator_${mark}`, app: `haz_app_${mark}` };
  const urls = await prepareCluster({
    adminUrl: clusterUrl,
    database,
    migratorPassword: randomPassword(),
    appPassword: randomPassword(),
    roles,
  });
  const adminUrl = new URL(clusterUrl);
  adminUrl.pathname = `/${database}`;
  return {
    ...urls,
    adminUrl: adminUrl.href,
    database,
    roles,
    remove: () => removeTestDatabase(clusterUrl, { database, roles }),
  };
}

/** Returns the SQLSTATE of the error with which a statement was refused; undefined if it was not. */
export async function sqlErrorOf(url: string, sql: string): Promise<string | undefined> {
  const client = await connectAdmin(url, 'haz test');
  try {
    await client.query(sql);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end();
  }
}

async function removeTestDatabase(
  clusterUrl: string,
  { database, roles }: { database: string; roles: ClusterRoles },
): Promise<void> {
  const client = await connectAdmin(clusterUrl, 'haz test');
  try {
    await client.query(`drop database ${quote(database)} with (force)`);
    await client.query(`drop role ${quote(roles.migrator)}`);
    await client.query(`drop role ${quote(roles.app)}`);
  } finally {
    await client.end();
  }
}

/** Contains characters that could break a statement or an address. */
function randomPassword(): string {
  return `${randomBytes(9).toString('base64')}'"\\ %/@:`;
}
