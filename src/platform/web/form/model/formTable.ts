/**
 * A module's replacements for parts of a table in a form. Adding, copying, removing and restoring rows, problems, keys,
 * focus and the layout on a small screen stay the same in every table.
 */
import type { ComponentType, ReactElement } from 'react';
import type { Label } from '#language/label.ts';
import type { Message } from '#language/message.ts';
import type { ControlProps } from '../../fields/control.ts';

export interface FormTable {
  /** Name for screen readers, if the heading is too short. */
  readonly title?: Label;
  /** Replaces the cells of a row, on every screen: the table becomes a list of such rows. */
  readonly Row?: ComponentType<TableRowPartProps>;
  /** Layout of rows with a `Row`: one below the other between lines, or side by side as cards. */
  readonly layout?: 'lines' | 'cards';
  /** A `Row` only displays its content; it is edited in its dialog. */
  readonly isWrittenInDialog?: boolean;
  /** The buttons that a row with a `Row` has in addition to the one of its dialog. */
  readonly rowButtons?: readonly ('copy' | 'remove')[];
  /** Replaces the control of a field of the part: in a cell, in a `Row`, and in the dialog of the row. */
  readonly controls?: Readonly<Record<string, ComponentType<RowControlProps>>>;
  /** Shown below the rows, in edit and view mode: sums. */
  readonly Footer?: ComponentType<TableFooterProps>;
  /** In view mode: columns that replace the fields of the part. */
  readonly readColumns?: readonly ReadColumn[];
  /** In view mode: replaces the table. */
  readonly ReadOnly?: ComponentType<TableFooterProps>;
  /** The heading shows the number of rows, unless this is false. */
  readonly isCounted?: boolean;
  /** Texts about rows, where "row" is not the right word. */
  readonly texts?: Partial<TableTexts>;
}

export interface TableRowPartProps {
  /** `lines.<id>`: the argument of `RowField` and `useRecordValues`. */
  readonly row: string;
  readonly number: number;
  /** "Row 2", in the words of the table. */
  readonly name: string;
  /** Copy, remove, open: placed where the row has room for them. */
  readonly buttons: ReactElement | null;
}

export interface RowControlProps extends ControlProps {
  readonly row: string;
}

export interface TableFooterProps {
  readonly address: string;
}

export interface ReadColumn {
  /** A field of the part, or any other name for a computed column. */
  readonly name: string;
  /** The label of the field by default. */
  readonly title?: Label;
  readonly isNumber?: boolean;
  /** Identifies the rows: they are not numbered then, and on a small screen it is shown above the other fields. */
  readonly isTitle?: boolean;
  /** Shows the value of the field by default. */
  readonly Value?: ComponentType<{ readonly row: string }>;
}

/** Texts that a table may replace, with the same parameters. */
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
  /** Label of a control in a row: "Quantity, row 2". */
  readonly rowPlace: Message;
  /** Title of the dialog of a row. */
  readonly rowTitle: Message;
}

export type LazyTable = () => Promise<FormTable>;
export type FormTables = Readonly<Record<string, LazyTable>>;
