/**
 * Loads a record with the names of all records it refers to, by its declaration: with two queries, however long it is.
 */
import { allFieldsOf, findField, getEntity, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { NamedFile, NamedRecord, NamedReference } from '#language/namedRecord.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import type { App } from '../../app.ts';
import { nameLabelOf } from './nameOf.ts';
import type { Queryable } from '../../database/queryable.ts';
import { quote } from '../../database/sqlText.ts';
import { namedValue, lookupNames, withNames, type NameSource } from './withNames.ts';

/** By the referenced entity: fields that a paper prints in addition to the name. Texts, choices, lookups and files. */
export type ExtraFields = Readonly<Record<string, readonly string[]>>;

export interface NamedRecordOptions<E extends EntityName> {
  readonly entity: E;
  /** The record as it is stored, with its parts. */
  readonly record: AnyRecord;
  readonly alsoRead?: ExtraFields;
}

export type NamesApp = Pick<App, 'catalogue' | 'lookups'>;

/** People who may have the paper printed see on it the card of each referenced record, as on the screen. */
export async function loadNamedRecord<E extends EntityName>(
  app: NamesApp,
  db: Queryable,
  { entity: name, ...loading }: NamedRecordOptions<E>,
): Promise<NamedRecord<E>> {
  return (await addNames(app, db, {
    entity: getEntity(app.catalogue, name),
    ...loading,
  })) as unknown as NamedRecord<E>;
}

/** Does the same for any entity, or for some of its fields. */
export async function addNames(
  { catalogue, lookups }: NamesApp,
  db: Queryable,
  {
    entity,
    record,
    alsoRead = {},
  }: { readonly entity: AnyEntity; readonly record: AnyRecord; readonly alsoRead?: ExtraFields },
): Promise<AnyRecord> {
  const ids = new Map<string, Set<string>>();
  collectIds(catalogue, ids, { entity, record });
  const rows = await loadCards(catalogue, db, { ids, alsoRead });
  const files = await loadFiles(db, [...(ids.get(FILES) ?? []), ...rows.flatMap(fileIdsIn)]);
  const inMemory: NameSource = { ...lookupNames(lookups), record: () => undefined, file: (id) => files.get(id) };
  const cards = new Map(rows.map((row) => [`${row.target.name} ${row.id}`, referenceOf(catalogue, inMemory, row)]));
  const names: NameSource = { ...inMemory, record: (target, id) => cards.get(`${target} ${id}`) };
  return withNames(catalogue, names, { entity, record });
}

/** Returns the ids of files among the extra fields. */
function fileIdsIn({ target, more }: CardRow): readonly string[] {
  const files = Object.entries(more).filter(([name]) => findField(target, name)?.kind === 'file');
  return files.flatMap(([, id]) => id ?? []);
}

/** A key that no entity has as its name. */
const FILES = ' files';

function collectIds(
  catalogue: Catalogue,
  ids: Map<string, Set<string>>,
  { entity, record }: { entity: AnyEntity; record: AnyRecord },
): void {
  const add = (kind: string, value: unknown): void => {
    ids.set(kind, (ids.get(kind) ?? new Set()).add((value as Reference).id));
  };
  for (const [name, field] of Object.entries(allFieldsOf(entity))) {
    const value = record[name];
    if (value === null || value === undefined) continue;
    if (field.kind === 'ref') add(field.target, value);
    if (field.kind === 'file') add(FILES, value);
    if (field.kind !== 'parts') continue;
    const part = getEntity(catalogue, field.target);
    for (const row of value as readonly AnyRecord[]) collectIds(catalogue, ids, { entity: part, record: row });
  }
}

interface CardRow {
  readonly target: AnyEntity;
  readonly id: string;
  readonly code: string | null;
  readonly th: string | null;
  readonly en: string | null;
  readonly more: Readonly<Record<string, string | null>>;
}

async function loadCards(
  catalogue: Catalogue,
  db: Queryable,
  { ids, alsoRead }: { ids: ReadonlyMap<string, ReadonlySet<string>>; alsoRead: ExtraFields },
): Promise<readonly CardRow[]> {
  const names = [...ids.keys()].filter((name) => name !== FILES);
  const targets = names.map((name) => getEntity(catalogue, name)).filter(({ card }) => card !== undefined);
  if (targets.length === 0) return [];
  const parts = targets.map((target, index) => {
    const more = alsoRead[target.name] ?? [];
    return cardSql(target, { parameter: `$${index + 1}`, more });
  });
  const text = parts.join('\nunion all ');
  const { rows } = await db.query({ text, values: targets.map(({ name }) => [...(ids.get(name) ?? [])]) });
  return rows.map((row) => ({
    ...(row as unknown as Omit<CardRow, 'target'>),
    target: getEntity(catalogue, String(row['entity'])),
  }));
}

function cardSql(
  target: AnyEntity,
  { parameter, more }: { readonly parameter: string; readonly more: readonly string[] },
): string {
  const column = (name: string | undefined): string =>
    name === undefined ? 'null' : `t.${quote(columnName(name, getField(target, name).kind))}::text`;
  const { card } = target;
  const extraColumns = more.map((name) => `'${name}', ${column(name)}`).join(', ');
  return `select '${target.name}' as "entity", t."id"::text as "id",
      ${column(card?.displayedKey ?? card?.key)} as "code",
${column(card?.th)} as "th", ${column(card?.en)} as "en", json_build_object(${extraColumns}) as "more"
from ${quote(tableName(target.name))} t where t."id" = any(${parameter}::uuid[])`;
}

function getField(target: AnyEntity, name: string): Field {
  const field = findField(target, name);
  if (field === undefined) throw new Error(`"${target.name}" has no field "${name}" that a paper could say`);
  return field;
}

function referenceOf(
  catalogue: Catalogue,
  names: NameSource,
  { target, id, code, th, en, more }: CardRow,
): NamedReference {
  const extraEntries = Object.entries(more).map(([name, text]) => {
    const field = getField(target, name);
    const isReference = field.kind === 'lookup' || field.kind === 'file';
    return [name, namedValue(catalogue, names, { field, value: isReference && text !== null ? { id: text } : text })];
  });
  return { id, code, name: nameLabelOf(th, en), more: Object.fromEntries(extraEntries) as AnyRecord };
}

async function loadFiles(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, NamedFile>> {
  if (ids.length === 0) return new Map();
  const text = 'select "id"::text as "id", "name", "type", "hash" from "stored_file" where "id" = any($1::uuid[])';
  const { rows } = await db.query({ name: 'paper-files', text, values: [ids] });
  return new Map(rows.map((row) => [String(row['id']), row as unknown as NamedFile]));
}
