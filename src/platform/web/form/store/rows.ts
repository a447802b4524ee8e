/** Actions for the rows of a part. */
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
  /** Drops all problems and marks of the row. */
  readonly forgetRow: (row: string) => void;
}

export function createRowActions({ codes, newId, rowsAt, setRows, partAt, forgetRow }: CreateRowActionsOptions) {
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
    removeRow: (address: string, id: string): void => {
      forgetRow(`${address}.${id}`);
      setRows(
        address,
        rowsAt(address).filter((row) => row['id'] !== id),
      );
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
