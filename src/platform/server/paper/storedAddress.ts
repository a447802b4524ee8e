/** Reads an address of `addressFields` from SQL, with the names of its places, as lines for a paper. */
import type { Label } from '#language/label.ts';
import { addressLines, type PlaceCard } from '#platform/model/place/formatAddress.ts';
import { cleanText } from './cleanText.ts';

/** The names read for each place. */
const PLACE_LEVELS = ['province', 'amphur', 'tambon'] as const;
type PlaceLevel = (typeof PLACE_LEVELS)[number];

const PLAIN_COLUMNS = ['house_no', 'building', 'room', 'moo', 'soi', 'road', 'postcode', 'address_en'] as const;

type AddressRow = Readonly<Record<string, unknown>>;

/** The columns of the address of the table with this alias; `addressJoins` joins the tables of its places. */
export function addressColumns(alias: string): string {
  const plain = PLAIN_COLUMNS.map((column) => `${alias}."${column}"`);
  const places = PLACE_LEVELS.map(
    (level) =>
      `${level}."code" as "${level}_code", ${level}."name_th" as "${level}_th", ${level}."name_en" as "${level}_en"`,
  );
  return [...plain, ...places].join(', ');
}

export function addressJoins(alias: string): string {
  return PLACE_LEVELS.map((level) => `left join "${level}" ${level} on ${level}."id" = ${alias}."${level}_id"`).join(
    '\n',
  );
}

/** One line for the house and one for its place; none if nothing is known. */
export function storedAddressLines(row: AddressRow): readonly Label[] {
  const address = {
    houseNo: cleanText(row['house_no']),
    building: cleanText(row['building']),
    room: cleanText(row['room']),
    moo: cleanText(row['moo']),
    soi: cleanText(row['soi']),
    road: cleanText(row['road']),
    postcode: cleanText(row['postcode']),
    addressEn: cleanText(row['address_en']),
    refProvince: placeOf(row, 'province'),
    refAmphur: placeOf(row, 'amphur'),
    refTambon: placeOf(row, 'tambon'),
  };
  const [th, en] = [addressLines(address, 'th'), addressLines(address, 'en')];
  return th.map((line, index): Label => [line, en[index] ?? '']);
}

function placeOf(row: AddressRow, level: PlaceLevel): PlaceCard {
  return {
    code: cleanText(row[`${level}_code`]),
    nameTh: cleanText(row[`${level}_th`]),
    nameEn: cleanText(row[`${level}_en`]),
  };
}
