/** Activate, archive and delete: what can be done with the rows of nearly every list. */
import { useMemo } from 'react';
import { problemText } from '../../api/errors.ts';
import type { WireRecord } from '../../api/resource.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { mayEdit, offeredActions, type OfferedAction } from './bulk.ts';
import { nameOf } from '../table/listColumn.ts';
import { refreshed, without } from '../rows/selection.ts';
import { texts } from '../texts.ts';
import { useBulk, type Bulk } from './useBulk.ts';
import type { List } from '../useList.ts';
import type { RowRules, Work, Works } from './works.ts';

export function useUsualWorks(list: List): Works {
  const t = useTexts(texts);
  const bulk = useListBulk(list);
  const locale = useLocale();
  const { entity, rights } = list;
  const rules = useMemo((): RowRules => {
    const hasAny = offeredActions(entity, rights, []).length > 0;
    return {
      hasTicks: hasAny,
      hasMenus: hasAny,
      hasMenu: () => hasAny,
      mayEdit: (row) => mayEdit(entity, rights, row),
    };
  }, [entity, rights]);
  const worksOf = (rows: readonly WireRecord[]): readonly Work[] =>
    offeredActions(entity, rights, rows).map((offer) =>
      workOf(offer, {
        bulk,
        ticked: rows.length,
        label: t(offer.action),
        reason:
          offer.closure === undefined
            ? t(offer.action === 'activate' ? 'allActive' : 'allArchived')
            : problemText(offer.closure, locale),
      }),
    );
  return {
    rules,
    forTicked: worksOf,
    forRow: (row) => worksOf([row]),
    running: bulk.running,
    outcome: bulk.outcome,
    closeOutcome: bulk.closeOutcome,
  };
}

/** Keeps the ticks true to what was done. */
export function useListBulk({ entity, columns, setSelection }: List): Bulk {
  const locale = useLocale();
  return useBulk(
    entity,
    (row) => nameOf(columns, row, locale),
    (done, action) =>
      setSelection((ticked) =>
        action === 'delete'
          ? without(
              ticked,
              done.map(({ id }) => id),
            )
          : refreshed(ticked, done),
      ),
  );
}

/** `reason` is told where none of the rows is in the state for it. */
export function workOf(
  offer: OfferedAction,
  {
    bulk,
    ticked,
    label,
    reason,
  }: { readonly bulk: Bulk; readonly ticked: number; readonly label: string; readonly reason: string },
): Work {
  const { action, rows } = offer;
  return {
    key: action,
    label,
    icon: action,
    ...(action === 'delete' ? { look: 'danger' } : {}),
    count: rows.length,
    reason: rows.length > 0 ? undefined : reason,
    run: () => void bulk.run(offer, ticked),
  };
}
