/** How the values of each kind of field are written to their column and read from it. */
import type { FieldKind } from '#language/field.ts';
import type { Reference } from '#language/record.ts';
import { decimal, decimalText, type Decimal } from '#language/values/decimal.ts';

export interface Storage {
  /** Read as text if the driver would make a float or a Date of it. */
  readonly readSql: (column: string) => string;
  readonly fromColumn: (value: unknown) => unknown;
  readonly toColumn: (value: unknown) => unknown;
  /** The form stored in JSON: equal values are equal as text. */
  readonly plain: (value: unknown) => unknown;
}

const unchanged = (value: unknown): unknown => value;
const asIs: Storage = { readSql: (column) => column, fromColumn: unchanged, toColumn: unchanged, plain: unchanged };
const reference: Storage = {
  ...asIs,
  fromColumn: (id) => ({ id }),
  toColumn: (value) => (value as Reference).id,
  plain: (value) => ({ id: (value as Reference).id }),
};
const exact = (value: unknown): string => decimalText(value as Decimal);

export const storages: Readonly<Record<FieldKind, Storage>> = {
  text: asIs,
  integer: asIs,
  decimal: {
    readSql: (column) => `${column}::text`,
    fromColumn: (value) => decimal(value as string),
    toColumn: exact,
    plain: exact,
  },
  boolean: asIs,
  date: { ...asIs, readSql: (column) => `${column}::text` },
  instant: { ...asIs, readSql: (column) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')` },
  uuid: asIs,
  json: { ...asIs, toColumn: (value) => JSON.stringify(value) },
  choice: asIs,
  lookup: reference,
  ref: reference,
  file: reference,
  parts: asIs,
  inverse: asIs,
};
