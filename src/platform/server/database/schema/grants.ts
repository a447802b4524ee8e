/** What the application may do in the database: its rows, never its shape, and of logs only reading and adding. */
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

/** Takes everything away before it gives, so that a right that is no longer meant does not stay. */
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

/** Every table there should be, declared or plain. */
export function allTablesOf(catalogue: Catalogue): string[] {
  return (Object.keys(TABLE_PRIVILEGES) as TableAccess[]).flatMap((access) => tablesByAccess(catalogue, access));
}

const TABLE_PRIVILEGES: Readonly<Record<TableAccess, string>> = {
  write: 'select, insert, update, delete',
  append: 'select, insert',
  read: 'select',
};

function tablesByAccess(catalogue: Catalogue, access: TableAccess): string[] {
  const declared = [...catalogue.entities.values()].filter(
    (entity) => (entity.kind === 'log' ? 'append' : 'write') === access,
  );
  return [
    ...declared.map((entity) => tableName(entity.name)),
    ...plainTables.filter((table) => table.access === access).map((table) => table.name),
  ];
}

/** A database is granted by name only, and ours goes by any name the operator likes. */
function onDatabase(statement: string, appRole: string): string {
  return `do $$ begin execute format(${quoteLiteral(statement)}, current_database(), ${quoteLiteral(appRole)}); end $$`;
}
