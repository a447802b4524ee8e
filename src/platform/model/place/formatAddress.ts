/** An address as it is printed and read: in Thai from the house to the province, in English the same with commas. */
import type { Locale } from '#language/label.ts';

/** As much of a place as its card shows. */
export interface PlaceCard {
  readonly code?: string | null;
  readonly nameTh?: string | null;
  readonly nameEn?: string | null;
}

/** The fields of `addressFields`, with references as the cards they come with. */
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

/** In one line; empty where nothing is known. */
export function formatAddress(address: AddressText, locale: Locale): string {
  return addressLines(address, locale).join(locale === 'th' ? ' ' : ', ');
}

/** The house, and the place it stands in: one line each, without those that would be empty. */
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
  const words = placeWords(isBangkok);
  const province = nameIn(refProvince, locale);
  const zip = postcode?.trim() ?? '';
  if (locale === 'th') {
    return joined(
      [
        prefixed(words.tambon[0], nameIn(refTambon, 'th')),
        prefixed(words.amphur[0], nameIn(refAmphur, 'th')),
        isBangkok ? province : prefixed('จังหวัด', province),
        zip,
      ],
      ' ',
    );
  }
  return joined(
    [
      prefixed(`${words.tambon[1]} `, nameIn(refTambon, 'en')),
      prefixed(`${words.amphur[1]} `, nameIn(refAmphur, 'en')),
      joined([province, zip], ' '),
    ],
    ', ',
  );
}

/** Bangkok is divided into khet and khwaeng, every other province into amphurs and tambons. */
export function placeWords(isBangkok: boolean): {
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
  return joined(
    [
      prefixed('เลขที่ ', clean(houseNo)),
      clean(building),
      clean(room),
      prefixed('หมู่ที่ ', clean(moo)),
      said('ซอย', clean(soi), THAI_SOI),
      said('ถนน', clean(road), THAI_ROAD),
    ],
    ' ',
  );
}

/** As somebody has written it in English; what is only known in Thai is better shown so than left out. */
function houseInEnglish({ houseNo, building, room, moo, soi, road, addressEn }: AddressText): string {
  const written = clean(addressEn)
    .split('\n')
    .map((line) => line.trim().replace(/,$/u, ''));
  if (written.some((line) => line !== '')) return joined(written, ', ');
  const street = clean(road);
  return joined(
    [
      joined([clean(houseNo), prefixed('Moo ', clean(moo))], ' '),
      clean(building),
      clean(room),
      said('Soi ', clean(soi), /^soi\b|^(?:ซอย|ซ\.|ตรอก)/iu),
      /^[A-Za-z0-9 .'-]+$/u.test(street) && !/\b(?:road|rd\.?)$/iu.test(street) ? `${street} Road` : street,
    ],
    ', ',
  );
}

/** People write the word themselves as often as not. */
const THAI_SOI = /^(?:ซอย|ซ\.|ตรอก)/u;
const THAI_ROAD = /^(?:ถนน|ถ\.)/u;

function said(word: string, text: string, already: RegExp): string {
  return already.test(text) ? text : prefixed(word, text);
}

function nameIn(place: PlaceCard | null | undefined, locale: Locale): string {
  const [th, en] = [place?.nameTh ?? '', place?.nameEn ?? ''];
  return locale === 'en' && en !== '' ? en : th;
}

function prefixed(word: string, text: string): string {
  return text === '' ? '' : word + text;
}

function joined(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by);
}

function clean(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
