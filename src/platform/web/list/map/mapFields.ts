/** What a map of a list asks for of each row, and how a row becomes a place. Derived from the declaration of the entity. */
import { cardFieldNamesOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { inLocale, type Locale } from '#language/label.ts';
import { findLocationField } from '#platform/model/geo/locationField.ts';
import type { WireRecord } from '../../api/resource.ts';
import { columnsOf, columnText, selectsOf, valueAt, type FieldColumn } from '../../fields/columns.ts';
import { nameInLocale } from '../../fields/display.ts';
import { positionOfLocation, readCoordinates, type MappedPlace } from '../../places/mappedPlace.ts';

export interface MapFields {
  readonly select: readonly string[];
  /** Makes a place of a row; one without a position has undefined instead. */
  readonly placeOf: (row: WireRecord, locale: Locale) => MapRow;
}

export type MapRow = Omit<MappedPlace, 'url' | 'position'> & { readonly position: MappedPlace['position'] | undefined };

/** The position as text, `13.75700, 100.50200`, of an entity that has it: a boundary may have a thousand corners. */
const COORDINATES = 'coordinates';
/** The first columns of the list say what a row is, and how it stands. */
const FACTS_MAX = 5;

export function mapFieldsOf(catalogue: Catalogue, entity: AnyEntity): MapFields {
  const coordinates = entity.fields[COORDINATES]?.kind === 'text' ? COORDINATES : undefined;
  const location = findLocationField(entity) ?? '';
  const near = findNearField(entity);
  const names = cardFieldNamesOf(entity);
  const { key, th, en } = entity.card ?? {};
  const columns = columnsOf(catalogue, entity, factPathsOf(entity, [th, en, near]));
  return {
    select: [
      ...new Set([
        ...names,
        coordinates ?? location,
        ...(near === undefined ? [] : [near]),
        ...columns.flatMap(({ path }) => selectsOf(catalogue, entity, path)),
      ]),
    ],
    placeOf: (row, locale) => {
      const text = (name: string | undefined): string => textAt(row, name);
      const facts = columns.map((column) => ({
        label: titleOf(column, locale),
        text: columnText(column, row, locale),
      }));
      const title = nameInLocale({ th: text(th), en: text(en) }, locale) || text(key) || (facts[0]?.text ?? '');
      return {
        id: row.id,
        title,
        facts: facts.filter((fact) => fact.text !== '' && fact.text !== title),
        nearMetres: near === undefined ? null : numberAt(row, near),
        position: coordinates === undefined ? positionOfLocation(row[location]) : readCoordinates(row[coordinates]),
      };
    },
  };
}

/** The distance to the nearest protected place, if the entity has it. */
export function findNearField({ fields }: Pick<AnyEntity, 'fields'>): string | undefined {
  return Object.entries(fields).find(
    ([, field]) => field.kind === 'decimal' && field.from !== undefined && 'nearestFlag' in field.from,
  )?.[0];
}

function factPathsOf({ list }: AnyEntity, without: readonly (string | undefined)[]): readonly string[] {
  return list.columns.filter((path) => !without.includes(path) && path !== 'isActive').slice(0, FACTS_MAX);
}

function titleOf({ label }: FieldColumn, locale: Locale): string {
  return inLocale(label, locale);
}

function textAt(row: WireRecord, name: string | undefined): string {
  const value = name === undefined ? undefined : valueAt(row, name);
  return typeof value === 'string' ? value : '';
}

function numberAt(row: WireRecord, name: string): number | null {
  const value = row[name];
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
