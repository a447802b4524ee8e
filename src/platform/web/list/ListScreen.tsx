import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { AnyRecord } from '#language/record.ts';
import type { WireRecord } from '../api/resource.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import type { Crumb } from '../ui/layout/Breadcrumb.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { useIsNarrowScreen } from '../ui/useIsNarrowScreen.ts';
import { CreateButton, mayCreate } from './actions/CreateButton.tsx';
import { ListBody } from './ListBody.tsx';
import css from './ListScreen.module.css';
import { ListSearch } from './ListSearch.tsx';
import { ListTools } from './ListTools.tsx';
import { PickBar } from './actions/PickBar.tsx';
import { RowMenu, type OpenRowMenu } from './actions/RowMenu.tsx';
import { useList, type List, type ListOptions } from './useList.ts';
import { useRowActionHandlers } from './actions/useRowActionHandlers.ts';
import { useDefaultListActions } from './actions/useDefaultListActions.ts';
import type { ListActions } from './actions/listActions.ts';

/** Loaded only if an action was refused. */
const OutcomeDialog = lazyComponent(() => import('./actions/OutcomeDialog.tsx'), 'OutcomeDialog');

export interface ListScreenProps extends ListOptions {
  readonly title?: string | undefined;
  /** Label of the button that creates a record, where “Create” would be unclear. */
  readonly createLabel?: string | undefined;
  /** Initial values of a new record. */
  readonly prefill?: AnyRecord | undefined;
  /** For a list to choose from: several rows at once. */
  readonly isMany?: boolean | undefined;
  /** Shown above the title: links back from a list within a list. */
  readonly breadcrumb?: readonly Crumb[] | undefined;
  /** Columns cannot be chosen, because no other fields of the records may be seen. */
  readonly isFixed?: boolean | undefined;
  /** Shown below the title: links to other views of the records. */
  readonly lead?: ReactNode;
  /** Shown in place of search and table. */
  readonly instead?: ReactNode;
}

export function ListScreen(props: ListScreenProps): ReactElement {
  const list = useList(props);
  return <ListFrame {...props} list={list} listActions={useDefaultListActions(list)} />;
}

export interface ListFrameProps extends ListScreenProps {
  readonly list: List;
  readonly listActions: ListActions;
}

/** The list, independent of the actions for its rows. */
export function ListFrame({
  title,
  createLabel,
  prefill,
  isMany = true,
  breadcrumb,
  isFixed = false,
  lead,
  instead,
  list,
  listActions,
  ...options
}: ListFrameProps): ReactElement {
  const { entity, base, menu, onSelect, isInUrl = true } = options;
  const { selection, setSelection, isPicking, rights, columns } = list;
  const label = useLabel();
  const locale = useLocale();
  const isNarrow = useIsNarrowScreen();
  const [rowMenu, setRowMenu] = useState<OpenRowMenu | undefined>(undefined);
  const [onMore] = useState(() => (row: WireRecord, anchor: HTMLElement) => setRowMenu({ row, anchor }));
  const handlers = useRowActionHandlers({ list, base, isMany, onMore, rules: listActions.rules });
  const heading = title ?? (locale === 'en' ? (menu?.nameEn ?? menu?.name) : menu?.name) ?? label(entity.title);
  const create =
    isPicking || !isInUrl || !mayCreate({ entity, base, rights }) ? null : (
      <CreateButton entity={entity} base={base} rights={rights} prefill={prefill} label={createLabel} />
    );
  return (
    <div className={css.screen}>
      {isInUrl ? <PageHeader title={heading} breadcrumb={breadcrumb} actions={create ?? undefined} /> : null}
      {lead}
      {instead ?? (
        <>
          <ListSearch list={list} isNarrow={isNarrow} hasViews={isInUrl && !isPicking} />
          <section className={css.sheet} aria-label={heading}>
            <ListTools list={list} listActions={listActions} isNarrow={isNarrow} isFixed={isFixed} />
            <ListBody list={list} title={heading} handlers={handlers} isNarrow={isNarrow} create={create} base={base} />
          </section>
        </>
      )}
      {isPicking ? (
        <PickBar
          selection={selection}
          isMany={isMany}
          onSelect={onSelect}
          onClearSelection={() => setSelection(() => new Map())}
        />
      ) : null}
      {rowMenu === undefined ? null : (
        <RowMenu list={list} menu={rowMenu} listActions={listActions} onClose={() => setRowMenu(undefined)} />
      )}
      {listActions.dialog}
      <Suspense>
        {listActions.outcome === undefined ? null : (
          <OutcomeDialog outcome={listActions.outcome} columns={columns} onClose={listActions.closeOutcome} />
        )}
      </Suspense>
    </div>
  );
}
