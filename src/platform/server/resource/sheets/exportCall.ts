/** `POST {base}/_export`: every row of a filter, as CSV or as a workbook. */
import type { Readable } from 'node:stream';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { badInput } from '../../errors.ts';
import type { CallContext } from '../../http/call.ts';
import type { RawReply } from '../../http/rawReply.ts';
import { localeOf } from '../../http/errorBody.ts';
import { CSV_TYPE, EXPORT_NAME } from './csv.ts';
import { startExport } from './export.ts';
import { readCriteria } from '../read/search.ts';
import { startWorkbookExport } from './exportWorkbook.ts';
import { XLSX_TYPE } from './writing/workbook.ts';

export async function handleExport(
  entity: AnyEntity,
  { app, actor, body, query, headers }: CallContext,
): Promise<RawReply> {
  const format = readFormat(query['format'] ?? 'csv');
  const question = {
    actor,
    entity,
    criteria: readCriteria(body),
    locale: localeOf(query['locale'] ?? headers['accept-language']),
  };
  return fileReply(
    format,
    `${EXPORT_NAME}.${format}`,
    await (format === 'xlsx' ? startWorkbookExport : startExport)(app, question),
  );
}

export type SheetFormat = 'csv' | 'xlsx';

export function readFormat(format: string): SheetFormat {
  if (format === 'csv' || format === 'xlsx') return format;
  throw badInput(message('wrongType', { name: 'format', expected: 'xlsx | csv' }));
}

/** File names are made by the server, in plain letters. */
export function fileReply(format: SheetFormat, name: string, body: Readable | string): RawReply {
  return {
    raw: true,
    type: format === 'xlsx' ? XLSX_TYPE : CSV_TYPE,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body,
  };
}
