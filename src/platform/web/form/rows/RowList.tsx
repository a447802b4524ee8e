import { memo, useCallback, type ComponentType, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useRowProblems } from '../store/formContext.ts';
import type { FormTable, TableRowPartProps } from '../model/formTable.ts';
import css from './RowList.module.css';
import type { RowTableProps } from './RowTable.tsx';
import { useTableTexts } from '../field/useFormTable.ts';
import type { RowActions } from './useRowActions.ts';

export interface RowListProps extends Pick<RowTableProps, 'address' | 'title' | 'ids'> {
  /** Undefined if rows are read-only. */
  readonly actions: RowActions | undefined;
  readonly table: Pick<FormTable, 'layout' | 'isWrittenInDialog' | 'rowButtons'>;
  readonly Row: ComponentType<TableRowPartProps>;
}

const DEFAULT_ROW_BUTTONS = ['copy', 'remove'] as const;

/** Rows rendered by a module, each with the buttons of every row. */
export function RowList({ address, title, ids, actions, table, Row }: RowListProps): ReactElement {
  const { layout = 'lines', isWrittenInDialog = false, rowButtons = DEFAULT_ROW_BUTTONS } = table;
  const common = { address, actions, isInDialog: isWrittenInDialog, rowButtons, Row };
  const addByKey = useCallback(
    (event: KeyboardEvent, at: number): void => {
      if (actions === undefined || !event.altKey || event.key !== 'Enter') return;
      event.preventDefault();
      actions.add(at);
    },
    [actions],
  );
  return (
    <ol className={css[layout]} aria-label={title}>
      {ids.map((id, index) => (
        <ListedRow key={id} {...common} id={id} index={index} onKey={addByKey} />
      ))}
    </ol>
  );
}

interface ListedRowProps extends Pick<RowListProps, 'address' | 'actions' | 'Row'> {
  readonly id: string;
  readonly index: number;
  readonly isInDialog: boolean;
  readonly rowButtons: readonly ('copy' | 'remove')[];
  readonly onKey: (event: KeyboardEvent, at: number) => void;
}

const ListedRow = memo(function ListedRow(props: ListedRowProps): ReactElement {
  const { address, id, index, actions, Row, onKey } = props;
  const t = useTableTexts();
  const row = `${address}.${id}`;
  const isWrong = useRowProblems(row).size > 0;
  const number = index + 1;
  const name = t('rowOf', { n: number });
  const buttons = actions === undefined ? null : <Buttons {...props} actions={actions} name={name} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from the inputs in it
    <li className={css.row} data-wrong={isWrong ? true : undefined} onKeyDown={(event) => onKey(event, number)}>
      <Row row={row} number={number} name={name} buttons={buttons} />
    </li>
  );
});

interface ButtonsProps extends Pick<ListedRowProps, 'id' | 'index' | 'isInDialog' | 'rowButtons'> {
  readonly actions: RowActions;
  readonly name: string;
}

function Buttons({ id, index, isInDialog, rowButtons, actions, name }: ButtonsProps): ReactElement {
  const t = useTableTexts();
  const n = index + 1;
  return (
    <span className={css.buttons}>
      {rowButtons.includes('copy') ? (
        <IconButton size="small" icon="copy" label={t('copyRow', { n })} onClick={() => actions.copy(id)} />
      ) : null}
      {rowButtons.includes('remove') ? (
        <IconButton size="small" icon="delete" label={t('removeRow', { n })} onClick={() => actions.remove(id)} />
      ) : null}
      {isInDialog ? (
        <Button size="small" icon="edit" onClick={() => actions.open(id)} aria-label={`${t('edit')} ${name}`}>
          {t('edit')}
        </Button>
      ) : null}
    </span>
  );
}
