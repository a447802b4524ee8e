import { memo, type ReactElement } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { FormCell } from './FormCell.tsx';
import { useRowProblems } from '../store/formContext.ts';
import type { RowTableProps } from './RowTable.tsx';
import css from './RowTable.module.css';
import { useTableTexts } from '../field/useFormTable.ts';

export interface TableRowProps extends Pick<RowTableProps, 'address' | 'columns' | 'isDeep' | 'isOpen' | 'actions'> {
  readonly id: string;
  readonly index: number;
  readonly measure?: (row: HTMLTableRowElement | null) => void;
}

export const TableRow = memo(function TableRow({
  address,
  id,
  index,
  columns,
  isDeep,
  isOpen,
  actions,
  measure,
}: TableRowProps): ReactElement {
  const t = useTableTexts();
  const row = `${address}.${id}`;
  const problems = useRowProblems(row);
  const number = index + 1;
  const isWrong = problems.size > 0;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-id={id}
      aria-rowindex={number + 1}
      className={classes(isWrong && css.wrong)}
    >
      <th scope="row" className={css.number}>
        {isWrong ? <Icon name="error" size={MARK_PX} label={t('rowProblem')} /> : null}
        {number}
      </th>
      {columns.map(({ modelField, isNumber }, column) => (
        <td key={modelField.name} data-column={column} className={isNumber ? css.numeric : undefined}>
          <FormCell row={row} name={modelField.name} number={number} isOpen={isOpen} />
        </td>
      ))}
      {isOpen || isDeep ? (
        <td className={css.actions}>
          <div className={css.buttons}>
            {isDeep ? (
              <IconButton
                size="small"
                icon="expand"
                label={t('openRow', { n: number })}
                onClick={() => actions.open(id)}
              />
            ) : null}
            {isOpen ? (
              <IconButton
                size="small"
                icon="copy"
                label={t('copyRow', { n: number })}
                onClick={() => actions.copy(id)}
              />
            ) : null}
            {isOpen ? (
              <IconButton
                size="small"
                icon="delete"
                label={t('removeRow', { n: number })}
                onClick={() => actions.remove(id)}
              />
            ) : null}
          </div>
        </td>
      ) : null}
    </tr>
  );
});

const MARK_PX = 14;
