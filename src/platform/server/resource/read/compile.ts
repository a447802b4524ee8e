/**
 * Compiles a prepared query to SQL that builds the JSON in PostgreSQL. Page 0 reads the rows it returns; a later page
 * selects the keys first and reads the rows afterwards; a single record needs neither order nor limit.
 */
import { isComputed, rootEntityOf, type Catalogue } from '#language/catalogue.ts';
import { criteriaLimits } from '#language/criteria.ts';
import { columnName, tableName } from '#language/naming.ts';
import { collectJoins, isManyValued, type Joins } from './joins.ts';
import type { PreparedChildQuery, PreparedQuery } from './preparedQuery.ts';
import { resolveSort } from './path.ts';
import type { Reader, ScopeParameter } from './reader.ts';
import { selectColumns } from './select.ts';
import { parametersAfter, quote, type SqlParameters } from '../../database/sqlText.ts';
import { valueSql } from './valueSql.ts';
import { scopeSql, termsSql, type WhereContext } from './where.ts';

export interface Statement {
  /** Parameters: the values of the caller, the offset of a later page, the values of the scope. */
  readonly text: string;
  readonly scope: readonly ScopeParameter[];
  /** True if every parameter is a scalar equality, so that one plan can be used for every value. */
  readonly isNamed: boolean;
}

export interface CompileContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  /** From this number on, rows found by a text are read in the order of the page; 1,001 by default. */
  readonly manyFound?: number | undefined;
}

/** Selects `data`, the rows as JSON text, and `total`; for a single record `row`, if it exists. */
export function compileSearch(context: CompileContext, query: PreparedQuery): Statement {
  const level = openLevel(context, countValues(query) + (query.page > 0 ? 1 : 0), 't');
  const text = query.isOne ? oneText(level, query) : pageText(level, query);
  return { text, scope: level.scope.names, isNamed: isNamed(query, level.scope.names) };
}

/** Does the same if the total is known already: selects `data`, and `rows`, the number of rows. */
export function compilePage(context: CompileContext, query: PreparedQuery): Statement {
  const level = openLevel(context, countValues(query) + (query.page > 0 ? 1 : 0), 't');
  const text = foundText(level, query) + rowsText(level, query);
  return { text, scope: level.scope.names, isNamed: isNamed(query, level.scope.names) };
}

/**
 * Compiles only the count, which does not depend on the selected columns and the order, and returns the entities it
 * reads.
 */
export function compileCount(
  context: CompileContext,
  query: PreparedQuery,
): Pick<Statement, 'text' | 'scope'> & { readonly reads: readonly string[] } {
  const level = openLevel(
    context,
    query.terms.reduce((sum, term) => sum + term.values.length, 0),
    't',
  );
  const text = countText(level, query);
  const read = [
    query.entity,
    ...query.terms.flatMap((term) => [term.entity, ...term.steps.map(({ target }) => target)]),
  ];
  const roots = read.map((entity) => rootEntityOf(context.catalogue, entity));
  return {
    text,
    scope: level.scope.names,
    reads: [
      ...new Set([
        ...roots.map(({ name }) => name),
        ...(roots.some(({ scope }) => scope.registration !== undefined) ? ['dossier'] : []),
        ...(query.terms.some(({ value }) => isComputed(value.field)) ? ['stockCard', 'locationFlag'] : []),
      ]),
    ],
  };
}

/** Compiles the rows of the query one by one, as JSON text, for a cursor. */
export function compileRows(context: CompileContext, query: PreparedQuery): Statement {
  const level = openLevel(context, countValues(query), 't');
  const where = whereOf(level, query);
  const order = orderOf(level, query);
  const columns = columnsOf(level, query);
  return {
    text: `select row_to_json(r)::text as row
      from (select ${columns.join(', ')}\nfrom ${quote(tableName(query.entity.name))} t${level.joins.sql()}${columns.laterals}${where.joins}${where.sql}\norder by ${order.inner}) r`,
    scope: level.scope.names,
    isNamed: false,
  };
}

