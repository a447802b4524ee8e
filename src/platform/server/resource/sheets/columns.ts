/** Which fields of an entity a sheet has columns for, and what a header means. */
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
  /** One of those a row is known by. */
  readonly isKey: boolean;
  /** Without it no row can be made. */
  readonly isRequired: boolean;
}

/** What the server writes or computes, what is a file or rows of its own, and what is only ever given are no columns. */
const notInCells: ReadonlySet<Field['kind']> = new Set(['file', 'parts', 'inverse', 'uuid']);

export const ACTIVE = 'isActive';

/** In the order in which they are declared; whether a record is in use comes last. */
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

/** What a row is known by. */
export function keyNamesOf(entity: AnyEntity): readonly string[] {
  return entity.unique[0] ?? [];
}

/** Where two columns would be called the same, the second says which field it is. */
export function headersOf(columns: readonly SheetColumn[], locale: Locale): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    columns.map(({ name, field }) => {
      const label = inLocale(field.label, locale);
      const header = taken.has(normalHeader(label)) ? `${label} (${name})` : label;
      taken.add(normalHeader(header));
      return [name, header];
    }),
  );
}

/** What a header stands for: a column, or what is known and not written, because the server writes it. */
export type HeaderMeaning = { readonly column: SheetColumn; readonly via: ReferenceName } | { readonly known: string };

/** Of a reference: which of its names stands in the cells, where the header says it. */
export type ReferenceName = { readonly name: string; readonly isCode: boolean } | undefined;

/** By header as `normalHeader` leaves it. What can be written comes before what only looks like it. */
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
      for (const one of [header, path]) add(one, { known: path });
  return meanings;
}

const LOCALES: readonly Locale[] = ['th', 'en'];

/** Upper and lower case, spaces and the star of what is required make no difference. */
export function normalHeader(text: string): string {
  return text.normalize('NFC').replace(/[*＊]/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** `A`, `B`, … `AA`, as a spreadsheet names its columns. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : letterOf(rest - 1)) + String.fromCharCode(65 + (index % 26));
}
