import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { problemText } from '../api/errors.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { addressIn, isAtOrBelow } from './address.ts';
import { Chapter } from './Chapter.tsx';
import css from './ChildTable.module.css';
import { domIdOf, useFieldState, useFormStore, useOpenForm, useRowIds } from './formContext.ts';
import { modelAt } from './formModel.ts';
import type { Heading } from './formOutline.ts';
import { focusField } from './reveal.ts';
import { RowCards } from './RowCards.tsx';
import { hasMore, rowColumnsOf } from './rowColumns.ts';
import { RowDialog } from './RowDialog.tsx';
import { RowTable } from './RowTable.tsx';
import { texts } from './texts.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import { useRowActions } from './useRowActions.ts';

export interface ChildTableProps {
  /** Of the rows: `lines`, or `lines.<id>.packs`. */
  readonly address: string;
  readonly heading: Heading;
  readonly level: number;
}

/** The rows of a part: a table to be filled in, or a card for each where there is no room for one. */
export function ChildTable({ address, heading, level }: ChildTableProps): ReactElement | null {
  const form = useOpenForm();
  const store = useFormStore();
  const ids = useRowIds(address);
  const { flags, problem } = useFieldState(address);
  const isNarrow = useNarrow();
  const [openId, setOpenId] = useState<string>();
  const t = useTexts(texts);
  const locale = useLocale();
  const label = useLabel();
  const part = modelAt(store.model, `${address}.0`);
  const columns = useMemo(() => rowColumnsOf(part, store.isUnseen), [part, store]);
  const isDeep = hasMore(part, columns);
  const actions = useRowActions({ address, columns, isNarrow, open: setOpenId });
  const { revealers } = form;
  useEffect(() => {
    const reveal = (target: string): void => {
      if (!isAtOrBelow(target, address) || target === address) return;
      const [id, name, ...deeper] = target.slice(address.length + 1).split('.');
      const isInline = !isNarrow && deeper.length === 0 && columns.some(({ one }) => one.name === name);
      if (id !== undefined && !isInline) setOpenId(id);
    };
    revealers.add(reveal);
    return () => void revealers.delete(reveal);
  }, [revealers, address, columns, isNarrow]);
  if (!flags.isShown) return null;
  const field = store.fieldAt(address);
  const max = field.kind === 'parts' ? field.max : Number.POSITIVE_INFINITY;
  const place = openId === undefined ? -1 : ids.indexOf(openId);
  const common = { address, ids, columns, isDeep, isOpen: flags.isEditable, actions };
  return (
    <Chapter heading={heading} level={level} aside={<span className={css.count}>{t(ids.length === 1 ? 'rowCountOne' : 'rowCount', { n: ids.length })}</span>}>
      <div id={domIdOf(form, address)} tabIndex={-1} className={css.table}>
        {problem === undefined ? null : (
          <p className={css.problem}>
            <Icon name="error" size={14} />
            {problemText(problem, locale)}
          </p>
        )}
        {ids.length === 0 ? <p className={css.none}>{t('noRows')}</p> : isNarrow ? <RowCards {...common} part={part} /> : <RowTable {...common} title={label(heading.title)} />}
        {actions.removed === undefined ? null : (
          <output className={css.removed}>
            {t('removedRow', { n: actions.removed.index + 1 })}
            <Button kind="quiet" size="small" icon="undo" onClick={actions.undo}>
              {t('undo')}
            </Button>
          </output>
        )}
        {flags.isEditable ? (
          <div className={css.foot}>
            <Button icon="add" onClick={() => actions.add()} disabledReason={ids.length >= max ? t('tooManyRows', { n: max }) : undefined}>
              {t('addRow')}
            </Button>
            {isNarrow ? null : <span className={css.hint}>{t('addRowHint')}</span>}
          </div>
        ) : null}
      </div>
      {place === -1 || openId === undefined ? null : (
        <RowDialog row={addressIn(address, openId)} title={t('rowTitle', { table: label(heading.title), n: place + 1 })} onClose={() => closed(address, openId)} />
      )}
    </Chapter>
  );

  function closed(table: string, id: string): void {
    setOpenId(undefined);
    const first = columns[0]?.one.name;
    if (!isNarrow && first !== undefined) focusField({ prefix: form.prefix, revealers: new Set() }, `${table}.${id}.${first}`);
  }
}
