/** The complete state of a list: what it shows, how, and the actions for it. */
import { useEffect, useMemo, useState } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { Right } from '#language/rights.ts';
import { useVisit } from '../route/visit.ts';
import type { SentTerm, WireRecord } from '../api/resource.ts';
import type { RecordPages } from '../session/recordPages.ts';
import { useLocale } from '../i18n/locale.ts';
import type { MenuContext } from '../session/menus.ts';
import { criteriaOf, type ListQuery } from './state/criteria.ts';
import type { FilterValues } from './search/filterValue.ts';
import { listColumnsOf, type ListColumn } from './table/listColumn.ts';
import { rememberRows } from './rows/loadedRows.ts';
import { viewStateOf } from './views/savedViewBody.ts';
import { emptySelection, refreshRows, type Selection } from './rows/selection.ts';
import { useLayout, type LayoutHandle } from './state/useLayout.ts';
import { useListState, type ListStateHandle } from './state/useListState.ts';
import { useRows, type LoadedRowsState } from './rows/useRows.ts';
import { useSavedViews, type SavedView, type SavedViews } from './views/useSavedViews.ts';

export interface ListOptions {
  readonly entity: AnyEntity;
  /** Path of the pages of a record: `${base}/{id}/view`. */
  readonly base: string;
  readonly menu: MenuContext | undefined;
  readonly where?: readonly SentTerm[] | undefined;
  readonly selects?: readonly string[] | undefined;
  readonly canSelect?: boolean | undefined;
  readonly onSelect?: ((rows: readonly WireRecord[]) => void) | undefined;
  readonly isInUrl?: boolean | undefined;
  /** For documents of several modules: the page of each row, instead of that below `base`. */
  readonly pages?: RecordPages | undefined;
  /** Sent with every query: a picker uses the menu of the entity it picks. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface List extends ListStateHandle {
  readonly entity: AnyEntity;
  readonly rights: ReadonlySet<Right>;
  readonly layout: LayoutHandle;
  readonly columns: readonly ListColumn[];
  readonly listQuery: ListQuery;
  readonly rows: LoadedRowsState;
  readonly saved: SavedViews;
  readonly choose: (view: SavedView) => void;
  readonly isPicking: boolean;
  /** The places are on a map, which loads them itself, instead of in a table. */
  readonly isMap: boolean;
  /** It is known whether the person has a default view: until then nothing is loaded. */
  readonly isReady: boolean;
  readonly pages: RecordPages | undefined;
  readonly selection: Selection;
  readonly setSelection: (change: (selection: Selection) => Selection) => void;
  /** Path and query; undefined in a dialog. */
  readonly address: string | undefined;
}

const NO_RIGHTS: ReadonlySet<Right> = new Set();

export function useList({
  entity,
  base,
  menu,
  where,
  selects = [],
  canSelect,
  isInUrl = true,
  pages,
  headers,
}: ListOptions): List {
  const { path, info, canSelect: isSelectPage } = useVisit();
  const locale = useLocale();
  const rights = menu?.rights ?? NO_RIGHTS;
  const isPicking = canSelect ?? (isInUrl && isSelectPage && rights.has('canSelect'));
  const handle = useListState(entity, isInUrl);
  const { state, terms, search, isUntouched } = handle;
  const isMap = state.view === 'map' && isInUrl && !isPicking;
  const layout = useLayout(entity, { userId: info.user?.id, path: isInUrl ? path : base });
  const columns = useMemo(() => listColumnsOf(entity, layout.visible, locale), [entity, layout.visible, locale]);
  const saved = useSavedViews({ userId: info.user?.id, entity: entity.name, path, isEnabled: isInUrl && !isPicking });
  const choose = (view: SavedView, how: 'push' | 'replace' = 'push'): void => {
    const { state: viewState, columns: chosen } = viewStateOf(view.body, terms);
    if (chosen !== undefined) layout.setLayout({ ...layout.layout, columns: chosen });
    handle.change({ ...viewState, view: state.view }, how);
  };
  const isReady = useDefaultView({ isWaiting: isInUrl && isUntouched, saved, choose });
  const listQuery: ListQuery = {
    entity,
    columns,
    state,
    terms,
    where,
    selects: [...selects, ...(pages?.select ?? [])],
  };
  const viewerKey = `${info.user?.id ?? ''} ${info.actingFor?.id ?? ''}`;
  const rows = useRows({
    entity,
    criteria: criteriaOf(listQuery),
    viewerKey,
    isEnabled: isReady && !isMap,
    isTree: state.view === 'tree',
    headers,
  });
  useRememberRows({ base, path, search, rows, isEnabled: isInUrl && !isPicking && !isMap });
  const [selection, setSelection] = useSelection(rows, { filters: state.filters, viewerKey, isPicking });
  const address = isInUrl ? path + search : undefined;
  return {
    ...handle,
    entity,
    rights,
    layout,
    columns,
    listQuery,
    rows,
    saved,
    choose,
    isPicking,
    isMap,
    isReady,
    pages,
    selection,
    setSelection,
    address,
  };
}

/** Nothing is requested until it is known whether the person has a default view. */
function useDefaultView({
  isWaiting,
  saved,
  choose,
}: {
  readonly isWaiting: boolean;
  readonly saved: SavedViews;
  readonly choose: (view: SavedView, how: 'replace') => void;
}): boolean {
  const first = isWaiting ? saved.views?.find(({ isDefault }) => isDefault) : undefined;
  useEffect(() => {
    if (first !== undefined) choose(first, 'replace');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is found
  }, [first]);
  return !isWaiting || (saved.views !== undefined && first === undefined);
}

function useRememberRows({
  base,
  path,
  search,
  rows,
  isEnabled,
}: {
  readonly base: string;
  readonly path: string;
  readonly search: string;
  readonly rows: LoadedRowsState;
  readonly isEnabled: boolean;
}): void {
  const { answer, isStale } = rows;
  useEffect(() => {
    if (!isEnabled || answer === undefined || isStale) return;
    rememberRows(base, {
      ids: answer.data.filter(({ id }) => answer.found.has(id)).map(({ id }) => id),
      search,
      ...(path === base ? {} : { path }),
    });
  }, [base, path, search, answer, isStale, isEnabled]);
}

/**
 * Ticks stay when the page is turned, each with the row as it was last loaded. They are removed when the filters change,
 * because a hidden row must not be changed, and when the list is read for another person or company.
 */
function useSelection(
  { answer }: LoadedRowsState,
  {
    filters,
    viewerKey,
    isPicking,
  }: { readonly filters: FilterValues; readonly viewerKey: string; readonly isPicking: boolean },
): [Selection, List['setSelection']] {
  const [selection, setSelection] = useState(emptySelection);
  const listKey = isPicking ? viewerKey : `${viewerKey} ${JSON.stringify(filters)}`;
  const [tickedKey, setTickedKey] = useState(listKey);
  const current = listKey === tickedKey ? refreshRows(selection, answer?.data ?? []) : emptySelection;
  if (listKey !== tickedKey) setTickedKey(listKey);
  if (current !== selection) setSelection(current);
  return [current, setSelection];
}
