/** What a caller may do with an entity, through the calls it declares. */
import { allFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import { isAuthorField } from '#language/commonFields.ts';
import type { CallGrant } from '#platform/server/access/actor/actor.ts';
import { callKey, type Call } from '#platform/server/http/call.ts';
import { baseOf } from '#platform/server/resource/address.ts';
import type { AttackActor, Target } from './target.ts';

/** Returns each entity, and again as its owner edits it. */
export function entitiesOf({ catalogue }: Pick<Target, 'catalogue'>): readonly AnyEntity[] {
  return [...catalogue.entities.values()].flatMap((entity) =>
    entity.ownerField === undefined ? [entity] : [entity, ownEntityOf(entity)],
  );
}

/** Returns the generic calls of an entity that a caller is granted, by the suffix after its base path. */
export function grantedCalls(
  { calls }: Pick<Target, 'calls'>,
  { actor }: AttackActor,
  entity: AnyEntity,
): ReadonlyMap<string, { call: Call; grant: CallGrant }> {
  const base = baseOf(entity);
  const found = new Map<string, { call: Call; grant: CallGrant }>();
  for (const call of calls) {
    if (call.entity !== entity.name || !call.path.startsWith(base)) continue;
    const grant = grantOf(actor, call);
    const suffix = call.path.slice(base.length);
    if (grant !== undefined && /^(?:|\/_\w+|\/\{id\}\/_\w+)$/.test(suffix))
      found.set(`${call.method} ${suffix}`, { call, grant });
  }
  return found;
}

export function grantOf(actor: AttackActor['actor'], call: Call): CallGrant | undefined {
  const grant = actor.grants.findGrant(callKey(call));
  return grant !== undefined && (call.rights === undefined || call.rights.some((right) => grant.rights.has(right)))
    ? grant
    : undefined;
}

export function mayReadField({ actor }: AttackActor, field: Field): boolean {
  if (actor.userId === null && isAuthorField(field)) return false;
  return field.class === 'public' || actor.fieldClasses.has(field.class);
}

export function deniedFields(who: AttackActor, entity: AnyEntity): readonly [string, Field][] {
  return Object.entries(allFieldsOf(entity)).filter(([, field]) => !mayReadField(who, field));
}
