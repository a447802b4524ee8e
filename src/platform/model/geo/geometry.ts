/** Geometry as GeoJSON (RFC 7946): positions are longitude, latitude and perhaps altitude, in WGS84 degrees. */
import { isPlainObject } from '#language/patch.ts';

export type Position = readonly [longitude: number, latitude: number, altitude?: number];
export type Ring = readonly Position[];

export interface PointGeometry {
  readonly type: 'Point';
  readonly coordinates: Position;
}
export interface PolygonGeometry {
  readonly type: 'Polygon';
  /** The outer ring, then its holes; the last position of each is the first again. */
  readonly coordinates: readonly Ring[];
}
interface FeatureOf<G> {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, unknown>> | null;
  readonly geometry: G;
}

/** The geometry of a place: where it is, the area it covers, or both. */
export type PlaceGeometry =
  | PointGeometry
  | PolygonGeometry
  | {
      readonly type: 'FeatureCollection';
      readonly features: readonly FeatureOf<PointGeometry | PolygonGeometry>[];
    };

/** The same, taken apart. At least one of the two is there. */
export interface PlaceParts {
  readonly point?: Position;
  readonly rings?: readonly Ring[];
}

/** What distances are measured between: points, lines and areas. */
export interface Shapes {
  readonly points: readonly Position[];
  readonly lines: readonly (readonly Position[])[];
  readonly areas: readonly (readonly Ring[])[];
}

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export function makePlace({ point, rings }: PlaceParts): PlaceGeometry | null {
  const pointGeometry = point === undefined ? undefined : ({ type: 'Point', coordinates: point } as const);
  const polygon = rings === undefined ? undefined : ({ type: 'Polygon', coordinates: rings } as const);
  if (pointGeometry === undefined || polygon === undefined) return pointGeometry ?? polygon ?? null;
  return {
    type: 'FeatureCollection',
    features: [pointGeometry, polygon].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

/** Takes a place apart that was checked by the rule `placeGeometry`. */
export function partsOfPlace(place: PlaceGeometry): PlaceParts {
  if (place.type === 'Point') return { point: place.coordinates };
  if (place.type === 'Polygon') return { rings: place.coordinates };
  return Object.assign({}, ...place.features.map(({ geometry }) => partsOfPlace(geometry))) as PlaceParts;
}

/** For any checked GeoJSON, such as a place or a road. */
export function shapesOf(value: unknown): Shapes {
  const points: Position[] = [];
  const lines: (readonly Position[])[] = [];
  const areas: (readonly Ring[])[] = [];
  for (const { type, coordinates } of simpleGeometriesOf(value)) {
    if (type === 'Point') points.push(coordinates as Position);
    else if (type === 'MultiPoint') points.push(...(coordinates as readonly Position[]));
    else if (type === 'LineString') lines.push(coordinates as readonly Position[]);
    else if (type === 'MultiLineString') lines.push(...(coordinates as readonly (readonly Position[])[]));
    else if (type === 'Polygon') areas.push(coordinates as readonly Ring[]);
    else if (type === 'MultiPolygon') areas.push(...(coordinates as readonly (readonly Ring[])[]));
  }
  return { points, lines, areas };
}

export function boundsOf({ points, lines, areas }: Shapes): Bounds | undefined {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const positions of [points, ...lines, ...areas.flat()])
    for (const [longitude, latitude] of positions) {
      bounds.west = Math.min(bounds.west, longitude);
      bounds.east = Math.max(bounds.east, longitude);
      bounds.south = Math.min(bounds.south, latitude);
      bounds.north = Math.max(bounds.north, latitude);
    }
  return bounds.west > bounds.east ? undefined : bounds;
}

interface SimpleGeometry {
  readonly type: string;
  readonly coordinates: unknown;
}

/** A collection of collections of features; deeper ones could exhaust the stack. */
const LEVELS_MAX = 5;

/** The geometries of collections and features. */
function simpleGeometriesOf(value: unknown, levels = LEVELS_MAX): readonly SimpleGeometry[] {
  if (!isPlainObject(value) || levels === 0) return [];
  const { type, coordinates, geometry, geometries, features } = value;
  if (Array.isArray(features)) return features.flatMap((one) => simpleGeometriesOf(one, levels - 1));
  if (Array.isArray(geometries)) return geometries.flatMap((one) => simpleGeometriesOf(one, levels - 1));
  if (geometry !== undefined) return simpleGeometriesOf(geometry, levels - 1);
  return typeof type === 'string' ? [{ type, coordinates }] : [];
}
