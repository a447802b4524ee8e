/** Every row of a filter as CSV, streamed from a cursor, so that neither we nor the database hold it all. */
import { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import type { Criteria } from '#language/criteria.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Locale } from '#language/label.ts';
import type { Actor } from '../access/actor.ts';
import { compileRows } from './compile.ts';
import { csvColumns, csvHeader, csvRow } from './csv.ts';
import type { Engine } from './engine.ts';
import { outlineOf, valuesOf } from './outline.ts';
import { readerOf, scopeValue } from './reader.ts';

const FETCH_ROWS = 500;

/** What is wrong with the question is refused before the first byte. */
export function exportCsv(engine: Engine, { actor, entity, criteria, locale }: { actor: Actor; entity: AnyEntity; criteria: Criteria; locale: Locale }): Readable {
  const reader = readerOf(actor);
  const paths = criteria.select ?? entity.list.columns;
  const context = { catalogue: engine.catalogue, choices: engine.lookups, reader };
  const outline = outlineOf(context, entity, { ...criteria, select: paths, page: 0, size: 1, children: [] });
  const statement = compileRows(context, { ...outline, isOne: false });
  const columns = csvColumns(engine.catalogue, entity, paths, locale);
  const values = [...valuesOf(outline), ...statement.scope.map((parameter) => scopeValue(actor, parameter))];
  return Readable.from(lines());

  async function* lines(): AsyncGenerator<string> {
    yield csvHeader(columns);
    for await (const rows of batches(engine, statement.text, values)) {
      yield rows.map((row) => csvRow(columns, JSON.parse(row), locale)).join('');
    }
  }
}

async function* batches(engine: Engine, text: string, values: unknown[]): AsyncGenerator<string[]> {
  const client = await engine.pools.export.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin read only');
    await client.query(`declare export_rows no scroll cursor for ${text}`, values);
    for (let rows = await fetchRows(client); rows.length > 0; rows = await fetchRows(client)) yield rows;
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A reader that went away in the middle leaves a transaction open: the connection is not worth keeping.
    if (failure === undefined) await client.query('rollback').catch((broken: Error) => (failure = broken));
    client.release(failure);
  }
}

async function fetchRows(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(`fetch ${FETCH_ROWS} from export_rows`);
  return rows.map(({ row }) => row);
}
