/** A dotted path of a list (`refParent.nameTh`, `createDate`) as a column: what it is called, what it shows, what to ask for. */
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
  /** Of what stands at the end of the path. */
  readonly field: Field;
  /** Where the path ends at the Thai name of something: the path of its English one. */
  readonly englishPath: string | undefined;
}

/** Throws where the path leads nowhere. */
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
    // A document and its case are one thing to whoever reads a list of them.
    const isCase =
      entity.isDocument &&
      index === 0 &&
      names.length > 1 &&
      field.kind === 'ref' &&
      (field.target === 'request' || field.target === 'dossier');
    // The name of what is referred to is called as the reference is: nobody reads "Parent › Name (Thai)".
    const isName = labels.length > 0 && cardFieldNamesOf(at).includes(name);
    // Nor is what is asked of rows called after the rows.
    if (!isName && !isCase && field.kind !== 'parts') labels.push(findBilingualName(at, name)?.label ?? field.label);
    at = findTarget(catalogue, field);
  }
  if (field === undefined) throw new Error(`"${entity.name}" has nothing at "${path}"`);
  return { path, label: joinLabels(labels), field, englishPath: englishPathOf(holder, path) };
}

/** Where a list shows code and name of one thing, each is called what it is: two columns of one name are a riddle. */
export function columnsOf(catalogue: Catalogue, entity: AnyEntity, paths: readonly string[]): readonly FieldColumn[] {
  const columns = paths.map((path) => columnOf(catalogue, entity, path));
  const usual = columns.filter(({ path }) => entity.list.columns.includes(path));
  const isRiddle = (column: FieldColumn): boolean =>
    usual.includes(column) && usual.some((other) => other !== column && other.label[0] === column.label[0]);
  return columns.map((column) => (isRiddle(column) ? { ...column, label: column.field.label } : column));
}

/** What a list has to select so that the column can be shown in either language. */
export function selectsOf(catalogue: Catalogue, entity: AnyEntity, path: string): readonly string[] {
  const { englishPath } = columnOf(catalogue, entity, path);
  return englishPath === undefined ? [path] : [path, englishPath];
}

/** What the row has there, as forms hold it; in English the English name, where there is one. */
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

/** Behind a reference; an entity's own Thai name is a column of its own, unless it says that both are one. */
function englishPathOf(holder: AnyEntity, path: string): string | undefined {
  const before = path.slice(0, path.lastIndexOf('.') + 1);
  const name = path.slice(before.length);
  const { card } = holder;
  const english = before === '' ? findBilingualName(holder, name)?.en : name === card?.th ? card.en : undefined;
  return english === undefined ? undefined : before + english;
}

/** Whether it is a name of the record itself, not of what it refers to. */
export function isOwnName({ path, englishPath }: Pick<FieldColumn, 'path' | 'englishPath'>): boolean {
  return englishPath !== undefined && !path.includes('.');
}

function joinLabels(labels: readonly Label[]): Label {
  return [labels.map(([th]) => th).join(' › '), labels.map(([, en]) => en).join(' › ')];
}
