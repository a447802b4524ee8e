import type { ReactElement } from 'react';
import { splitAddress } from '../store/address.ts';
import { Chapter } from '../layout/Chapter.tsx';
import css from './ChildTable.module.css';
import { domIdOf, useField, useOpenForm } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import type { Heading } from '../model/formTree.ts';
import { EditableTable } from './EditableTable.tsx';
import { PartsTable } from './PartsTable.tsx';
import { TableContext, useFormTable } from '../field/useFormTable.ts';
import { useIsReadOnly } from '../store/useIsReadOnly.ts';

export interface ChildTableProps {
  /** Address of the rows: `lines`, or `lines.<id>.packs`. */
  readonly address: string;
  readonly heading: Heading;
  readonly level: number;
}

/** Shows the rows of a part, with the components of the module. */
export function ChildTable(props: ChildTableProps): ReactElement | null {
  const table = useFormTable(props.address);
  const isReadOnly = useIsReadOnly(props.address);
  const hasOwnView = table.Row !== undefined || table.readColumns !== undefined || table.ReadOnly !== undefined;
  return (
    <TableContext value={table}>
      {isReadOnly && hasOwnView ? <ReadOnlyTable {...props} /> : <EditableTable {...props} table={table} />}
    </TableContext>
  );
}

/** The case does not allow changes to these rows now: they are shown as on the view page. */
function ReadOnlyTable({ address, heading, level }: ChildTableProps): ReactElement | null {
  const form = useOpenForm();
  const { flags } = useField(address);
  const { record, name } = splitAddress(address);
  const rows = form.store.findComputed(record)?.rows[name]?.computed ?? [];
  return flags.isVisible ? (
    <Chapter heading={heading} level={level}>
      <div id={domIdOf(form, address)} tabIndex={-1} className={css.table}>
        <PartsTable
          address={address}
          part={modelAt(form.store.model, `${address}.0`)}
          rows={rows}
          title={heading.title}
        />
      </div>
    </Chapter>
  ) : null;
}
