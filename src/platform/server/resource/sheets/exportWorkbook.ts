/**
 * Writes every row of a filter as a workbook: with the rows, the columns and the rights of the CSV, streamed in the
 * same way.
 */
import { Readable } from 'node:stream';
import { inLocale, type Locale } from '#language/label.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { findInstant, plainDateOf } from '#language/values/instant.ts';
import { findPlainDate } from '#language/values/plainDate.ts';
import { cellText, valueAt, type CsvColumn } from './csv.ts';
import type { Engine } from '../engine.ts';
import { columnsOfExport, streamRows, whenReadable, type ExportQuestion } from './export.ts';
import { rowXml, serialOf, workbookBytes, type OutCell, type OutColumn } from './writing/workbook.ts';

/** Resolves when there is something to send, as for CSV. */
export async function startWorkbookExport(engine: Engine, question: ExportQuestion): Promise<Readable> {
  const { entity, criteria, locale } = question;
  const { paths, columnsOf } = columnsOfExport(engine, question);
  let columns: readonly CsvColumn[] = [];
  let row = 1;
  const rows = streamRows(engine, {
    ...question,
    criteria: { ...criteria, select: paths },
    head: () => {
      columns = columnsOf();
      return rowXml(
        1,
        columns.map(({ header }) => ({ text: header, style: 'header' })),
      );
    },
    lineOf: (record) => {
      row += 1;
      return rowXml(
        row,
        columns.map((column) => outCell(column, valueAt(record, column.path), locale)),
      );
    },
  });
  await whenReadable(rows);
  return Readable.from(
    workbookBytes(
      [{ name: inLocale(entity.title, locale), isFrozen: true, columns: columns.map(widthOf), rows }],
      locale,
    ),
    { objectMode: false },
  );
}

/** Dates and numbers are written as such; everything else is text, and nothing can be run as a formula. */
export function outCell(column: CsvColumn, value: unknown, locale: Locale): OutCell {
  if (value === null || value === undefined) return null;
  switch (column.field.kind) {
    case 'date': {
      const day = findPlainDate(value as string);
      const serial = day === undefined ? undefined : serialOf(day);
      return serial === undefined
        ? { text: cellText(column, value, locale) }
        : { number: String(serial), style: 'date' };
    }
    case 'instant': {
      const moment = findInstant(value as string);
      const serial = moment === undefined ? undefined : serialOf(plainDateOf(moment));
      return moment === undefined || serial === undefined
        ? { text: cellText(column, value, locale) }
        : { number: String(serial + secondsOf(moment) / DAY_SECONDS), style: 'moment' };
    }
    case 'integer':
      return { number: `${value as number}` };
    case 'decimal':
      return { number: decimalText(decimal(value as number)) };
    default: {
      const text = cellText(column, value, locale);
      return text === '' ? null : { text };
    }
  }
}

const DAY_SECONDS = 86_400;

/** Returns the seconds since the beginning of its day. */
function secondsOf(moment: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = moment
    .slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:mm:ss'.length)
    .split(':')
    .map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

export function widthOf({ header, field }: { readonly header: string; readonly field: CsvColumn['field'] }): OutColumn {
  const content = field.kind === 'text' ? Math.min(field.max, MAX_WIDTH) : USUAL_WIDTH;
  return { width: Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.max(content / 2, [...header].length + 2))) };
}

const MIN_WIDTH = 10;
const USUAL_WIDTH = 30;
const MAX_WIDTH = 50;
