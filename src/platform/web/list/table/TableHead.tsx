import type { ReactElement } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Checkbox } from '../../ui/input/Checkbox.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import { withWidth, widthOf, type Layout } from '../state/layout.ts';
import type { ListColumn } from './listColumn.ts';
import css from './ListTable.module.css';
import type { SortTerms } from '../state/listState.ts';
import type { PageTick } from '../rows/selection.ts';
import { texts } from '../texts.ts';

export interface TableHeadProps {
  readonly columns: readonly ListColumn[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  /** Called with a width that is not stored yet. */
  readonly onDrag: (path: string, px: number) => void;
  readonly sort: SortTerms;
  readonly onSort: (path: string) => void;
  /** Undefined if there are no actions for ticked rows; `single` if at most one can be ticked. */
  readonly tick: PageTick | 'single' | undefined;
  readonly onTickPage: () => void;
  readonly hasActions: boolean;
}

export function TableHead({
  columns,
  layout,
  onLayout,
  onDrag,
  sort,
  onSort,
  tick,
  onTickPage,
  hasActions,
}: TableHeadProps): ReactElement {
  const t = useTexts(texts);
  const setWidth = (path: string, px: number | undefined): void => {
    const { [path]: _, ...others } = layout.widths;
    onLayout(px === undefined ? { ...layout, widths: others } : withWidth(layout, path, px));
  };
  return (
    <thead>
      <tr>
        {tick === undefined ? null : (
          <th scope="col" className={css.tickCell} data-screen-only="">
            {tick === 'single' ? (
              <VisuallyHidden>{t('tick')}</VisuallyHidden>
            ) : (
              <Checkbox
                label={t('tickPage')}
                isChecked={tick === 'all'}
                isIndeterminate={tick === 'some'}
                onToggle={onTickPage}
              />
            )}
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.path} column={column} sort={sort} onSort={onSort}>
            <ColumnResizer
              title={column.title}
              widthPx={widthOf(layout, column.path, column.defaultWidthPx)}
              onDrag={(px) => onDrag(column.path, px)}
              onChange={(px) => setWidth(column.path, px)}
            />
          </HeadCell>
        ))}
        {hasActions ? (
          <th scope="col" className={css.actionCell} data-screen-only="">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

function HeadCell({
  column,
  sort,
  onSort,
  children,
}: {
  readonly column: ListColumn;
  readonly sort: SortTerms;
  readonly onSort: (path: string) => void;
  readonly children: ReactElement;
}): ReactElement {
  const [first] = sort;
  const direction = first?.name === column.path ? first.type : undefined;
  return (
    <th
      scope="col"
      className={classes(css.headCell, column.kind === 'number' && css.number)}
      {...(direction === undefined ? {} : { 'aria-sort': direction === 'ASC' ? 'ascending' : 'descending' })}
    >
      <button type="button" className={css.sort} onClick={() => onSort(column.path)} title={column.title}>
        <span className={css.headText}>{column.title}</span>
        <span className={css.sortMark} data-screen-only="">
          <Icon name={direction === 'DESC' ? 'sortDown' : 'sortUp'} size={SORT_ICON_PX} />
        </span>
      </button>
      {children}
    </th>
  );
}

const SORT_ICON_PX = 10;
