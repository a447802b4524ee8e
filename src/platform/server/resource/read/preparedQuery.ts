/** A query with its values separated: two queries of the same shape share their SQL. */
import type { Catalogue } from '#language/catalogue.ts';
import { findField, findTarget, getEntity } from '#language/catalogue.ts';
import { criteriaLimits, type ChildCriteria, type Criteria, type SortKey } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { message } from '#language/message.ts';
import { badInput } from '../../errors.ts';
import { resolveSort } from './path.ts';
import { mayReadField, type Reader } from './reader.ts';
import { prepareTerms, type ChoiceCodes, type PreparedTerm } from './term.ts';

export interface PreparedQuery {
  readonly entity: AnyEntity;
  readonly select: readonly string[] | undefined;
  readonly terms: readonly PreparedTerm[];
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
  readonly children: readonly PreparedChildQuery[];
  /** Children that are followed recursively, each with a separate query. */
  readonly trees: readonly PreparedChildQuery[];
  /** True if the query is for one record by its id. */
  readonly isOne: boolean;
}

export interface PreparedChildQuery extends PreparedQuery {
  readonly name: string;
  readonly field: Field & { kind: 'parts' | 'inverse' };
  readonly isRecursive: boolean;
}

export interface QueryContext {
  readonly catalogue: Catalogue;
  readonly reader: Reader;
  readonly choices: ChoiceCodes;
  readonly manyFound?: number | undefined;
}

export function prepareQuery(context: QueryContext, entity: AnyEntity, criteria: Criteria): PreparedQuery {
  checkPart(context, entity);
  checkSize(entity, criteria);
  const { catalogue, reader, choices } = context;
  const terms = criteria.where.length === 0 ? [] : prepareTerms({ catalogue, reader, choices, entity }, criteria.where);
  const isOne = criteria.page === 0 && isForOneRecord(terms);
  // One record is read without an order, but the order is still checked.
  if (isOne) for (const sort of criteria.sort) resolveSort(catalogue, reader, entity, sort.name);
  checkChildren(criteria.children);
  const children = criteria.children.map((child) => prepareChildQuery(context, entity, child));
  return {
    entity,
    select: criteria.select,
    terms,
    sort: criteria.sort.length > 0 ? criteria.sort : defaultSort(entity),
    page: criteria.page,
    size: criteria.size,
    children: children.filter((child) => !child.isRecursive),
    trees: children.filter((child) => child.isRecursive),
    isOne,
  };
}

function isForOneRecord(terms: readonly PreparedTerm[]): boolean {
  const isId = (term: PreparedTerm): boolean =>
    term.value.column === 'id' &&
    term.steps.length === 0 &&
    term.form === 'equal' &&
    !term.isNot &&
    term.throughParts === undefined;
  return terms.some(isId) && terms.every((term) => !term.joinsPrevious);
}

/**
 * Returns the values in the order in which the compiler numbers them: those of the query, then those of its children.
 */
export function queryValuesOf(query: PreparedQuery): unknown[] {
  const values: unknown[] = [];
  for (const term of query.terms) values.push(...term.values);
  for (const child of query.children) values.push(...queryValuesOf(child));
  return values;
}

export function queryShapeOf(query: PreparedQuery): string {
  return [
    // Not the name: a person's own records have another address, and another scope.
    query.entity.wire,
    JSON.stringify(query.select ?? '*'),
    query.terms.map((term) => term.shape).join(''),
    query.isOne ? '1' : `${JSON.stringify(query.sort)};${query.size};${query.page === 0 ? 'first' : 'deep'}`,
    ...query.children.map((child) => `{${child.name};${child.page};${queryShapeOf(child)}}`),
  ].join(';');
}

/** A descending sort key is written `-path`. */
export function defaultSort(entity: AnyEntity): readonly SortKey[] {
  return entity.list.sort.map((path) =>
    path.startsWith('-') ? { name: path.slice(1), type: 'DESC' } : { name: path, type: 'ASC' },
  );
}

function prepareChildQuery(context: QueryContext, entity: AnyEntity, child: ChildCriteria): PreparedChildQuery {
  const field = findField(entity, child.name);
  if (field?.kind !== 'parts' && field?.kind !== 'inverse')
    throw badInput(message('unknownPath', { name: child.name }));
  if (!mayReadField(context.reader, field)) throw badInput(message('forbiddenPath', { name: child.name }));
  const target = findTarget(context.catalogue, field);
  if (target === undefined) throw badInput(message('unknownPath', { name: child.name }));
  if (field.kind === 'inverse' && !context.reader.actor.grants.has(target.name, 'canView'))
    throw badInput(message('forbiddenPath', { name: child.name }));
  const canRecur = field.kind === 'inverse' && target.name === entity.name;
  if (child.isRecursive && !canRecur)
    throw badInput(message('wrongType', { name: `${child.name}.isRecursive`, expected: 'tree' }));
  if (child.size > criteriaLimits.childSize && child.size !== criteriaLimits.fetchAllSize)
    throw badInput(message('tooMany', { what: 'size', limit: criteriaLimits.childSize }));
  // No record has more parts than this; of other children, all are returned or the query is refused.
  const query = prepareQuery(context, target, {
    ...child,
    size: field.kind === 'parts' ? Math.min(child.size, criteriaLimits.childSize) : child.size,
  });
  const [tree] = query.trees;
  if (tree !== undefined)
    throw badInput(message('wrongType', { name: `${child.name}.${tree.name}.isRecursive`, expected: 'false' }));
  return {
    ...query,
    sort: child.sort.length > 0 ? child.sort : field.kind === 'parts' ? [{ name: 'seq', type: 'ASC' }] : query.sort,
    name: child.name,
    field,
    isRecursive: child.isRecursive,
    isOne: false,
  };
}

/** A part that is queried by itself is readable only as far as it is in its root. */
function checkPart(context: QueryContext, { partOf }: AnyEntity): void {
  if (partOf === undefined) return;
  const root = getEntity(context.catalogue, partOf.root);
  const field = findField(root, partOf.field);
  if (field === undefined || !mayReadField(context.reader, field))
    throw badInput(message('forbiddenPath', { name: partOf.field }));
  checkPart(context, root);
}

/** The answer has only one place for each name. */
function checkChildren(children: readonly ChildCriteria[]): void {
  const twice = children.find((child, index) => children.findIndex((other) => other.name === child.name) !== index);
  if (twice !== undefined) throw badInput(message('duplicateKey', { key: twice.name.slice(0, 100) }));
}

/** All rows at once are allowed for small entities only; others have a limit, which exports avoid by streaming. */
function checkSize(entity: AnyEntity, criteria: Criteria): void {
  const isWhole = criteria.size === criteriaLimits.fetchAllSize && entity.small;
  if (criteria.size > criteriaLimits.size && !isWhole)
    throw badInput(message('tooMany', { what: 'size', limit: criteriaLimits.size }));
  if (criteria.page * Math.min(criteria.size, criteriaLimits.size) > criteriaLimits.offset)
    throw badInput(message('tooMany', { what: 'page', limit: Math.floor(criteriaLimits.offset / criteria.size) }));
}
