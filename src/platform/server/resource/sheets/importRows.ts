/**
 * Imports the rows of a sheet, each through the usual write of a record, in one transaction: that write decides which
 * values are valid, who may write them and what is logged. A refused row is rolled back by itself, so that the next can
 * be tried and all problems are reported at once; the caller decides whether the transaction is committed.
 */
import type { PoolClient } from 'pg';
import { cardFieldNamesOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { inSavepoint } from '../../database/transaction.ts';
import { retryOnUniqueViolation } from '../write/bulk.ts';
import { ruleBroken, Refusal } from '../../errors.ts';
import { asRefusal, isTransactionConflict } from '../../database/databaseErrors.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { setActive } from '../write/lifecycle.ts';
import { defaultOf } from '../write/merge.ts';
import { save } from '../write/save.ts';
import { bareValue, identifyRows } from './identifyRows.ts';
import { ACTIVE, keyNamesOf } from './columns.ts';
import { isSameCell } from './isSameCell.ts';
import type { FileColumn } from './matchHeader.ts';
import { isNamingField, loadTargetNames, moreNamesOf, textsOf, wholeKey, type TargetNames } from './targetNames.ts';
import { orderByReferences } from './orderByReferences.ts';
import { shortenText } from './readCell.ts';
import { readRows, type ReadRow } from './readRows.ts';
import type { SheetRow } from './readSheet.ts';

export interface ImportJob {
  readonly writer: Writer;
  readonly entity: AnyEntity;
  readonly columns: readonly FileColumn[];
  readonly keyNames: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly onProgress: (done: number) => void;
  /** Throws if nobody waits for the result any more. */
  readonly throwIfAbandoned: () => void;
}

export interface RowProblem extends Problem {
  readonly sheet: SheetRow;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** In the order of the file. */
  readonly problems: readonly RowProblem[];
}

type RowResult = 'created' | 'updated' | 'unchanged';

interface ImportWork extends ImportJob {
  readonly names: ReadonlyMap<string, TargetNames>;
}

export async function importRows(engine: Engine, db: PoolClient, job: ImportJob): Promise<ImportResult> {
  const rows = await readRows(engine.catalogue, job.columns, job.rows);
  const work: ImportWork = { ...job, names: await loadNamesOfColumns(engine, db, { ...job, rows }) };
  const { keys, stored } = await identifyRows(db, { ...work, actor: job.writer.actor, rows });
  const storedOf = (index: number): AnyRecord | undefined => stored.get(keys[index] ?? '');
  const referredRows = referredRowsIn(work, rows);
  const { order, rings } = orderByReferences(rows.length, referredRows);
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const failed = new Set<number>();
  let done = 0;
  for (const index of order) {
    job.throwIfAbandoned();
    const row = rows[index];
    if (row === undefined) continue;
    const ring = rings.get(index);
    if (ring !== undefined)
      row.problems.push(
        ringProblem(
          job.entity,
          ring.slice(0, MAX_RING_ROWS + 1).map((ringIndex) => rows[ringIndex]?.sheet.row ?? 0),
        ),
      );
    const waitedFor = ring === undefined ? referredRows(index).find((referred) => failed.has(referred)) : undefined;
    if (waitedFor !== undefined)
      row.problems.push(
        fieldProblem(job.entity.tree ?? '', message('rowAwaits', { row: rows[waitedFor]?.sheet.row ?? 0 })),
      );
    if (keys[index] !== undefined && storedOf(index) === undefined) row.problems.push(...missingKeyProblems(job, row));
    const isWritable = keys[index] !== undefined && ring === undefined && waitedFor === undefined;
    const result = isWritable ? await importRow(engine, db, { work, row, stored: storedOf(index) }) : undefined;
    if (result !== undefined) counts[result] += 1;
    if (row.problems.length > 0) failed.add(index);
    done += 1;
    job.onProgress(done);
  }
  return {
    ...counts,
    problems: rows.flatMap(({ sheet, problems }) => problems.map((problem) => ({ ...problem, sheet }))),
  };
}

/**
 * If the file identifies rows only by the card key, new records cannot be created, because their unique key is not in
 * it.
 */
function missingKeyProblems({ entity, keyNames }: ImportJob, { values }: ReadRow): Problem[] {
  const missing = keyNamesOf(entity).some((name) => !keyNames.includes(name));
  return missing
    ? keyNames.map((name) =>
        fieldProblem(name, message('cellNotFound', { value: shortenText(String(values[name])), what: entity.title })),
      )
    : [];
}

/** Loads, for each column that refers to records, all referenced records at once. */
async function loadNamesOfColumns(
  engine: Engine,
  db: PoolClient,
  { columns, rows, writer }: Pick<ImportJob, 'columns' | 'writer'> & { readonly rows: readonly ReadRow[] },
): Promise<ReadonlyMap<string, TargetNames>> {
  const names = new Map<string, TargetNames>();
  for (const { name, field } of columns) {
    if (!isNamingField(field)) continue;
    const texts = new Set(rows.map(({ values }) => values[name]).filter((text) => typeof text === 'string'));
    names.set(name, await loadTargetNames(engine, db, { actor: writer.actor, field, texts }));
  }
  return names;
}

/** Returns the rows of the same file to which a row refers: by their key, or by their name if no key matches. */
function referredRowsIn(
  { entity, columns }: ImportJob,
  rows: readonly ReadRow[],
): (index: number) => readonly number[] {
  const own = columns.filter(({ field }) => field.kind === 'ref' && field.target === entity.name);
  if (own.length === 0) return () => [];
  const byKey = new Map<string, number[]>();
  const byName = new Map<string, number[]>();
  const add = (map: Map<string, number[]>, text: unknown, index: number): void => {
    if (typeof text !== 'string') return;
    const indexes = map.get(text) ?? [];
    // Two matches are enough to make a name ambiguous; otherwise, in a file in which all rows have the same name, each
    // would wait for all others.
    if (indexes.length < 2 && !indexes.includes(index)) map.set(text, [...indexes, index]);
  };
  const { key, th, en } = entity.card ?? {};
  for (const [index, { values }] of rows.entries()) {
    if (key !== undefined) add(byKey, values[key], index);
    for (const text of ownTexts(entity, values)) add(byName, text, index);
    for (const name of [th, en]) if (name !== undefined) add(byName, values[name], index);
  }
  return (index) =>
    own.flatMap(({ name }) => {
      const text = rows[index]?.values[name];
      return typeof text === 'string' ? (byKey.get(text) ?? byName.get(text) ?? []) : [];
    });
}

type RowValues = Readonly<Record<string, unknown>>;

function ownTexts(entity: AnyEntity, values: RowValues): string[] {
  const text = textIn(values);
  return textsOf({
    key: text(entity.card?.key),
    th: text(entity.card?.th),
    en: text(entity.card?.en),
    more: moreNamesOf(entity).map(text),
  });
}

function ownKey(entity: AnyEntity, values: RowValues): string | null {
  const text = textIn(values);
  return wholeKey(text(entity.card?.key), moreNamesOf(entity).map(text));
}

function textIn(values: RowValues): (name: string | undefined) => string | null {
  return (name) => (name !== undefined && typeof values[name] === 'string' ? values[name] : null);
}

/** For a longer cycle, only the first rows are listed, because the whole would be reported for every row in it. */
const MAX_RING_ROWS = 10;

function ringProblem(entity: AnyEntity, rows: readonly number[]): Problem {
  const listed = [...rows.slice(0, MAX_RING_ROWS), ...(rows.length > MAX_RING_ROWS ? ['…'] : [])];
  return fieldProblem(
    entity.tree ?? '',
    rows.length === 1 ? message('cycle') : message('rowInRing', { rows: listed.join(' → ') }),
  );
}

interface RowImport {
  readonly work: ImportWork;
  readonly row: ReadRow;
  readonly stored: AnyRecord | undefined;
}

/** Returns the result; undefined if something is wrong with the row, which is then among its problems. */
async function importRow(
  engine: Engine,
  db: PoolClient,
  { work, row, stored }: RowImport,
): Promise<RowResult | undefined> {
  const body = bodyOf(work, row, stored);
  const isActive = row.values[ACTIVE];
  const isMoved = typeof isActive === 'boolean' && isActive !== (stored?.['isActive'] ?? true);
  const isSame = stored !== undefined && Object.keys(body).length === 0 && !isMoved;
  if (isSame && row.problems.length === 0) return 'unchanged';
  try {
    const id = await retryOnUniqueViolation(() =>
      inSavepoint(db, () => writeRow(engine, db, { work, stored, body, activeAs: isMoved ? isActive : undefined })),
    );
    addRowNames(work, { row, id, stored });
  } catch (error) {
    const refusal = asRefusal(engine.catalogue, error);
    // An internal error or an unavailable database ends the whole import; a transaction conflict causes a retry.
    if (refusal === undefined || refusal.status >= SERVER_ERROR || isTransactionConflict(error)) throw error;
    const reportedPaths = new Set(row.problems.map(({ path }) => path));
    const problems = refusal.fields.length > 0 ? refusal.fields : [fieldProblem('', refusal.ref)];
    row.problems.push(...problems.filter(({ path }) => !reportedPaths.has(path)));
  }
  if (row.problems.length > 0) return undefined;
  return stored === undefined ? 'created' : 'updated';
}

const SERVER_ERROR = 500;

/** Returns all given values for a new record, and only the differing ones for an existing record. */
function bodyOf(
  { columns, names, entity }: ImportWork,
  row: ReadRow,
  stored: AnyRecord | undefined,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const { name, field, isKey } of columns) {
    const cell = row.values[name];
    if (name === ACTIVE || cell === undefined || (isKey && stored !== undefined)) continue;
    // An empty cell of a required field gets the same default as in a new record, so that a file that was loaded can be
    // loaded again.
    const given = cell === null && stored !== undefined && field.required ? defaultOf(field) : cell;
    const target =
      isNamingField(field) && typeof given === 'string'
        ? names.get(name)?.find(given, currentOf(field, stored?.[name]))
        : undefined;
    if (target !== undefined && 'messageKey' in target) {
      if (!row.problems.some(({ path }) => path === name)) row.problems.push(fieldProblem(name, target));
      continue;
    }
    const sent = target === undefined ? given : { id: target.id };
    if (
      stored === undefined
        ? given !== null
        : !isSameCell(
            entity.fields[name] ?? field,
            stored[name],
            target === undefined ? given : (target.code ?? target.id),
          )
    )
      body[name] = sent;
  }
  return body;
}

