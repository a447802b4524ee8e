/** Documents with a location: those with a field that the rule `placeGeometry` checks. */
import type { Catalogue } from '#language/catalogue.ts';
import { columnName, tableName } from '#language/naming.ts';
import { findLocationField } from '#platform/model/geo/locationField.ts';
import { quote } from '../../database/sqlText.ts';

export interface LocationSource {
  readonly entity: string;
  readonly field: string;
  readonly table: string;
  readonly column: string;
}

export function locationSourcesOf({ entities }: Pick<Catalogue, 'entities'>): readonly LocationSource[] {
  return [...entities.values()].flatMap((entity) => {
    const field = entity.isDocument ? findLocationField(entity) : undefined;
    return field === undefined
      ? []
      : [
          {
            entity: entity.name,
            field,
            table: quote(tableName(entity.name)),
            column: quote(columnName(field, 'json')),
          },
        ];
  });
}
