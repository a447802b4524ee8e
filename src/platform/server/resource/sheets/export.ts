/**
 * Writes every row of a filter as CSV, streamed from a cursor, so that neither the server nor the database holds it
 * all.
 */
import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Catalogue } from '#language/catalogue.ts';
import type { Criteria } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { Refusal, unavailable } from '../../errors.ts';
import { createCapacity, type Capacity } from '../../http/capacity.ts';
import { compileRows } from '../read/compile.ts';
import { csvColumns, csvHeader, csvRow, type CsvColumn } from './csv.ts';
import type { Engine } from '../engine.ts';
import { prepareQuery, queryValuesOf } from '../read/preparedQuery.ts';
import { resolvePath } from '../read/path.ts';
import { readerOf, scopeValue, type Reader } from '../read/reader.ts';

const FETCH_ROWS = 500;

export interface ExportQuestion {
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly criteria: Criteria;
  readonly locale: Locale;
}

/**
 * Resolves when there is something to send, so that a failure of the database can still be answered, which is
 * impossible after the first byte.
 */
export async function startExport(engine: Engine, question: ExportQuestion): Promise<Readable> {
  return whenReadable(exportCsv(engine, question));
}

export async function whenReadable(stream: Readable): Promise<Readable> {
  await once(stream, 'readable');
  return stream;
}

/**
 * The requested columns, or those of the list as the reader sees it. The columns are computed only after the query was
 * checked: the check reports an invalid path with a message, while computing its column would just fail.
 */
export function columnsOfExport(
  { catalogue }: Pick<Engine, 'catalogue'>,
  { actor, entity, criteria, locale }: ExportQuestion,
): { paths: readonly string[]; columnsOf: () => readonly CsvColumn[] } {
  const context = { catalogue, reader: readerOf(actor) };
  const paths = criteria.select ?? entity.list.columns.filter((path) => isReadable(context, entity, path));
  return { paths, columnsOf: () => csvColumns(catalogue, entity, paths, locale) };
}

/** Throws if the query is invalid. */
export function exportCsv(engine: Engine, question: ExportQuestion): Readable {
  const { actor, entity, criteria, locale } = question;
  const { paths, columnsOf } = columnsOfExport(engine, question);
  let columns: readonly CsvColumn[] = [];
  const head = (): string => {
    columns = columnsOf();
    return csvHeader(columns);
  };
  return streamRows(engine, {
    actor,
    entity,
    criteria: { ...criteria, select: paths },
    head,
    lineOf: (row) => csvRow(columns, row, locale),
  });
}

export interface StreamedRows extends Omit<ExportQuestion, 'locale'> {
  /** Returns the text before the first row; called after the query was found valid. */
  readonly head: () => string;
  readonly lineOf: (row: unknown) => string;
  /** Part rows that are read with the record. */
  readonly children?: Criteria['children'];
}

/** Streams every row of the query as lines of text. */
export function streamRows(
  engine: Engine,
  { actor, entity, criteria, head: headOf, lineOf, children = [] }: StreamedRows,
): Readable {
  const context = { catalogue: engine.catalogue, choices: engine.lookups, reader: readerOf(actor) };
  const query = prepareQuery(context, entity, { ...criteria, page: 0, size: 1, children });
  const statement = compileRows(context, { ...query, isOne: false });
  const values = [...queryValuesOf(query), ...statement.scope.map((parameter) => scopeValue(actor, parameter))];
  let cursor: Cursor | undefined;
  let head = headOf();
  let isWhole = false;
  const giveBack = exportCapacityOf(engine.pools.export).take({ sessionId: actor.sessionId, address: '' });
  if (giveBack === undefined) throw unavailable(RETRY_SECONDS);
  return new Readable({
    highWaterMark: READ_AHEAD_BYTES,
    construct(done) {
      openCursor(engine.pools.export, statement.text, values).then((opened) => {
        cursor = opened;
        done();
      }, done);
    },
    async read() {
      if (isWhole || cursor === undefined) return;
      try {
        const rows = await cursor.fetch();
        isWhole = rows.length < FETCH_ROWS;
        this.push(head + rows.map((row) => lineOf(JSON.parse(row))).join(''));
        head = '';
        if (isWhole) this.push(null);
      } catch (error) {
        engine.log.error({ error, entity: entity.name }, 'An export broke off');
        this.destroy(error as Error);
      }
    },
    // Called at the end, after an error, and when the client has disconnected.
    destroy(error, done) {
      giveBack();
      if (cursor === undefined) done(error);
      else cursor.close().then(() => done(error), done);
    },
  });
}

/** Buffered in advance, so that slow clients seldom hold a database connection. */
const READ_AHEAD_BYTES = 8 * 1024 * 1024;
const RETRY_SECONDS = 5;
/** One session leaves a connection for others. */
export const EXPORT_CAPACITY = { all: 16, anonymous: 4, perAddress: 4, perSession: 2 };

const exportCapacities = new WeakMap<Pool, Capacity>();

function exportCapacityOf(pool: Pool): Capacity {
  const capacity = exportCapacities.get(pool) ?? createCapacity(EXPORT_CAPACITY);
  exportCapacities.set(pool, capacity);
  return capacity;
}

/**
 * The columns of the list were not requested by name, so those that the reader may not see are left out instead of
 * refused.
 */
function isReadable(
  { catalogue, reader }: { catalogue: Catalogue; reader: Reader },
  entity: AnyEntity,
  path: string,
): boolean {
  try {
    resolvePath(catalogue, reader, entity, path);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Opening a cursor runs nothing yet: a database that does not answer this quickly is unavailable. */
const OPENING_MS = 6_000;

type Rows = { readonly rows: readonly { readonly row: string }[] };

interface Cursor {
  /** Fewer rows than FETCH_ROWS are the last ones. */
  readonly fetch: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

async function openCursor(pool: Pool, question: string, values: unknown[]): Promise<Cursor> {
  const client = await pool.connect();
  let last: Promise<unknown> = Promise.resolve();
  const run = (text: string, more: { values?: unknown[]; query_timeout?: number } = {}): Promise<Rows> => {
    const answer = client.query<{ row: string }>({ text, ...more });
    last = answer.catch(() => undefined);
    return answer;
  };
  const close = async (): Promise<void> => {
    await last;
    // If even the rollback fails, the connection is broken and must not be returned to the pool.
    await run('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
  };
  try {
    await run('begin read only', { query_timeout: OPENING_MS });
    await run(`declare export_rows no scroll cursor for ${question}`, { values, query_timeout: OPENING_MS });
  } catch (error) {
    await close();
    throw error;
  }
  return { fetch: async () => (await run(`fetch ${FETCH_ROWS} from export_rows`)).rows.map(({ row }) => row), close };
}
