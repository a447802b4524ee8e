/** Every entity that people may write without a menu has a quota. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '#apps/modules.ts';
import type { AnyEntity } from '#language/entity.ts';
import { ownEntityOf } from '#language/ownEntity.ts';
import type { QuotaLimits } from '#language/quota.ts';
import { openCalls } from '#platform/server/access/rights/openCalls.ts';
import { baseOf } from '#platform/server/resource/address.ts';

const entities = [...catalogue.entities.values()];

/** By the declaration alone, or by the list of calls that need no menu. */
function isWritableWithoutMenu(entity: AnyEntity): boolean {
  if (entity.readOnly || entity.kind !== 'record') return false;
  if (entity.scope.user !== undefined || entity.ownerField !== undefined) return true;
  return isOpen(entity);
}

function isOpen(entity: AnyEntity): boolean {
  const bases = [entity, ...(entity.ownerField === undefined ? [] : [ownEntityOf(entity)])].map((variant) =>
    baseOf(variant),
  );
  const writing = new Set(bases.flatMap((base) => [`* ${base}/**`, `PUT ${base}`, `PUT ${base}/_all`]));
  return openCalls.some(({ call }) => writing.has(call));
}

const namesOf = (all: readonly AnyEntity[]): string[] => all.map(({ name }) => name).toSorted();
const withoutQuota = (all: readonly AnyEntity[]): string[] =>
  namesOf(all.filter((entity) => isWritableWithoutMenu(entity) && entity.quota === undefined));
const isLess = (one: QuotaLimits, other: QuotaLimits): boolean =>
  one.count < other.count && one.bytes < other.bytes && one.writesPerMinute < other.writesPerMinute;

describe('every entity that people write without a menu', () => {
  it('has a quota', () => {
    expect(namesOf(entities.filter(isWritableWithoutMenu))).toEqual([
      'formDraft',
      'savedView',
      'userInstead',
      'userSignature',
    ]);
    expect(withoutQuota(entities)).toEqual([]);
  });

  it('is reported without one', () => {
    const bare = entities.map((entity) => ({ ...entity, quota: undefined }) as unknown as AnyEntity);
    expect(withoutQuota(bare)).toEqual(['formDraft', 'savedView', 'userInstead', 'userSignature']);
  });
});

describe('every quota', () => {
  const declared = entities.flatMap(({ name, quota, scope, ownerField }) =>
    quota === undefined ? [] : [{ name, quota, owner: scope.user ?? ownerField }],
  );

  it.each(declared)('of $name counts for its owner, less before approval, more for a company', ({ quota, owner }) => {
    expect(quota.owner).toBe(owner);
    expect(isLess(quota.unapproved, quota.person)).toBe(true);
    expect(quota.forHolder === undefined || isLess(quota.person, quota.forHolder)).toBe(true);
    // Even the lowest quota has room for one record.
    expect(quota.recordBytes).toBeLessThanOrEqual(quota.unapproved.bytes);
    expect(quota.holder === undefined).toBe(quota.forHolder === undefined);
  });
});
