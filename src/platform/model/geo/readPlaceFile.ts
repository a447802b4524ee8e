/** Reads the point and the boundary of a place from a GeoJSON or KML file. */
import { SaxesParser } from 'saxes';
import { message, type MessageRef } from '#language/message.ts';
import { isPlainObject } from '#language/patch.ts';
import './geoMessages.ts';
import { makePlace, type PlaceParts, type Position, type Ring } from './geometry.ts';
import { checkPlace, MAX_CORNERS, type PlaceCheck } from './placeGeometry.ts';

/** A boundary with the most corners allowed takes a twentieth of this. */
export const PLACE_FILE_MEGABYTES_MAX = 2;
const TEXT_MAX = PLACE_FILE_MEGABYTES_MAX * 1024 * 1024;
/** Google Earth writes about ten levels. */
const DEPTH_MAX = 100;
const FEATURES_MAX = 10_000;

/**
 * Returns the first point and the first polygon, checked by the rule of places, or what is wrong with the file. If both
 * are there but are too far apart to be one place, that is for the person to see on the map.
 */
export function readPlaceFile(text: string): PlaceCheck {
  if (text.length > TEXT_MAX) return { problem: message('placeFileTooLarge', { limit: PLACE_FILE_MEGABYTES_MAX }) };
  if (text.startsWith('PK')) return { problem: message('placeFileKmz') };
  const start = text.replace(/^\uFEFF/u, '').trimStart();
  const parts = start.startsWith('<') ? readKml(start) : start.startsWith('{') ? readGeojson(start) : undefined;
  if (parts === undefined) return { problem: message('placeFileUnknown') };
  if ('messageKey' in parts) return { problem: parts };
  const place = makePlace(parts);
  return place === null ? { problem: message('placeFileEmpty') } : checkPlace(place);
}

type PartsOrProblem = PlaceParts | MessageRef;

function readGeojson(text: string): PartsOrProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return message('placeFileBroken');
  }
  const found = findParts(value);
  return found.rings === undefined && found.point === undefined && !isPlainObject(value)
    ? message('placeFileUnknown')
    : found;
}

/** Geometry in features and collections; what is not a point or a polygon is skipped. */
function findParts(value: unknown): PlaceParts {
  const waiting: unknown[] = [value];
  const parts: { point?: Position; rings?: readonly Ring[] } = {};
  for (let count = 0; count < waiting.length && count < FEATURES_MAX; count += 1) {
    const one = waiting[count];
    if (!isPlainObject(one)) continue;
    const { type, coordinates, geometry, geometries, features } = one;
    for (const list of [features, geometries, [geometry]])
      if (Array.isArray(list)) waiting.push(...(list as readonly unknown[]).slice(0, FEATURES_MAX));
    if (type === 'Point') parts.point ??= coordinates as Position;
    if (type === 'Polygon') parts.rings ??= coordinates as readonly Ring[];
    if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length === 1)
      parts.rings ??= coordinates[0] as readonly Ring[];
  }
  return parts;
}

/** No document type is allowed, so that no entities can be declared. */
function readKml(text: string): PartsOrProblem {
  const reader = createKmlReader();
  const parser = new SaxesParser({ position: false });
  const refuse = (): never => {
    throw new BrokenFile();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  let depth = 0;
  parser.on('opentag', ({ name }) => {
    depth += 1;
    if (depth > DEPTH_MAX) refuse();
    reader.open(withoutPrefix(name));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close(withoutPrefix(name));
  });
  parser.on('text', reader.text);
  parser.on('cdata', reader.text);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof BrokenFile) return message('placeFileBroken');
    throw error;
  }
  return reader.isKml() ? reader.parts() : message('placeFileUnknown');
}

class BrokenFile extends Error {}

interface KmlReader {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
  readonly isKml: () => boolean;
  readonly parts: () => PartsOrProblem;
}

/** Of KML only points and polygons are read: `Point/coordinates` and `Polygon/…/LinearRing/coordinates`. */
function createKmlReader(): KmlReader {
  const path: string[] = [];
  let root: string | undefined;
  let point: readonly Position[] | undefined;
  let rings: (readonly Position[])[] | undefined;
  let polygonCount = 0;
  let collected = '';
  const isIn = (name: string): boolean => path.includes(name);
  return {
    open: (name) => {
      root ??= name;
      path.push(name);
      if (name === 'Polygon') polygonCount += 1;
      if (name === 'coordinates') collected = '';
    },
    text: (text) => {
      if (path.at(-1) === 'coordinates') collected += text;
    },
    close: (name) => {
      path.pop();
      if (name !== 'coordinates') return;
      if (isIn('Polygon') && polygonCount === 1) {
        const ring = readTuples(collected);
        rings = isIn('outerBoundaryIs') ? [ring, ...(rings ?? [])] : [...(rings ?? []), ring];
      } else if (path.at(-1) === 'Point') point ??= readTuples(collected);
    },
    isKml: () => root === 'kml',
    parts: () => ({
      ...(point?.[0] === undefined ? {} : { point: point[0] }),
      ...(rings === undefined ? {} : { rings }),
    }),
  };
}

/** `longitude,latitude[,altitude]`, with spaces between positions. Numbers that are none are refused by the check. */
function readTuples(text: string): readonly Position[] {
  return text
    .trim()
    .split(/\s+/u, MAX_CORNERS + 2)
    .map((tuple) => tuple.split(',', 3).map(Number) as unknown as Position);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
