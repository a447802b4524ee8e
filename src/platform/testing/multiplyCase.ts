/** Copies a filed case many times: the same rows with other ids and numbers, for tests of large numbers and of load. */
import type { Client } from 'pg';
import { getEntity, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { columnName, tableName } from '#language/naming.ts';

export interface MultiplyOptions {
  readonly requestId: string;
  /** The entity of its document. */
  readonly document: string;
  readonly count: number;
  /** Also copies the history and the log of writes; a list needs neither. */
  readonly withLog?: boolean;
}

/** Needs a connection without triggers, because issued documents accept no new rows. Returns the requests. */
export async function multiplyCase(
  client: Client,
  catalogue: Catalogue,
  { requestId, document, count, withLog = true }: MultiplyOptions,
): Promise<string[]> {
  const entity = getEntity(catalogue, document);
  const table = tableName(document);
  await client.query(
    `drop table if exists copies; create temporary table copies as select n, gen_random_uuid() as request, gen_random_uuid() as dossier, gen_random_uuid() as document from generate_series(1, ${count}) n`,
  );
  const copy = (name: string, { where, values }: { where: string; values: string }): Promise<unknown> =>
    client.query(
      `insert into "${name}" select p.* from copies c cross join "${name}" s cross
        join lateral jsonb_populate_record(null::"${name}", to_jsonb(s) || ${values}) p where ${where}`,
    );
  const request = `(select r.dossier_id from request r where r.id = '${requestId}')`;
  await copy('dossier', {
    where: `s.id = ${request}`,
    values: `jsonb_build_object('id', c.dossier, 'code', s.code || '-' || c.n)`,
  });
  await copy('request', {
    where: `s.id = '${requestId}'`,
    values: `jsonb_build_object('id', c.request, 'dossier_id', c.dossier, 'document_id', c.document, 'draft_code', s.draft_code || '-' || c.n, 'request_code', s.request_code || '-' || c.n, 'approve_code', s.approve_code || '-' || c.n)`,
  });
  await copy(table, {
    where: `s.request_id = '${requestId}'`,
    values: `jsonb_build_object('id', c.document, 'request_id', c.request, 'dossier_id', c.dossier, 'public_token', replace(gen_random_uuid()::text, '-', ''), 'issued_file_id', null)`,
  });
  for (const [, field] of partFieldsOf(entity)) {
    const part = getEntity(catalogue, field.target);
    await client.query(
      `drop table if exists rows; create temporary table rows as select s.id, c.document, gen_random_uuid() as row, gen_random_uuid() as file from copies c cross join "${tableName(part.name)}" s join "${table}" d on d.id = s."${table}_id" where d.request_id = '${requestId}'`,
    );
    const files = storedFieldsOf(part).filter(([, { kind }]) => kind === 'file');
    for (const [, , column] of files) {
      await client.query(
        `insert into stored_file select p.* from rows r join "${tableName(part.name)}" s on s.id = r.id
          join stored_file f on f.id = s."${column}" cross
          join lateral jsonb_populate_record(null::stored_file, to_jsonb(f) || jsonb_build_object('id', r.file,
            'claimed_record', r.row)) p`,
      );
    }
    const own = files.map(([, , column]) => `, '${column}', r.file`).join('');
    await client.query(
      `insert into "${tableName(part.name)}" select p.* from rows r join "${tableName(part.name)}" s on s.id = r.id
        cross join lateral jsonb_populate_record(null::"${tableName(part.name)}",
          to_jsonb(s) || jsonb_build_object('id', r.row, '${columnName(document, 'ref')}', r.document${own})) p`,
    );
  }
  if (withLog) {
    const target = (source: string): string =>
      `case ${source} when 'request' then c.request when 'dossier' then c.dossier else c.document end`;
    const ofThisCase = `s.record_id in ('${requestId}', ${request}, (select r.document_id from request r where r.id = '${requestId}'))`;
    for (const name of ['status_history', 'entity_log'])
      await copy(name, {
        where: ofThisCase,
        values: `jsonb_build_object('id', gen_random_uuid(), 'record_id', ${target('s.entity')})`,
      });
  }
  const { rows } = await client.query<{ request: string }>('select request from copies order by n');
  return rows.map((row) => row.request);
}
