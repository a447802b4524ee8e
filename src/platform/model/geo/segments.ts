/** Lines and rings in the plane of longitude and latitude, in which GeoJSON draws its edges straight. */
import type { Position, Ring } from './geometry.ts';

export interface Segment {
  readonly from: Position;
  readonly to: Position;
}

/** Without segments of no length, which repeated positions make. */
export function segmentsOf(line: readonly Position[]): readonly Segment[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    return from === undefined || isSamePosition(from, to) ? [] : [{ from, to }];
  });
}

export function isSamePosition([x, y]: Position, [otherX, otherY]: Position): boolean {
  return x === otherX && y === otherY;
}

/** On its edge counts as inside. */
export function isInRing([x, y]: Position, ring: Ring): boolean {
  let isInside = false;
  let from = ring[0];
  for (const to of ring) {
    if (from !== undefined && isOnSegment([x, y], { from, to })) return true;
    if (from !== undefined && from[1] > y !== to[1] > y && x < crossingLongitude({ from, to }, y)) isInside = !isInside;
    from = to;
  }
  return isInside;
}

function crossingLongitude({ from, to }: Segment, latitude: number): number {
  return ((to[0] - from[0]) * (latitude - from[1])) / (to[1] - from[1]) + from[0];
}

/** In the outer ring and in none of the holes; the edge of a hole belongs to the area. */
export function isInArea(position: Position, [outer = [], ...holes]: readonly Ring[]): boolean {
  return (
    isInRing(position, outer) &&
    holes.every((hole) => !isInRing(position, hole) || segmentsOf(hole).some((edge) => isOnSegment(position, edge)))
  );
}

/** Whether they have a point in common. */
export function doSegmentsMeet(one: Segment, other: Segment): boolean {
  if (!doBoxesMeet(one, other)) return false;
  const [a, b] = [sideOf(other.from, one), sideOf(other.to, one)];
  const [c, d] = [sideOf(one.from, other), sideOf(one.to, other)];
  if (a !== b && c !== d && a !== 0 && b !== 0 && c !== 0 && d !== 0) return true;
  return (
    (a === 0 && isOnSegment(other.from, one)) ||
    (b === 0 && isOnSegment(other.to, one)) ||
    (c === 0 && isOnSegment(one.from, other)) ||
    (d === 0 && isOnSegment(one.to, other))
  );
}

/** Whether a closed ring crosses or touches itself other than where one edge follows the other. */
export function crossesItself(ring: Ring): boolean {
  const edges = segmentsOf(ring);
  const last = edges.length - 1;
  return hasPair(edges, (one, other) => {
    const [first, second] = [edges[one], edges[other]];
    if (first === undefined || second === undefined) return false;
    if (other === one + 1) return doublesBack(first, second);
    if (one === 0 && other === last) return doublesBack(second, first);
    return doSegmentsMeet(first, second);
  });
}

/** Whether any two of the rings have a point in common. */
export function doRingsMeet(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring, number) => segmentsOf(ring).map((edge) => ({ ...edge, number })));
  return hasPair(edges, (index, otherIndex) => {
    const [one, other] = [edges[index], edges[otherIndex]];
    return one !== undefined && other !== undefined && one.number !== other.number && doSegmentsMeet(one, other);
  });
}

/** The next edge goes back over the one before it. */
function doublesBack(edge: Segment, next: Segment): boolean {
  return (
    (sideOf(next.to, edge) === 0 && isOnSegment(next.to, edge)) ||
    (sideOf(edge.from, next) === 0 && isOnSegment(edge.from, next))
  );
}

/**
 * Calls `test` with the places of two edges in the list, the smaller first. Compares only edges that overlap from west
 * to east, so that a thousand edges take milliseconds.
 */
function hasPair(edges: readonly Segment[], test: (index: number, otherIndex: number) => boolean): boolean {
  const sorted = edges
    .map((edge, index) => ({ index, west: westOf(edge), east: eastOf(edge) }))
    .toSorted((one, other) => one.west - other.west);
  return sorted.some(({ index, east }, at) => {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.west > east) return false;
      if (test(Math.min(index, other.index), Math.max(index, other.index))) return true;
    }
    return false;
  });
}

function westOf({ from, to }: Segment): number {
  return Math.min(from[0], to[0]);
}

function eastOf({ from, to }: Segment): number {
  return Math.max(from[0], to[0]);
}

function doBoxesMeet(one: Segment, other: Segment): boolean {
  return (
    westOf(one) <= eastOf(other) &&
    westOf(other) <= eastOf(one) &&
    Math.min(one.from[1], one.to[1]) <= Math.max(other.from[1], other.to[1]) &&
    Math.min(other.from[1], other.to[1]) <= Math.max(one.from[1], one.to[1])
  );
}

/** 1 on the left of the segment, -1 on its right, 0 on its line. */
function sideOf([x, y]: Position, { from: [fromX, fromY], to: [toX, toY] }: Segment): number {
  return Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
}

function isOnSegment(position: Position, segment: Segment): boolean {
  const { from, to } = segment;
  return (
    sideOf(position, segment) === 0 &&
    position[0] >= Math.min(from[0], to[0]) &&
    position[0] <= Math.max(from[0], to[0]) &&
    position[1] >= Math.min(from[1], to[1]) &&
    position[1] <= Math.max(from[1], to[1])
  );
}
