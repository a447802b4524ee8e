/**
 * Lists the indexes of every declared table: the declared ones, those for its scope, its root and its references, and
 * those for searches.
 */
import { findField, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { tableName } from '#language/naming.ts';
import { constraintsOf, getColumn } from './constraints.ts';
import { nameObjects, type NamedObject, type UnnamedObject } from './objectNames.ts';
import { quote } from '../sqlText.ts';

export interface Index extends UnnamedObject {
  /** Method and keys, as written after `on <table>`. */
  readonly sql: string;
}

export function indexesOf(catalogue: Catalogue): NamedObject<Index>[] {
  const constraints = constraintsOf(catalogue);
  const indexes = [...catalogue.entities.values()].flatMap((entity) => {
    const table = tableName(entity.name);
    const own = constraints.filter((constraint) => constraint.table === table);
    const requiredKeys = [...declaredOf(entity), ...scopesOf(entity), ...rootOf(entity)];
    const ordered = new Set([
      ...own.filter(isUnique).map((constraint) => constraint.columns[0]),
      ...requiredKeys.map(([first]) => first?.column),
    ]);
    const sorted = [...requiredKeys, ...listOrderOf(entity).filter(([first]) => !ordered.has(first?.column))];
    const leading = new Set([...ordered, ...sorted.map(([first]) => first?.column)]);
    const bare = own.filter(
      (constraint) => constraint.owner.kind === 'reference' && !leading.has(constraint.columns[0]),
    );
    const keys = [...sorted, ...bare.map((constraint) => constraint.columns.map(ascending))];
    return [
      ...withoutDuplicates(keys.map((indexKeys) => btree(table, indexKeys))),
      ...searchesOf(entity),
      ...platformIndexesOf(entity),
    ];
  });
  return nameObjects(indexes);
}

interface IndexKey {
  readonly column: string;
  readonly down: boolean;
}

type IndexKeys = readonly IndexKey[];

/**
 * Adds the id at the end, which makes every order total, so that pages neither repeat nor lose a row; it is sorted in
 * the direction of the key before it.
 */
function withIdLast(keys: IndexKeys): IndexKeys {
  return [...keys, { column: 'id', down: keys.at(-1)?.down ?? false }];
}

function declaredOf(entity: AnyEntity): IndexKeys[] {
  return entity.indexes.map((fields) =>
    withIdLast(
      fields.map((field) => ({ column: getColumn(entity, field.replace(/^-/, '')), down: field.startsWith('-') })),
    ),
  );
}

/** The rows of an actor are found by one scope column at a time, newest first. */
function scopesOf(entity: AnyEntity): IndexKeys[] {
  if (findField(entity, 'createDate') === undefined) return [];
  const newestFirst: IndexKey = { column: getColumn(entity, 'createDate'), down: true };
  const { holder, department, documentType, user } = entity.scope;
  // People who read the documents of several departments search all of them.
  const all = entity.isDocument ? [withIdLast([newestFirst])] : [];
  return [holder, department, documentType, user]
    .filter((field) => field !== undefined)
    .map((field) => withIdLast([ascending(getColumn(entity, field)), newestFirst]))
    .concat(all);
}

/**
 * A list that may become long is read in its own order without sorting all of it. Private records are found by their
 * owner.
 */
function listOrderOf(entity: AnyEntity): IndexKeys[] {
  if (entity.kind !== 'record' || entity.small || entity.scope.user !== undefined) return [];
  const paths = entity.list.sort.map((path) => ({ name: path.replace(/^-/, ''), down: path.startsWith('-') }));
  if (paths.length === 0 || !paths.every(({ name }) => isOrderedByColumn(findField(entity, name)))) return [];
  return [withIdLast(paths.map(({ name, down }) => ({ column: getColumn(entity, name), down })))];
}

/** Returns false for references and choices, which are sorted by what they refer to. */
export function isOrderedByColumn(field: Field | undefined): boolean {
  return field !== undefined && !['ref', 'lookup', 'choice', 'file', 'json', 'parts', 'inverse'].includes(field.kind);
}

/** A record reads its parts in their order. */
function rootOf(entity: AnyEntity): IndexKeys[] {
  return entity.partOf === undefined
    ? []
    : [[ascending(getColumn(entity, entity.partOf.rootField)), ascending(getColumn(entity, 'seq'))]];
}

function searchesOf(entity: AnyEntity): Index[] {
  return storedFieldsOf(entity)
    .filter(([, field]) => field.kind === 'text' && field.searched)
    .map(([, , column]) => ({
      table: tableName(entity.name),
      columns: [column],
      suffix: 'search_idx',
      sql: `using gin (search_text(${quote(column)}) gin_trgm_ops)`,
    }));
}

/** Indexes for queries of the platform itself that no declaration mentions: who has an e-mail, whatever its case. */
function platformIndexesOf(entity: AnyEntity): Index[] {
  return entity.name === 'user'
    ? [{ table: tableName(entity.name), columns: ['email'], suffix: 'lower_idx', sql: 'using btree (lower("email"))' }]
    : [];
}

function btree(table: string, keys: IndexKeys): Index {
  return {
    table,
    columns: keys.filter((key) => key.column !== 'id').map(({ column, down }) => (down ? `${column}_desc` : column)),
    suffix: 'idx',
    sql: `using btree (${keys.map(({ column, down }) => quote(column) + (down ? ' desc' : '')).join(', ')})`,
  };
}

function ascending(column: string): IndexKey {
  return { column, down: false };
}

function isUnique(constraint: { readonly owner: { readonly kind: string } }): boolean {
  return constraint.owner.kind === 'unique';
}

function withoutDuplicates(indexes: readonly Index[]): Index[] {
  return [...new Map(indexes.map((index) => [index.sql, index])).values()];
}
