/**
 * Addresses of values in a form: `name`, or `lines.<id of the row>.netKg`. Rows are identified by id, so that an
 * address remains valid when a row above is removed; problems identify rows by index and are translated here.
 */
import type { AnyRecord } from '#language/record.ts';
import { listOf } from './computeRecord.ts';

export interface AddressParts {
  /** The record or row that contains it: empty, or `lines.<id>`. */
  readonly record: string;
  /** Empty for the row as a whole. */
  readonly name: string;
}

export function splitAddress(address: string): AddressParts {
  const segments = address.split('.');
  if (address !== '' && segments.length % 2 === 0) return { record: address, name: '' };
  return { record: segments.slice(0, -1).join('.'), name: segments.at(-1) ?? '' };
}

export function joinAddress(record: string, name: string): string {
  if (record === '') return name;
  return name === '' ? record : `${record}.${name}`;
}

/**
 * Translates `lines.3.netKg`, as rules and server name it. A row that does not exist stays a number, and matches
 * nothing.
 */
export function addressOfPath(values: AnyRecord, path: string): string {
  let at: AnyRecord | undefined = values;
  let rows: readonly AnyRecord[] = [];
  return path
    .split('.')
    .map((segment, index) => {
      if (index % 2 === 0) {
        rows = listOf(at?.[segment]);
        return segment;
      }
      at = rows[Number(segment)];
      return at === undefined ? segment : String(at['id']);
    })
    .join('.');
}

/** Returns the record or row at `lines.<id>`; undefined if it no longer exists. */
export function findRecordAt(values: AnyRecord, record: string): AnyRecord | undefined {
  const segments = record === '' ? [] : record.split('.');
  let at: AnyRecord | undefined = values;
  for (let index = 0; index < segments.length; index += 2) {
    const [name = '', id] = [segments[index], segments[index + 1]];
    at = listOf(at?.[name]).find((row) => row['id'] === id);
  }
  return at;
}

/** Returns a copy with other values in the record or row at an address; all other parts stay the same objects. */
export function withValuesAt(values: AnyRecord, record: string, changed: AnyRecord): AnyRecord {
  if (record === '') return { ...values, ...changed };
  const [name = '', id, ...rest] = record.split('.');
  const rows = listOf(values[name]).map((row) => (row['id'] === id ? withValuesAt(row, rest.join('.'), changed) : row));
  return { ...values, [name]: rows };
}

export function isAtOrBelow(address: string, ancestor: string): boolean {
  return ancestor === '' || address === ancestor || address.startsWith(`${ancestor}.`);
}
