/** `_search`: reads criteria and returns the bytes of the answer. */
import type { Catalogue } from '#language/catalogue.ts';
import { CriteriaError, criteriaLimits, parseCriteria, type Criteria } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { badInput } from '../../errors.ts';
import {
  compileCount,
  compilePage,
  compileSearch,
  compileTree,
  COUNT_CAP,
  TREE_DEPTH,
  type Statement,
} from './compile.ts';
import {
  prepareQuery,
  queryShapeOf,
  queryValuesOf,
  type PreparedChildQuery,
  type PreparedQuery,
  type QueryContext,
} from './preparedQuery.ts';
import { readerOf, scopeValue, type Reader } from './reader.ts';
import { statementName } from './statementName.ts';
import type { ChoiceCodes } from './term.ts';
import type { CountedQuery, TotalCache } from './totalCache.ts';

export interface SearchEngine {
  readonly catalogue: Catalogue;
  readonly choices: ChoiceCodes;
  /** Without it every total is counted, which is necessary in a transaction that has written. */
  readonly totals?: TotalCache;
  /** Set by tests with few rows: see `CompileContext`. */
  readonly manyFound?: number;
}

export interface SearchAnswer {
  /** A JSON array, as text. */
  readonly data: string;
  readonly totalSize: number;
  readonly totalPage: number;
  readonly totalCapped: boolean;
  readonly page: number;
  readonly size: number;
}

export function readCriteria(body: unknown): Criteria {
  try {
    return parseCriteria(body);
  } catch (error) {
    if (error instanceof CriteriaError) throw badInput(error.ref);
    throw error;
  }
}

export async function search(
  engine: SearchEngine,
  db: Queryable,
  question: { actor: Actor; entity: AnyEntity; criteria: Criteria },
): Promise<SearchAnswer> {
  const { criteria, entity } = question;
  const reader = readerOf(question.actor);
  // Not spread, because the engine is often the whole app, and every call would copy it.
  const context: QueryContext = {
    catalogue: engine.catalogue,
    choices: engine.choices,
    reader,
    manyFound: engine.manyFound,
  };
  const preparedQuery = prepareQuery(context, entity, criteria);
  const { flat, total } = await findRows({ context, preparedQuery, db, totals: engine.totals });
  const data = preparedQuery.trees.length === 0 ? flat : await addTrees({ context, db, preparedQuery }, flat);
  return {
    data,
    totalSize: Math.min(total, COUNT_CAP),
    totalPage: Math.ceil(Math.min(total, COUNT_CAP) / criteria.size),
    totalCapped: total > COUNT_CAP,
    page: criteria.page,
    size: criteria.size,
  };
}

interface FoundRows {
  /** A JSON array, as text. */
  readonly flat: string;
  readonly total: number;
}

async function findRows({
  context,
  preparedQuery,
  db,
  totals,
}: {
  context: QueryContext;
  preparedQuery: PreparedQuery;
  db: Queryable;
  totals: TotalCache | undefined;
}): Promise<FoundRows> {
  const shape = shapeFor(context, preparedQuery);
  const run = async (statement: Statement): Promise<Record<string, unknown> | undefined> =>
    (await db.query(bind(statement, preparedQuery, context.reader))).rows[0];
  if (preparedQuery.isOne) {
    const first = await run(shape.statement);
    return first === undefined ? { flat: '[]', total: 0 } : { flat: `[${first['row'] as string}]`, total: 1 };
  }
  const cachedTotal = totals?.lookUp(countedQueryFor(context, preparedQuery, shape));
  if (cachedTotal?.known !== undefined) {
    shape.page ??= rememberNamed(compilePage(context, preparedQuery));
    const first = await run(shape.page);
    return {
      flat: (first?.['data'] ?? '[]') as string,
      total: reconcileTotal(cachedTotal.known, { rows: Number(first?.['rows'] ?? 0), preparedQuery }),
    };
  }
  const first = await run(shape.statement);
  const total = Number(first?.['total'] ?? 0);
  cachedTotal?.keep(total);
  return { flat: (first?.['data'] ?? '[]') as string, total };
}

/**
 * Rows are always current, and a cached total is adjusted so that it is never less than the rows shown; on the last
 * page it is exact.
 */
export function reconcileTotal(
  cachedTotal: number,
  { rows, preparedQuery: { page, size } }: { rows: number; preparedQuery: Pick<PreparedQuery, 'page' | 'size'> },
): number {
  const shownRows = page * size + rows;
  if (rows === size) return Math.max(cachedTotal, shownRows);
  return rows > 0 || page === 0 ? shownRows : Math.min(cachedTotal, shownRows);
}

/** People with other rows in scope have other values or another statement, so they never share a total. */
export function countedQueryFor(
  { catalogue, reader }: QueryContext,
  query: PreparedQuery,
  shape: { count?: ReturnType<typeof compileCount> } = {},
): CountedQuery {
  shape.count ??= compileCount({ catalogue, reader }, query);
  const { text, scope, reads } = shape.count;
  return {
    key: JSON.stringify([
      text,
      query.terms.map(({ values }) => values),
      scope.map((parameter) => scopeValue(reader.actor, parameter)),
    ]),
    reads,
    comparesText: query.terms.some(({ form }) => form === 'like'),
  };
}

