/**
 * Reads rows copied from a spreadsheet: cells separated by tabs, rows by line breaks, quotes around cells that contain
 * either.
 */
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { readDecimal, readInteger } from '../../fields/controls/readNumber.ts';
import { readDate } from '../../fields/date/readDate.ts';
import { findRecordAt, splitAddress } from '../store/address.ts';
import type { ModelField } from '../model/formModel.ts';
import type { FormStore } from '../store/formStore.ts';
import type { FindOption } from './cachedOptions.ts';
import { listOf } from '../store/computeRecord.ts';

export type Cells = readonly (readonly string[])[];

export function parseClipboardTable(text: string): Cells {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/gy;
  let at = 0;
  while (at <= text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    const [whole = '', quoted] = found ?? [];
    rows.at(-1)?.push(quoted === undefined ? whole : quoted.replaceAll('""', '"'));
    at += whole.length;
    const isEnd = at >= text.length;
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    if (!isEnd && text[at] !== '\t') rows.push([]);
    at += 1;
  }
  // A spreadsheet ends every row with a line break, the last one too.
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

export interface PasteOptions {
  /** Address of the rows. */
  readonly address: string;
  /** The columns from the focused one on. */
  readonly columns: readonly ModelField[];
  readonly index: number;
  readonly cells: Cells;
  readonly findOption: FindOption;
}

export interface PasteResult {
  readonly pasted: number;
  /** Number of cells that are not valid values of their fields. */
  readonly invalidCells: number;
  /** Number of rows for which there was no room. */
  readonly leftOut: number;
}

/**
 * Returns true if a text covers several cells. Text with tabs comes from a spreadsheet; so do several lines, unless the
 * cell itself is multiline: then they are one text.
 */
export function isTable(cells: Cells, field: Field | undefined): boolean {
  if (cells.some((row) => row.length > 1)) return true;
  return cells.length > 1 && !(field?.kind === 'text' && field.multiline);
}

/** Overwrites existing rows and continues with new ones. Invalid cells are left empty and counted. */
export function pasteRows(store: FormStore, { address, columns, index, cells, findOption }: PasteOptions): PasteResult {
  const { record, name } = splitAddress(address);
  const rows = [...listOf(findRecordAt(store.getTyped(), record)?.[name])];
  const field = store.fieldAt(address);
  const room = field.kind === 'parts' ? Math.max(0, field.max - index) : 0;
  let invalidCells = 0;
  const acceptedRows = cells.slice(0, room);
  acceptedRows.forEach((line, offset) => {
    const values: Record<string, unknown> = {};
    line.slice(0, columns.length).forEach((text, column) => {
      const modelField = columns[column];
      if (modelField === undefined || modelField.writable === 'never') return;
      const value = readCell(modelField.field, text, findOption);
      if (value === undefined) invalidCells += 1;
      values[modelField.name] = value ?? null;
    });
    const before: AnyRecord | undefined = rows[index + offset];
    rows[index + offset] = before === undefined ? store.newRow(address, values) : { ...before, ...values };
  });
  store.setValues(record, { [name]: rows });
  return { pasted: acceptedRows.length, invalidCells, leftOut: cells.length - acceptedRows.length };
}

/** Returns undefined for a text that is not a valid value of the field. */
function readCell(field: Field, text: string, findOption: FindOption): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  switch (field.kind) {
    case 'text':
      return trimmed;
    case 'integer':
      return valueOf(readInteger(trimmed));
    case 'decimal':
      return valueOf(readDecimal(trimmed));
    case 'date':
      return valueOf(readDate(trimmed));
    case 'boolean':
      return YES.has(trimmed.toLowerCase()) ? true : NO.has(trimmed.toLowerCase()) ? false : undefined;
    default:
      return findOption(field, trimmed);
  }
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', 'ใช่']);
const NO: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', 'ไม่ใช่']);

function valueOf(reading: { readonly value: unknown } | { readonly problem: unknown }): unknown {
  return 'value' in reading ? reading.value : undefined;
}
