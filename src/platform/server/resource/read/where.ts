/** The where of a query: the scope first and separate, then the conditions of the caller, in parentheses. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import { comparables } from './comparable.ts';
import { collectJoins, equalitySql, type JoinContext, type Joins } from './joins.ts';
import { scopeOf, type Reader, type ScopeParameter } from './reader.ts';
import { quote, type SqlParameters } from '../../database/sqlText.ts';
import type { PreparedTerm } from './term.ts';
import { valueSql } from './valueSql.ts';

export interface WhereContext extends JoinContext {
  readonly joins: Joins;
  /** Returns the placeholders of the caller's values, in order. */
  readonly nextValue: () => string;
}

/** Groups are joined by AND, the conditions of a group by OR. */
export function termsSql(context: WhereContext, terms: readonly PreparedTerm[]): string[] {
  const groups: string[][] = [];
  for (const term of terms) {
    const sql = termSql(context, term);
    if (term.joinsPrevious) groups.at(-1)?.push(sql);
    else groups.push([sql]);
  }
  return groups.map((group) => (group.length === 1 ? (group[0] ?? 'true') : `(${group.join(' or ')})`));
}

export interface ScopeContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly scope: SqlParameters<ScopeParameter>;
}

/** Returns the row scope as equalities on the row itself; for a part, on its root, which is then joined. */
export function scopeSql(
  context: ScopeContext,
  entity: AnyEntity,
  alias: string,
): { joins: string; conditions: string[] } {
  const { partOf } = entity;
  if (partOf !== undefined) {
    const root = context.catalogue.entities.get(partOf.root);
    if (root === undefined) throw new Error(`"${entity.name}" is a part of nothing`);
    const rootAlias = `${alias}_root`;
    const inner = scopeSql(context, root, rootAlias);
    if (inner.conditions.length === 0 && inner.joins === '') return { joins: '', conditions: [] };
    const on = `${rootAlias}."id" = ${alias}.${quote(columnName(partOf.rootField, 'ref'))}`;
    return {
      joins: `\njoin ${quote(tableName(root.name))} ${rootAlias} on ${on}${inner.joins}`,
      conditions: inner.conditions,
    };
  }
  const equalities = scopeOf(context.reader, entity);
  if (equalities === undefined) return { joins: '', conditions: ['false'] };
  return { joins: '', conditions: equalities.map((equality) => equalitySql(alias, equality, context.scope)) };
}

function termSql(context: WhereContext, term: PreparedTerm): string {
  const positive =
    term.throughParts === undefined ? comparisonSql(context, term) : throughPartsSql(context, term, term.throughParts);
  // Everything that is not true, including unknown: `isNot` is the complement, so that no row is in neither.
  return term.isNot ? `(${positive}) is not true` : positive;
}

function throughPartsSql(context: WhereContext, term: PreparedTerm, name: string): string {
  const { partOf } = term.entity;
  if (partOf === undefined) throw new Error(`"${name}" holds no parts`);
  const alias = `${context.prefix}p`;
  const inner: JoinContext = { ...context, prefix: `${alias}_`, root: alias };
  const joins = collectJoins(inner);
  const comparison = comparisonSql({ ...context, ...inner, joins }, term);
  return `exists (select 1 from ${quote(tableName(term.entity.name))} ${alias}${joins.sql()} where ${alias}.${quote(columnName(partOf.rootField, 'ref'))} = ${context.root}."id" and ${comparison})`;
}

function comparisonSql(context: WhereContext, term: PreparedTerm): string {
  const column = valueSql(context.catalogue, context.joins.aliasOf(term.steps), term.value);
  const value = (): string => `${context.nextValue()}::${term.sqlType}`;
  switch (term.form) {
    case 'equal':
      return `${column} = ${value()}`;
    case 'any':
      return `${column} = any(${value()}[])`;
    case 'greater':
      return `${column} > ${value()}`;
    case 'less':
      return `${column} < ${value()}`;
    case 'atLeast':
      return `${column} >= ${value()}`;
    case 'atMost':
      return `${column} <= ${value()}`;
    case 'between':
      return `${column} between ${value()} and ${value()}`;
    case 'day':
    case 'halfOpen':
      return `(${column} >= ${value()} and ${column} < ${value()})`;
    case 'like':
      return `search_text(${comparables[term.kind].asText(column)}) like ${context.nextValue()}::text`;
  }
}
