/**
 * Finds the declaration of a violated constraint, by the name PostgreSQL reports. Tables that are no entities have no
 * owner.
 */
import type { Catalogue } from '#language/catalogue.ts';
import { constraintsOf, type ConstraintOwner } from './constraints.ts';

export function constraintOwner(catalogue: Catalogue): ReadonlyMap<string, ConstraintOwner> {
  const cachedOwners = ownersByCatalogue.get(catalogue);
  if (cachedOwners !== undefined) return cachedOwners;
  const owners = new Map(constraintsOf(catalogue).map(({ name, owner }) => [name, owner]));
  ownersByCatalogue.set(catalogue, owners);
  return owners;
}

const ownersByCatalogue = new WeakMap<Catalogue, ReadonlyMap<string, ConstraintOwner>>();
