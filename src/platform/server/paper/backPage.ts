/** The list on the back of a certificate, such as stores or products: signed again, with notes below it. */
import type { Label } from '#language/label.ts';
import type { FormSignature, FormTable } from '../print/formData.ts';
import { tableOf, type TableRows } from './blocks.ts';
import { certificateSignature, BLANK, type SignedSheet } from './signature.ts';

export interface BackPage {
  readonly title: string;
  /** The certificate of which it is the back. */
  readonly belongsTo: string;
  readonly table: FormTable;
  /** Printed above the signature, which may be on a page after the list: how many rows there are, and of what. */
  readonly total: string;
  readonly signature: FormSignature;
  readonly notes: readonly string[];
}

export interface BackPageOptions<Row> extends TableRows<Row> {
  readonly title: Label;
  /** The kind of certificate it belongs to. */
  readonly what: Label;
  readonly notes?: readonly Label[];
}

interface NumberedSheet extends SignedSheet {
  readonly issue: (NonNullable<SignedSheet['issue']> & { readonly code: string }) | null;
}

/** Returns null if there is nothing to list. */
export function backPageOf<Row>(
  sheet: NumberedSheet,
  { title, what, notes = [], ...rows }: BackPageOptions<Row>,
): BackPage | null {
  if (rows.rows === null || rows.rows.length === 0) return null;
  const { format, issue } = sheet;
  const number = issue?.code ?? BLANK;
  const count = format.count(rows.rows.length);
  return {
    title: format.labelText(title),
    belongsTo: format.labelText([`แนบท้าย${what[0]} เลขที่ ${number}`, `Attached to ${what[1]} no. ${number}`]),
    table: tableOf(format, rows),
    total: format.labelText([
      `รวม ${count} รายการ แนบท้าย${what[0]} เลขที่ ${number}`,
      `${count} in all, attached to ${what[1]} no. ${number}`,
    ]),
    signature: certificateSignature(sheet),
    notes: notes.map(format.labelText),
  };
}
