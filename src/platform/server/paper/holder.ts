/** The holder of the paper, as registered: name, nationality, tax number and address. */
import type { Label } from '#language/label.ts';
import { addressLines, type PlaceCard } from '#platform/model/place/formatAddress.ts';
import type { FormFact, FormHolder, Lines } from '../print/formData.ts';
import type { Queryable } from '../database/queryable.ts';
import { oneLine, cleanText } from './cleanText.ts';
import type { PaperFormatter } from './paperFormatter.ts';

export interface Holder {
  readonly name: Label;
  /** For people, if it is known. */
  readonly nationality: Label | null;
  readonly idTax: string | null;
  /** As registered, line by line; empty if there is no registration. */
  readonly address: readonly Label[];
}

type HolderRow = Readonly<Record<string, unknown>>;

/** The names read for each place. */
const PLACE_LEVELS = ['province', 'amphur', 'tambon'] as const;

const HOLDER_SQL = `select u."person_type", u."document_type_person", coalesce(u."id_tax", r."id_tax") as "id_tax",
r."house_no", r."building", r."room", r."moo", r."soi", r."road", r."postcode", r."address_en",
${PLACE_LEVELS.map((at) => `${at}."code" as "${at}_code", ${at}."name_th" as "${at}_th", ${at}."name_en" as "${at}_en"`).join(', ')}
from "user" u
left join "user_request" r on r."holder_id" = u."id" and r."is_current" and r."document_type" = 'holderRegistration'
${PLACE_LEVELS.map((at) => `left join "${at}" ${at} on ${at}."id" = r."${at}_id"`).join('\n')} where u."id" = $1`;

export async function loadHolder(
  db: Queryable,
  { id, name }: { readonly id: string | null; readonly name: Label },
): Promise<Holder> {
  const { rows } = await db.query({ name: 'paper-holder', text: HOLDER_SQL, values: [id] });
  const [row = {}] = rows;
  return { name, nationality: nationalityOf(row), idTax: cleanText(row['id_tax']), address: addressOf(row) };
}

/** Returns the block `holder` of `form.typ`. `lead` is printed before the name: ออกให้แก่ */
export function holderBlock(format: PaperFormatter, holder: Holder, lead: Label): FormHolder {
  return { lead: format.labelText(lead), name: format.name(holder.name), facts: holderFacts(format, holder) };
}

export function holderFacts(
  { labelText }: PaperFormatter,
  { nationality, idTax, address }: Holder,
): readonly FormFact[] {
  const facts: readonly (readonly [Label, Lines])[] = [
    [['สัญชาติ', 'Nationality'], labelText(nationality)],
    [['เลขประจำตัวผู้เสียภาษี', 'Tax number'], oneLine(idTax)],
    [['ที่อยู่', 'Address'], address.map(labelText)],
  ];
  return facts.filter(([, text]) => text.length > 0).map(([label, text]) => ({ label: labelText(label), text }));
}

/** Only Thais have the identity card; for others the nationality is not recorded. */
function nationalityOf(row: HolderRow): Label | null {
  return row['person_type'] !== 'legalEntity' && row['document_type_person'] === 'idCard' ? ['ไทย', 'Thai'] : null;
}

function addressOf(row: HolderRow): readonly Label[] {
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

function placeOf(row: HolderRow, place: (typeof PLACE_LEVELS)[number]): PlaceCard {
  return {
    code: cleanText(row[`${place}_code`]),
    nameTh: cleanText(row[`${place}_th`]),
    nameEn: cleanText(row[`${place}_en`]),
  };
}
