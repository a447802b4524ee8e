import { useState, type ReactElement } from 'react';
import type { AnyRecord } from '#language/record.ts';
import type { WireRecord } from '../api/resource.ts';
import { useLabel, useLocale } from '../i18n/locale.ts';
import type { Crumb } from '../ui/Breadcrumb.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useNarrow } from '../ui/useNarrow.ts';
import { offeredActions } from './bulk.ts';
import { CreateButton, mayCreate } from './CreateButton.tsx';
import { nameOf } from './listColumn.ts';
import { ListBody } from './ListBody.tsx';
import css from './ListScreen.module.css';
import { ListSearch } from './ListSearch.tsx';
import { ListTools } from './ListTools.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { PickBar } from './PickBar.tsx';
import { RowMenuOf, type OpenMenu } from './RowMenuOf.tsx';
import { refreshed, without } from './selection.ts';
import { useBulk } from './useBulk.ts';
import { useList, type ListOptions } from './useList.ts';
import { useRowDoings } from './useRowDoings.ts';

export interface ListScreenProps extends ListOptions {
  readonly title?: string | undefined;
  /** What a new record begins with. */
  readonly prefill?: AnyRecord | undefined;
  /** Of a list to choose from: several rows at once. */
  readonly isMany?: boolean | undefined;
  /** Above the title: the way back from a list within a list. */
  readonly breadcrumb?: readonly Crumb[] | undefined;
  /** Columns cannot be chosen: no more of the records may be seen. */
  readonly isFixed?: boolean | undefined;
}

export function ListScreen({ title, prefill, isMany = true, breadcrumb, isFixed = false, ...options }: ListScreenProps): ReactElement {
  const { entity, base, menu, onSelect, isInUrl = true } = options;
  const list = useList(options);
  const { selection, setSelection, isPicking, rights, columns } = list;
  const label = useLabel();
  const locale = useLocale();
  const isNarrow = useNarrow();
  const [rowMenu, setRowMenu] = useState<OpenMenu | undefined>(undefined);
  const [onMore] = useState(() => (row: WireRecord, anchor: HTMLElement) => setRowMenu({ row, anchor }));
  const doings = useRowDoings({ list, base, isMany, onMore });
  const bulk = useBulk(entity, (row) => nameOf(columns, row, locale), (done, action) => setSelection((ticked) => (action === 'delete' ? without(ticked, done.map(({ id }) => id)) : refreshed(ticked, done))));
  const heading = title ?? (locale === 'en' ? (menu?.nameEn ?? menu?.name) : menu?.name) ?? label(entity.title);
  const create = isPicking || !isInUrl || !mayCreate({ entity, base, rights }) ? null : <CreateButton entity={entity} base={base} rights={rights} prefill={prefill} />;
  return (
    <div className={css.screen}>
      {isInUrl ? <PageHeader title={heading} breadcrumb={breadcrumb} actions={create ?? undefined} /> : null}
      <ListSearch list={list} isNarrow={isNarrow} hasViews={isInUrl && !isPicking} />
      <section className={css.sheet} aria-label={heading}>
        <ListTools list={list} bulk={bulk} offers={isPicking ? [] : offeredActions(entity, rights, [...selection.values()])} isNarrow={isNarrow} isFixed={isFixed} />
        <ListBody list={list} title={heading} doings={doings} isNarrow={isNarrow} create={create} />
      </section>
      {isPicking ? <PickBar selection={selection} isMany={isMany} onSelect={onSelect} onUntick={() => setSelection(() => new Map())} /> : null}
      {rowMenu === undefined ? null : <RowMenuOf list={list} menu={rowMenu} bulk={bulk} onClose={() => setRowMenu(undefined)} />}
      {bulk.outcome === undefined ? null : <OutcomeDialog outcome={bulk.outcome} columns={columns} onClose={bulk.closeOutcome} />}
    </div>
  );
}
