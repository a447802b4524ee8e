/**
 * Reads coordinates as people write and paste them: decimal degrees, degrees with minutes and seconds, UTM, a geo:
 * address, the address of a map in the browser.
 */
import { message, type MessageRef } from '#language/message.ts';
import './geoMessages.ts';
import type { Position } from './geometry.ts';
import { findPositionProblem } from './placeGeometry.ts';
import { fromUtm } from './utm.ts';

export type ParsedCoordinates =
  | { readonly position: Position; readonly problem?: undefined }
  | { readonly position?: undefined; readonly problem: MessageRef };

/** Longer texts are not coordinates, and would only cost time. */
const TEXT_MAX = 2000;
/** Thailand is in these two. */
const ZONES: ReadonlySet<string | undefined> = new Set(['47', '48']);

export function parseCoordinates(text: string): ParsedCoordinates {
  const start = text.slice(0, TEXT_MAX).trim();
  const tidy = tidyText(start);
  const utm = findUtm(tidy);
  if (utm !== undefined) return utm;
  const pair = findInAddress(start) ?? findPair(tidy);
  if (pair === undefined) return { problem: message('coordinatesNotRead') };
  return checkPosition(pair);
}

/** As they are written in tables of coordinates: six decimals are a decimetre. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

interface Pair {
  readonly latitude: number;
  readonly longitude: number;
  /** The letters or the address say which is which. */
  readonly isCertain: boolean;
}

/** Exchanged values are put right only where nothing says which is which. */
function checkPosition({ latitude, longitude, isCertain }: Pair): ParsedCoordinates {
  const position: Position = [roundDegrees(longitude), roundDegrees(latitude)];
  const problem = findPositionProblem(position);
  if (problem === undefined) return { position };
  if (!isCertain && problem.messageKey === 'placeSwapped') return { position: [position[1], position[0]] };
  return { problem };
}

function tidyText(text: string): string {
  return text
    .replaceAll(/[๐-๙]/gu, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replaceAll(/[º˚]/gu, '°')
    .replaceAll(/[’‘′‵´`]/gu, "'")
    .replaceAll(/[”“″‶]|''/gu, '"')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/(?:ละติจูด|ลองจิจูด|latitude|longitude|lat|lon|lng)\s*[:=]?/giu, ' ')
    .replaceAll(/องศา/gu, '°')
    .replaceAll(/[ฟพ]ิลิปดา/gu, '"')
    .replaceAll(/ลิปดา/gu, "'")
    .replaceAll(/เหนือ/gu, 'N')
    .replaceAll(/ตะวันออก/gu, 'E')
    .trim();
}

const THAI_ZERO = '๐'.charCodeAt(0);

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d{1,15})?`;
const PLAIN_PAIR = `(${NUMBER})\\s*,\\s*(${NUMBER})`;

/** In the address of a map the pin (!3d…!4d…) or the question comes before the middle of the picture (@…). */
const ADDRESS_PATTERNS: readonly RegExp[] = [
  new RegExp(`^geo:${PLAIN_PAIR}`, 'iu'),
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, 'u'),
  new RegExp(`[?&](?:q|query|ll|destination|center|mlat)=(?:loc:)?${PLAIN_PAIR}`, 'iu'),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`, 'iu'),
  new RegExp(`@${PLAIN_PAIR}`, 'u'),
];

function findInAddress(text: string): Pair | undefined {
  if (!/^(?:geo:|https?:\/\/)/iu.test(text)) return undefined;
  const address = text.replaceAll(/%2c/giu, ',').replaceAll(/%20|\+(?!\d)/gu, ' ');
  for (const pattern of ADDRESS_PATTERNS) {
    const [, latitude, longitude] = pattern.exec(address) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude), isCertain: true };
  }
  return undefined;
}

const ANGLE = String.raw`([+-]?\d{1,3}(?:\.\d{1,15})?)\s*(?:°\s*(?:(\d{1,2}(?:\.\d{1,12})?)\s*'\s*(?:(\d{1,2}(?:\.\d{1,10})?)\s*"?)?)?)?`;
const BETWEEN = String.raw`(?:\s*[,;/\s]\s*|(?<=[NSEW°'"]))`;
const LETTERS_AFTER = new RegExp(`^${ANGLE}\\s*([NSEW])?${BETWEEN}${ANGLE}\\s*([NSEW])?$`, 'iu');
const LETTERS_BEFORE = new RegExp(`^([NSEW])\\s*${ANGLE}${BETWEEN}([NSEW])\\s*${ANGLE}$`, 'iu');

function findPair(text: string): Pair | undefined {
  const angles = findAngles(text.replace(/^[([]\s*/u, '').replace(/\s*[)\]]$/u, ''));
  const [one, other] = angles ?? [];
  if (one === undefined || other === undefined) return undefined;
  if (one.axis !== undefined && one.axis === other.axis) return undefined;
  const isCertain = one.axis !== undefined || other.axis !== undefined;
  const isLongitudeFirst = one.axis === 'longitude' || other.axis === 'latitude';
  return isLongitudeFirst
    ? { latitude: other.degrees, longitude: one.degrees, isCertain }
    : { latitude: one.degrees, longitude: other.degrees, isCertain };
}

function findAngles(text: string): readonly (Angle | undefined)[] | undefined {
  const after = LETTERS_AFTER.exec(text);
  if (after !== null) return [readAngle(after.slice(1, 4), after[4]), readAngle(after.slice(5, 8), after[8])];
  const before = LETTERS_BEFORE.exec(text);
  return before === null
    ? undefined
    : [readAngle(before.slice(2, 5), before[1]), readAngle(before.slice(6, 9), before[5])];
}

interface Angle {
  readonly degrees: number;
  readonly axis: 'latitude' | 'longitude' | undefined;
}

function readAngle(
  [degrees, minutes, seconds]: readonly (string | undefined)[],
  written: string | undefined,
): Angle | undefined {
  if (degrees === undefined) return undefined;
  const letter = written?.toUpperCase();
  const [minute, second] = [Number(minutes ?? 0), Number(seconds ?? 0)];
  if (minute >= 60 || second >= 60 || (minutes !== undefined && degrees.includes('.'))) return undefined;
  const size = Math.abs(Number(degrees)) + minute / 60 + second / 3600;
  const isNegative = degrees.startsWith('-') !== (letter === 'S' || letter === 'W');
  const axis = letter === undefined ? undefined : letter === 'N' || letter === 'S' ? 'latitude' : 'longitude';
  return { degrees: isNegative ? -size : size, axis };
}

const METRES = String.raw`(\d{6}(?:\.\d{1,3})?)\s*m?\s*E?[\s,]+(\d{6,7}(?:\.\d{1,3})?)\s*m?\s*N?`;
const UTM_WITH_ZONE = new RegExp(String.raw`^(?:UTM\s*)?(?:zone\s*)?(\d{1,2})\s*[NPQ]?[\s,]+${METRES}$`, 'iu');
const UTM_WITHOUT_ZONE = new RegExp(`^(?:UTM\\s*)?${METRES}$`, 'iu');

function findUtm(text: string): ParsedCoordinates | undefined {
  const [, zone, easting, northing] = UTM_WITH_ZONE.exec(text) ?? [];
  if (zone === undefined) return UTM_WITHOUT_ZONE.test(text) ? { problem: message('coordinatesUtmZone') } : undefined;
  if (!ZONES.has(zone)) return { problem: message('coordinatesUtmZone') };
  const [longitude, latitude] = fromUtm({ zone: Number(zone), easting: Number(easting), northing: Number(northing) });
  return checkPosition({ latitude, longitude, isCertain: true });
}
