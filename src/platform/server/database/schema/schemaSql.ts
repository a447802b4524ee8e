/** Returns the whole declared database, as statements in the order they can run. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import { columnsSql } from './columns.ts';
import { constraintsOf, type Constraint } from './constraints.ts';
import { indexesOf } from './indexes.ts';
import type { NamedObject } from './objectNames.ts';
import { quote } from '../sqlText.ts';
import { plainTables } from './plainTables.ts';
import { SEARCH_TEXT_FUNCTION_SQL } from './searchText.ts';
import { requestSchemaSql } from './requestSchema.ts';
import { PURGE_LOGS_SQL } from './purgeLogs.sql.ts';

export function schemaSql(catalogue: Catalogue): readonly string[] {
  const constraints = constraintsOf(catalogue);
  const references = constraints.filter((constraint) => constraint.owner.kind === 'reference');
  const inside = constraints.filter((constraint) => constraint.owner.kind !== 'reference');
  return [
    'create extension if not exists "pg_trgm"',
    SEARCH_TEXT_FUNCTION_SQL,
    ...[...catalogue.entities.values()].map((entity) => tableSql(entity, inside)),
    ...plainTables.map((table) => table.create),
    ...references.map((constraint) => `alter table ${quote(constraint.table)} add ${constraintSql(constraint)}`),
    ...indexesOf(catalogue).map((index) => `create index ${quote(index.name)} on ${quote(index.table)} ${index.sql}`),
    ...plainTables.flatMap((table) => table.laterStatements),
    ...requestSchemaSql(catalogue),
    PURGE_LOGS_SQL,
  ];
}

/**
 * Leaves space on each page for the next version of a row, and vacuums before a fifth of the table is dead: records are
 * written often.
 */
const OFTEN_WRITTEN_OPTIONS = ' with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01)';

function tableSql(entity: AnyEntity, constraints: readonly NamedObject<Constraint>[]): string {
  const table = tableName(entity.name);
  const lines = [
    ...columnsSql(entity),
    ...constraints.filter((constraint) => constraint.table === table).map(constraintSql),
  ];
  return `create table ${quote(table)} (\n  ${lines.join(',\n  ')}\n)${entity.kind === 'record' || entity.kind === 'balance' ? OFTEN_WRITTEN_OPTIONS : ''}`;
}

function constraintSql(constraint: NamedObject<Constraint>): string {
  return `constraint ${quote(constraint.name)} ${constraint.sql}`;
}
