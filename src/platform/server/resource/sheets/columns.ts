/** Which fields of an entity have columns in a sheet, and what a header means. */
import { cardFieldNamesOf, findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import { commonFieldsOf } from '#language/commonFields.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { inLocale, type Locale } from '#language/label.ts';
import { csvColumns } from './csv.ts';
import { defaultOf } from '../write/merge.ts';
import { mayReadField, type Reader } from '../read/reader.ts';

export interface SheetColumn {
  readonly name: string;
  readonly field: Field;
  /** True if it is one of the columns that identify a row. */
  readonly isKey: boolean;
  /** True if no row can be created without it. */
  readonly isRequired: boolean;
}

/** There are no columns for fields that the server writes or computes, for files and part rows, and for ids. */
const notInCells: ReadonlySet<Field['kind']> = new Set(['file', 'parts', 'inverse', 'uuid']);

export const ACTIVE = 'isActive';

/** Returns the columns in the order of their declaration; whether a record is in use comes last. */
export function sheetColumns(entity: AnyEntity): SheetColumn[] {
  const key = keyNamesOf(entity);
  const own = Object.entries(entity.fields).filter(
    ([name, field]) =>
      !notInCells.has(field.kind) &&
      field.managed !== true &&
      field.class !== 'secret' &&
      behaviourOf(entity, name).derive === undefined,
  );
  const active = commonFieldsOf(entity)[ACTIVE];
  return [...own, ...(active === undefined ? [] : [[ACTIVE, active] as const])].map(([name, field]) => ({
    name,
    field,
    isKey: key.includes(name),
    isRequired: field.required && defaultOf(field) === null,
  }));
}

export function writableColumns(reader: Reader, entity: AnyEntity): SheetColumn[] {
  return sheetColumns(entity).filter(({ field }) => mayReadField(reader, field));
}

/** Returns the fields that identify a row. */
export function keyNamesOf(entity: AnyEntity): readonly string[] {
  return entity.unique[0] ?? [];
}

/** If two columns would have the same header, the second also has the name of its field. */
export function headersOf(columns: readonly SheetColumn[], locale: Locale): ReadonlyMap<string, string> {
  const usedHeaders = new Set<string>();
  return new Map(
    columns.map(({ name, field }) => {
      const label = inLocale(field.label, locale);
      const header = usedHeaders.has(normalHeader(label)) ? `${label} (${name})` : label;
      usedHeaders.add(normalHeader(header));
      return [name, header];
    }),
  );
}

/** The meaning of a header: a column, or a known field that is not imported because the server writes it. */
export type HeaderMeaning = { readonly column: SheetColumn; readonly via: ReferenceName } | { readonly known: string };

/** For a reference: which of its names is in the cells, if the header states it. */
export type ReferenceName = { readonly name: string; readonly isCode: boolean } | undefined;

/**
 * By header, normalised by `normalHeader`. Fields that can be written come before those that only have a similar
 * header.
 */
export function headerMeaningsOf(catalogue: Catalogue, entity: AnyEntity): ReadonlyMap<string, HeaderMeaning> {
  const meanings = new Map<string, HeaderMeaning>();
  const add = (header: string, meaning: HeaderMeaning): void => {
    const key = normalHeader(header);
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  const columns = sheetColumns(entity);
  for (const column of columns) add(column.name, { column, via: undefined });
  for (const locale of LOCALES)
    for (const [name, header] of headersOf(columns, locale))
      for (const column of columns) if (column.name === name) add(header, { column, via: undefined });
  for (const column of columns) {
    const target =
      column.field.kind === 'ref' || column.field.kind === 'lookup' || column.field.kind === 'choice'
        ? findTarget(catalogue, column.field)
        : undefined;
    for (const name of target === undefined ? [] : cardFieldNamesOf(target)) {
      const label = target === undefined ? undefined : findField(target, name)?.label;
      const via = { name, isCode: name === target?.card?.key };
      add(`${column.name}.${name}`, { column, via });
      if (label !== undefined)
        for (const locale of LOCALES)
          add(`${inLocale(column.field.label, locale)} › ${inLocale(label, locale)}`, { column, via });
    }
  }
  const servers = Object.entries(entity.fields).filter(
    ([name, field]) => field.managed === true || behaviourOf(entity, name).derive !== undefined,
  );
  for (const [name, field] of [...servers, ...Object.entries(commonFieldsOf(entity))])
    for (const header of [name, ...field.label]) add(header, { known: name });
  for (const locale of LOCALES)
    for (const { header, path } of csvColumns(catalogue, entity, entity.list.columns, locale))
      for (const alias of [header, path]) add(alias, { known: path });
  return meanings;
}

const LOCALES: readonly Locale[] = ['th', 'en'];

/** Ignores upper and lower case, spaces and the star of required columns. */
export function normalHeader(text: string): string {
  return text.normalize('NFC').replace(/[*＊]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Returns `A`, `B`, … `AA`, as a spreadsheet names its columns. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : letterOf(rest - 1)) + String.fromCharCode(65 + (index % 26));
}
