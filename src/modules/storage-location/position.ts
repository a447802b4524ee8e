/** The position of a place as a point, from its GeoJSON: for papers and for distances. */
import { isPlainObject } from '#language/patch.ts';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the point that was marked; without one, the middle of the outline. */
export function findPoint(location: unknown): Point | undefined {
  const shapes = geometriesOf(location);
  const marked = shapes.find(({ type }) => type === 'Point');
  if (marked !== undefined) return pointAt(marked.coordinates);
  const outline = shapes.find(({ type }) => type === 'Polygon')?.coordinates;
  const ring: unknown = Array.isArray(outline) ? outline[0] : undefined;
  return Array.isArray(ring) ? middleOf(ring) : undefined;
}

/** About a metre. */
export const COORDINATE_DIGITS = 5;

/** `13.75700, 100.50200`; null if there is no point. */
export function coordinatesOf(location: unknown): string | null {
  const point = findPoint(location);
  return point === undefined
    ? null
    : `${point.latitude.toFixed(COORDINATE_DIGITS)}, ${point.longitude.toFixed(COORDINATE_DIGITS)}`;
}

interface Geometry {
  readonly type: unknown;
  readonly coordinates: unknown;
}

function geometriesOf(location: unknown): readonly Geometry[] {
  if (!isPlainObject(location)) return [];
  const { type, features, geometry, coordinates } = location;
  if (type === 'FeatureCollection') return Array.isArray(features) ? features.flatMap(geometriesOf) : [];
  return type === 'Feature' ? geometriesOf(geometry) : [{ type, coordinates }];
}

/** In GeoJSON the longitude is first. */
function pointAt(position: unknown): Point | undefined {
  if (!Array.isArray(position)) return undefined;
  const [longitude, latitude] = position as readonly unknown[];
  return typeof longitude === 'number' && typeof latitude === 'number' ? { latitude, longitude } : undefined;
}

/** The last position of a ring is the first again, and is not counted twice. */
function middleOf(ring: readonly unknown[]): Point | undefined {
  const corners = ring.slice(0, -1).flatMap((position) => pointAt(position) ?? []);
  if (corners.length === 0) return undefined;
  const mean = (of: (corner: Point) => number): number =>
    corners.reduce((total, corner) => total + of(corner), 0) / corners.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
