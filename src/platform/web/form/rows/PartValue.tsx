import type { ReactElement } from 'react';
import { FieldValue } from '../../fields/FieldValue.tsx';
import type { PartColumn } from './partColumns.ts';
import type { ComputedRecord } from '../store/computeRecord.ts';

export interface PartValueProps {
  /** Address of the rows. */
  readonly address: string;
  readonly row: ComputedRecord;
  readonly column: PartColumn;
}

/** Displays the value of a row in one column; nothing if the field does not apply to it. */
export function PartValue({ address, row, column: { name, field, Value } }: PartValueProps): ReactElement | null {
  if (Value !== undefined) return <Value row={rowAddress(address, row)} />;
  if (field === undefined || row.flags[name]?.isVisible !== true) return null;
  return <FieldValue field={field} value={row.values[name]} isInList={field.kind !== 'file'} />;
}

export function rowAddress(address: string, { values }: ComputedRecord): string {
  return `${address}.${String(values['id'])}`;
}
