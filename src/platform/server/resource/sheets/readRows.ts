/** Reads every cell of a sheet as the value of its field, with its problems. */
import { setImmediate as turn } from 'node:timers/promises';
import { getChoice, type Catalogue } from '#language/catalogue.ts';
import { fieldProblem, type Problem } from '#language/message.ts';
import { readCell } from './readCell.ts';
import type { FileColumn } from './matchHeader.ts';
import type { SheetRow } from './readSheet.ts';

export interface ReadRow {
  readonly sheet: SheetRow;
  /** By field; null if the cell is empty, absent if it could not be read. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Problems of the cells, and of the row as a whole. */
  readonly problems: Problem[];
}

/** A number of rows that delays other calls only briefly. */
const ROWS_AT_ONCE = 200;

export async function readRows(
  catalogue: Catalogue,
  columns: readonly FileColumn[],
  rows: readonly SheetRow[],
): Promise<readonly ReadRow[]> {
  const choices = new Map(
    columns.map(({ name, field }) => [
      name,
      field.kind === 'json' && field.choice !== undefined ? getChoice(catalogue, field.choice) : undefined,
    ]),
  );
  const read: ReadRow[] = [];
  for (const sheet of rows) {
    const values: Record<string, unknown> = {};
    const problems: Problem[] = [];
    for (const { name, field, index } of columns) {
      const cell = readCell(field, sheet.cells[index], choices.get(name));
      if ('problem' in cell) problems.push(fieldProblem(name, cell.problem));
      else values[name] = cell.value;
    }
    read.push({ sheet, values, problems });
    if (read.length % ROWS_AT_ONCE === 0) await turn();
  }
  return read;
}
