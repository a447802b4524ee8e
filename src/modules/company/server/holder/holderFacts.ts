/** What is registered of a holder, as fields of documents are filled in from it: the revision in force, and nothing of its directors. */
import type { HolderFacts } from '#language/holderFacts.ts';
import { formatAddress, type AddressText, type PlaceCard } from '#platform/model/formatAddress.ts';
import type { HolderFactsOf } from '#platform/server/request/stepParts.ts';
import { REGISTRATION } from './openChange.ts';

type Row = Readonly<Record<string, string | null>>;

const PLACES = ['province', 'amphur', 'tambon'] as const;

const FACTS_SQL = `select u."full_name" as "fullName", u."full_name_en" as "fullNameEn", coalesce(u."id_tax", r."id_tax") as "idTax", coalesce(r."phone", u."phone") as "phone", coalesce(r."email", u."email") as "email",
r."house_no" as "houseNo", r."building", r."room", r."moo", r."soi", r."road", r."postcode", r."address_en" as "addressEn",
${PLACES.map((place) => `${place}."id" as "${place}Id", ${place}."code" as "${place}Code", ${place}."name_th" as "${place}Th", ${place}."name_en" as "${place}En"`).join(', ')}
from "user" u left join "user_request" r on r."holder_id" = u."id" and r."is_current" and r."document_type" = $2
${PLACES.map((place) => `left join "${place}" ${place} on ${place}."id" = r."${place}_id"`).join('\n')} where u."id" = $1`;

export const holderFactsOf: HolderFactsOf = async ({ db, holderId }) => {
  const { rows } = await db.query({ name: 'holder-facts', text: FACTS_SQL, values: [holderId, REGISTRATION] });
  const row = (rows as unknown as readonly Row[])[0];
  return row === undefined ? {} : factsIn(row);
};

function factsIn(row: Row): HolderFacts {
  const { fullName, fullNameEn, idTax, phone, email } = row;
  const address: AddressText = {
    houseNo: row['houseNo'] ?? null,
    building: row['building'] ?? null,
    room: row['room'] ?? null,
    moo: row['moo'] ?? null,
    soi: row['soi'] ?? null,
    road: row['road'] ?? null,
    postcode: row['postcode'] ?? null,
    addressEn: row['addressEn'] ?? null,
    refProvince: placeIn(row, 'province'),
    refAmphur: placeIn(row, 'amphur'),
    refTambon: placeIn(row, 'tambon'),
  };
  return { fullName, fullNameEn, idTax, phone, email, ...address, address: formatAddress(address, 'th') || null, addressInEnglish: formatAddress(address, 'en') || null };
}

function placeIn(row: Row, place: (typeof PLACES)[number]): (PlaceCard & { readonly id: string }) | null {
  const id = row[`${place}Id`];
  if (typeof id !== 'string') return null;
  return { id, code: row[`${place}Code`] ?? null, nameTh: row[`${place}Th`] ?? null, nameEn: row[`${place}En`] ?? null };
}
