/** A document as its register is maintained: its own form, and the additional fields of an entry. */
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

/** A picker filters by the number that a type is displayed with. */
const HOLDER_KEYS = [personType.values.legalEntity.key, personType.values.individual.key] as const;

/** Holders may be companies and individuals. */
export const offerHolders = (): readonly FilterCondition[] => [
  { name: 'refPersonType.key', operator: 'in', value: HOLDER_KEYS },
];

/** The holder comes before the content; the reason of a correction is where a request has its reason. */
export function withEntryFields(entity: AnyEntity, page: EntryPage): AnyEntity {
  const entryNames = Object.keys(entryFields[page]);
  const entry = section(titles[page], entryNames);
  // A document may disclose dates of the same names once it is issued: here a person enters them.
  const own = entity.form
    .map((item) => ['reason', ...entryNames].reduce(withoutField, item))
    .filter((item) => item.item !== 'section' || item.fields.length > 0);
  return {
    ...entity,
    fields: { ...entity.fields, ...entryFields[page] },
    form: page === 'create' ? [entry, ...own] : [...own, entry],
    behaviour: {
      ...Object.fromEntries(Object.entries(entity.behaviour).filter(([name]) => !entryNames.includes(name))),
      ...(page === 'create' ? { refHolder: { offers: offerHolders } } : {}),
    },
  };
}

/** Returns the body of the call, from the body that a form saves. `baseId` is the revision that is corrected. */
export function registerBodyOf(body: AnyRecord, baseId: string | undefined): AnyRecord {
  const entryOnly = entryFields[baseId === undefined ? 'create' : 'edit'];
  const { id, version: _, ...rest } = body;
  const [entry, record] = [true, false].map((isBeside) =>
    Object.fromEntries(Object.entries(rest).filter(([name]) => Object.hasOwn(entryOnly, name) === isBeside)),
  );
  return baseId === undefined ? { ...entry, record: { id, ...record } } : { ...entry, refBase: { id: baseId }, record };
}
