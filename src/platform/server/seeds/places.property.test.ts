import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { readPlaces } from './places.ts';
import { provinces } from './tables/provinces.ts';

const { amphurs, tambons } = readPlaces();
const provinceCodes = new Set(provinces.map(([code]) => code));
const amphurCodes = new Set(amphurs.map(({ code }) => code));

describe('a place', () => {
  it('belongs to the one whose code its own starts with', () => {
    assertProperty(
      fc.property(fc.constantFrom(...tambons), ({ code, postcode }) => {
        expect(amphurCodes.has(code.slice(0, 4))).toBe(true);
        expect(provinceCodes.has(code.slice(0, 2))).toBe(true);
        expect(postcode).toMatch(/^[1-9]\d{4}$/u);
      }),
    );
  });

  it('does so in every row, not only in sampled ones', () => {
    expect(
      tambons.filter(({ code, postcode }) => !amphurCodes.has(code.slice(0, 4)) || !/^[1-9]\d{4}$/u.test(postcode)),
    ).toEqual([]);
    expect(amphurs.filter(({ code }) => !provinceCodes.has(code.slice(0, 2)))).toEqual([]);
  });
});
