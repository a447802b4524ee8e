/** CSV as Excel in Thailand opens it: with a byte-order mark, and no cell that a spreadsheet would run. */
import { cardNamesOf, findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDate, formatDatetime } from '#language/values/buddhistEra.ts';
import { findInstant } from '#language/values/instant.ts';
import { findPlainDate } from '#language/values/plainDate.ts';

export const BYTE_ORDER_MARK = '\uFEFF';
export const EXPORT_NAME = 'export.csv';

export interface CsvColumn {
  readonly path: string;
  readonly header: string;
  readonly field: Field;
}

/** Columns named as the list names them: the label of the reference, then of what is read behind it where that is not its name. */
export function csvColumns(catalogue: Catalogue, entity: AnyEntity, paths: readonly string[], locale: Locale): CsvColumn[] {
  return paths.map((path) => {
    const labels: Label[] = [];
    let at: AnyEntity | undefined = entity;
    let field: Field | undefined;
    for (const name of path.split('.')) {
      field = at === undefined ? undefined : findField(at, name);
      if (field === undefined || at === undefined) throw new Error(`No field at "${path}"`);
      const isName = labels.length > 0 && cardNamesOf(at).includes(name);
      if (!isName) labels.push(field.label);
      at = findTarget(catalogue, field);
    }
    if (field === undefined) throw new Error(`No field at "${path}"`);
    return { path, header: labels.map((label) => inLocale(label, locale)).join(' › '), field };
  });
}

export function csvHeader(columns: readonly CsvColumn[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map((column) => column.header));
}

export function csvRow(columns: readonly CsvColumn[], row: unknown, locale: Locale): string {
  return csvLine(columns.map((column) => cellText(column.field, valueAt(row, column.path), locale)));
}

/** A cell that a spreadsheet would take for a formula is led by an apostrophe; a number is left a number. */
export function csvCell(text: string): string {
  const isRisky = /^[=+\-@\t\r|]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);
  const safe = isRisky ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function valueAt(row: unknown, path: string): unknown {
  let at = row;
  for (const name of path.split('.')) at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return at;
}

function cellText(field: Field, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'date' && typeof value === 'string') {
    const day = findPlainDate(value);
    return day === undefined ? value : formatDate(day, locale);
  }
  if (field.kind === 'instant' && typeof value === 'string') {
    const moment = findInstant(value);
    return moment === undefined ? value : formatDatetime(moment, locale);
  }
  if (field.kind === 'boolean') return locale === 'th' ? (value === true ? 'ใช่' : 'ไม่ใช่') : value === true ? 'Yes' : 'No';
  return typeof value === 'object' ? cardText(value as Record<string, unknown>, locale) : `${value as string | number}`;
}

function cardText(card: Readonly<Record<string, unknown>>, locale: Locale): string {
  const { id: _, ...names } = card;
  const texts = Object.values(names).filter((text) => typeof text === 'string');
  const wanted = locale === 'en' ? (texts[2] ?? texts[1]) : texts[1];
  return wanted ?? texts[0] ?? JSON.stringify(card);
}
