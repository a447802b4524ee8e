/**
 * The arithmetic of a storage area: square metres, cubic metres and kilograms, exactly, each rounded once. Browser and
 * server compute with these functions.
 */
import { round, sum, type Decimal } from '#language/values/decimal.ts';

/** Areas and volumes have two decimals, weights three; a half is rounded to the even neighbour. */
export const AREA_SCALE = 2;
export const WEIGHT_SCALE = 3;

interface Sides {
  readonly width: Decimal | null;
  readonly length: Decimal | null;
}

interface Room extends Sides {
  readonly height: Decimal | null;
}

/** Returns null until both sides are known. */
export function squareMetresOf({ width, length }: Sides): Decimal | null {
  return width === null || length === null ? null : rounded(width.times(length), AREA_SCALE);
}

export function cubicMetresOf(room: Room): Decimal | null {
  const volume = exactVolume(room);
  return volume === null ? null : rounded(volume, AREA_SCALE);
}

/** From the exact volume and not from the rounded one, so that it is rounded only once. */
export function kilogramsOf(room: Room, kgPerCubicMetre: Decimal | null): Decimal | null {
  const volume = exactVolume(room);
  return volume === null || kgPerCubicMetre === null ? null : rounded(volume.times(kgPerCubicMetre), WEIGHT_SCALE);
}

/** The sum of the known values; null if none is known. */
export function sumOf(values: readonly (Decimal | null)[]): Decimal | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : sum(known);
}

function exactVolume({ width, length, height }: Room): Decimal | null {
  return width === null || length === null || height === null ? null : width.times(length).times(height);
}

function rounded(value: Decimal, scale: number): Decimal {
  return round(value, { scale, rounding: 'halfEven' });
}
