/**
 * How the values of each kind of field are compared: which values may be sent, with which SQL type, and what `like`
 * searches.
 */
import { criteriaLimits, type ColumnType } from '#language/criteria.ts';
import type { FieldKind } from '#language/field.ts';
import { decimalText, findDecimal } from '#language/values/decimal.ts';
import { findInstant } from '#language/values/instant.ts';
import { findPlainDate } from '#language/values/plainDate.ts';
import { isUuid } from '#language/values/uuid.ts';

export interface Comparable {
  readonly sqlType: string;
  /** The types that a condition may state for the column. A number is compared as a number, whatever is stated. */
  readonly types: readonly ColumnType[] | 'any';
  /** Returns the value as a parameter; undefined if it is of the wrong type. */
  readonly read: (value: unknown) => unknown;
  readonly asText: (column: string) => string;
}

const castToText = (column: string): string => `${column}::text`;

const text: Comparable = { sqlType: 'text', types: ['String'], read: readText, asText: (column) => column };
const number: Comparable = { sqlType: 'numeric', types: 'any', read: readNumber, asText: castToText };
const id: Comparable = { sqlType: 'uuid', types: ['UUID', 'String'], read: readUuid, asText: castToText };
const notComparable: Comparable = { sqlType: 'text', types: [], read: () => undefined, asText: castToText };

export const comparables: Readonly<Record<FieldKind, Comparable>> = {
  text,
  integer: number,
  decimal: number,
  boolean: { sqlType: 'boolean', types: ['Boolean', 'String'], read: readBoolean, asText: castToText },
  date: {
    sqlType: 'date',
    types: ['Date', 'Datetime'],
    read: readWith(findPlainDate),
    asText: (column) => `to_char(${column}, 'YYYY-MM-DD')`,
  },
  instant: {
    sqlType: 'timestamptz',
    types: ['Date', 'Datetime'],
    read: readWith(findInstant),
    asText: (column) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`,
  },
  uuid: id,
  json: { ...text, asText: castToText },
  choice: { ...id, sqlType: 'text', read: readText },
  lookup: id,
  ref: id,
  file: { ...id, types: ['UUID'] },
  parts: notComparable,
  inverse: notComparable,
};

/** An index on integers cannot be used for numeric values, so whole numbers are compared as integers. */
export function sqlTypeFor(kind: FieldKind, values: readonly unknown[]): string {
  const isWhole = (value: unknown): boolean =>
    Array.isArray(value) ? value.every(isWhole) : typeof value === 'string' && /^-?\d{1,15}$/.test(value);
  return kind === 'integer' && values.every(isWhole) ? 'bigint' : comparables[kind].sqlType;
}

/** Reads an id, given directly or as a reference. */
export function readUuid(value: unknown): string | undefined {
  const bare = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof bare === 'string' && isUuid(bare) ? bare.toLowerCase() : undefined;
}

export function readText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > criteriaLimits.textLength || value.includes('\u0000'))
    return undefined;
  return value.isWellFormed() ? value.normalize('NFC') : undefined;
}

function readNumber(value: unknown): string | undefined {
  const found = typeof value === 'number' || typeof value === 'string' ? findDecimal(value) : undefined;
  return found === undefined ? undefined : decimalText(found);
}

function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : undefined;
}

function readWith(find: (sent: string) => string | undefined): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' ? find(value) : undefined);
}
