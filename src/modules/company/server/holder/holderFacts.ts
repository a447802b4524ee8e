/**
 * Reads the registered facts of a holder that fill in fields of documents: the revision in force, without its
 * directors.
 */
import type { HolderFacts } from '#language/holderFacts.ts';
import { formatAddress, type AddressText, type PlaceCard } from '#platform/model/place/formatAddress.ts';
import type { HolderFactsOf } from '#platform/server/request/step/stepParts.ts';
import { REGISTRATION } from './openChange.ts';

const PLACES = ['province', 'amphur', 'tambon'] as const;

type AddressLevel = (typeof PLACES)[number];
type OwnColumn =
  | 'fullName'
  | 'fullNameEn'
  | 'idTax'
  | 'phone'
  | 'email'
  | 'houseNo'
  | 'building'
  | 'room'
  | 'moo'
  | 'soi'
  | 'road'
  | 'postcode'
  | 'addressEn';
type HolderColumns = Readonly<Record<OwnColumn | `${AddressLevel}${'Id' | 'Code' | 'Th' | 'En'}`, string | null>>;

const FACTS_SQL = `select u."full_name" as "fullName", u."full_name_en" as "fullNameEn",
    coalesce(u."id_tax", r."id_tax") as "idTax", coalesce(r."phone", u."phone") as "phone",
    coalesce(r."email", u."email") as "email",
r."house_no" as "houseNo", r."building", r."room", r."moo", r."soi", r."road", r."postcode",
  r."address_en" as "addressEn",
${PLACES.map((place) => `${place}."id" as "${place}Id", ${place}."code" as "${place}Code", ${place}."name_th" as "${place}Th", ${place}."name_en" as "${place}En"`).join(', ')}
from "user" u left join "user_request" r on r."holder_id" = u."id" and r."is_current" and r."document_type" = $2
${PLACES.map((place) => `left join "${place}" ${place} on ${place}."id" = r."${place}_id"`).join('\n')}
where u."id" = $1`;

export const holderFactsOf: HolderFactsOf = async ({ db, holderId }) => {
  const { rows } = await db.query<HolderColumns>({
    name: 'holder-facts',
    text: FACTS_SQL,
    values: [holderId, REGISTRATION],
  });
  return rows[0] === undefined ? {} : factsIn(rows[0]);
};

function factsIn(row: HolderColumns): HolderFacts {
  const { fullName, fullNameEn, idTax, phone, email, houseNo, building, room, moo, soi, road, postcode, addressEn } =
    row;
  const address: AddressText = {
    houseNo,
    building,
    room,
    moo,
    soi,
    road,
    postcode,
    addressEn,
    refProvince: addressPlaceIn(row, 'province'),
    refAmphur: addressPlaceIn(row, 'amphur'),
    refTambon: addressPlaceIn(row, 'tambon'),
  };
  return {
    fullName,
    fullNameEn,
    idTax,
    phone,
    email,
    ...address,
    address: formatAddress(address, 'th') || null,
    addressInEnglish: formatAddress(address, 'en') || null,
  };
}

function addressPlaceIn(row: HolderColumns, place: AddressLevel): (PlaceCard & { readonly id: string }) | null {
  const id = row[`${place}Id`];
  return id === null ? null : { id, code: row[`${place}Code`], nameTh: row[`${place}Th`], nameEn: row[`${place}En`] };
}