function currentOf(field: Field, value: unknown): string | undefined {
  const bare = bareValue(field, value);
  return typeof bare === 'string' ? bare : undefined;
}

/** An archived record is activated before it is changed, and archived afterwards. */
async function writeRow(
  engine: Engine,
  db: PoolClient,
  {
    work,
    stored,
    body,
    activeAs,
  }: {
    work: ImportWork;
    stored: AnyRecord | undefined;
    body: Readonly<Record<string, unknown>>;
    activeAs: boolean | undefined;
  },
): Promise<string> {
  const { writer, entity } = work;
  const move = async (id: string, isActive: boolean): Promise<number> => {
    try {
      return await setActive(engine, db, { ...writer, entity, target: { id }, isActive });
    } catch (error) {
      throw withPath(error, ACTIVE);
    }
  };
  let version = stored?.['version'];
  if (stored !== undefined && activeAs === true) version = await move(String(stored['id']), true);
  const isChanged = stored === undefined || Object.keys(body).length > 0;
  const identity = stored === undefined ? {} : { id: stored['id'], version };
  const id = isChanged
    ? (await save(engine, db, { ...writer, entity, body: { ...identity, ...body } })).id
    : String(stored['id']);
  if (activeAs === false) await move(id, false);
  return id;
}

/** A refusal of the whole write is reported at the column that caused it. */
function withPath(error: unknown, path: string): unknown {
  return error instanceof Refusal && error.fields.length === 0 && error.status < SERVER_ERROR
    ? ruleBroken(path, error.ref)
    : error;
}

/** Later rows may refer to this record by the names it has in the file. */
function addRowNames(
  { entity, columns, names }: ImportWork,
  { row, id, stored }: { row: ReadRow; id: string; stored: AnyRecord | undefined },
): void {
  const values = {
    ...Object.fromEntries(cardFieldNamesOf(entity).map((name) => [name, stored?.[name]])),
    ...row.values,
  };
  for (const { name, field } of columns) {
    if (field.kind === 'ref' && field.target === entity.name)
      names.get(name)?.add({
        id,
        code: null,
        isActive: true,
        key: ownKey(entity, values),
        name: ['', ''],
        texts: ownTexts(entity, values),
      });
  }
}
