/** Returns the rows of a parts field; empty if there are none. */
import type { AnyRecord } from '#language/record.ts';

export function rowsOf(record: AnyRecord | undefined, name: string): readonly AnyRecord[] {
  const rows = record?.[name];
  return Array.isArray(rows) ? (rows as readonly AnyRecord[]) : [];
}
