/** The size and the middle of an area. */
import geodesic from 'geographiclib-geodesic';
import { flatFrame } from './flatFrame.ts';
import type { Position, Ring } from './geometry.ts';

/** In square metres on the ellipsoid, without the holes. */
export function areaOf([outer = [], ...holes]: readonly Ring[]): number {
  return holes.reduce((rest, hole) => rest - ringArea(hole), ringArea(outer));
}

/** The centre of gravity of the outer ring; for a ring without area, the middle of its corners. */
export function centreOf([outer = []]: readonly Ring[]): Position | undefined {
  const [origin] = outer;
  if (origin === undefined) return undefined;
  const frame = flatFrame(origin);
  const flat = outer.map((corner) => frame.toFlat(corner));
  let [doubleArea, sumX, sumY] = [0, 0, 0];
  flat.forEach(([x, y], index) => {
    const [nextX, nextY] = flat[(index + 1) % flat.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    doubleArea += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  if (doubleArea === 0) return meanOf(outer.slice(0, -1)) ?? origin;
  return frame.fromFlat([sumX / (3 * doubleArea), sumY / (3 * doubleArea)]);
}

function ringArea(ring: Ring): number {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false);
  for (const [longitude, latitude] of ring.slice(0, -1)) polygon.AddPoint(latitude, longitude);
  return Math.abs(polygon.Compute(false, true).area ?? Number.NaN);
}

function meanOf(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const mean = (axis: 0 | 1): number => positions.reduce((sum, one) => sum + one[axis], 0) / positions.length;
  return [mean(0), mean(1)];
}
