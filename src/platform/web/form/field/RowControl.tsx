import { use, type ReactElement } from 'react';
import type { ControlProps } from '../../fields/control.ts';
import { FormControl } from './FormControl.tsx';
import { TableContext } from './useFormTable.ts';

export interface RowControlOptions extends ControlProps {
  readonly row: string;
  readonly fieldName: string;
}

/** The control of a field of a row: the one of the module, if its table has one. */
export function RowControl({ row, fieldName, ...props }: RowControlOptions): ReactElement | null {
  const Own = use(TableContext).controls?.[fieldName];
  return Own === undefined ? <FormControl record={row} name={fieldName} props={props} /> : <Own {...props} row={row} />;
}
