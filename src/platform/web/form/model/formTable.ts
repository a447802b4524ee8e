/**
 * What a module draws in a table of a form in the place of the usual. Adding, copying, taking out and bringing back,
 * problems, keys, focus and what is drawn on a small screen stay those of every table.
 */
import type { ComponentType, ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import type { Message } from '#language/message.ts';
import type { ControlProps } from '../../fields/control.ts';

export interface FormTable {
  /** How it is called by those who listen to it, where the heading is too short. */
  readonly title?: Label;
  /** In the place of the cells of a row, on every screen: the table becomes a list of such rows. */
  readonly Row?: ComponentType<TableRowPartProps>;
  /** How rows with a `Row` stand: below each other between lines, or side by side as cards. */
  readonly layout?: 'lines' | 'cards';
  /** A `Row` only tells what is in it; it is written in its dialog. */
  readonly isWrittenInDialog?: boolean;
  /** Which buttons a row with a `Row` has beside that of its dialog. */
  readonly rowButtons?: readonly ('copy' | 'remove')[];
  /** In the place of the control of a field of the part: in a cell, in a `Row`, and in the dialog of the row. */
  readonly controls?: Readonly<Record<string, ComponentType<RowControlProps>>>;
  /** Below the rows, where they are written and where they are read: sums. */
  readonly Footer?: ComponentType<TableFooterProps>;
  /** Where rows are read: these columns in the place of the fields of the part. */
  readonly readColumns?: readonly ReadColumn[];
  /** Where rows are read: this in the place of the table. */
  readonly ReadOnly?: ComponentType<TableFooterProps>;
  /** The heading says how many rows there are, unless this is false. */
  readonly isCounted?: boolean;
  /** What is said of rows, where "row" is not the word. */
  readonly texts?: Partial<TableTexts>;
}

export interface TableRowPartProps {
  /** `lines.<id>`: what `RowField` and `useDraft` are told. */
  readonly row: string;
  readonly number: number;
  /** "Row 2", in the words of the table. */
  readonly name: string;
  /** Copy, take out, open: to be put where the row has room for them. */
  readonly buttons: ReactElement | null;
}

export interface RowControlProps extends ControlProps {
  readonly row: string;
}

export interface TableFooterProps {
  readonly address: string;
}

export interface ReadColumn {
  /** A field of the part, or a name of one's own for what is worked out. */
  readonly name: string;
  /** The label of the field, unless said here. */
  readonly title?: Label;
  readonly isNumber?: boolean;
  /** Tells the rows apart: they are not numbered then, and on a small screen it stands above the rest. */
  readonly isTitle?: boolean;
  /** The value of the field, unless drawn here. */
  readonly Value?: ComponentType<{ readonly row: string }>;
}

/** Texts a table may say in its own words, with the same parameters. */
export interface TableTexts {
  readonly addRow: Message;
  readonly removeRow: Message;
  readonly copyRow: Message;
  readonly removedRow: Message;
  readonly undo: Message;
  readonly tooManyRows: Message;
  readonly noRows: Message;
  readonly noRowsRead: Message;
  /** "row 2". */
  readonly rowOf: Message;
  /** What a control of a row is called: "Quantity, row 2". */
  readonly rowPlace: Message;
  /** Of the dialog of a row. */
  readonly rowTitle: Message;
}

export type LazyTable = () => Promise<FormTable>;
export type FormTables = Readonly<Record<string, LazyTable>>;
