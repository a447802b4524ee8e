/** A flat picture of the neighbourhood of a position, in metres: right to a millimetre within a kilometre. */
import type { Position } from './geometry.ts';
import type { Segment } from './segments.ts';

/** The ellipsoid WGS84. */
export const EQUATOR_RADIUS = 6_378_137;
export const FLATTENING = 1 / 298.257_223_563;
const ECCENTRICITY_SQUARED = FLATTENING * (2 - FLATTENING);

export type Flat = readonly [x: number, y: number];

export interface FlatFrame {
  readonly toFlat: (position: Position) => Flat;
  readonly fromFlat: (flat: Flat) => Position;
  /** From the origin of the frame. */
  readonly metresToSegment: (segment: Segment) => number;
}

export function flatFrame([originLongitude, originLatitude]: Position): FlatFrame {
  const latitude = toRadians(originLatitude);
  const root = 1 - ECCENTRICITY_SQUARED * Math.sin(latitude) ** 2;
  const metresPerDegreeEast = toRadians((EQUATOR_RADIUS / Math.sqrt(root)) * Math.cos(latitude));
  const metresPerDegreeNorth = toRadians((EQUATOR_RADIUS * (1 - ECCENTRICITY_SQUARED)) / root ** 1.5);
  const toFlat = ([x, y]: Position): Flat => [
    (x - originLongitude) * metresPerDegreeEast,
    (y - originLatitude) * metresPerDegreeNorth,
  ];
  return {
    toFlat,
    fromFlat: ([x, y]) => [originLongitude + x / metresPerDegreeEast, originLatitude + y / metresPerDegreeNorth],
    metresToSegment: ({ from, to }) => {
      const [start, end] = [toFlat(from), toFlat(to)];
      const share = nearestShare([0, 0], start, end);
      return Math.hypot(between(start[0], end[0], share), between(start[1], end[1], share));
    },
  };
}

/** How far along the segment, from 0 to 1, its nearest point to the position is. */
export function nearestShare([x, y]: Flat, [startX, startY]: Flat, [endX, endY]: Flat): number {
  const [dx, dy] = [endX - startX, endY - startY];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((x - startX) * dx + (y - startY) * dy) / length));
}

export function between(start: number, end: number, share: number): number {
  return start + share * (end - start);
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