interface QueryLevel extends CompileContext {
  readonly alias: string;
  readonly joins: Joins;
  readonly scope: SqlParameters<ScopeParameter>;
  readonly nextValue: () => string;
}

function openLevel(context: CompileContext, values: number, alias: string): QueryLevel {
  const scope = parametersAfter<ScopeParameter>(values);
  let given = 0;
  const nextValue = (): string => `$${++given}`;
  return {
    ...context,
    alias,
    scope,
    nextValue,
    joins: collectJoins({ ...context, scope, prefix: `${alias}_`, root: alias }),
  };
}

/** A nested level shares the numbering of values and scope, and has its own joins. */
function nestLevel(level: QueryLevel, alias: string): QueryLevel {
  return { ...level, alias, joins: collectJoins({ ...level, prefix: `${alias}_`, root: alias }) };
}

/** A level for the same values a second time. */
function twinLevel(level: QueryLevel): QueryLevel {
  let given = 0;
  return { ...nestLevel(level, level.alias), nextValue: () => `$${++given}` };
}

function oneText(level: QueryLevel, query: PreparedQuery): string {
  const where = whereOf(level, query);
  const columns = columnsOf(level, query);
  return `select row_to_json(r)::text as row from (select ${columns.join(', ')}
from ${quote(tableName(query.entity.name))} t${level.joins.sql()}${columns.laterals}${where.joins}${where.sql}) r`;
}

/** The total is selected in the same statement, and a first page that is not full needs no counting. */
function pageText(level: QueryLevel, query: PreparedQuery): string {
  const counted = countText(twinLevel(level), query);
  const total = hasTextSearch(query) ? `case when ${fewFound(level)} then ${FOUND_COUNT} else ${counted} end` : counted;
  return `${foundText(level, query)}select p.data, ${query.page > 0 ? total : `case when p.rows < ${query.size} then p.rows else ${total} end`}::int as total
from (${rowsText(level, query)}) p`;
}

function rowsText(level: QueryLevel, query: PreparedQuery): string {
  const filter = nestLevel(level, 't');
  const where = whereOf(filter, query);
  const order = orderOf(filter, query);
  const keys = hasTextSearch(query)
    ? `(${foundKeysText(nestLevel(level, 't'), query)})
union all (${keysText(query, order, { joins: filter.joins.sql() + where.joins, where: `${where.sql} and not (${fewFound(level)})` })})`
    : keysText(query, order, { joins: filter.joins.sql() + where.joins, where: where.sql });
  const isDeep = query.page > 0;
  const show = nestLevel(level, isDeep ? 't' : 'k');
  const columns = columnsOf(show, query);
  const source = isDeep
    ? `(${keys}) k join ${quote(tableName(query.entity.name))} t on t."id" = k."id"`
    : `(${keys}) k`;
  return `select coalesce(json_agg(r), '[]'::json)::text as data, count(*)::int as rows
    from (select ${columns.join(', ')}
from ${source}${show.joins.sql()}${columns.laterals}
order by ${order.outer}) r`;
}

/** Selects the rows of the page, or of a later page their ids. */
function keysText(query: PreparedQuery, order: SortOrder, { joins, where }: { joins: string; where: string }): string {
  const isDeep = query.page > 0;
  const selected = [isDeep ? 't."id"' : 't.*', ...order.carried].join(', ');
  const offset = isDeep ? ` offset $${countValues(query) + 1}::bigint` : '';
  return `select ${selected} from ${quote(tableName(query.entity.name))} t${joins}${where} order by ${order.inner} limit ${Math.min(query.size, criteriaLimits.fetchAllSize)}${offset}`;
}

function foundKeysText(level: QueryLevel, query: PreparedQuery): string {
  const order = orderOf(level, query);
  return keysText(query, order, {
    joins: level.joins.sql(),
    where: ` where ${fewFound(level)} and t."id" in (select "id" from found)`,
  });
}

/**
 * Finds the first rows that contain the text, in any order. The database cannot estimate how many there are: it would
 * often read the whole table in the order of the page, and normalise each text, to find a few rows. So a page is read
 * in its order only if many are found.
 */
