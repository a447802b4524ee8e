/** Where the provinces and amphurs are, for finding one's way on a map: of each its main town, to about a kilometre. */
import type { Position } from '#platform/model/geo/geometry.ts';
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { normaliseForSearch } from '#language/values/thaiText.ts';
import file from './placePositions.json' with { type: 'json' };

export interface NamedPosition {
  /** Two digits are a province, four an amphur. */
  readonly code: string;
  readonly name: Label;
  readonly position: Position;
}

const PROVINCE_DIGITS = 2;

/** Provinces first. */
export const namedPositions: readonly NamedPosition[] = file.places.map(
  ([code = '', nameTh = '', nameEn = '', latitude = 0, longitude = 0]) => ({
    code: String(code),
    name: [String(nameTh), String(nameEn)],
    position: [Number(longitude), Number(latitude)],
  }),
);

const byCode = new Map(namedPositions.map((place) => [place.code, place]));

/** Of a tambon that of its amphur; of an amphur without a known position that of its province. */
export function findNamedPosition(code: string): NamedPosition | undefined {
  return byCode.get(code.slice(0, PROVINCE_DIGITS + 2)) ?? byCode.get(code.slice(0, PROVINCE_DIGITS));
}

export function isProvince({ code }: Pick<NamedPosition, 'code'>): boolean {
  return code.length === PROVINCE_DIGITS;
}

/** The name with that of its province: `Si Racha, Chon Buri`. */
export function fullNameOf(place: NamedPosition, locale: Locale): string {
  const province = isProvince(place) ? undefined : byCode.get(place.code.slice(0, PROVINCE_DIGITS));
  return [place, ...(province === undefined ? [] : [province])]
    .map(({ name }) => inLocale(name, locale))
    .join(locale === 'en' ? ', ' : ' ');
}

/** As many as a person reads; more letters find the others. */
export const FOUND_MAX = 8;

/** Those whose name in either language begins with the text come before those that contain it. */
export function findByName(text: string): readonly NamedPosition[] {
  const wanted = plainText(text);
  if (wanted === '') return [];
  const rank = ({ name }: NamedPosition): number =>
    Math.min(...name.map((part) => plainText(part).indexOf(wanted)).map((at) => (at === -1 ? 2 : Math.min(at, 1))));
  return namedPositions
    .filter((place) => rank(place) < 2)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, FOUND_MAX);
}

function plainText(text: string): string {
  return normaliseForSearch(text.trim().replace(/^(?:จังหวัด|อำเภอ|เขต)\s*/u, '')).replaceAll(/[\s.-]+/gu, '');
}
