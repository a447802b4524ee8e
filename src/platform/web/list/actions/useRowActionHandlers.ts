/** Actions of rows, created once for a list: rows are re-rendered only when they themselves change. */
import { useMemo } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useLocale } from '../../i18n/locale.ts';
import { translate } from '../../i18n/texts.ts';
import type { WireRecord } from '../../api/resource.ts';
import { canBeWritten } from './offeredActions.ts';
import { pagesAt } from '../rows/pages.ts';
import type { RowActionHandlers } from '../table/RowActions.tsx';
import { toggleRow } from '../rows/selection.ts';
import { texts } from '../texts.ts';
import type { List } from '../useList.ts';
import type { RowCapabilities } from './listActions.ts';

export interface RowActionHandlersOptions {
  readonly list: List;
  readonly base: string;
  readonly isMany: boolean;
  readonly onMore: (row: WireRecord, anchor: HTMLElement) => void;
  readonly rules: RowCapabilities;
}

export function useRowActionHandlers({
  list,
  base,
  isMany,
  onMore,
  rules,
}: RowActionHandlersOptions): RowActionHandlers {
  const { entity, rights, isPicking, setSelection, columns, pages: ofRows } = list;
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const locale = useLocale();
  const showsActive = columns.some(({ path }) => path === 'isActive');
  return useMemo(() => {
    const t = translate(texts, locale);
    const pages = pagesAt(base);
    const canView = !isPicking && (pages.has('view') || ofRows !== undefined) && rights.has('canView');
    const canEdit = !isPicking && pages.has('edit');
    const viewOf = (row: WireRecord): string | undefined =>
      canView ? (ofRows === undefined ? `${base}/${row.id}/view` : ofRows.of(row)) : undefined;
    const onTick = (row: WireRecord): void => setSelection((selection) => toggleRow(selection, row, { isMany }));
    return {
      links: { hrefOf: (to) => root + to, open: (to) => void navigate(to) },
      viewOf,
      editOf: (row) => (canEdit && rules.mayEdit(row) ? `${base}/${row.id}/edit` : undefined),
      hasMore: rules.hasMenu,
      onMore,
      onTick,
      onRow: (row) => {
        const to = viewOf(row);
        if (isPicking) onTick(row);
        else if (to !== undefined) void navigate(to);
      },
      ticking: isPicking ? (isMany ? 'many' : 'single') : rules.isSelectable ? 'many' : undefined,
      actionCount: isPicking
        ? 0
        : [canView, canEdit && canBeWritten(entity) && rights.has('canEdit'), rules.hasMenus].filter(Boolean).length,
      showsActive,
      nameless: t('nameless'),
      tickLabel: (name) => t('tickOf', { what: name }),
      openLabel: (name) => t('openOf', { what: name }),
      editLabel: (name) => t('editOf', { what: name }),
      moreLabel: (name) => t('moreOf', { what: name }),
    };
  }, [
    entity,
    rights,
    isPicking,
    ofRows,
    setSelection,
    navigate,
    root,
    locale,
    base,
    isMany,
    onMore,
    rules,
    showsActive,
  ]);
}
