/** The box around the location of a protected place, by which it is found. */
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { boundsOf, shapesOf } from '../geo/geometry.ts';
import { checkPlace } from '../geo/placeGeometry.ts';

export type ProtectedBox = Readonly<Record<'west' | 'south' | 'east' | 'north' | 'height', Decimal>>;

const DIGITS = 7;

/** Rounded outwards, so that the box contains the location. Undefined for a location that the rule of places refuses. */
export function boxAround(location: unknown): ProtectedBox | undefined {
  const { place } = checkPlace(location);
  const bounds = place === undefined ? undefined : boundsOf(shapesOf(place));
  if (bounds === undefined) return undefined;
  const toDecimal = (degrees: number, round: (value: number) => number): Decimal =>
    decimal((round(degrees * 10 ** DIGITS) / 10 ** DIGITS).toFixed(DIGITS));
  const [south, north] = [toDecimal(bounds.south, Math.floor), toDecimal(bounds.north, Math.ceil)];
  return {
    west: toDecimal(bounds.west, Math.floor),
    south,
    east: toDecimal(bounds.east, Math.ceil),
    north,
    height: north.minus(south),
  };
}
