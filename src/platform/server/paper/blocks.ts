/** Numbered blocks in vertical order: items with label and value, and tables. `blocks.typ` draws them. */
import type { Label } from '#language/label.ts';
import type { FormColumn, FormItem, FormTable, Lines } from '../print/formData.ts';
import type { PaperFormatter } from './paperFormatter.ts';

export type Block =
  | { readonly kind: 'items'; readonly items: readonly FormItem[] }
  | { readonly kind: 'table'; readonly number: string; readonly label: string; readonly table: FormTable };

export interface BlockNumbers {
  /** `๓.` */
  readonly own: string;
  /** `๓.๒` */
  readonly within: (place: number) => string;
}

/** A block that has no number yet. `Other`: kinds that a module draws itself. */
export type UnnumberedBlock<Other = never> = (numbers: BlockNumbers) => Block | Other;

/** Numbers the blocks in their order. Consecutive items become one list. */
export function numberBlocks<Other extends { readonly kind: string } = never>(
  format: Pick<PaperFormatter, 'count'>,
  blocks: readonly UnnumberedBlock<Other>[],
): readonly (Block | Other)[] {
  const { count } = format;
  const all: (Block | Other)[] = [];
  for (const [index, block] of blocks.entries()) {
    const numbered = block({ own: `${count(index + 1)}.`, within: (place) => `${count(index + 1)}.${count(place)}` });
    const before = all.at(-1);
    if (before !== undefined && isItems(before) && isItems(numbered))
      all[all.length - 1] = {
        kind: 'items',
        items: [...before.items, ...numbered.items],
      };
    else all.push(numbered);
  }
  return all;
}

function isItems(block: { readonly kind: string }): block is Extract<Block, { kind: 'items' }> {
  return block.kind === 'items';
}

export interface BlockItem {
  readonly label: Label;
  readonly text: Lines;
  readonly strong?: boolean;
}

/** Returns a block of a single item. */
export function itemBlock(format: PaperFormatter, { label, text, strong = false }: BlockItem): UnnumberedBlock {
  return ({ own }) => ({ kind: 'items', items: [{ number: own, label: format.labelText(label), text, strong }] });
}

/** Returns an item that consists of others. */
export function groupBlock(
  format: PaperFormatter,
  { label, items }: { readonly label: Label; readonly items: readonly BlockItem[] },
): UnnumberedBlock {
  return ({ own, within }) => {
    const inner = items.map((item, index): FormItem => {
      return { ...item, number: within(index + 1), label: format.labelText(item.label) };
    });
    return { kind: 'items', items: [{ number: own, label: format.labelText(label), items: inner }] };
  };
}

/** The rows of a printed table. */
export interface TableRows<Row> {
  /** Without the first column, which is the number of the row. A title may have several lines. */
  readonly columns: readonly (Omit<FormColumn, 'title'> & { readonly title: Label | readonly Label[] })[];
  readonly rows: readonly Row[] | null;
  readonly cells: (row: Row) => readonly Lines[];
}

export interface LabelledTable<Row> extends TableRows<Row> {
  readonly label: Label;
  /** How a single row is printed, if it should not be a table. */
  readonly singleRow?: (row: Row) => readonly string[];
}

export const NONE_LABEL: Label = ['ไม่มี', 'None'];
const NUMBER_LABEL: Label = ['ลำดับ', 'No.'];
const NUMBER_COLUMN = { cm: 1.25, align: 'center' } as const;

/** Returns a table, or one item with a remark if there are no rows. */
export function tableBlock<Row>(
  format: PaperFormatter,
  { label, columns, rows, cells, singleRow }: LabelledTable<Row>,
): UnnumberedBlock {
  const { labelText } = format;
  return ({ own }) => {
    const [first] = rows ?? [];
    if (rows === null || first === undefined)
      return {
        kind: 'items',
        items: [{ number: own, label: labelText(label), text: labelText(NONE_LABEL) }],
      };
    if (singleRow !== undefined && rows.length === 1)
      return {
        kind: 'items',
        items: [{ number: own, label: labelText(label), text: orBlank(singleRow(first)) }],
      };
    return { kind: 'table', number: own, label: labelText(label), table: tableOf(format, { columns, rows, cells }) };
  };
}

/** Adds the number of each row as the first cell. */
export function tableOf<Row>(
  { labelText, count }: PaperFormatter,
  { columns, rows, cells }: TableRows<Row>,
): FormTable {
  const titled = columns.map(({ title, ...column }) => ({ ...column, title: titleLines(title).map(labelText) }));
  return {
    columns: [{ title: labelText(NUMBER_LABEL), ...NUMBER_COLUMN }, ...titled],
    rows: (rows ?? []).map((row, index) => [count(index + 1), ...cells(row)]),
  };
}

/** Returns a blank line to write on if there is no value yet. */
export function orBlank(lines: readonly string[]): Lines {
  return lines.length === 0 ? '' : lines;
}

function titleLines(title: Label | readonly Label[]): readonly Label[] {
  return isLabel(title) ? [title] : title;
}

function isLabel(title: Label | readonly Label[]): title is Label {
  return typeof title[0] === 'string';
}
