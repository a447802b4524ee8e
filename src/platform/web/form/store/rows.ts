/** Actions for the rows of a part. */
import { LINE_ID_FIELD } from '#language/documentLines.ts';
import type { AnyRecord } from '#language/record.ts';
import { blankRecordOf } from './blank.ts';
import type { CodeMap } from '../../fields/options/codeMap.ts';
import type { FormModel } from '../model/formModel.ts';
import { listOf } from './computeRecord.ts';

export interface CreateRowActionsOptions {
  readonly codes: CodeMap;
  readonly newId: () => string;
  readonly rowsAt: (address: string) => readonly AnyRecord[];
  readonly setRows: (address: string, rows: readonly AnyRecord[]) => void;
  readonly partAt: (address: string) => FormModel;
  /** Addresses of rows that belong to lines of the rows at an address, each with the field that names the line. */
  readonly rowsOfLinesAt: (address: string) => readonly { readonly address: string; readonly field: string }[];
  /** Drops all problems and marks of the row. */
  readonly forgetRow: (row: string) => void;
}

/** A row that was removed, with everything that is needed to insert it again. */
export interface RemovedRow {
  readonly address: string;
  readonly index: number;
  readonly row: AnyRecord;
}

export function createRowActions({
  codes,
  newId,
  rowsAt,
  setRows,
  partAt,
  rowsOfLinesAt,
  forgetRow,
}: CreateRowActionsOptions) {
  const insertRow = (address: string, row: AnyRecord, at?: number): string => {
    const rows = rowsAt(address);
    setRows(address, rows.toSpliced(at ?? rows.length, 0, row));
    return String(row['id']);
  };
  /** The row has an id of its own, which is never sent to the server. */
  const newRow = (address: string, values: AnyRecord = {}): AnyRecord => ({
    ...blankRecordOf(partAt(address), codes),
    ...values,
    id: newId(),
    isNew: true,
  });
  const removeWhere = (address: string, isRemoved: (row: AnyRecord) => boolean): readonly RemovedRow[] => {
    const rows = rowsAt(address);
    const removed = rows.flatMap((row, index) => (isRemoved(row) ? [{ address, index, row }] : []));
    if (removed.length === 0) return [];
    for (const { row } of removed) forgetRow(`${address}.${String(row['id'])}`);
    setRows(
      address,
      rows.filter((row) => !isRemoved(row)),
    );
    return removed;
  };
  return {
    insertRow,
    newRow,
    addRow: (address: string, at?: number): string => insertRow(address, newRow(address), at),
    duplicateRow: (address: string, id: string): string | undefined => {
      const rows = rowsAt(address);
      const index = rows.findIndex((row) => row['id'] === id);
      const row = rows[index];
      return row === undefined ? undefined : insertRow(address, copyOf(partAt(address), row, newId), index + 1);
    },
    /** Removes the row and the rows that belong to it, and returns them in the order in which they are restored. */
    removeRow: (address: string, id: string): readonly RemovedRow[] => {
      const rows = rowsAt(address);
      const line = rows.find((row) => row['id'] === id);
      const lineId = line?.[LINE_ID_FIELD] ?? id;
      return [
        ...removeWhere(address, (row) => row['id'] === id),
        ...rowsOfLinesAt(address).flatMap((other) => removeWhere(other.address, (row) => row[other.field] === lineId)),
      ];
    },
  };
}

/** Returns a new row with the same values; fields that the server sets are left out, because it will set them again. */
function copyOf(model: FormModel, row: AnyRecord, newId: () => string): AnyRecord {
  const copiedFields = model.fields.filter(({ field, name }) => field.managed !== true && name in row);
  const copied = copiedFields.map(
    ({ name, part }) =>
      [name, part === undefined ? row[name] : listOf(row[name]).map((inner) => copyOf(part, inner, newId))] as const,
  );
  return { ...Object.fromEntries(copied), id: newId(), isNew: true };
}
