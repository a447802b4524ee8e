/** One vocabulary of the administrators, in a compact form. */
import type { Label } from '#language/label.ts';
import type { JsonObject } from '#language/record.ts';

export interface LookupTable {
  readonly group: string;
  readonly title: Label;
  /** The group that contains the parents of its rows. */
  readonly parentGroup?: string;
  readonly rows: readonly LookupTableRow[];
}

export type LookupTableRow = readonly [
  key: string,
  th: string,
  en: string,
  more?: { readonly parent?: string; readonly attribute?: JsonObject },
];
