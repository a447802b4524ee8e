/**
 * What is searched in an entity, and how one of its rows is displayed: by the fields that are searched and that the
 * reader may read.
 */
import { cardFieldNamesOf, getEntity, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { mayReadField, type Reader } from '../resource/read/reader.ts';
import type { ScreenOfEntity } from './screensByEntity.ts';

export interface SearchedField {
  readonly path: string;
  readonly label: Label;
  readonly isCode: boolean;
}

export interface SearchSource {
  readonly entity: AnyEntity;
  readonly screens: readonly ScreenOfEntity[];
  /** Fields searched in its own table. */
  readonly ownFields: readonly SearchedField[];
  /** These, and the fields of its request. */
  readonly fields: readonly SearchedField[];
  /** The names of the row: for each kind the first field that has a value. */
  readonly names: { readonly key: readonly string[]; readonly th: readonly string[]; readonly en: readonly string[] };
  readonly select: readonly string[];
}

const REQUEST = 'refRequest';

export function searchSourceOf(
  { catalogue, reader }: { catalogue: Catalogue; reader: Reader },
  name: string,
  places: readonly ScreenOfEntity[],
): SearchSource | undefined {
  const entity = getEntity(catalogue, name);
  // Entities that only the server writes are read in their own list, by day and by kind.
  if (entity.kind !== 'record') return undefined;
  const own = searchedFields(reader, entity);
  const fields = [...own, ...(entity.isDocument ? requestFields({ catalogue, reader }) : [])];
  if (fields.length === 0) return undefined;
  const names = namePathsOf(reader, entity, own);
  const only = places.flatMap((place) => (place.listFilter ?? []).map((where) => where.name));
  return {
    entity,
    screens: places,
    ownFields: own,
    fields,
    names,
    select: [
      ...new Set([...fields.map(({ path }) => path), ...names.key, ...names.th, ...names.en, ...only, 'isActive']),
    ],
  };
}

export function searchedFields(reader: Reader, entity: AnyEntity, before = ''): readonly SearchedField[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.searched && mayReadField(reader, field)
      ? [{ path: before + name, label: field.label, isCode: field.code }]
      : [],
  );
}

function requestFields({ catalogue, reader }: { catalogue: Catalogue; reader: Reader }): readonly SearchedField[] {
  return reader.actor.grants.has('request', 'canView')
    ? searchedFields(reader, getEntity(catalogue, 'request'), `${REQUEST}.`)
    : [];
}

function namePathsOf(reader: Reader, entity: AnyEntity, own: readonly SearchedField[]): SearchSource['names'] {
  if (entity.isDocument && reader.actor.grants.has('request', 'canView')) {
    const of = (...names: string[]): string[] => names.map((name) => `${REQUEST}.${name}`);
    return { key: of('requestCode', 'draftCode'), th: of('subjectTh'), en: of('subjectEn') };
  }
  const readable = (name: string | undefined): string[] =>
    name === undefined || !mayReadField(reader, entity.fields[name] ?? PUBLIC_FIELD) ? [] : [name];
  if (cardFieldNamesOf(entity).length > 0)
    return {
      key: readable(entity.card?.key),
      th: [...readable(entity.card?.th), ...own.map(({ path }) => path)],
      en: readable(entity.card?.en),
    };
  return { key: [], th: own.map(({ path }) => path), en: [] };
}

/** A common field named by a card is public. */
const PUBLIC_FIELD = { class: 'public' } as Parameters<typeof mayReadField>[1];
