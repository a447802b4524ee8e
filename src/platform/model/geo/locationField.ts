/** Finds the field of an entity that holds the location of a place: the one that the rule `placeGeometry` checks. */
import type { AnyEntity } from '#language/entity.ts';

/** The name of the rule, apart from the rule itself: lists ask for the field without loading the geometry. */
export const PLACE_GEOMETRY_RULE = 'placeGeometry';

export function findLocationField({ fields }: Pick<AnyEntity, 'fields'>): string | undefined {
  return Object.entries(fields).find(
    ([, { kind, rules = [] }]) => kind === 'json' && rules.some(({ name }) => name === PLACE_GEOMETRY_RULE),
  )?.[0];
}
