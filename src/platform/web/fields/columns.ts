/**
 * Converts a dotted path of a list (`refParent.nameTh`, `createDate`) to a column: its label, its value, and the fields
 * to select.
 */
import { cardFieldNamesOf, findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { Label, Locale } from '#language/label.ts';
import { findBilingualName } from '#language/bilingualName.ts';
import type { AnyRecord } from '#language/record.ts';
import { formatValue } from './display.ts';
import { valueFromWire } from './wire.ts';

export interface FieldColumn {
  readonly path: string;
  readonly label: Label;
  /** Field at the end of the path. */
  readonly field: Field;
  /** If the path ends at a Thai name: the path of the English name of the same record. */
  readonly englishPath: string | undefined;
}

/** Throws if the path does not exist. */
export function columnOf(catalogue: Catalogue, entity: AnyEntity, path: string): FieldColumn {
  const labels: Label[] = [];
  let at: AnyEntity | undefined = entity;
  let holder: AnyEntity = entity;
  let field: Field | undefined;
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    field = at === undefined ? undefined : findField(at, name);
    if (field === undefined || at === undefined) throw new Error(`"${entity.name}" has nothing at "${path}"`);
    holder = at;
    const isLast = index === names.length - 1;
    // A row of a document is listed with the fields of the document as if they were its own.
    const isRoot = index === 0 && !isLast && entity.partOf?.rootField === name;
    const isOwn: boolean = index === 0 || (index === 1 && entity.partOf?.rootField === names[0]);
    // People who read a list see a document and its case as one thing.
    const isCase =
      at.isDocument &&
      isOwn &&
      !isLast &&
      field.kind === 'ref' &&
      (field.target === 'request' || field.target === 'dossier');
    // The name of a referenced record has the label of the reference: "Parent › Name (Thai)" would not be read.
    const isName = labels.length > 0 && cardFieldNamesOf(at).includes(name);
    // A field of rows does not have the label of the rows in front either.
    if (!isName && !isRoot && !isCase && field.kind !== 'parts')
      labels.push(findBilingualName(at, name)?.label ?? field.label);
    at = findTarget(catalogue, field);
  }
  if (field === undefined) throw new Error(`"${entity.name}" has nothing at "${path}"`);
  return { path, label: joinLabels(labels), field, englishPath: englishPathOf(holder, path) };
}

/**
 * If a list shows both code and name of one reference, each column has the label of its own field: two columns with the
 * same label would be ambiguous.
 */
export function columnsOf(catalogue: Catalogue, entity: AnyEntity, paths: readonly string[]): readonly FieldColumn[] {
  const columns = paths.map((path) => columnOf(catalogue, entity, path));
  const usual = columns.filter(({ path }) => entity.list.columns.includes(path));
  const isRiddle = (column: FieldColumn): boolean =>
    usual.includes(column) && usual.some((other) => other !== column && other.label[0] === column.label[0]);
  return columns.map((column) => (isRiddle(column) ? { ...column, label: column.field.label } : column));
}

/** Returns the fields a list has to select so that the column can be shown in either language. */
export function selectsOf(catalogue: Catalogue, entity: AnyEntity, path: string): readonly string[] {
  const { englishPath } = columnOf(catalogue, entity, path);
  return englishPath === undefined ? [path] : [path, englishPath];
}

/** Returns the value of the row in the form of form values; in English the English name, if there is one. */
export function columnValue({ path, field, englishPath }: FieldColumn, row: AnyRecord, locale: Locale): unknown {
  const english = locale === 'en' && englishPath !== undefined ? valueAt(row, englishPath) : undefined;
  return english === undefined || english === null || english === ''
    ? valueFromWire(field, valueAt(row, path))
    : english;
}

export function columnText(column: FieldColumn, row: AnyRecord, locale: Locale): string {
  return formatValue(column.field, columnValue(column, row, locale), locale);
}

export function valueAt(row: unknown, path: string): unknown {
  let at = row;
  for (const name of path.split('.')) at = typeof at === 'object' && at !== null ? (at as AnyRecord)[name] : undefined;
  return at;
}

/**
 * Applies behind a reference; an entity's own Thai name is a separate column, unless the entity declares both names as
 * one.
 */
function englishPathOf(holder: AnyEntity, path: string): string | undefined {
  const before = path.slice(0, path.lastIndexOf('.') + 1);
  const name = path.slice(before.length);
  const { card } = holder;
  const english = before === '' ? findBilingualName(holder, name)?.en : name === card?.th ? card.en : undefined;
  return english === undefined ? undefined : before + english;
}

/** Returns true for a name of the record itself, not of a record it refers to. */
export function isOwnName({ path, englishPath }: Pick<FieldColumn, 'path' | 'englishPath'>): boolean {
  return englishPath !== undefined && !path.includes('.');
}

function joinLabels(labels: readonly Label[]): Label {
  return [labels.map(([th]) => th).join(' › '), labels.map(([, en]) => en).join(' › ')];
}
