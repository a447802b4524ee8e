/** The filters of a list: one for each path the entity declares for searching, in a form that follows from its field. */
import { findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field, FieldKind } from '#language/field.ts';
import { findBilingualName } from '#language/bilingualName.ts';

export type FilterForm = 'text' | 'word' | 'pick' | 'days' | 'numbers' | 'yesNo';

export interface Filter {
  readonly path: string;
  readonly field: Field;
  readonly form: FilterForm;
  /** The path of the English half of a name in two languages, which is searched as well. */
  readonly englishPath?: string;
}

const formOf = {
  text: 'text',
  uuid: 'text',
  json: 'text',
  integer: 'numbers',
  decimal: 'numbers',
  boolean: 'yesNo',
  date: 'days',
  instant: 'days',
  choice: 'pick',
  lookup: 'pick',
  ref: 'pick',
  file: undefined,
  parts: undefined,
  inverse: undefined,
} as const satisfies Record<FieldKind, FilterForm | undefined>;

/** Returns one filter for each search path. A path whose field cannot be compared with anything has none. */
export function filtersOf(catalogue: Catalogue, entity: AnyEntity): readonly Filter[] {
  return entity.list.search.flatMap((path) => {
    const field = findFieldAt(catalogue, entity, path);
    const form = field === undefined ? undefined : isOneWord(field) ? 'word' : formOf[field.kind];
    const english = findBilingualName(entity, path)?.en;
    return field === undefined || form === undefined
      ? []
      : [{ path, field, form, ...(english === undefined ? {} : { englishPath: english }) }];
  });
}

function isOneWord(field: Field): boolean {
  return field.kind === 'text' && field.isOneWord === true;
}

export function findFieldAt(catalogue: Catalogue, entity: AnyEntity, path: string): Field | undefined {
  let at: AnyEntity | undefined = entity;
  let field: Field | undefined;
  for (const name of path.split('.')) {
    field = at === undefined ? undefined : findField(at, name);
    at = field === undefined ? undefined : findTarget(catalogue, field);
  }
  return field;
}
