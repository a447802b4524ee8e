/**
 * Searches every record a person may open. Each entity is searched through the same engine as its list, so that row
 * scope and field classes apply; entities for which a person has no menu are not searched at all.
 */
import { findRequestDeclaration, getEntity } from '#language/catalogue.ts';
import type { SearchCondition } from '#language/criteria.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import { INDEXED_LETTERS_MIN, searchWordsOf, type RecordSearchAnswer } from '#platform/model/recordSearch.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { sqlStateOf } from '../database/transaction.ts';
import { readerOf } from '../resource/read/reader.ts';
import { readCriteria, search, type SearchEngine } from '../resource/read/search.ts';
import type { Queryable } from '../database/queryable.ts';
import { screensByEntityOf, type ScreensByEntity } from './screensByEntity.ts';
import { rankRow, type RankedRecord, type FoundRow } from './rank.ts';
import { searchedFields, searchSourceOf, type SearchedField, type SearchSource } from './searchSource.ts';

export const MAX_PER_ENTITY = 5;
export const MAX_FOUND = 40;
/** The number of rows from which the best are chosen. */
const MAX_CANDIDATES = 50;
/**
 * A statement that finds nothing in this time would not find it in ten times as much; the whole search stops soon after
 * a second.
 */
const STATEMENT_MS = 400;
const TOTAL_MS = 1200;

export async function findRecords(
  app: App,
  { actor, text, limit }: { actor: Actor; text: string; limit: number },
): Promise<RecordSearchAnswer> {
  const needles = searchWordsOf(text);
  const letters = Math.max(0, ...needles.map((needle) => needle.length));
  const places = screensByEntityOf({ catalogue: app.catalogue, actor, info: await app.sessions.infoFor(actor) });
  const context = { catalogue: app.catalogue, reader: readerOf(actor) };
  const sources = [...places].flatMap(([name, of]) => searchSourceOf(context, name, of) ?? []);
  const isShort = letters < INDEXED_LETTERS_MIN;
  if (letters === 0 || sources.length === 0) return { data: [], isCut: false };
  return withTimeLimit(app, async (db, isLate) => {
    const query: FindQuery = { app, db, actor, needles, text, isShort };
    const answers: RankedRecord[][] = [];
    let isCut = isShort;
    const cases = await findCases(query, places);
    for (const source of sources) {
      if (isLate()) {
        isCut = true;
        break;
      }
      const ranked = await unlessCancelled(() => searchSource(query, source, cases?.get(source.entity.name) ?? []));
      isCut ||= ranked === undefined || ranked.length > MAX_PER_ENTITY;
      answers.push((ranked ?? []).slice(0, MAX_PER_ENTITY));
    }
    // Equal ranks stay in the order of the menu, because the sort is stable.
    const all = answers.flat().toSorted((one, other) => one.rank - other.rank);
    return {
      data: all.slice(0, Math.min(limit, MAX_FOUND)).map(({ found }) => found),
      isCut: isCut || cases === undefined || all.length > limit,
    };
  });
}

interface FindQuery {
  readonly app: App;
  readonly db: Queryable;
  readonly actor: Actor;
  readonly needles: readonly string[];
  readonly text: string;
  /** Too short for an index: only exact values are searched. */
  readonly isShort: boolean;
}

async function searchSource(
  query: FindQuery,
  source: SearchSource,
  ids: readonly string[],
): Promise<readonly RankedRecord[]> {
  const { needles, text, isShort } = query;
  const rows = new Map<string, FoundRow>();
  const take = async (where: readonly WhereTerm[]): Promise<number> => {
    const found = await searchRows(query, source, where);
    for (const row of found) rows.set(row.id, row);
    return found.length;
  };
  if (ids.length > 0) await take([{ name: 'id', operator: 'in', value: ids }]);
  if (isShort) await take(equalsTerms(source.ownFields, text));
  else if ((await take(containsTerms(source.ownFields, needles))) === MAX_CANDIDATES)
    await take(equalsTerms(codesIn(source.ownFields), text));
  return [...rows.values()]
    .flatMap((row) => rankRow(source, row, needles) ?? [])
    .toSorted((one, other) => one.rank - other.rank);
}

