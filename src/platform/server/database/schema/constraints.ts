/** Lists the constraints of every declared table, by name, each with its declaration. */
import { getEntity, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { lineFieldsOf } from '#language/documentLines.ts';
import { columnName, tableName } from '#language/naming.ts';
import { checkSql } from './columns.ts';
import { ledgerConstraintsOf } from './ledgerSchema.ts';
import { requestConstraintsOf } from './requestSchema.ts';
import { nameObjects, quoteAll, type NamedObject, type UnnamedObject } from './objectNames.ts';
import { quote } from '../sqlText.ts';

/** Where a constraint was declared, so that an error can name the fields. */
export interface ConstraintOwner {
  readonly entity: string;
  readonly fields: readonly string[];
  readonly kind: 'unique' | 'reference' | 'check';
}

export interface Constraint extends UnnamedObject {
  readonly owner: ConstraintOwner;
  readonly sql: string;
}

export function constraintsOf(catalogue: Catalogue): NamedObject<Constraint>[] {
  const constraints = [...catalogue.entities.values()].flatMap((entity) => [
    primaryKeyOf(entity),
    ...entity.unique.map((fields) => uniqueOf(entity, fields)),
    ...requestConstraintsOf(catalogue, entity),
    ...ledgerConstraintsOf(entity),
    ...lineKeysOf(catalogue, entity),
    ...storedFieldsOf(entity).flatMap((stored) => [
      ...checkOf(catalogue, entity, stored),
      ...referenceOf(catalogue, entity, stored),
    ]),
  ]);
  return nameObjects(constraints);
}

/** Returns the column of a field that a declaration names. */
export function getColumn(entity: AnyEntity, name: string): string {
  const found = storedFieldsOf(entity).find(([field]) => field === name);
  if (found === undefined) throw new Error(`Entity "${entity.name}": "${name}" has no column of its own`);
  return found[2];
}

type StoredColumn = readonly [name: string, field: Field, column: string];

function primaryKeyOf(entity: AnyEntity): Constraint {
  return {
    table: tableName(entity.name),
    columns: [],
    suffix: 'pkey',
    sql: 'primary key ("id")',
    owner: { entity: entity.name, fields: ['id'], kind: 'unique' },
  };
}

function uniqueOf(entity: AnyEntity, fields: readonly string[]): Constraint {
  const columns = fields.map((field) => getColumn(entity, field));
  return {
    table: tableName(entity.name),
    columns,
    suffix: 'key',
    sql: `unique (${quoteAll(columns)})`,
    owner: { entity: entity.name, fields, kind: 'unique' },
  };
}

function checkOf(catalogue: Catalogue, entity: AnyEntity, [name, field, column]: StoredColumn): Constraint[] {
  const check = checkSql(catalogue, field, column);
  if (check === undefined) return [];
  return [
    {
      table: tableName(entity.name),
      columns: [column],
      suffix: 'check',
      sql: `check (${check})`,
      owner: { entity: entity.name, fields: [name], kind: 'check' },
    },
  ];
}

function referenceOf(catalogue: Catalogue, entity: AnyEntity, [name, field, column]: StoredColumn): Constraint[] {
  if (field.kind === 'uuid' && field.lineOf !== undefined)
    return [lineOf(catalogue, entity, { name, column, parts: field.lineOf })];
  const target = targetTable(field);
  if (target === undefined) return [];
  const goesAlong = field.kind === 'ref' && field.cascade ? ' on delete cascade' : '';
  return [
    {
      table: tableName(entity.name),
      columns: [column],
      suffix: 'fkey',
      sql: `foreign key (${quote(column)}) references ${quote(target)} ("id")${goesAlong}`,
      owner: { entity: entity.name, fields: [name], kind: 'reference' },
    },
  ];
}

/** A row of one part that belongs to a line of another is deleted with it. */
function lineOf(
  catalogue: Catalogue,
  entity: AnyEntity,
  { name, column, parts }: { name: string; column: string; parts: string },
): Constraint {
  const root = columnOfRoot(entity);
  const target = getEntity(catalogue, entity.partOf?.root ?? '').fields[parts];
  const table = tableName(target?.kind === 'parts' ? target.target : '');
  return {
    table: tableName(entity.name),
    columns: [root, column],
    suffix: 'fkey',
    sql: `foreign key (${quoteAll([root, column])}) references ${quote(table)} (${quoteAll([root, 'line_id'])}) on delete cascade`,
    owner: { entity: entity.name, fields: [name], kind: 'reference' },
  };
}

/** Keys that rows of other parts refer to: one line of the same root. */
function lineKeysOf(catalogue: Catalogue, entity: AnyEntity): Constraint[] {
  const { partOf } = entity;
  if (partOf === undefined) return [];
  const isNamed = [...catalogue.entities.values()].some(
    (other) => other.partOf?.root === partOf.root && lineFieldsOf(other).some((field) => field.lineOf === partOf.field),
  );
  const columns = [columnOfRoot(entity), 'line_id'];
  return isNamed
    ? [
        {
          table: tableName(entity.name),
          columns,
          suffix: 'key',
          sql: `unique (${quoteAll(columns)})`,
          owner: { entity: entity.name, fields: ['lineId'], kind: 'unique' },
        },
      ]
    : [];
}

function columnOfRoot({ partOf }: AnyEntity): string {
  return columnName(partOf?.rootField ?? '', 'ref');
}

function targetTable(field: Field): string | undefined {
  switch (field.kind) {
    case 'ref':
      return tableName(field.target);
    case 'lookup':
      return tableName('lookup');
    case 'file':
      return 'stored_file';
    default:
      return undefined;
  }
}
