/** A place as a map of many places shows it. */
import type { Position } from '#platform/model/geo/geometry.ts';
import { boundsOf, shapesOf } from '#platform/model/geo/geometry.ts';

export interface MappedPlace {
  readonly id: string;
  readonly position: Position;
  readonly title: string;
  /** What is known of it, with labels: number, holder, expiry. */
  readonly facts: readonly PlaceFact[];
  /** Metres to the nearest protected place within its distance; null if there is none. */
  readonly nearMetres: number | null;
  /** The page of the record, below /haz; undefined if the person may not open it. */
  readonly url: string | undefined;
}

export interface PlaceFact {
  readonly label: string;
  readonly text: string;
}

/** Reads `13.75700, 100.50200`, the coordinates of a place as a list stores them. */
export function readCoordinates(value: unknown): Position | undefined {
  const [, latitude, longitude] = typeof value === 'string' ? (COORDINATES.exec(value) ?? []) : [];
  const position: Position = [Number(longitude), Number(latitude)];
  return latitude !== undefined && Math.abs(position[1]) <= 90 && Math.abs(position[0]) <= 180 ? position : undefined;
}

const COORDINATES = /^\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/u;

/** The pin of a stored location; without one, the middle of its boundary. */
export function positionOfLocation(location: unknown): Position | undefined {
  const shapes = shapesOf(location);
  const bounds = shapes.points[0] === undefined ? boundsOf(shapes) : undefined;
  return bounds === undefined ? shapes.points[0] : [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2];
}

export function isNear({ nearMetres }: Pick<MappedPlace, 'nearMetres'>): boolean {
  return nearMetres !== null;
}
