import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { problemText } from '../../api/errors.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { joinAddress, isAtOrBelow } from '../store/address.ts';
import { Chapter } from '../layout/Chapter.tsx';
import type { ChildTableProps } from './ChildTable.tsx';
import css from './ChildTable.module.css';
import { domIdOf, useFieldState, useFormStore, useOpenForm, useRowIds } from '../store/formContext.ts';
import { modelAt } from '../model/formModel.ts';
import type { FormTable } from '../model/formTable.ts';
import { AddFromRegister } from '../reference/AddFromRegister.tsx';
import { focusField } from '../layout/reveal.ts';
import { RowCards } from './RowCards.tsx';
import { hasMore, rowColumnsOf, type RowColumn } from '../model/rowColumns.ts';
import { RowDialog } from './RowDialog.tsx';
import { RowList } from './RowList.tsx';
import { RowTable } from './RowTable.tsx';
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen.ts';
import { useTableTexts } from '../field/useFormTable.ts';
import { useRowActions, type RowActions } from './useRowActions.ts';

export interface EditableTableProps extends ChildTableProps {
  readonly table: FormTable;
}

/** A table to fill in; on a small screen a card for each row; or the rows of the module. */
export function EditableTable({ address, heading, level, table }: EditableTableProps): ReactElement | null {
  const form = useOpenForm();
  const store = useFormStore();
  const ids = useRowIds(address);
  const { flags, problem } = useFieldState(address);
  const isNarrow = useIsNarrowScreen();
  const [openId, setOpenId] = useState<string>();
  const t = useTableTexts();
  const locale = useLocale();
  const label = useLabel();
  const { Row, Footer } = table;
  const part = modelAt(store.model, `${address}.0`);
  const isAllInRow = Row !== undefined;
  const columns = useMemo(
    () =>
      rowColumnsOf(part, {
        isUnseen: store.isForbidden,
        ...(isAllInRow ? { columnsMax: Number.POSITIVE_INFINITY } : {}),
      }),
    [part, store, isAllInRow],
  );
  const isInDialog = Row === undefined ? isNarrow : table.isWrittenInDialog === true;
  const field = store.fieldAt(address);
  const max = field.kind === 'parts' ? field.max : Number.POSITIVE_INFINITY;
  const actions = useRowActions({ address, columns, isInDialog, max, open: setOpenId });
  useRevealedRow({ address, columns, isInDialog, isAllInRow, open: setOpenId });
  if (!flags.isVisible) return null;
  const isOpen = flags.isEditable;
  const common = { address, ids, columns, isDeep: hasMore(part, columns), isOpen, actions };
  const title = label(table.title ?? heading.title);
  const drawRows = (): ReactElement => {
    if (ids.length === 0) return <p className={css.none}>{t('noRows')}</p>;
    if (Row !== undefined) {
      const given = { address, ids, title, table, Row };
      return <RowList {...given} actions={isOpen ? actions : undefined} />;
    }
    return isNarrow ? <RowCards {...common} part={part} /> : <RowTable {...common} title={title} />;
  };
  const count = t(ids.length === 1 ? 'rowCountOne' : 'rowCount', { n: ids.length });
  return (
    <Chapter
      heading={heading}
      level={level}
      aside={table.isCounted === false ? undefined : <span className={css.count}>{count}</span>}
    >
      <div id={domIdOf(form, address)} tabIndex={-1} className={css.table}>
        {problem === undefined ? null : (
          <p className={css.problem}>
            <Icon name="error" size={14} />
            {problemText(problem, locale)}
          </p>
        )}
        {drawRows()}
        {actions.removed === undefined ? null : (
          <output className={css.removed}>
            {t('removedRow', { n: actions.removed.index + 1 })}
            <Button kind="quiet" size="small" icon="undo" onClick={actions.undo}>
              {t('undo')}
            </Button>
          </output>
        )}
        {isOpen || Footer !== undefined ? (
          <TableFoot
            table={table}
            address={address}
            add={isOpen ? actions.add : undefined}
            max={max}
            count={ids.length}
          />
        ) : null}
      </div>
      {openId === undefined || !ids.includes(openId) ? null : (
        <RowDialog
          row={joinAddress(address, openId)}
          title={t('rowTitle', { table: label(heading.title), n: ids.indexOf(openId) + 1 })}
          onClose={() => close(openId)}
        />
      )}
    </Chapter>
  );

  function close(id: string): void {
    setOpenId(undefined);
    const first = columns[0]?.modelField.name;
    if (isInDialog || first === undefined) return;
    focusField({ prefix: form.prefix, revealers: new Set() }, `${address}.${id}.${first}`);
  }
}

interface FootProps {
  readonly table: FormTable;
  readonly address: string;
  /** Undefined if nothing can be added now. */
  readonly add: RowActions['add'] | undefined;
  readonly max: number;
  readonly count: number;
}

/** The button that adds a row, and the footer of the module. */
function TableFoot({ table: { Row, Footer }, address, add, max, count }: FootProps): ReactElement {
  const t = useTableTexts();
  const isNarrow = useIsNarrowScreen();
  const full = count >= max ? t('tooManyRows', { n: max }) : undefined;
  return (
    <div className={css.foot}>
      {add === undefined ? null : (
        <Button icon="add" onClick={() => add()} disabledReason={full}>
          {t('addRow')}
        </Button>
      )}
      {add === undefined ? null : <AddFromRegister address={address} room={max - count} />}
      {isNarrow || Row !== undefined || add === undefined ? null : <span className={css.hint}>{t('addRowHint')}</span>}
      {Footer === undefined ? null : (
        <div className={css.sums}>
          <Footer address={address} />
        </div>
      )}
    </div>
  );
}

interface RevealedRowOptions {
  readonly address: string;
  readonly columns: readonly RowColumn[];
  readonly isInDialog: boolean;
  /** True if every field of a row is shown in the row itself. */
  readonly isAllInRow: boolean;
  readonly open: (id: string) => void;
}

/** A field that has to be revealed and is not in the table itself is in the dialog of its row. */
function useRevealedRow({ address, columns, isInDialog, isAllInRow, open }: RevealedRowOptions): void {
  const { revealers } = useOpenForm();
  useEffect(() => {
    const reveal = (target: string): void => {
      if (!isAtOrBelow(target, address) || target === address) return;
      const [id, name, ...deeper] = target.slice(address.length + 1).split('.');
      const isDrawn = isAllInRow || columns.some(({ modelField }) => modelField.name === name);
      if (id !== undefined && (isInDialog || deeper.length > 0 || !isDrawn)) open(id);
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [revealers, address, columns, isInDialog, isAllInRow, open]);
}
