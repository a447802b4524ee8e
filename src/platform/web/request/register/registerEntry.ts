/** A document as its register is kept with it: its own form, and what an entry needs beside it. */
import { section, type AnyEntity, type FilterCondition } from '#language/entity.ts';
import type { FieldSet } from '#language/field.ts';
import type { Label } from '#language/label.ts';
import { withoutField } from '#language/ownEntity.ts';
import type { AnyRecord } from '#language/record.ts';
import { personType } from '#platform/model/choices.ts';
import { correctedFields, recordedFields } from '#platform/model/request/registerEntry.ts';

export type EntryPage = 'create' | 'edit';

const entryFields: Readonly<Record<EntryPage, FieldSet>> = { create: recordedFields, edit: correctedFields };
const titles: Readonly<Record<EntryPage, Label>> = {
  create: ['การบันทึกทะเบียน', 'Register entry'],
  edit: ['การแก้ไขทะเบียน', 'Register correction'],
};

/** A picker asks by the number that a type is shown with. */
const HOLDER_KEYS = [personType.values.legalEntity.key, personType.values.individual.key] as const;

/** Who may hold a document: companies and individuals. */
export const offerHolders = (): readonly FilterCondition[] => [
  { name: 'refPersonType.key', operator: 'in', value: HOLDER_KEYS },
];

/** Whose it is comes before what it is; why it is corrected stands where a request says why it is made. */
export function withEntryFields(entity: AnyEntity, page: EntryPage): AnyEntity {
  const entry = section(titles[page], Object.keys(entryFields[page]));
  const own = entity.form
    .map((item) => withoutField(item, 'reason'))
    .filter((item) => item.item !== 'section' || item.fields.length > 0);
  return {
    ...entity,
    fields: { ...entity.fields, ...entryFields[page] },
    form: page === 'create' ? [entry, ...own] : [...own, entry],
    behaviour: { ...entity.behaviour, ...(page === 'create' ? { refHolder: { offers: offerHolders } } : {}) },
  };
}

/** What the register is sent, of what a form saves. `baseId` is the revision that is corrected. */
export function registerBodyOf(body: AnyRecord, baseId: string | undefined): AnyRecord {
  const beside = entryFields[baseId === undefined ? 'create' : 'edit'];
  const { id, version: _, ...rest } = body;
  const [entry, record] = [true, false].map((isBeside) =>
    Object.fromEntries(Object.entries(rest).filter(([name]) => Object.hasOwn(beside, name) === isBeside)),
  );
  return baseId === undefined ? { ...entry, record: { id, ...record } } : { ...entry, refBase: { id: baseId }, record };
}