/**
 * Searches cases by the numbers and the subject of their requests, which are in one table for all document types.
 * Returns ids by the document's entity.
 */
async function findCases(
  query: FindQuery,
  places: ScreensByEntity,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const { app, actor, needles } = query;
  const isAnyDocument = [...places.keys()].some((name) => getEntity(app.catalogue, name).isDocument);
  if (!isAnyDocument || query.isShort || !actor.grants.has('request', 'canView')) return new Map();
  const entity = getEntity(app.catalogue, 'request');
  const fields = searchedFields(readerOf(actor), entity);
  const question = { entity, select: ['documentId', 'refDocumentType.code'] };
  return unlessCancelled(async () => {
    const rows = await searchRows(query, question, containsTerms(fields, needles));
    if (rows.length === MAX_CANDIDATES)
      rows.unshift(...(await searchRows(query, question, equalsTerms(codesIn(fields), query.text))));
    const byDocument = new Map<string, string[]>();
    for (const row of rows) {
      const document = findRequestDeclaration(
        app.catalogue,
        String((row['refDocumentType'] as { code?: unknown } | null)?.code),
      )?.document;
      if (document !== undefined)
        byDocument.set(document, [...(byDocument.get(document) ?? []), String(row['documentId'])]);
    }
    return byDocument;
  });
}

type WhereTerm = Pick<SearchCondition, 'name' | 'operator' | 'value' | 'logic'>;

async function searchRows(
  { app, db, actor }: FindQuery,
  { entity, select }: Pick<SearchSource, 'entity' | 'select'>,
  where: readonly WhereTerm[],
): Promise<FoundRow[]> {
  if (where.length === 0) return [];
  const engine: SearchEngine = { catalogue: app.catalogue, choices: app.lookups, totals: noTotals };
  const { data } = await search(engine, db, {
    actor,
    entity,
    criteria: readCriteria({ select, where, size: MAX_CANDIDATES }),
  });
  return JSON.parse(data) as FoundRow[];
}

/** The number of results is not returned, so it is not counted. */
const noTotals: SearchEngine['totals'] & object = {
  lookUp: () => ({ known: 0, keep: () => undefined }),
  forget: () => undefined,
};

/** Every word must be contained in any of the fields. */
function containsTerms(fields: readonly SearchedField[], needles: readonly string[]): readonly WhereTerm[] {
  return needles.flatMap((needle) => anyOf(fields, { operator: 'like', value: needle }));
}

/**
 * The whole text of one field, in its own spelling or another. A text that many rows contain may be the whole code of
 * one.
 */
function equalsTerms(fields: readonly SearchedField[], text: string): readonly WhereTerm[] {
  const typed = text.trim();
  const spellings = [
    ...new Set(
      [typed, normaliseForSearch(typed)].flatMap((spelling) => [
        spelling,
        spelling.toLowerCase(),
        spelling.toUpperCase(),
      ]),
    ),
  ];
  return anyOf(fields, { operator: 'in', value: spellings });
}

function codesIn(fields: readonly SearchedField[]): readonly SearchedField[] {
  return fields.filter(({ isCode }) => isCode);
}

function anyOf(fields: readonly SearchedField[], term: Pick<WhereTerm, 'operator' | 'value'>): readonly WhereTerm[] {
  return fields.map(({ path }, index) => ({ name: path, ...term, ...(index === 0 ? {} : { logic: 'OR' as const }) }));
}

/** Uses one connection, so that typing cannot take all of them. */
async function withTimeLimit<T>(
  { pools }: App,
  work: (db: Queryable, isLate: () => boolean) => Promise<T>,
): Promise<T> {
  const client = await pools.api.connect();
  const endMs = performance.now() + TOTAL_MS;
  let isBroken = true;
  try {
    await client.query(`set statement_timeout = ${STATEMENT_MS}`);
    const answer = await work(client, () => performance.now() > endMs);
    await client.query('reset statement_timeout');
    isBroken = false;
    return answer;
  } finally {
    // A connection that still has the short time limit would fail its next user, so it is destroyed.
    client.release(isBroken);
  }
}

const CANCELLED = '57014';

/** Returns undefined if the database cancelled the statement. */
async function unlessCancelled<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === CANCELLED) return undefined;
    throw error;
  }
}
