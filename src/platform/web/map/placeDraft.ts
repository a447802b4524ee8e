/** A place while it is being marked: the texts of its fields, which may be incomplete, and the place they give. */
import { makePlace, partsOfPlace, type PlaceGeometry, type Position, type Ring } from '#platform/model/geo/geometry.ts';
import { checkPlace } from '#platform/model/geo/placeGeometry.ts';
import { roundDegrees } from '#platform/model/geo/parseCoordinates.ts';

export interface TypedPosition {
  readonly latitude: string;
  readonly longitude: string;
}

export interface PlaceDraft {
  readonly pin: TypedPosition;
  /** In order, without the first again at the end. */
  readonly corners: readonly TypedPosition[];
  /** They come from files, and are kept as they are. */
  readonly holes: readonly Ring[];
}

export const NO_POSITION: TypedPosition = { latitude: '', longitude: '' };
export const EMPTY_DRAFT: PlaceDraft = { pin: NO_POSITION, corners: [], holes: [] };

/** A stored value that is not a place is shown as none; the rule of the field reports it. */
export function draftOf(value: unknown): PlaceDraft {
  const { place } = checkPlace(value);
  if (place === undefined) return EMPTY_DRAFT;
  const { point, rings: [outer = [], ...holes] = [] } = partsOfPlace(place);
  return {
    pin: point === undefined ? NO_POSITION : typePosition(point),
    corners: outer.slice(0, -1).map(typePosition),
    holes,
  };
}

/** Null while there is nothing complete. A boundary of one or two corners is not part of the place yet. */
export function placeOf({ pin, corners, holes }: PlaceDraft): PlaceGeometry | null {
  const point = readPosition(pin);
  const outer = readCorners(corners);
  const [first] = outer;
  const rings = outer.length < 3 || first === undefined ? undefined : [[...outer, first], ...holes];
  return makePlace({ ...(point === undefined ? {} : { point }), ...(rings === undefined ? {} : { rings }) });
}

/** What a map can draw of it. */
export interface DrawnPlace {
  readonly pin: Position | undefined;
  readonly corners: readonly Position[];
  readonly holes: readonly Ring[];
}

export function drawnOf({ pin, corners, holes }: PlaceDraft): DrawnPlace {
  return { pin: readPosition(pin), corners: readCorners(corners), holes };
}

/** The corners that are complete. */
export function readCorners(corners: readonly TypedPosition[]): readonly Position[] {
  return corners.flatMap((corner) => {
    const position = readPosition(corner);
    return position === undefined ? [] : [position];
  });
}

export function readPosition({ latitude, longitude }: TypedPosition): Position | undefined {
  const [y, x] = [readDegrees(latitude), readDegrees(longitude)];
  return x === undefined || y === undefined ? undefined : [x, y];
}

export function readDegrees(text: string): number | undefined {
  const tidy = text.trim().replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
  return /^-?\d{1,3}(?:\.\d{1,15})?$/u.test(tidy) ? Number(tidy) : undefined;
}

export function typePosition([x, y]: Position): TypedPosition {
  return { latitude: String(roundDegrees(y)), longitude: String(roundDegrees(x)) };
}

/** Puts a new corner on the edge that becomes the least longer by it, so that a boundary does not cross itself. */
export function insertCorner(corners: readonly TypedPosition[], position: Position): readonly TypedPosition[] {
  const outer = readCorners(corners);
  if (outer.length < 3 || outer.length !== corners.length) return [...corners, typePosition(position)];
  const length = (one: Position, other: Position): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const detours = outer.map((corner, index) => {
    const next = outer[(index + 1) % outer.length] ?? corner;
    return length(corner, position) + length(position, next) - length(corner, next);
  });
  const edge = detours.indexOf(Math.min(...detours));
  return [...corners.slice(0, edge + 1), typePosition(position), ...corners.slice(edge + 1)];
}
