/** The holder of the paper, as registered: name, nationality, tax number and address. */
import type { Label } from '#language/label.ts';
import type { FormFact, FormHolder, Lines } from '../print/formData.ts';
import type { Queryable } from '../database/queryable.ts';
import { oneLine, cleanText } from './cleanText.ts';
import type { PaperFormatter } from './paperFormatter.ts';
import { addressColumns, addressJoins, storedAddressLines } from './storedAddress.ts';

export interface Holder {
  readonly name: Label;
  /** For people, if it is known. */
  readonly nationality: Label | null;
  readonly idTax: string | null;
  /** As registered, line by line; empty if there is no registration. */
  readonly address: readonly Label[];
}

type HolderRow = Readonly<Record<string, unknown>>;

const HOLDER_SQL = `select u."person_type", u."document_type_person", coalesce(u."id_tax", r."id_tax") as "id_tax",
${addressColumns('r')}
from "user" u
left join "user_request" r on r."holder_id" = u."id" and r."is_current" and r."document_type" = 'holderRegistration'
${addressJoins('r')} where u."id" = $1`;

export async function loadHolder(
  db: Queryable,
  { id, name }: { readonly id: string | null; readonly name: Label },
): Promise<Holder> {
  const { rows } = await db.query({ name: 'paper-holder', text: HOLDER_SQL, values: [id] });
  const [row = {}] = rows;
  return { name, nationality: nationalityOf(row), idTax: cleanText(row['id_tax']), address: storedAddressLines(row) };
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
