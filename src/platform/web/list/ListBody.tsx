import { Suspense, useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import { failureText } from '../api/failureText.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useTexts } from '../i18n/texts.ts';
import { Loading } from '../ui/feedback/Loading.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Callout } from '../ui/feedback/Callout.tsx';
import { Pagination } from '../ui/layout/Pagination.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CardList } from './table/CardList.tsx';
import { defaultLayout } from './state/layout.ts';
import css from './ListScreen.module.css';
import { nextSort, readSort } from './state/listState.ts';
import { ListTable } from './table/ListTable.tsx';
import { NoRows } from './table/NoRows.tsx';
import type { RowActionHandlers } from './table/RowActions.tsx';
import { togglePage } from './rows/selection.ts';
import { texts } from './texts.ts';
import type { List } from './useList.ts';
import type { LoadedAnswer } from './rows/rowsQuery.ts';
import { useScrollMemory } from './rows/useScrollMemory.ts';

/** Loaded separately, because few lists are trees or have places. */
const TreeTable = lazyComponent(() => import('./table/TreeTable.tsx'), 'TreeTable');
const ListMap = lazyComponent(() => import('./map/ListMap.tsx'), 'ListMap');

export interface ListBodyProps {
  readonly list: List;
  readonly title: string;
  readonly handlers: RowActionHandlers;
  readonly isNarrow: boolean;
  readonly create: ReactNode;
  /** Path of the pages of a record. */
  readonly base: string;
}

/** Shows the rows, or why there are none; places perhaps on a map. */
export function ListBody(props: ListBodyProps): ReactElement {
  return props.list.isMap ? (
    <Suspense fallback={<Skeleton kind="table" />}>
      <ListMap {...props} />
    </Suspense>
  ) : (
    <TableBody {...props} />
  );
}

function TableBody({ list, title, handlers, isNarrow, create }: Omit<ListBodyProps, 'base'>): ReactElement {
  const t = useTexts(texts);
  const { rows, state, change } = list;
  const { answer, error, isFetching, reload } = rows;
  if (answer === undefined) return <Loading kind="table" title={t('loadFailed')} error={error} onRetry={reload} />;
  return (
    <>
      {isFetching ? (
        <output className={css.progress}>
          <VisuallyHidden>{t('refreshing')}</VisuallyHidden>
        </output>
      ) : null}
      {error === null ? null : (
        <div className={css.notice}>
          <Callout
            tone="warn"
            action={
              <Button size="small" icon="reload" onClick={reload}>
                {t('retry')}
              </Button>
            }
          >
            {`${t('refreshFailed')} ${failureText(error)}`}
          </Callout>
        </div>
      )}
      {answer.data.length === 0 ? (
        <NoRows list={list} answer={answer} create={create} />
      ) : (
        <ListRows list={list} answer={answer} title={title} handlers={handlers} isNarrow={isNarrow} />
      )}
      {state.view === 'tree' || answer.totalSize === 0 ? null : (
        <div className={css.foot}>
          <Pagination
            page={state.page}
            size={state.size}
            total={answer.totalSize}
            isCapped={answer.totalCapped}
            onChange={(page, size) => change({ page, size })}
          />
        </div>
      )}
    </>
  );
}

function ListRows({
  list,
  answer,
  title,
  handlers,
  isNarrow,
}: Omit<ListBodyProps, 'create' | 'base'> & { readonly answer: LoadedAnswer }): ReactElement {
  const { state, change, columns, layout, selection, setSelection, entity, rows } = list;
  const scroller = useScrollMemory(list.address, !rows.isStale);
  const declared = useMemo(() => readSort(entity.list.sort), [entity]);
  const onSort = useCallback(
    (path: string) => change({ sort: nextSort(state.sort, path, declared) }),
    [change, state.sort, declared],
  );
  const tickable = answer.data.filter(({ id }) => answer.found.has(id));
  const common = { title, selection, handlers, isStale: rows.isStale, rows: answer.data };
  const asTable = {
    layout: layout.layout,
    onLayout: layout.setLayout,
    sort: state.sort ?? declared,
    onSort,
    onTickPage: () => setSelection((ticked) => togglePage(ticked, tickable)),
    scroller,
  };
  if (state.view === 'tree') {
    const through = entity.tree ?? '';
    // The position of a row already shows its parent, so that column is left out.
    const own = columns.filter(({ path }) => path.split('.')[0] !== through);
    const narrow = isNarrow
      ? { columns: own.slice(0, 1), below: own[1], layout: defaultLayout, handlers: { ...handlers, actionCount: 0 } }
      : { columns: own };
    return (
      <Suspense fallback={<Skeleton kind="table" />}>
        <TreeTable {...common} {...asTable} {...narrow} found={answer.found} through={through} />
      </Suspense>
    );
  }
  return isNarrow ? (
    <CardList {...common} columns={columns} />
  ) : (
    <ListTable {...common} {...asTable} columns={columns} />
  );
}