function foundText(level: QueryLevel, query: PreparedQuery): string {
  if (!hasTextSearch(query)) return '';
  const filter = twinLevel(level);
  const where = whereOf(filter, query);
  return `with found as materialized (select t."id" from ${quote(tableName(query.entity.name))} t${filter.joins.sql()}${where.joins}${where.sql} limit ${level.manyFound ?? MANY_FOUND})\n`;
}

/** So many rows are sorted faster than a page of them is found by walking through a large table. */
const MANY_FOUND = 1001;
const FOUND_COUNT = '(select count(*) from found)';

function fewFound({ manyFound = MANY_FOUND }: CompileContext): string {
  return `${FOUND_COUNT} < ${manyFound}`;
}

function hasTextSearch({ terms }: PreparedQuery): boolean {
  return terms.some(({ form }) => form === 'like');
}

/** Counts keys only, and no further than the cap. */
function countText(level: QueryLevel, query: PreparedQuery): string {
  const where = whereOf(level, query);
  return `(select count(*) from (select 1 from ${quote(tableName(query.entity.name))} t${level.joins.sql()}${where.joins}${where.sql} limit ${COUNT_CAP + 1}) c)`;
}

/** Above this number nobody needs an exact total; the answer states that it is capped. */
export const COUNT_CAP = 100_000;

