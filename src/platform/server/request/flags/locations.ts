/** Documents with a location: those with a field that the rule `placeGeometry` checks. */
import type { Catalogue } from '#language/catalogue.ts';
import { columnName, tableName } from '#language/naming.ts';
import { quote } from '../../database/sqlText.ts';

export interface LocationSource {
  readonly entity: string;
  readonly field: string;
  readonly table: string;
  readonly column: string;
}

const RULE = 'placeGeometry';

export function locationSourcesOf({ entities }: Pick<Catalogue, 'entities'>): readonly LocationSource[] {
  return [...entities.values()]
    .filter(({ isDocument }) => isDocument)
    .flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, { kind, rules = [] }]) => kind === 'json' && rules.some((rule) => rule.name === RULE))
        .slice(0, 1)
        .map(([field]) => ({
          entity: name,
          field,
          table: quote(tableName(name)),
          column: quote(columnName(field, 'json')),
        })),
    );
}
