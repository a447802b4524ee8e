import { describe, expect, it } from 'vitest';
import { seedId } from './seedId.ts';

describe('the id of a seeded row', () => {
  it('is the same in every installation and every version', () => {
    expect(seedId('lookup HAZ_TYPE type1')).toBe('e39ee46d-4bfa-825f-9f65-7843287a4c9b');
    expect(seedId('กรุงเทพมหานคร')).toBe('d5d600b3-ca99-8884-837c-8fb8bdc5501f');
  });

  it('is a UUID of version 8, unique for every name', () => {
    const ids = Array.from({ length: 1000 }, (_, index) => seedId(`row ${index}`));
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u.test(id)),
    ).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
