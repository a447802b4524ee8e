/** The columns of a list in a sheet, and the content of their cells. */
import { cardFieldNamesOf, findField, findTarget, getChoice, type Catalogue } from '#language/catalogue.ts';
import { labelOf, type Choice } from '#language/choice.ts';
import type { AnyEntity, Card } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { formatDate, formatDatetime } from '#language/values/buddhistEra.ts';
import { BYTE_ORDER_MARK, csvLine } from '#language/values/csvText.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { findInstant } from '#language/values/instant.ts';
import { findPlainDate } from '#language/values/plainDate.ts';
import { actionLabelsOf, stateLabelsOf } from '#language/actionLabels.ts';
import { translateCodes } from '#language/codeLabels.ts';

/** The file name without its extension. */
export const EXPORT_NAME = 'export';
export const CSV_TYPE = 'text/csv; charset=utf-8';

export interface CsvColumn {
  readonly path: string;
  readonly header: string;
  readonly field: Field;
  /** If the path ends at a reference: the card that names the referenced record. */
  readonly card: Card | undefined;
  /** For values stored as codes: how they are displayed. */
  readonly formatText: ((text: string) => string) | undefined;
  /** For a list of codes: the choice they belong to. */
  readonly choice: Choice | undefined;
}

/**
 * Returns columns with the headers of the list: the label of the reference, then that of the field read through it,
 * unless that is its name.
 */
export function csvColumns(
  catalogue: Catalogue,
  entity: AnyEntity,
  paths: readonly string[],
  locale: Locale,
): CsvColumn[] {
  const found = paths.map((path) => {
    const labels: Label[] = [];
    let at: AnyEntity | undefined = entity;
    let field: Field | undefined;
    let isName = false;
    for (const name of path.split('.')) {
      field = at === undefined ? undefined : findField(at, name);
      if (field === undefined || at === undefined) throw new Error(`No field at "${path}"`);
      isName = labels.length > 0 && cardFieldNamesOf(at).includes(name);
      if (!isName) labels.push(field.label);
      at = findTarget(catalogue, field);
    }
    if (field === undefined) throw new Error(`No field at "${path}"`);
    const header = labels.map((label) => inLocale(label, locale)).join(' › ');
    return {
      path,
      header,
      whole: isName ? `${header} › ${inLocale(field.label, locale)}` : header,
      field,
      card: at?.card,
      choice: field.kind === 'json' && field.choice !== undefined ? getChoice(catalogue, field.choice) : undefined,
      formatText: textFormatterOf(catalogue, field, locale),
    };
  });
  // If a reference has one column for its code and one for its name, both get the long header, because equal headers
  // could not be told apart.
  return found.map(({ whole, ...column }) =>
    found.some((other) => other.path !== column.path && other.header === column.header)
      ? { ...column, header: whole }
      : column,
  );
}

export function csvHeader(columns: readonly CsvColumn[]): string {
  return BYTE_ORDER_MARK + csvLine(columns.map((column) => column.header));
}

export function csvRow(columns: readonly CsvColumn[], row: unknown, locale: Locale): string {
  return csvLine(columns.map((column) => cellText(column, valueAt(row, column.path), locale)));
}

function textFormatterOf(catalogue: Catalogue, field: Field, locale: Locale): CsvColumn['formatText'] {
  const codeLabels = field.kind === 'text' ? field.words : undefined;
  if (codeLabels === undefined) return undefined;
  // Computed once for the column, because an export may have a hundred thousand rows.
  const labels =
    codeLabels === 'actions'
      ? actionLabelsOf(catalogue.modules)
      : codeLabels === 'states'
        ? stateLabelsOf(catalogue.modules)
        : {};
  const labelled = (name: string): Label | undefined => labels[name];
  return (text) =>
    translateCodes(text, {
      codeLabels,
      locale,
      titleOf: (name) => catalogue.entities.get(name)?.title,
      actionOf: labelled,
      stateOf: labelled,
    });
}

export function valueAt(row: unknown, path: string): unknown {
  let at = row;
  for (const name of path.split('.'))
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  return at;
}

export function cellText({ field, card, choice, formatText }: CsvColumn, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'date': {
      const day = findPlainDate(value as string);
      return day === undefined ? (value as string) : formatDate(day, locale);
    }
    case 'instant': {
      const moment = findInstant(value as string);
      return moment === undefined ? (value as string) : formatDatetime(moment, locale);
    }
    case 'boolean':
      return inLocale(value === true ? YES : NO, locale);
    case 'decimal':
      return decimalText(decimal(value as number));
    case 'choice':
    case 'lookup':
    case 'ref':
      return cardText(value as Readonly<Record<string, unknown>>, card, locale);
    case 'file':
      return (value as { name?: string }).name ?? '';
    case 'json':
      return choice === undefined
        ? JSON.stringify(value)
        : (value as readonly unknown[]).map((code) => inLocale(labelOf(choice, code), locale)).join(', ');
    case 'text':
      return formatText === undefined ? (value as string) : formatText(value as string);
    case 'integer':
    case 'uuid':
    case 'parts':
    case 'inverse':
      return `${value as string | number}`;
  }
}

export const YES: Label = ['ใช่', 'Yes'];
export const NO: Label = ['ไม่ใช่', 'No'];

/** Returns the name in the reader's language, or in the other, or the key. */
function cardText(record: Readonly<Record<string, unknown>>, card: Card | undefined, locale: Locale): string {
  const names = [locale === 'en' ? card?.en : undefined, card?.th, card?.en, card?.key, 'id'];
  return (
    names.map((name) => (name === undefined ? undefined : record[name])).find((text) => typeof text === 'string') ?? ''
  );
}
