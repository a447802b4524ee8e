import type { ReactElement } from 'react';
import { useLocale } from '../../i18n/locale.ts';
import { TableFrame, type TableProps } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';

export function ListTable(props: TableProps): ReactElement {
  const locale = useLocale();
  const { rows, columns, handlers, selection } = props;
  return (
    <TableFrame {...props}>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            columns={columns}
            locale={locale}
            handlers={handlers}
            isTicked={selection.has(row.id)}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
