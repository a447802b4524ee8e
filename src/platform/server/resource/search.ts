/** `_search`: criteria in, the bytes of the answer out. */
import type { Catalogue } from '#language/catalogue.ts';
import { CriteriaProblem, limits, parseCriteria, type Criteria } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import type { Actor } from '../access/actor.ts';
import { badInput } from '../errors.ts';
import { compileSearch, compileTree, COUNT_CAP, TREE_DEPTH, type Statement } from './compile.ts';
import { outlineOf, shapeOf, valuesOf, type ChildOutline, type Outline, type OutlineContext } from './outline.ts';
import { readerOf, scopeValue, type Reader } from './reader.ts';
import { statementName } from './statementName.ts';
import type { ChoiceBook } from './term.ts';

/** The part of a `pg` client or pool that reading needs. */
export interface Queryable {
  query: (config: { text: string; values?: unknown[]; name?: string }) => Promise<{ rows: Record<string, unknown>[] }>;
}

export interface SearchEngine {
  readonly catalogue: Catalogue;
  readonly choices: ChoiceBook;
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
    if (error instanceof CriteriaProblem) throw badInput(error.ref);
    throw error;
  }
}

export async function search(engine: SearchEngine, db: Queryable, question: { actor: Actor; entity: AnyEntity; criteria: Criteria }): Promise<SearchAnswer> {
  const { criteria, entity } = question;
  const reader = readerOf(question.actor);
  // Not spread: the engine is often the whole app, and every call would copy it.
  const context: OutlineContext = { catalogue: engine.catalogue, choices: engine.choices, reader };
  const outline = outlineOf(context, entity, criteria);
  const { rows } = await db.query(bind(compiledFor(context, outline), outline, reader));
  const { flat, total } = outline.isOne ? readOne(rows) : readPage(rows);
  const data = outline.trees.length === 0 ? flat : await plantTrees({ context, db, outline }, flat);
  return {
    data,
    totalSize: Math.min(total, COUNT_CAP),
    totalPage: Math.ceil(Math.min(total, COUNT_CAP) / criteria.size),
    totalCapped: total > COUNT_CAP,
    page: criteria.page,
    size: criteria.size,
  };
}

interface Found {
  /** A JSON array, as text. */
  readonly flat: string;
  readonly total: number;
}

function readOne([first]: readonly Record<string, unknown>[]): Found {
  return first === undefined ? { flat: '[]', total: 0 } : { flat: `[${first['row'] as string}]`, total: 1 };
}

function readPage([first]: readonly Record<string, unknown>[]): Found {
  return { flat: (first?.['data'] ?? '[]') as string, total: Number(first?.['total'] ?? 0) };
}

export function answerBytes(answer: SearchAnswer): Buffer {
  const capped = answer.totalCapped ? ',"totalCapped":true' : '';
  return Buffer.from(
    `{"data":${answer.data},"totalPage":${answer.totalPage},"totalSize":${answer.totalSize},"page":${answer.page},"size":${answer.size}${capped}}`,
  );
}

/** One record as `_search` would show it to this actor, parts and all; undefined where they may not see it. */
export async function findOne(
  engine: SearchEngine,
  db: Queryable,
  { actor, entity, id, children }: { actor: Actor; entity: AnyEntity; id: string; children: readonly string[] },
): Promise<string | undefined> {
  const criteria = readCriteria({
    size: 1,
    where: [{ name: 'id', type: 'UUID', operator: '=', value: id }],
    children: children.map((name) => ({ name, size: limits.childSize })),
  });
  const { data } = await search(engine, db, { actor, entity, criteria });
  return data === '[]' ? undefined : data.slice(1, -1);
}

/** Bounded: shapes come from outside, and each costs memory here and, once named, in every connection. */
const MAX_SHAPES = 2000;
const MAX_NAMED = 500;
/** A shape earns its prepared statement by coming back. */
const NAMED_AFTER = 2;

interface CachedShape {
  readonly statement: Statement;
  uses: number;
}

const shapes = new WeakMap<Catalogue, Map<string, CachedShape>>();

function compiledFor(context: OutlineContext, outline: Outline): Statement {
  const cache = shapes.get(context.catalogue) ?? new Map<string, CachedShape>();
  shapes.set(context.catalogue, cache);
  const key = `${context.reader.key}#${shapeOf(outline)}`;
  const known = cache.get(key);
  if (known !== undefined) {
    known.uses += 1;
    return known.uses === NAMED_AFTER ? renamed(cache, key, known) : known.statement;
  }
  if (cache.size >= MAX_SHAPES) cache.delete(cache.keys().next().value ?? '');
  const statement = compileSearch(context, outline);
  cache.set(key, { statement, uses: 1 });
  return statement;
}

const named = new Set<string>();

function renamed(cache: Map<string, CachedShape>, key: string, shape: CachedShape): Statement {
  // Moved to the young end, so that what comes back outlives what came once.
  cache.delete(key);
  cache.set(key, shape);
  const { statement } = shape;
  if (statement.isNamed && named.size < MAX_NAMED) named.add(statement.text);
  return statement;
}

function bind({ text, scope, isNamed }: Statement, outline: Outline, { actor }: Reader): { text: string; values: unknown[]; name?: string } {
  const offset = outline.page === 0 ? [] : [outline.page * outline.size];
  return {
    text,
    values: [...valuesOf(outline), ...offset, ...scope.map((parameter) => scopeValue(actor, parameter))],
    ...(isNamed && named.has(text) ? { name: statementName(text) } : {}),
  };
}

/** Rows of a tree an answer may carry. */
const MAX_TREE_ROWS = 20_000;

async function plantTrees({ context, db, outline }: { context: OutlineContext; db: Queryable; outline: Outline }, flat: string): Promise<string> {
  const rows = JSON.parse(flat) as Record<string, unknown>[];
  for (const tree of outline.trees) {
    const statement = compileTree(context, tree);
    const values = [rows.map((row) => row['id']), ...valuesOf(tree), ...statement.scope.map((parameter) => scopeValue(context.reader.actor, parameter))];
    const found = await db.query({ text: statement.text, values });
    if (found.rows.length > MAX_TREE_ROWS) throw badInput(message('tooMany', { what: tree.name, limit: MAX_TREE_ROWS }));
    hang(rows, tree, found.rows as unknown as TreeRow[]);
  }
  return JSON.stringify(rows);
}

interface TreeRow {
  readonly parent: string;
  readonly id: string;
  readonly row: string;
}

function hang(roots: Record<string, unknown>[], tree: ChildOutline, rows: readonly TreeRow[]): void {
  const byParent = new Map<string, Record<string, unknown>[]>();
  for (const { parent, row } of rows) {
    const siblings = byParent.get(parent) ?? [];
    siblings.push(JSON.parse(row) as Record<string, unknown>);
    byParent.set(parent, siblings);
  }
  // Written apart for each place it stands at, and no deeper than it was read: rows that point in a ring have no end.
  const start = tree.page * tree.size;
  const childrenOf = (record: Record<string, unknown>, depth: number): Record<string, unknown>[] =>
    depth > TREE_DEPTH ? [] : (byParent.get(String(record['id'])) ?? []).slice(start, start + tree.size).map((child) => ({ ...child, [tree.name]: childrenOf(child, depth + 1) }));
  for (const root of roots) root[tree.name] = childrenOf(root, 1);
}
