import { expect, it } from 'vitest';
import { readPlaces } from '../src/platform/server/seeds/places.ts';
import { provinces } from '../src/platform/server/seeds/tables/provinces.ts';
import { namedPositions } from '../src/platform/web/places/placePositions.ts';

it('the positions of provinces and amphurs have the codes and the names of the seeds', () => {
  const nameOf = new Map([
    ...provinces.map(([code, nameTh, nameEn]) => [code, [nameTh, nameEn]] as const),
    ...readPlaces().amphurs.map(({ code, nameTh, nameEn }) => [code, [nameTh, nameEn]] as const),
  ]);
  expect(namedPositions.filter(({ code, name }) => String(nameOf.get(code)) !== String(name))).toEqual([]);
});
