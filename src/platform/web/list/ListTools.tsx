import type { ReactElement } from 'react';
import { useLocale } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Segments, type Segment } from '../ui/input/Segments.tsx';
import { Button } from '../ui/button/Button.tsx';
import { BulkBar } from './actions/BulkBar.tsx';
import { ColumnChooser } from './table/ColumnChooser.tsx';
import { ExportMenu } from './actions/ExportMenu.tsx';
import { ImportButton, mayImport } from './actions/ImportButton.tsx';
import css from './ListScreen.module.css';
import { emptySelection } from './rows/selection.ts';
import type { ListView } from './state/listState.ts';
import { texts } from './texts.ts';
import type { List } from './useList.ts';
import type { ListActions } from './actions/listActions.ts';

export interface ListToolsProps {
  readonly list: List;
  readonly listActions: ListActions;
  readonly isNarrow: boolean;
  readonly isFixed: boolean;
}

/** Shown above the rows: actions for the ticked rows, the layout, import and export. */
export function ListTools({ list, listActions, isNarrow, isFixed }: ListToolsProps): ReactElement {
  const t = useTexts(texts);
  const { selection, setSelection, isPicking, isMap, layout, entity, rights, rows } = list;
  const ticked = isPicking ? 0 : selection.size;
  const mayTake = rights.has('canView') && !isPicking;
  return (
    <div className={css.tools} data-screen-only="">
      <div className={css.left}>
        {ticked > 0 ? (
          <BulkBar
            ticked={ticked}
            actions={listActions.forSelected([...selection.values()])}
            running={listActions.running}
            onClearSelection={() => setSelection(() => emptySelection)}
          />
        ) : isMap ? null : (
          <Total answer={rows.answer} />
        )}
      </div>
      <div className={css.right}>
        <ViewChoice list={list} />
        {isFixed || isMap ? null : (
          <ColumnChooser
            entity={entity}
            offered={layout.offered}
            visible={layout.visible}
            layout={layout.layout}
            onLayout={layout.setLayout}
            isNarrow={isNarrow}
          />
        )}
        {mayImport(list) ? <ImportButton entity={entity} isNarrow={isNarrow} /> : null}
        {mayTake ? <ExportMenu list={list} isNarrow={isNarrow} /> : null}
        {mayTake && !isNarrow && !isMap ? (
          <Button kind="quiet" size="small" icon="print" onClick={() => print()}>
            {t('print')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Table, tree or map, if the list has more than one of them. */
function ViewChoice({ list }: Pick<ListToolsProps, 'list'>): ReactElement | null {
  const t = useTexts(texts);
  const { terms, state, change, isPicking, address } = list;
  const hasMap = terms.hasMap === true && !isPicking && address !== undefined;
  const segments: readonly Segment<ListView>[] = [
    { key: 'table', label: t(terms.hasTree ? 'asTable' : 'asList'), icon: 'list' },
    ...(terms.hasTree ? [{ key: 'tree', label: t('asTree'), icon: 'department' } as const] : []),
    ...(hasMap ? [{ key: 'map', label: t('asMap'), icon: 'place' } as const] : []),
  ];
  return segments.length === 1 ? null : (
    <Segments label={t('view')} segments={segments} value={state.view} onChange={(view) => change({ view, page: 0 })} />
  );
}

function Total({ answer }: Pick<List['rows'], 'answer'>): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  if (answer === undefined) return null;
  const n = answer.totalSize.toLocaleString(locale);
  return (
    <span className={css.count}>
      {answer.totalSize === 1 ? t('rowCountOne') : t(answer.totalCapped === true ? 'moreThan' : 'rowCount', { n })}
    </span>
  );
}