export function answerBytes(answer: SearchAnswer): Buffer {
  const capped = answer.totalCapped ? ',"totalCapped":true' : '';
  return Buffer.from(
    `{"data":${answer.data},"totalPage":${answer.totalPage},"totalSize":${answer.totalSize},"page":${answer.page},"size":${answer.size}${capped}}`,
  );
}

/** Returns one record as `_search` would show it to this actor, with its parts; undefined if they may not see it. */
export async function findOne(
  engine: SearchEngine,
  db: Queryable,
  { actor, entity, id, children }: { actor: Actor; entity: AnyEntity; id: string; children: readonly string[] },
): Promise<string | undefined> {
  const criteria = readCriteria({
    size: 1,
    where: [{ name: 'id', type: 'UUID', operator: '=', value: id }],
    children: children.map((name) => ({ name, size: criteriaLimits.childSize })),
  });
  const { data } = await search(engine, db, { actor, entity, criteria });
  return data === '[]' ? undefined : data.slice(1, -1);
}

/** Limited, because shapes come from outside, and each uses memory here and, once named, in every connection. */
const MAX_SHAPES = 2000;
const MAX_NAMED = 500;
/** A shape gets a prepared statement once it is used again. */
const NAMED_AFTER = 2;

interface CachedShape {
  readonly statement: Statement;
  /** Made when they are first needed. */
  page?: Statement;
  count?: ReturnType<typeof compileCount>;
  uses: number;
}

const shapes = new WeakMap<Catalogue, Map<string, CachedShape>>();

function shapeFor(context: QueryContext, query: PreparedQuery): CachedShape {
  const cache = shapes.get(context.catalogue) ?? new Map<string, CachedShape>();
  shapes.set(context.catalogue, cache);
  const key = `${context.reader.key}#${context.manyFound ?? ''}#${queryShapeOf(query)}`;
  const cachedShape = cache.get(key);
  if (cachedShape !== undefined) {
    cachedShape.uses += 1;
    if (cachedShape.uses === NAMED_AFTER) {
      // Moved to the end of the map, so that shapes used again outlive those used once.
      cache.delete(key);
      cache.set(key, cachedShape);
      rememberNamed(cachedShape.statement);
    }
    return cachedShape;
  }
  if (cache.size >= MAX_SHAPES) cache.delete(cache.keys().next().value ?? '');
  const shape = { statement: compileSearch(context, query), uses: 1 };
  cache.set(key, shape);
  return shape;
}

const namedTexts = new Set<string>();

function rememberNamed(statement: Statement): Statement {
  if (statement.isNamed && namedTexts.size < MAX_NAMED) namedTexts.add(statement.text);
  return statement;
}

function bind(
  { text, scope, isNamed }: Statement,
  query: PreparedQuery,
  { actor }: Reader,
): { text: string; values: unknown[]; name?: string } {
  const offset = query.page === 0 ? [] : [query.page * query.size];
  return {
    text,
    values: [...queryValuesOf(query), ...offset, ...scope.map((parameter) => scopeValue(actor, parameter))],
    ...(isNamed && namedTexts.has(text) ? { name: statementName(text) } : {}),
  };
}

/** The maximum of tree rows in an answer. */
const MAX_TREE_ROWS = 20_000;

async function addTrees(
  { context, db, preparedQuery }: { context: QueryContext; db: Queryable; preparedQuery: PreparedQuery },
  flat: string,
): Promise<string> {
  const rows = JSON.parse(flat) as Record<string, unknown>[];
  for (const tree of preparedQuery.trees) {
    const statement = compileTree(context, tree);
    const values = [
      rows.map((row) => row['id']),
      ...queryValuesOf(tree),
      ...statement.scope.map((parameter) => scopeValue(context.reader.actor, parameter)),
    ];
    const found = await db.query({ text: statement.text, values });
    if (found.rows.length > MAX_TREE_ROWS)
      throw badInput(message('tooMany', { what: tree.name, limit: MAX_TREE_ROWS }));
    attachTreeRows(rows, tree, found.rows as unknown as TreeRow[]);
  }
  return JSON.stringify(rows);
}

interface TreeRow {
  readonly parent: string;
  readonly id: string;
  readonly row: string;
}

function attachTreeRows(roots: Record<string, unknown>[], tree: PreparedChildQuery, rows: readonly TreeRow[]): void {
  const byParent = new Map<string, Record<string, unknown>[]>();
  for (const { parent, row } of rows) {
    const siblings = byParent.get(parent) ?? [];
    siblings.push(JSON.parse(row) as Record<string, unknown>);
    byParent.set(parent, siblings);
  }
  // A row is written separately at each place where it occurs, and no deeper than the tree was read: rows that refer to
  // each other in a cycle have no end.
  const start = tree.page * tree.size;
  const childrenOf = (record: Record<string, unknown>, depth: number): Record<string, unknown>[] =>
    depth > TREE_DEPTH
      ? []
      : (byParent.get(String(record['id'])) ?? [])
          .slice(start, start + tree.size)
          .map((child) => ({ ...child, [tree.name]: childrenOf(child, depth + 1) }));
  for (const root of roots) root[tree.name] = childrenOf(root, 1);
}
