/** Whose product it is, as they are registered. */
import type { Label } from '#language/label.ts';
import { addressLines, type PlaceCard } from '#platform/model/formatAddress.ts';
import type { Queryable } from '#platform/server/resource/search.ts';
import type { Holder } from './product.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is asked for of each place. */
const PLACES = ['province', 'amphur', 'tambon'] as const;

export async function loadHolder(db: Queryable, { id, name }: { readonly id: string; readonly name: Label }): Promise<Holder> {
  const { rows } = await db.query({
    name: 'haz-paper-holder',
    text: `select u."person_type", u."document_type_person", coalesce(u."id_tax", r."id_tax") as "id_tax", r."house_no", r."building", r."room", r."moo", r."soi", r."road", r."postcode", r."address_en",
${PLACES.map((place) => `${place}."code" as "${place}_code", ${place}."name_th" as "${place}_th", ${place}."name_en" as "${place}_en"`).join(', ')}
from "user" u left join "user_request" r on r."holder_id" = u."id" and r."is_current" and r."document_type" = 'holderRegistration'
${PLACES.map((place) => `left join "${place}" ${place} on ${place}."id" = r."${place}_id"`).join('\n')} where u."id" = $1`,
    values: [id],
  });
  const [row = {}] = rows;
  return { name, nationality: nationalityOf(row), idTax: textOf(row, 'id_tax'), address: addressOf(row) };
}

/** Only Thais have the identity card; of others it is not recorded. */
function nationalityOf(row: Row): Label | null {
  return row['person_type'] !== 'legalEntity' && row['document_type_person'] === 'idCard' ? ['ไทย', 'Thai'] : null;
}

function addressOf(row: Row): readonly Label[] {
  const address = {
    houseNo: textOf(row, 'house_no'),
    building: textOf(row, 'building'),
    room: textOf(row, 'room'),
    moo: textOf(row, 'moo'),
    soi: textOf(row, 'soi'),
    road: textOf(row, 'road'),
    postcode: textOf(row, 'postcode'),
    addressEn: textOf(row, 'address_en'),
    refProvince: placeOf(row, 'province'),
    refAmphur: placeOf(row, 'amphur'),
    refTambon: placeOf(row, 'tambon'),
  };
  const [th, en] = [addressLines(address, 'th'), addressLines(address, 'en')];
  return th.map((line, index): Label => [line, en[index] ?? '']);
}

function placeOf(row: Row, place: (typeof PLACES)[number]): PlaceCard {
  return { code: textOf(row, `${place}_code`), nameTh: textOf(row, `${place}_th`), nameEn: textOf(row, `${place}_en`) };
}

function textOf(row: Row, name: string): string | null {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
