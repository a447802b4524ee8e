/** Checks whether a sheet belongs to this entity, by its header, in either language or by the names of the fields. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { message, type MessageParameter } from '#language/message.ts';
import { Refusal } from '../../errors.ts';
import { mayReadField, type Reader } from '../read/reader.ts';
import {
  keyNamesOf,
  letterOf,
  headerMeaningsOf,
  normalHeader,
  sheetColumns,
  type HeaderMeaning,
  type SheetColumn,
  type ReferenceName,
} from './columns.ts';
import { visibleCellText, type Sheet } from './readSheet.ts';

/** A column of the file that is imported. */
export interface FileColumn extends SheetColumn {
  /** From 0. */
  readonly index: number;
  readonly letter: string;
  /** The header as it is in the file. */
  readonly header: string;
}

export interface HeaderMatch {
  readonly columns: readonly FileColumn[];
  /** The fields that identify its rows. */
  readonly keyNames: readonly string[];
}

export function matchHeader(
  { catalogue, reader, entity }: { readonly catalogue: Catalogue; readonly reader: Reader; readonly entity: AnyEntity },
  sheet: Sheet,
): HeaderMatch {
  const meanings = headerMeaningsOf(catalogue, entity);
  const fileColumns = namedColumns(sheet);
  const found = fileColumns.map((fileColumn) => ({
    ...fileColumn,
    meaning: meanings.get(normalHeader(fileColumn.header)),
  }));
  const unknown = found.filter(({ meaning }) => meaning === undefined);
  const columns = found.flatMap(({ meaning, ...one }) =>
    meaning === undefined || 'known' in meaning ? [] : [{ ...one, ...meaning.column, via: meaning.via }],
  );
  const missing = sheetColumns(entity).filter(
    ({ name, isKey, isRequired }) =>
      isRequired && (isKey || unknown.length > 0) && !columns.some((column) => column.name === name),
  );
  const cardKeyColumn = missing.length > 0 && unknown.length === 0 ? findCardKeyColumn(entity, found) : undefined;
  if (cardKeyColumn === undefined && (unknown.length > 0 || missing.length > 0))
    throw wrongColumns(catalogue, {
      entity,
      headers: fileColumns.map(({ header }) => header),
      unknown: unknown.map(({ header, letter }) => (header === '' ? letter : `“${header}”`)),
      missing,
    });
  const forbidden = columns.find(({ field }) => !mayReadField(reader, field));
  if (forbidden !== undefined) throw new Refusal(403, message('unreadColumn', { name: forbidden.header }));
  const once = oncePerField(columns);
  return cardKeyColumn === undefined
    ? { columns: once, keyNames: keyNamesOf(entity) }
    : { columns: [...once, cardKeyColumn], keyNames: [cardKeyColumn.name] };
}

/**
 * A list may show the card key of a row instead of its unique key: an export of it then identifies the existing
 * records.
 */
function findCardKeyColumn(
  entity: AnyEntity,
  found: readonly (NamedColumn & { readonly meaning: HeaderMeaning | undefined })[],
): FileColumn | undefined {
  const name = entity.card?.key;
  const field = name === undefined ? undefined : entity.fields[name];
  const column = found.find(({ meaning }) => meaning !== undefined && 'known' in meaning && meaning.known === name);
  return name === undefined || field === undefined || column === undefined
    ? undefined
    : { name, field, isKey: true, isRequired: true, index: column.index, letter: column.letter, header: column.header };
}

interface NamedColumn {
  readonly index: number;
  readonly letter: string;
  readonly header: string;
}

/** Returns columns with a header, and those without one that have a value in a row. */
function namedColumns({ header, rows }: Sheet): readonly NamedColumn[] {
  const filled = new Set(rows.flatMap(({ cells }) => [...cells.keys()].filter((index) => cells[index] !== null)));
  const width = Math.max(header.length, ...filled) + 1;
  return Array.from({ length: Number.isFinite(width) ? width : 0 }, (_, index) => ({
    index,
    letter: letterOf(index),
    header: visibleCellText(header[index]).trim(),
  })).filter((column) => column.header !== '' || filled.has(column.index));
}

/**
 * A reference may be in two columns of an export, by its code and by its name: the code is used. The same column twice
 * is refused.
 */
function oncePerField(columns: readonly (FileColumn & { readonly via: ReferenceName })[]): readonly FileColumn[] {
  const chosen = new Map<string, FileColumn & { readonly via: ReferenceName }>();
  for (const column of columns) {
    const other = chosen.get(column.name);
    if (other !== undefined && other.via?.name === column.via?.name)
      throw new Refusal(
        422,
        message('sheetRepeated', { header: column.header, columns: `${other.letter}, ${column.letter}` }),
      );
    if (other === undefined || column.via?.isCode === true) chosen.set(column.name, column);
  }
  return [...chosen.values()];
}

function wrongColumns(
  catalogue: Catalogue,
  {
    entity,
    headers,
    unknown,
    missing,
  }: { entity: AnyEntity; headers: readonly string[]; unknown: readonly string[]; missing: readonly SheetColumn[] },
): Refusal {
  const other = [...catalogue.entities.values()].find(
    (candidate) =>
      candidate.isImported === true && candidate.name !== entity.name && isSheetOf(catalogue, candidate, headers),
  );
  if (other !== undefined) return new Refusal(422, message('sheetOfOther', { title: other.title }));
  const names = missing.length === 0 ? undefined : listed(missing.map(({ field }) => field.label));
  const unknownNames = unknown.length === 0 ? undefined : shortened(unknown);
  if (names === undefined) return new Refusal(422, message('sheetUnknown', { unknown: unknownNames ?? '' }));
  return new Refusal(
    422,
    unknownNames === undefined
      ? message('sheetMissing', { missing: names })
      : message('sheetMissingAndUnknown', { missing: names, unknown: unknownNames }),
  );
}

function isSheetOf(catalogue: Catalogue, entity: AnyEntity, headers: readonly string[]): boolean {
  const meanings = headerMeaningsOf(catalogue, entity);
  const found = headers.map((header) => meanings.get(normalHeader(header)));
  const columnNames = new Set(
    found.flatMap((meaning) => (meaning === undefined || 'known' in meaning ? [] : [meaning.column.name])),
  );
  return (
    !found.includes(undefined) &&
    columnNames.size > 1 &&
    sheetColumns(entity).every(({ name, isKey, isRequired }) => !isKey || !isRequired || columnNames.has(name))
  );
}

function listed(labels: readonly Label[]): MessageParameter {
  return [labels.map(([th]) => `“${th}”`).join(', '), labels.map(([, en]) => `“${en}”`).join(', ')];
}

/** A file with a hundred unknown columns is not answered with a hundred names. */
const MAX_NAMED = 10;
const MAX_NAME_LENGTH = 60;

function shortened(names: readonly string[]): string {
  const shortNames = names
    .slice(0, MAX_NAMED)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name));
  return shortNames.join(', ') + (names.length > MAX_NAMED ? ', …' : '');
}
