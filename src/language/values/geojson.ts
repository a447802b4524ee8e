/** Whether a value is GeoJSON (RFC 7946) that a map can draw: a geometry, a feature or a collection of features. */

export function isGeojson(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value['type'] === 'FeatureCollection') return isListOf(value['features'], isFeature);
  return value['type'] === 'Feature' ? isFeature(value) : isGeometry(value);
}

function isFeature(value: unknown): boolean {
  if (!isObject(value) || value['type'] !== 'Feature') return false;
  const { geometry, properties } = value;
  return (geometry === null || isGeometry(geometry)) && (properties === null || isObject(properties));
}

function isGeometry(value: unknown): boolean {
  if (!isObject(value)) return false;
  // One level only: the standard advises against nesting, and unlimited depth could exhaust the stack.
  if (value['type'] === 'GeometryCollection') return isListOf(value['geometries'], isSimpleGeometry);
  return isSimpleGeometry(value);
}

function isSimpleGeometry(value: unknown): boolean {
  if (!isObject(value) || typeof value['type'] !== 'string') return false;
  return COORDINATES.get(value['type'])?.(value['coordinates']) ?? false;
}

type Check = (value: unknown) => boolean;
type Position = readonly number[];

const COORDINATES: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['Point', isPosition],
  ['MultiPoint', (value) => isListOf(value, isPosition, 1)],
  ['LineString', isLine],
  ['MultiLineString', (value) => isListOf(value, isLine, 1)],
  ['Polygon', isPolygon],
  ['MultiPolygon', (value) => isListOf(value, isPolygon, 1)],
]);

const LONGITUDE_MAX = 180;
const LATITUDE_MAX = 90;

/** Longitude, latitude and perhaps altitude, in that order. */
function isPosition(value: unknown): value is Position {
  if (!isListOf(value, isFiniteNumber, 2) || value.length > 3) return false;
  const [longitude = Number.NaN, latitude = Number.NaN] = value;
  return Math.abs(longitude) <= LONGITUDE_MAX && Math.abs(latitude) <= LATITUDE_MAX;
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isLine(value: unknown): boolean {
  return isListOf(value, isPosition, 2);
}

function isPolygon(value: unknown): boolean {
  return isListOf(value, isRing, 1);
}

/** Four positions or more, the last being the first again. */
function isRing(value: unknown): boolean {
  if (!isListOf(value, isPosition, 4)) return false;
  const [first = [], last = []] = [value[0], value.at(-1)];
  return first.length === last.length && first.every((number, index) => number === last[index]);
}

function isListOf<T>(value: unknown, check: (one: unknown) => one is T, countMin?: number): value is readonly T[];
function isListOf(value: unknown, check: Check, countMin?: number): value is readonly unknown[];
function isListOf(value: unknown, check: Check, countMin = 0): boolean {
  return Array.isArray(value) && value.length >= countMin && value.every((item) => check(item));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
