/** What a choice in the picker puts into a form: the reference with what is shown of it, and the fields that a person may then change. */
import type { AnyEntity } from '#language/entity.ts';
import type { Field, RefField } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import type { ReferenceTerms } from '#language/referenceTerms.ts';
import type { PickRow } from '#platform/model/request/documentPicker.ts';
import { valueFromWire } from '../../fields/wire.ts';

export type ReferenceField = RefField & { readonly refersTo: ReferenceTerms };

/** As a form holds it: the number and the names are shown, the id is sent. */
export interface PickedValue {
  readonly id: string;
  readonly number: string;
  readonly nameTh: string;
  readonly nameEn: string;
}

export function isReferenceField(field: Field | undefined): field is ReferenceField {
  return field?.kind === 'ref' && field.refersTo !== undefined;
}

export function findReferenceField({
  fields,
}: Pick<AnyEntity, 'fields'>): readonly [name: string, field: ReferenceField] | undefined {
  return Object.entries(fields).find((entry): entry is [string, ReferenceField] => isReferenceField(entry[1]));
}

/** What the server fills in is left to the server. */
export function valuesFromPick({ fields }: Pick<AnyEntity, 'fields'>, name: string, row: PickRow): AnyRecord {
  const field = fields[name];
  const copies = isReferenceField(field) ? Object.entries(field.refersTo.copies) : [];
  const copied = copies.flatMap(([from, to]) => {
    const own = fields[to];
    return own === undefined || own.managed === true ? [] : [[to, valueFromWire(own, row.copies[from])] as const];
  });
  const value: PickedValue = { id: row.id, number: row.number, nameTh: row.name[0], nameEn: row.name[1] };
  return { ...Object.fromEntries(copied), [name]: value };
}

/** `products.refHaz` of the reference at `products.<id>`. */
export function referencePath(record: string, name: string): string {
  const rows = record === '' ? [] : record.split('.').filter((_, index) => index % 2 === 0);
  return [...rows, name].join('.');
}
