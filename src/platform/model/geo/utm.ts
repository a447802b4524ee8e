/** UTM coordinates of the northern hemisphere, by the series of Krüger to the fourth order: exact to a millimetre. */
import { EQUATOR_RADIUS, FLATTENING, toRadians } from './flatFrame.ts';
import type { Position } from './geometry.ts';

export interface Utm {
  readonly zone: number;
  readonly easting: number;
  readonly northing: number;
}

const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const N = FLATTENING / (2 - FLATTENING);
const MERIDIAN_RADIUS = (EQUATOR_RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const ECCENTRICITY = (2 * Math.sqrt(N)) / (1 + N);

const FORWARD = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3 + (41 / 180) * N ** 4,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3 + (557 / 1440) * N ** 4,
  (61 / 240) * N ** 3 - (103 / 140) * N ** 4,
  (49_561 / 161_280) * N ** 4,
];
const BACKWARD = [
  N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3 - (1 / 360) * N ** 4,
  (1 / 48) * N ** 2 + (1 / 15) * N ** 3 - (437 / 1440) * N ** 4,
  (17 / 480) * N ** 3 - (37 / 840) * N ** 4,
  (4397 / 161_280) * N ** 4,
];

export function toUtm([longitude, latitude]: Position, zone: number): Utm {
  const offset = toRadians(longitude - centralMeridian(zone));
  const conformal = toConformal(Math.sin(toRadians(latitude)));
  const xi = Math.atan2(conformal, Math.cos(offset));
  const eta = Math.atanh(Math.sin(offset) / Math.hypot(1, conformal));
  const [north, east] = addSeries({ xi, eta }, FORWARD, 1);
  return {
    zone,
    easting: FALSE_EASTING + SCALE * MERIDIAN_RADIUS * east,
    northing: SCALE * MERIDIAN_RADIUS * north,
  };
}

export function fromUtm({ zone, easting, northing }: Utm): Position {
  const xi = northing / (SCALE * MERIDIAN_RADIUS);
  const eta = (easting - FALSE_EASTING) / (SCALE * MERIDIAN_RADIUS);
  const [north, east] = addSeries({ xi, eta }, BACKWARD, -1);
  const conformal = Math.sin(north) / Math.hypot(Math.sinh(east), Math.cos(north));
  const latitude = Math.atan(fromConformal(conformal));
  const offset = Math.atan2(Math.sinh(east), Math.cos(north));
  return [centralMeridian(zone) + toDegrees(offset), toDegrees(latitude)];
}

function centralMeridian(zone: number): number {
  return zone * 6 - 183;
}

/** The tangent of the conformal latitude, from the sine of the latitude. */
function toConformal(sine: number): number {
  return Math.sinh(Math.atanh(sine) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
}

const STEPS = 8;

/** The tangent of the latitude: each step is a hundred times more exact than the one before. */
function fromConformal(conformal: number): number {
  let tangent = conformal;
  for (let step = 0; step < STEPS; step += 1) {
    const sine = tangent / Math.hypot(1, tangent);
    tangent = Math.sinh(Math.asinh(conformal) + ECCENTRICITY * Math.atanh(ECCENTRICITY * sine));
  }
  return tangent;
}

function addSeries(
  { xi, eta }: { readonly xi: number; readonly eta: number },
  terms: readonly number[],
  sign: 1 | -1,
): readonly [number, number] {
  let [north, east] = [xi, eta];
  terms.forEach((term, index) => {
    const order = 2 * (index + 1);
    north += sign * term * Math.sin(order * xi) * Math.cosh(order * eta);
    east += sign * term * Math.cos(order * xi) * Math.sinh(order * eta);
  });
  return [north, east];
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
