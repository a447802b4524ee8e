/** Activate, archive and delete: the actions of nearly every list. */
import { useMemo } from 'react';
import { problemText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { mayEdit, offeredActions, type OfferedAction } from './offeredActions.ts';
import { rowNameOf } from '../table/listColumn.ts';
import { refreshRows, withoutRows } from '../rows/selection.ts';
import { texts } from '../texts.ts';
import { useBulkAction, type BulkAction } from './useBulkAction.ts';
import type { List } from '../useList.ts';
import type { RowCapabilities, ListAction, ListActions } from './listActions.ts';

export function useDefaultListActions(list: List): ListActions {
  const t = useTexts(texts);
  const bulk = useListBulkAction(list);
  const locale = useLocale();
  const { entity, rights } = list;
  const rules = useMemo((): RowCapabilities => {
    const hasAny = offeredActions(entity, rights, []).length > 0;
    return {
      isSelectable: hasAny,
      hasMenus: hasAny,
      hasMenu: () => hasAny,
      mayEdit: (row) => mayEdit(entity, rights, row),
    };
  }, [entity, rights]);
  const worksOf = (rows: readonly WireRecord[]): readonly ListAction[] =>
    offeredActions(entity, rights, rows).map((offer) =>
      listActionOf(offer, {
        bulk,
        ticked: rows.length,
        label: t(offer.action),
        reason:
          offer.closedReason === undefined
            ? t(offer.action === 'activate' ? 'allActive' : 'allArchived')
            : problemText(offer.closedReason, locale),
      }),
    );
  return {
    rules,
    forSelected: worksOf,
    forRow: (row) => worksOf([row]),
    running: bulk.running,
    outcome: bulk.outcome,
    closeOutcome: bulk.closeOutcome,
  };
}

/** Updates the ticked rows with the result of the action. */
export function useListBulkAction({ entity, columns, setSelection }: List): BulkAction {
  const locale = useLocale();
  return useBulkAction(
    entity,
    (row) => rowNameOf(columns, row, locale),
    (done, action) =>
      setSelection((ticked) =>
        action === 'delete'
          ? withoutRows(
              ticked,
              done.map(({ id }) => id),
            )
          : refreshRows(ticked, done),
      ),
  );
}

/** `reason` is shown if no row's state allows the action. */
export function listActionOf(
  offer: OfferedAction,
  {
    bulk,
    ticked,
    label,
    reason,
  }: { readonly bulk: BulkAction; readonly ticked: number; readonly label: string; readonly reason: string },
): ListAction {
  const { action, rows } = offer;
  return {
    key: action,
    label,
    icon: action,
    ...(action === 'delete' ? { buttonKind: 'danger' } : {}),
    count: rows.length,
    reason: rows.length > 0 ? undefined : reason,
    run: () => void bulk.run(offer, ticked),
  };
}