function whereOf(level: QueryLevel, query: PreparedQuery): { sql: string; joins: string } {
  const context: WhereContext = { ...level, prefix: `${level.alias}_`, root: level.alias };
  const terms = termsSql(context, query.terms);
  const scope = scopeSql(level, query.entity, level.alias);
  const conditions = [...scope.conditions, ...terms];
  return { sql: conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`, joins: scope.joins };
}

interface SortOrder {
  /** The order of the inner query, which finds the rows. */
  readonly inner: string;
  /** The order of the outer query, which puts the page together. */
  readonly outer: string;
  /** Sort keys of referenced records, which the inner query must pass to the outer one. */
  readonly carried: readonly string[];
}

/** Every order ends with the id, so that pages never overlap; keys after the id have no effect. */
function orderOf(level: QueryLevel, query: PreparedQuery): SortOrder {
  const idAt = query.sort.findIndex((sort) => sort.name === 'id');
  const isDeep = query.page > 0;
  const outerAlias = isDeep ? 't' : 'k';
  const carried: string[] = [];
  const keys = query.sort.map((sort) => {
    const resolved = resolveSort(level.catalogue, level.reader, query.entity, sort.name);
    const { steps, column } = resolved;
    const direction = sort.type === 'DESC' ? ' desc' : '';
    if (steps.length === 0 && !isComputed(resolved.field))
      return {
        inner: `${level.alias}.${quote(column)}${direction}`,
        outer: `${outerAlias}.${quote(column)}${direction}`,
      };
    const joinedColumn = valueSql(level.catalogue, level.joins.aliasOf(steps), resolved);
    const name = `"~${carried.length}"`;
    carried.push(`${joinedColumn} as ${name}`);
    return { inner: `${joinedColumn}${direction}`, outer: `k.${name}${direction}` };
  });
  const before = idAt === -1 ? keys : keys.slice(0, idAt);
  const byId = query.sort.at(idAt)?.type ?? 'ASC';
  const last = `"id"${byId === 'DESC' ? ' desc' : ''}`;
  return {
    inner: [...before.map((key) => key.inner), `${level.alias}.${last}`].join(', '),
    outer: [...before.map((key) => key.outer), `k.${last}`].join(', '),
    carried,
  };
}

type Columns = string[] & { laterals: string };

/** `omit` is the field in which a part would repeat the root in which it is shown. */
function columnsOf(level: QueryLevel, query: PreparedQuery, omit?: string): Columns {
  const own = selectColumns({ ...level, root: level.alias }, query.entity, { select: query.select, omit });
  const laterals: string[] = [];
  const nested = query.children.map((child, index) => {
    const alias = `${level.alias}c${index}`;
    laterals.push(`\nleft join lateral (${childText(level, child, alias)}) ${alias}_rows on true`);
    return `${alias}_rows."rows" as ${quote(child.name)}`;
  });
  return Object.assign([...own, ...nested], { laterals: laterals.join('') });
}

function childText(parent: QueryLevel, child: PreparedChildQuery, alias: string): string {
  const level = nestLevel(parent, alias);
  const terms = termsSql({ ...level, prefix: `${alias}_`, root: alias }, child.terms);
  // A part needs no scope here, because it is read with its root.
  const scope = child.field.kind === 'parts' ? { joins: '', conditions: [] } : scopeSql(level, child.entity, alias);
  const order = orderOf(level, { ...child, page: 0 });
  const columns = columnsOf(level, child, child.field.kind === 'parts' ? child.entity.partOf?.rootField : undefined);
  const back = `${alias}.${quote(backColumn(child, level.catalogue))} = ${parent.alias}."id"`;
  const offset = child.page === 0 ? '' : ` offset ${child.page * child.size}`;
  return `select coalesce(json_agg(r), '[]'::json) as "rows"
    from (select ${columns.join(', ')}
    from ${quote(tableName(child.entity.name))} ${alias}${level.joins.sql()}${columns.laterals}${scope.joins}
    where ${[back, ...scope.conditions, ...terms].join(' and ')} order by ${order.inner}
    limit ${child.size}${offset}) r`;
}

/** Returns the column of the child that refers to the parent. */
function backColumn({ field, entity }: PreparedChildQuery, catalogue: Catalogue): string {
  if (field.kind === 'inverse') return columnName(field.through, 'ref');
  const { partOf } = entity;
  if (partOf === undefined) throw new Error(`"${entity.name}" in ${catalogue.entities.size} entities is no part`);
  return columnName(partOf.rootField, 'ref');
}

/** A tree is not followed below this number of levels; no real one is half as deep. */
export const TREE_DEPTH = 20;

/**
 * Compiles a query of every row below the given ones (`$1`: their ids), each with its parent, in the order of siblings;
 * once, even if it is below several of them.
 */
export function compileTree(context: CompileContext, child: PreparedChildQuery): Statement {
  const level = openLevel(context, countValues(child) + 1, 't');
  level.nextValue();
  const terms = termsSql({ ...level, prefix: 't_', root: 't' }, child.terms);
  const scope = scopeSql(level, child.entity, 't');
  const table = quote(tableName(child.entity.name));
  const back = quote(backColumn(child, context.catalogue));
  const filter = [...scope.conditions, ...terms].map((condition) => ` and ${condition}`).join('');
  const joins = level.joins.sql() + scope.joins;
  const show = nestLevel(level, 't');
  const order = orderOf(show, { ...child, page: 0 });
  const columns = columnsOf(show, child);
  return {
    text: `with recursive tree as (
select t."id", t.${back} as parent, 1 as depth from ${table} t${joins} where t.${back} = any($1::uuid[])${filter}
union all
select t."id", t.${back}, tree.depth + 1 from tree join ${table} t on t.${back} = tree."id"${joins}
where tree.depth < ${TREE_DEPTH}${filter})
select k.parent, k."id", row_to_json(r)::text as row from (select distinct "id", parent from tree) k
join ${table} t on t."id" = k."id"${show.joins.sql()}${columns.laterals}
cross join lateral (select ${columns.join(', ')}) r order by ${order.inner}`,
    scope: level.scope.names,
    isNamed: false,
  };
}

function isNamed(query: PreparedQuery, scope: readonly ScopeParameter[]): boolean {
  const isScalar = (nestedQuery: PreparedQuery): boolean =>
    nestedQuery.terms.every((term) => term.form === 'equal') && nestedQuery.children.every(isScalar);
  return isScalar(query) && !scope.some(isManyValued);
}

function countValues(query: PreparedQuery): number {
  return (
    query.terms.reduce((sum, term) => sum + term.values.length, 0) +
    query.children.reduce((sum, child) => sum + countValues(child), 0)
  );
}
