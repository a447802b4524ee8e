/** Distances on the ellipsoid WGS84, between positions and from edge to edge. */
import geodesic from 'geographiclib-geodesic';
import { between, flatFrame, nearestShare, toRadians, type Flat } from './flatFrame.ts';
import { shapesOf, type Position, type Shapes } from './geometry.ts';
import { doSegmentsMeet, isInArea, segmentsOf, type Segment } from './segments.ts';

const wgs84 = geodesic.Geodesic.WGS84;

/** In metres. */
export function distanceBetween([fromX, fromY]: Position, [toX, toY]: Position): number {
  return wgs84.Inverse(fromY, fromX, toY, toX, geodesic.Geodesic.DISTANCE).s12 ?? Number.NaN;
}

/**
 * In metres between the nearest points of two checked GeoJSON geometries; 0 if they touch, overlap or lie in each
 * other. Undefined if one of them is empty.
 */
export function edgeDistance(one: unknown, other: unknown): number | undefined {
  const [shapes, others] = [shapesOf(one), shapesOf(other)];
  const [edges, otherEdges] = [edgesOf(shapes), edgesOf(others)];
  if (edges.length === 0 || otherEdges.length === 0) return undefined;
  if (liesIn(edges, others) || liesIn(otherEdges, shapes)) return 0;
  return nearestOf(edges, otherEdges);
}

/** A point is an edge of no length. */
function edgesOf({ points, lines, areas }: Shapes): readonly Segment[] {
  return [
    ...points.map((point) => ({ from: point, to: point })),
    ...[...lines, ...areas.flat()].flatMap((line) => {
      const segments = segmentsOf(line);
      return segments.length === 0 ? line.slice(0, 1).map((only) => ({ from: only, to: only })) : segments;
    }),
  ];
}

/** Areas whose edges do not meet lie in each other if any of their corners does. */
function liesIn(edges: readonly Segment[], { areas }: Shapes): boolean {
  return edges.some(({ from }) => areas.some((area) => isInArea(from, area)));
}

interface Pair {
  readonly one: Segment;
  readonly other: Segment;
  readonly metres: number;
}

/**
 * The distances of all pairs are measured on a flat picture first. Those that may be the shortest, considering the error
 * of the picture, are then measured on the ellipsoid.
 */
function nearestOf(edges: readonly Segment[], otherEdges: readonly Segment[]): number {
  const [origin] = edges;
  if (origin === undefined) return Number.NaN;
  const frame = flatFrame(origin.from);
  const tolerance = 1 + pictureError([...edges, ...otherEdges]);
  const flat = (segment: Segment) => ({ segment, from: frame.toFlat(segment.from), to: frame.toFlat(segment.to) });
  const otherFlats = otherEdges.map(flat);
  let shortest = Infinity;
  const pairs: Pair[] = [];
  for (const one of edges.map(flat))
    for (const other of otherFlats) {
      if (doSegmentsMeet(one.segment, other.segment)) return 0;
      const metres = flatGap(one, other);
      if (metres > shortest * tolerance + 1) continue;
      shortest = Math.min(shortest, metres);
      pairs.push({ one: one.segment, other: other.segment, metres });
    }
  let exact = Infinity;
  for (const { one, other, metres } of pairs.toSorted((a, b) => a.metres - b.metres)) {
    if (metres > exact * tolerance + 1) break;
    exact = Math.min(exact, segmentDistance(one, other));
  }
  return exact;
}

/** How wrong a flat picture of these edges can be, as a share: it grows with the latitudes that it covers. */
function pictureError(edges: readonly Segment[]): number {
  let [south, north] = [90, -90];
  for (const { from, to } of edges) {
    south = Math.min(south, from[1], to[1]);
    north = Math.max(north, from[1], to[1]);
  }
  const steepness = Math.tan(toRadians(Math.min(LATITUDE_MAX, Math.max(Math.abs(south), Math.abs(north)))));
  return 0.001 + 2 * (1 + steepness) * toRadians(north - south);
}

const LATITUDE_MAX = 85;
/** Up to this distance the flat picture finds the nearest point well enough: the error is some centimetres. */
const FLAT_METRES_MAX = 50_000;
/** Beyond it, two ways whose lengths differ by less than this are both measured exactly. */
const FAR_TOLERANCE = 1.001;

interface FlatSegment {
  readonly from: Flat;
  readonly to: Flat;
}

/** The length of the shortest way between two segments that do not cross. */
function flatGap(one: FlatSegment, other: FlatSegment): number {
  return Math.min(gapFrom(one.from, other), gapFrom(one.to, other), gapFrom(other.from, one), gapFrom(other.to, one));
}

function gapFrom([x, y]: Flat, { from, to }: FlatSegment): number {
  const share = nearestShare([x, y], from, to);
  return Math.hypot(between(from[0], to[0], share) - x, between(from[1], to[1], share) - y);
}

/** Unless they cross, the shortest way begins or ends at an end of one of them. */
function segmentDistance(one: Segment, other: Segment): number {
  const ways = [
    nearestFoot(one.from, other),
    nearestFoot(one.to, other),
    nearestFoot(other.from, one),
    nearestFoot(other.to, one),
  ];
  const shortest = Math.min(...ways.map(({ metres }) => metres));
  if (shortest < FLAT_METRES_MAX) return shortest;
  return Math.min(...ways.filter(({ metres }) => metres <= shortest * FAR_TOLERANCE).map(searchNearest));
}

interface Way {
  readonly metres: number;
  readonly share: number;
  readonly metresAt: (share: number) => number;
}

function nearestFoot(point: Position, { from, to }: Segment): Way {
  const at = (share: number): Position => [between(from[0], to[0], share), between(from[1], to[1], share)];
  let frame = flatFrame(point);
  let share = nearestShare([0, 0], frame.toFlat(from), frame.toFlat(to));
  // The picture is drawn again half-way between the two, where its error is smallest.
  const [footX, footY] = at(share);
  frame = flatFrame([(point[0] + footX) / 2, (point[1] + footY) / 2]);
  share = nearestShare(frame.toFlat(point), frame.toFlat(from), frame.toFlat(to));
  const metresAt = (one: number): number => distanceBetween(point, at(one));
  return { metres: metresAt(share), share, metresAt };
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const SEARCH_STEPS = 24;
/** The share of the segment on either side of the foot on the flat picture, in which the nearest point is searched. */
const SEARCH_WIDTH = 0.1;

/** The distance falls and then rises along the segment: golden-section search. */
function searchNearest({ metres, share, metresAt }: Way): number {
  let [low, high] = [Math.max(0, share - SEARCH_WIDTH), Math.min(1, share + SEARCH_WIDTH)];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const [left, right] = [high - (high - low) * GOLDEN, low + (high - low) * GOLDEN];
    if (metresAt(left) < metresAt(right)) high = right;
    else low = left;
  }
  return Math.min(metres, metresAt((low + high) / 2));
}
