/**
 * Values that a choice in the picker writes to a form: the reference with its displayed names, and the fields that a
 * person may then change.
 */
import type { AnyEntity } from '#language/entity.ts';
import type { Field, RefField } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import type { ReferenceTerms } from '#language/referenceTerms.ts';
import type { PickRow } from '#platform/model/request/documentPicker.ts';
import { valueFromWire } from '../../fields/wire.ts';

export type ReferenceField = RefField & { readonly refersTo: ReferenceTerms };

/** The form value: the number and the names are displayed, the id is sent. */
export interface PickedValue {
  readonly id: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

/** What is known of a document that is chosen. */
export type PickedDocument = Pick<PickRow, 'id' | 'number' | 'name' | 'expireDate' | 'copies'>;

export function isReferenceField(field: Field | undefined): field is ReferenceField {
  return field?.kind === 'ref' && field.refersTo !== undefined;
}

export function findReferenceField({
  fields,
}: Pick<AnyEntity, 'fields'>): readonly [name: string, field: ReferenceField] | undefined {
  return Object.entries(fields).find((entry): entry is [string, ReferenceField] => isReferenceField(entry[1]));
}

/**
 * Fields that the server fills in are set too, to be displayed and checked before the record is saved; they are never
 * sent.
 */
export function valuesFromPick({ fields }: Pick<AnyEntity, 'fields'>, name: string, row: PickedDocument): AnyRecord {
  const field = fields[name];
  if (!isReferenceField(field)) return {};
  const { copies, snapshot } = field.refersTo;
  const copied = Object.entries(copies).flatMap(([from, to]) => {
    const own = fields[to];
    return own === undefined ? [] : [[to, valueFromWire(own, row.copies[from])] as const];
  });
  const value: PickedValue = { id: row.id, number: row.number, nameTh: row.name[0], nameEn: row.name[1] };
  return {
    ...clearedReference(field, name),
    ...Object.fromEntries(copied),
    [name]: value,
    [snapshot.number]: row.number,
    [snapshot.nameTh]: row.name[0],
    [snapshot.nameEn]: row.name[1],
    [snapshot.expires]: row.expireDate,
  };
}

/** Without the reference nothing of it is displayed any more. What a person may change stays. */
export function clearedReference({ refersTo: { snapshot, rowTexts } }: ReferenceField, name: string): AnyRecord {
  const names = [name, snapshot.number, snapshot.nameTh, snapshot.nameEn, snapshot.expires, snapshot.dossier];
  const texts = Object.values(rowTexts).map(({ into }) => into);
  return Object.fromEntries([...names, ...texts].map((cleared) => [cleared, null]));
}

/** Returns `products.refHaz` for the reference at `products.<id>`. */
export function referencePath(record: string, name: string): string {
  const rows = record === '' ? [] : record.split('.').filter((_, index) => index % 2 === 0);
  return [...rows, name].join('.');
}
