/**
 * The rights of the application in the database: it may change rows, never the structure, and only read and insert
 * logs.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { tableName } from '#language/naming.ts';
import { quoteAll } from './objectNames.ts';
import { quoteLiteral, quote } from '../sqlText.ts';
import { PURGE_LOGS_SIGNATURE } from './purgeLogs.sql.ts';
import { plainTables, type TableAccess } from './plainTables.ts';

export interface GrantOptions {
  readonly catalogue: Catalogue;
  readonly appRole: string;
}

/** Revokes everything before it grants, so that a right that is no longer intended does not remain. */
export function grantsSql({ catalogue, appRole }: GrantOptions): readonly string[] {
  const app = quote(appRole);
  return [
    onDatabase('revoke all on database %I from public, %I', appRole),
    onDatabase('grant connect on database %I to %I', appRole),
    `revoke all on schema public from public, ${app}`,
    `grant usage on schema public to ${app}`,
    `revoke all on all tables in schema public from public, ${app}`,
    `revoke all on all sequences in schema public from public, ${app}`,
    ...(Object.keys(TABLE_PRIVILEGES) as TableAccess[]).flatMap((access) => {
      const tables = tablesByAccess(catalogue, access);
      return tables.length === 0 ? [] : [`grant ${TABLE_PRIVILEGES[access]} on table ${quoteAll(tables)} to ${app}`];
    }),
    `grant usage on all sequences in schema public to ${app}`,
    ...['search_text(text)', PURGE_LOGS_SIGNATURE].flatMap((signature) => [
      `revoke all on function ${signature} from public`,
      `grant execute on function ${signature} to ${app}`,
    ]),
  ];
}

/** Returns every table that should exist, declared or plain. */
export function allTablesOf(catalogue: Catalogue): string[] {
  return (Object.keys(TABLE_PRIVILEGES) as TableAccess[]).flatMap((access) => tablesByAccess(catalogue, access));
}

const TABLE_PRIVILEGES: Readonly<Record<TableAccess, string>> = {
  write: 'select, insert, update, delete',
  append: 'select, insert',
  balance: 'select, insert, update',
  read: 'select',
};

function tablesByAccess(catalogue: Catalogue, access: TableAccess): string[] {
  const declared = [...catalogue.entities.values()].filter(
    ({ kind }) => (kind === 'log' ? 'append' : kind === 'balance' ? 'balance' : 'write') === access,
  );
  return [
    ...declared.map((entity) => tableName(entity.name)),
    ...plainTables.filter((table) => table.access === access).map((table) => table.name),
  ];
}

/** Rights on a database are granted by name only, and the operator chooses the name of ours. */
function onDatabase(statement: string, appRole: string): string {
  return `do $$ begin execute format(${quoteLiteral(statement)}, current_database(), ${quoteLiteral(appRole)}); end $$`;
}
