/**
 * Cuts the outlines of Thailand and its neighbours out of world-atlas 2.0.2 (ISC licence; its data is Natural Earth, in
 * the public domain). It was run once, and its results are in the repository:
 *
 *   npm install --prefix /tmp/atlas world-atlas@2.0.2 topojson-client@3.1.0
 *   npx tsx tools/mapOutlines.ts /tmp/atlas/node_modules
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Line = readonly (readonly number[])[];

interface Country {
  readonly properties: { readonly name: string };
}
interface Atlas {
  readonly transform?: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly Line[];
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
}
type Feature =
  | { readonly geometry: { readonly type: 'Polygon'; readonly coordinates: readonly Line[] } }
  | {
      readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Line[])[] };
    };
interface Topojson {
  readonly feature: (atlas: Atlas, country: Country) => Feature;
}

const [folder = ''] = process.argv.slice(2);
const { feature } = (await import(pathToFileURL(join(folder, 'topojson-client/src/index.js')).href)) as Topojson;
const atlas = JSON.parse(readFileSync(join(folder, 'world-atlas/countries-10m.json'), 'utf8')) as Atlas;

/** What a map of Thailand shows. */
const VIEW = { west: 91, south: 1, east: 112, north: 25 };
const THAILAND = 'Thailand';
const NEIGHBOURS = ['Myanmar', 'Laos', 'Cambodia', 'Vietnam', 'Malaysia', 'China', 'India', 'Bangladesh', 'Indonesia'];
/** In degrees: about 1 km for drawing, and about 3 km for the check, which tolerates more than that. */
const DRAWN_TOLERANCE = 0.01;
const CHECKED_TOLERANCE = 0.03;

const drawn = simplifiedAtlas(DRAWN_TOLERANCE);
writeFileSync(
  'src/platform/web/places/outlines.json',
  `${JSON.stringify({
    source: 'Natural Earth 1:10m (public domain), through world-atlas 2.0.2 (ISC); made by tools/mapOutlines.ts',
    thailand: polygonsOf(drawn, THAILAND),
    neighbours: NEIGHBOURS.flatMap((name) => polygonsOf(drawn, name)),
  })}\n`,
);

const [mainland = []] = polygonsOf(simplifiedAtlas(CHECKED_TOLERANCE), THAILAND).toSorted(
  (one, other) => other.length - one.length,
);
writeFileSync(
  'src/platform/model/geo/thailandOutline.ts',
  `/**
 * The mainland of Thailand, simplified to about 3 km, as longitude and latitude in turn. Natural Earth 1:10m (public
 * domain), through world-atlas 2.0.2 (ISC); made by tools/mapOutlines.ts.
 */
export const THAILAND_MAINLAND: readonly number[] = [
  ${mainland.flat().join(', ')},
];
`,
);

/** Borders between two countries are one line of the atlas, so that they stay the same on both sides. */
function simplifiedAtlas(tolerance: number): Atlas {
  const { transform: { scale, translate } = { scale: [1, 1], translate: [0, 0] }, ...rest } = atlas;
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const positions = arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplify(positions, tolerance);
  });
  return { ...rest, arcs };
}

/** The outer rings of a country within the view. */
function polygonsOf(topology: Atlas, name: string): readonly Line[] {
  const country = topology.objects.countries.geometries.find(({ properties }) => properties.name === name);
  if (country === undefined) throw new Error(`The atlas has no country named ${name}`);
  const { geometry } = feature(topology, country);
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .map(([outer = []]) => clip(outer).map((position) => position.map((degrees) => Math.round(degrees * 1000) / 1000)))
    .filter((ring) => ring.length >= 4);
}

/** Douglas and Peucker, with a stack of its own because coasts are long. */
function simplify(line: Line, tolerance: number): Line {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const found = distanceTo(line[index], line[from], line[to]);
      if (found > distance) [farthest, distance] = [index, found];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

function distanceTo(position: Line[number] = [], start: Line[number] = [], end: Line[number] = []): number {
  const [[x = 0, y = 0], [startX = 0, startY = 0], [endX = 0, endY = 0]] = [position, start, end];
  const [dx, dy] = [endX - startX, endY - startY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - startX) * dx + (y - startY) * dy) / length));
  return Math.hypot(x - startX - share * dx, y - startY - share * dy);
}

/** Sutherland and Hodgman: cuts a ring at each side of the view. */
function clip(ring: Line): Line {
  const sides = [
    { axis: 0, limit: VIEW.west, sign: 1 },
    { axis: 0, limit: VIEW.east, sign: -1 },
    { axis: 1, limit: VIEW.south, sign: 1 },
    { axis: 1, limit: VIEW.north, sign: -1 },
  ] as const;
  let kept = ring.slice(0, -1);
  for (const { axis, limit, sign } of sides) {
    const isInside = (position: Line[number]): boolean => ((position[axis] ?? 0) - limit) * sign >= 0;
    const all = kept;
    kept = all.flatMap((position, index) => {
      const before = all.at(index - 1) ?? position;
      if (isInside(before) === isInside(position)) return isInside(position) ? [position] : [];
      const crossing = crossingOf(before, position, { axis, limit });
      return isInside(position) ? [crossing, position] : [crossing];
    });
  }
  return [...kept, ...kept.slice(0, 1)];
}

function crossingOf(
  [startX = 0, startY = 0]: Line[number],
  [endX = 0, endY = 0]: Line[number],
  { axis, limit }: { readonly axis: 0 | 1; readonly limit: number },
): Line[number] {
  const share = axis === 0 ? (limit - startX) / (endX - startX) : (limit - startY) / (endY - startY);
  return [startX + share * (endX - startX), startY + share * (endY - startY)];
}
