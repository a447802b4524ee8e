/** Checks the geometry of a place: a point, a polygon, or a collection of one of each. */
import { message, type MessageRef } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import { type ValueRule, valueRule } from '#language/valueRule.ts';
import './geoMessages.ts';
import { PLACE_GEOMETRY_RULE } from './locationField.ts';
import { makePlace, type PlaceGeometry, type PlaceParts, type Position, type Ring } from './geometry.ts';
import { crossesItself, doRingsMeet, isInRing, isSamePosition } from './segments.ts';
import { isInThailand } from './thailand.ts';

/** More than the boundary of any factory needs, and few enough to be compared with each other at once. */
export const MAX_CORNERS = 1000;

export type PlaceCheck =
  | { readonly place: PlaceGeometry; readonly problem?: undefined }
  | { readonly place?: undefined; readonly problem: MessageRef };

/** For a json field with the geometry of a place. */
export function placeGeometry(): ValueRule {
  return valueRule(PLACE_GEOMETRY_RULE, (value) => checkPlace(value).problem);
}

export function checkPlace(value: unknown): PlaceCheck {
  const parts = readParts(value);
  if ('messageKey' in parts) return { problem: parts };
  const place = makePlace(parts);
  if (place === null) return { problem: message('placeShape') };
  const problem = findRingsProblem(parts.rings ?? []) ?? findCountryProblem(parts);
  return problem === undefined ? { place } : { problem };
}

/** The problem of a position that may be anywhere in Thailand. */
export function findPositionProblem(position: Position): MessageRef | undefined {
  if (isInThailand(position)) return undefined;
  return isInThailand([position[1], position[0]]) ? message('placeSwapped') : message('placeOutsideThailand');
}

type PartsOrProblem = PlaceParts | MessageRef;

function readParts(value: unknown): PartsOrProblem {
  if (!isPlainObject(value)) return message('placeNotGeojson');
  if (value['type'] !== 'FeatureCollection') return readGeometry(value);
  const { features } = value;
  if (!Array.isArray(features)) return message('placeNotGeojson');
  if (features.length === 0 || features.length > 2) return message('placeShape');
  const read = (features as readonly unknown[]).map((feature) =>
    isPlainObject(feature) && feature['type'] === 'Feature'
      ? readGeometry(feature['geometry'])
      : message('placeNotGeojson'),
  );
  const problem = read.find((one): one is MessageRef => 'messageKey' in one);
  const parts: PlaceParts = Object.assign({}, ...read) as PlaceParts;
  return problem ?? (parts.point === undefined || parts.rings === undefined ? message('placeShape') : parts);
}

function readGeometry(value: unknown): PartsOrProblem {
  if (!isPlainObject(value)) return message('placeNotGeojson');
  const { type, coordinates } = value;
  if (type === 'Point') {
    return isPosition(coordinates) ? { point: coordinates } : message('placeNotGeojson');
  }
  if (type === 'Polygon') return readPolygon(coordinates);
  return typeof type === 'string' && OTHER_TYPES.has(type) ? message('placeShape') : message('placeNotGeojson');
}

const OTHER_TYPES = new Set(['MultiPoint', 'LineString', 'MultiLineString', 'MultiPolygon', 'GeometryCollection']);

/** The corners are counted before anything is done with them. */
function readPolygon(coordinates: unknown): PartsOrProblem {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return message('placeNotGeojson');
  let corners = 0;
  for (const ring of coordinates as readonly unknown[]) {
    if (!Array.isArray(ring)) return message('placeNotGeojson');
    corners += Math.max(1, ring.length - 1);
    if (corners > MAX_CORNERS) return message('placeTooManyCorners', { limit: MAX_CORNERS });
  }
  const rings = coordinates as readonly (readonly unknown[])[];
  return rings.every((ring): ring is Ring => ring.every(isPosition)) ? { rings } : message('placeNotGeojson');
}

/** Values beyond the poles are read too, because exchanged values have to be recognised. */
function isPosition(value: unknown): value is Position {
  return (
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 3 &&
    value.every((number) => Number.isFinite(number) && Math.abs(number as number) <= COORDINATE_MAX)
  );
}

/** Greater than every longitude, and than the altitude of every place in metres. */
const COORDINATE_MAX = 10_000;

function findRingsProblem(rings: readonly Ring[]): MessageRef | undefined {
  for (const ring of rings) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (first === undefined || last === undefined) return message('placeRingShort');
    if (!isSamePosition(first, last)) return message('placeRingOpen');
    if (new Set(ring.map(([x, y]) => `${x} ${y}`)).size < 3) return message('placeRingShort');
    if (crossesItself(ring)) return message('placeRingCrosses');
  }
  const [outer = [], ...holes] = rings;
  const isMisplaced =
    holes.length > 0 &&
    (doRingsMeet(rings) ||
      !holes.every((hole) => isWithin(hole, outer)) ||
      holes.some((hole, index) => holes.some((other, otherIndex) => otherIndex !== index && isWithin(hole, other))));
  return isMisplaced ? message('placeHole') : undefined;
}

/** For rings that do not meet, one corner is enough. */
function isWithin([corner]: Ring, ring: Ring): boolean {
  return corner !== undefined && isInRing(corner, ring);
}

/** All corners are checked: a boundary with one mistyped corner would cover half of Asia. */
function findCountryProblem({ point, rings = [] }: PlaceParts): MessageRef | undefined {
  for (const position of [...(point === undefined ? [] : [point]), ...rings.flat()]) {
    const problem = findPositionProblem(position);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
