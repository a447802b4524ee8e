/**
 * Finds the protected places near a geometry. The database finds candidates by the boxes around them, in an index; the
 * distance from edge to edge is measured only for those that may be near enough.
 */
import { edgeDistance } from '#platform/model/geo/distance.ts';
import { flatFrame } from '#platform/model/geo/flatFrame.ts';
import { boundsOf, shapesOf, type Bounds } from '#platform/model/geo/geometry.ts';
import type { NearPlace, NearProtected } from '#platform/model/place/nearProtected.ts';
import { protectedPlaceKind, type ProtectedPlaceKind } from '#platform/model/place/protectedPlace.ts';
import type { MapSettings } from '#platform/model/settings/mapSettings.ts';
import type { Queryable } from '../database/queryable.ts';
import { loadMapSettings } from './mapSettings.ts';

/** `geometry` is one that the rule of places accepts, or several in a collection. */
export async function findNearProtectedPlaces(
  db: Queryable,
  geometry: object,
  settings?: MapSettings,
): Promise<NearProtected> {
  const { radii } = settings ?? (await loadMapSettings(db));
  const bounds = boundsOf(shapesOf(geometry));
  if (bounds === undefined) return { nearest: [], within: [] };
  const nearest: NearPlace[] = [];
  const within: NearPlace[] = [];
  for (const kind of Object.keys(protectedPlaceKind.values) as readonly ProtectedPlaceKind[]) {
    const found = await findNearOfKind(db, { kind, geometry, bounds, radius: radii[kind] });
    nearest.push(...found.slice(0, 1));
    within.push(...found.filter(({ isWithin }) => isWithin));
  }
  return { nearest: nearest.toSorted(byDistance), within: within.toSorted(byDistance) };
}

interface Search {
  readonly kind: ProtectedPlaceKind;
  readonly geometry: object;
  readonly bounds: Bounds;
  readonly radius: number;
}

/** Each round searches this many times as far as the one before it. */
const WIDER = 8;
/** More than Thailand is long. */
const FARTHEST_METRES = 3_000_000;

/** Returns those within the radius, or if there are none the nearest, sorted by distance. */
async function findNearOfKind(db: Queryable, search: Search): Promise<readonly NearPlace[]> {
  for (let metres = search.radius; metres < FARTHEST_METRES * WIDER; metres *= WIDER) {
    const found = measureCandidates(await findCandidates(db, search, metres), search);
    if (found[0] !== undefined && found[0].metres <= metres) return found;
  }
  return [];
}

interface Candidate {
  readonly id: string;
  readonly nameTh: string;
  readonly nameEn: string | null;
  readonly location: object;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The shortest degree of latitude on the ellipsoid, and a little less than that of longitude at the equator. */
const METRES_PER_DEGREE = 110_500;

/**
 * Places are sorted by their southern edge. One that reaches into the searched band from the south begins at most the
 * height of the tallest place below it, which is read from an index too.
 */
async function findCandidates(db: Queryable, { kind, bounds }: Search, metres: number): Promise<readonly Candidate[]> {
  const up = metres / METRES_PER_DEGREE;
  const farthest = Math.min(89, Math.max(Math.abs(bounds.south), Math.abs(bounds.north)) + up);
  const sideways = up / Math.cos((farthest * Math.PI) / 180);
  const { rows } = await db.query<Candidate>({
    name: 'protected-places-near',
    text: `select "id", "name_th" as "nameTh", "name_en" as "nameEn", "location", "west"::float8, "south"::float8, "east"::float8, "north"::float8
from "protected_place"
where "kind" = $1 and "south" <= $2 and "south" >= $3::numeric - coalesce((select max("height") from "protected_place" where "kind" = $1), 0)
  and "north" >= $3 and "west" <= $4 and "east" >= $5 and "is_active"`,
    values: [kind, bounds.north + up, bounds.south - up, bounds.east + sideways, bounds.west - sideways],
  });
  return rows;
}

/** Measures from the nearest box on, until the rest cannot be nearer than the nearest nor within the radius. */
function measureCandidates(
  candidates: readonly Candidate[],
  { kind, geometry, bounds, radius }: Search,
): readonly NearPlace[] {
  const frame = flatFrame([(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2]);
  const sorted = candidates
    .map((candidate) => ({ candidate, least: leastMetres(frame, candidate, bounds) }))
    .toSorted((one, other) => one.least - other.least);
  const measured: NearPlace[] = [];
  let shortest = Infinity;
  for (const { candidate, least } of sorted) {
    if (least > Math.max(radius, shortest)) break;
    const metres = edgeDistance(geometry, candidate.location);
    if (metres === undefined) continue;
    shortest = Math.min(shortest, metres);
    const { id, nameTh, nameEn, location } = candidate;
    measured.push({ id, kind, name: [nameTh, nameEn ?? nameTh], metres, radius, isWithin: metres <= radius, location });
  }
  return measured.toSorted(byDistance);
}

/** Lower than the true distance: boxes contain the shapes, and the error of the flat picture is subtracted. */
function leastMetres(frame: ReturnType<typeof flatFrame>, place: Bounds, bounds: Bounds): number {
  const gapEast = Math.max(0, place.west - bounds.east, bounds.west - place.east);
  const gapNorth = Math.max(0, place.south - bounds.north, bounds.south - place.north);
  const [originX, originY] = frame.fromFlat([0, 0]);
  const [x, y] = frame.toFlat([originX + gapEast, originY + gapNorth]);
  return Math.hypot(x, y) * (1 - Math.min(0.5, 0.02 + 0.02 * gapNorth + 0.001 * gapEast));
}

function byDistance(one: NearPlace, other: NearPlace): number {
  return one.metres - other.metres;
}
