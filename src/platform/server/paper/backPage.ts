/** The lists on the back of a certificate, such as stores or products: signed again, with notes below them. */
import type { Label } from '#language/label.ts';
import type { FormSignature, FormTable } from '../print/formData.ts';
import { tableOf, type TableRows } from './blocks.ts';
import type { PaperFormatter } from './paperFormatter.ts';
import { certificateSignature, BLANK, type SignedSheet } from './signature.ts';

export interface BackPage {
  readonly title: string;
  /** The certificate of which it is the back. */
  readonly belongsTo: string;
  readonly table: FormTable;
  /** Lists after the first, each under its own title. */
  readonly further: readonly { readonly title: string; readonly table: FormTable }[];
  /** Printed above the signature, which may be on a page after the list: how many rows there are, and of what. */
  readonly total: string;
  readonly signature: FormSignature;
  readonly notes: readonly string[];
}

export interface BackPageOptions<Row> extends TableRows<Row> {
  readonly title: Label;
  /** The kind of certificate it belongs to. */
  readonly what: Label;
  /** Further lists, made by `backListOf`. Those without rows are left out. */
  readonly further?: readonly BackList[];
  readonly notes?: readonly Label[];
}

export interface BackList {
  readonly title: Label;
  readonly table: FormTable;
}

export function backListOf<Row>(
  format: PaperFormatter,
  { title, ...rows }: TableRows<Row> & { readonly title: Label },
): BackList {
  return { title, table: tableOf(format, rows) };
}

interface NumberedSheet extends SignedSheet {
  readonly issue: (NonNullable<SignedSheet['issue']> & { readonly code: string }) | null;
}

/** Returns null if there is nothing to list. */
export function backPageOf<Row>(
  sheet: NumberedSheet,
  { title, what, further = [], notes, ...rows }: BackPageOptions<Row>,
): BackPage | null {
  if (rows.rows === null || rows.rows.length === 0) return null;
  const lists = [backListOf(sheet.format, { title, ...rows }), ...further];
  return backPageOfLists(sheet, { what, lists, ...(notes === undefined ? {} : { notes }) });
}

export interface BackPageOfListsOptions extends Pick<BackPageOptions<unknown>, 'what' | 'notes'> {
  readonly lists: readonly BackList[];
}

/** The same of lists of which any may be empty: those are left out. */
export function backPageOfLists(
  sheet: NumberedSheet,
  { what, lists, notes = [] }: BackPageOfListsOptions,
): BackPage | null {
  const [first, ...further] = lists.filter((list) => list.table.rows.length > 0);
  if (first === undefined) return null;
  const {
    format: { labelText },
    issue,
  } = sheet;
  // A number stays as it is, like on the front.
  const number = issue?.code ?? BLANK;
  const counts = countsOf(sheet.format, [first, ...further]);
  return {
    title: labelText(first.title),
    belongsTo: `${labelText([`แนบท้าย${what[0]} เลขที่`, `Attached to ${what[1]} no.`])} ${number}`,
    table: first.table,
    further: further.map((list) => ({ title: labelText(list.title), table: list.table })),
    total: `${labelText([`รวม ${counts[0]} แนบท้าย${what[0]} เลขที่`, `${counts[1]} in all, attached to ${what[1]} no.`])} ${number}`,
    signature: certificateSignature(sheet),
    notes: notes.map(labelText),
  };
}

/** How many rows there are: of several lists, with their titles. */
function countsOf(format: PaperFormatter, lists: readonly BackList[]): Label {
  const counts = lists.map(({ title, table }) => ({ title, count: format.count(table.rows.length) }));
  const [only] = counts;
  if (only !== undefined && counts.length === 1) return [`${only.count} รายการ`, only.count];
  return [
    counts.map(({ title, count }) => `${title[0]} ${count} รายการ`).join(' และ'),
    counts.map(({ title, count }) => `${title[1]}: ${count}`).join('; '),
  ];
}
