/** The certified places of a holder that are in force: what is asked for, and how it is shown. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { SentCriteria } from '#platform/web/api/resource.ts';
import { mapFieldsOf, type MapFields } from '#platform/web/list/map/mapFields.ts';

/** More are in the list: on the map, and in the table, of which the first expire first. */
export const SHOWN_MAX = 500;
export const ROWS_MAX = 10;

export const EXPIRY = 'refDossier.expireDate';
export const COLUMNS = [
  'nameTh',
  'refLocationType.value',
  'refDossier.code',
  'refProvince.nameTh',
  'squareMetres',
  EXPIRY,
] as const;

/** The fields of the map, whose marks tell the same as the table. */
export function fieldsOf(catalogue: Catalogue, entity: AnyEntity): MapFields {
  return mapFieldsOf(catalogue, { ...entity, list: { ...entity.list, columns: COLUMNS } });
}

export function criteriaFor(holderId: string, select: readonly string[]): SentCriteria {
  return {
    select,
    where: [
      { name: 'refHolder.id', type: 'UUID', operator: '=', value: holderId },
      { name: 'isCurrent', type: 'Boolean', operator: '=', value: true },
      { name: 'refDossier.refState.code', operator: '=', value: 'inForce' },
    ],
    sort: [
      { name: EXPIRY, type: 'ASC' },
      { name: 'refDossier.code', type: 'ASC' },
    ],
    page: 0,
    size: SHOWN_MAX,
  };
}
