/**
 * Formats an address for print and display: in Thai from the house to the province, in English the same with commas.
 */
import type { Locale } from '#language/label.ts';

/** The fields of a place that its card shows. */
export interface PlaceCard {
  readonly code?: string | null;
  readonly nameTh?: string | null;
  readonly nameEn?: string | null;
}

/** The fields of `addressFields`, with references as cards. */
export interface AddressText {
  readonly houseNo?: string | null;
  readonly building?: string | null;
  readonly room?: string | null;
  readonly moo?: string | null;
  readonly soi?: string | null;
  readonly road?: string | null;
  readonly refProvince?: PlaceCard | null;
  readonly refAmphur?: PlaceCard | null;
  readonly refTambon?: PlaceCard | null;
  readonly postcode?: string | null;
  /** From the house to the road. */
  readonly addressEn?: string | null;
}

export const BANGKOK_CODE = '10';

/** Formats in one line; empty if nothing is known. */
export function formatAddress(address: AddressText, locale: Locale): string {
  return addressLines(address, locale).join(locale === 'th' ? ' ' : ', ');
}

/** Returns one line for the house and one for its place, without empty lines. */
export function addressLines(address: AddressText, locale: Locale): string[] {
  const house = locale === 'th' ? houseInThai(address) : houseInEnglish(address);
  return [house, formatPlace(address, locale)].filter((line) => line !== '');
}

/** `แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900`. */
export function formatPlace(
  {
    refProvince,
    refAmphur,
    refTambon,
    postcode,
  }: Pick<AddressText, 'refProvince' | 'refAmphur' | 'refTambon' | 'postcode'>,
  locale: Locale,
): string {
  const isBangkok = isInBangkok(refProvince);
  const words = placeTerms(isBangkok);
  const province = placeNameIn(refProvince, locale);
  const zip = postcode?.trim() ?? '';
  if (locale === 'th') {
    return joinNonEmpty(
      [
        prefixIfPresent(words.tambon[0], placeNameIn(refTambon, 'th')),
        prefixIfPresent(words.amphur[0], placeNameIn(refAmphur, 'th')),
        isBangkok ? province : prefixIfPresent('จังหวัด', province),
        zip,
      ],
      ' ',
    );
  }
  return joinNonEmpty(
    [
      prefixIfPresent(`${words.tambon[1]} `, placeNameIn(refTambon, 'en')),
      prefixIfPresent(`${words.amphur[1]} `, placeNameIn(refAmphur, 'en')),
      joinNonEmpty([province, zip], ' '),
    ],
    ', ',
  );
}

/** Bangkok is divided into khet and khwaeng, every other province into amphurs and tambons. */
export function placeTerms(isBangkok: boolean): {
  readonly amphur: readonly [th: string, en: string];
  readonly tambon: readonly [th: string, en: string];
} {
  return isBangkok
    ? { amphur: ['เขต', 'Khet'], tambon: ['แขวง', 'Khwaeng'] }
    : { amphur: ['อำเภอ', 'Amphur'], tambon: ['ตำบล', 'Tambon'] };
}

export function isInBangkok(province: PlaceCard | null | undefined): boolean {
  return province?.code === BANGKOK_CODE;
}

function houseInThai({ houseNo, building, room, moo, soi, road }: AddressText): string {
  return joinNonEmpty(
    [
      prefixIfPresent('เลขที่ ', trimmed(houseNo)),
      trimmed(building),
      trimmed(room),
      prefixIfPresent('หมู่ที่ ', trimmed(moo)),
      prefixUnlessWritten('ซอย', trimmed(soi), THAI_SOI),
      prefixUnlessWritten('ถนน', trimmed(road), THAI_ROAD),
    ],
    ' ',
  );
}

/** The English text that a person has typed; parts that exist only in Thai are shown in Thai rather than left out. */
function houseInEnglish({ houseNo, building, room, moo, soi, road, addressEn }: AddressText): string {
  const written = trimmed(addressEn)
    .split('\n')
    .map((line) => line.trim().replace(/,$/u, ''));
  if (written.some((line) => line !== '')) return joinNonEmpty(written, ', ');
  const street = trimmed(road);
  return joinNonEmpty(
    [
      joinNonEmpty([trimmed(houseNo), prefixIfPresent('Moo ', trimmed(moo))], ' '),
      trimmed(building),
      trimmed(room),
      prefixUnlessWritten('Soi ', trimmed(soi), /^soi\b|^(?:ซอย|ซ\.|ตรอก)/iu),
      /^[A-Za-z0-9 .'-]+$/u.test(street) && !/\b(?:road|rd\.?)$/iu.test(street) ? `${street} Road` : street,
    ],
    ', ',
  );
}

/** People often type the word themselves. */
const THAI_SOI = /^(?:ซอย|ซ\.|ตรอก)/u;
const THAI_ROAD = /^(?:ถนน|ถ\.)/u;

function prefixUnlessWritten(word: string, text: string, already: RegExp): string {
  return already.test(text) ? text : prefixIfPresent(word, text);
}

function placeNameIn(place: PlaceCard | null | undefined, locale: Locale): string {
  const [th, en] = [place?.nameTh ?? '', place?.nameEn ?? ''];
  return locale === 'en' && en !== '' ? en : th;
}

function prefixIfPresent(word: string, text: string): string {
  return text === '' ? '' : word + text;
}

function joinNonEmpty(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by);
}

function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
