import type { ReactElement } from 'react';
import { FilterChips } from './search/FilterChips.tsx';
import { viewBodyOf, isViewApplied } from './views/savedViewBody.ts';
import { SavedViewsMenu } from './views/SavedViewsMenu.tsx';
import { SearchPanel } from './search/SearchPanel.tsx';
import { useCardCache } from './search/useCardCache.ts';
import type { List } from './useList.ts';

export interface ListSearchProps {
  readonly list: List;
  readonly isNarrow: boolean;
  readonly hasViews: boolean;
}

/** The search panel, and the chips of the filters that are set. */
export function ListSearch({ list, isNarrow, hasViews }: ListSearchProps): ReactElement | null {
  const { entity, terms, state, change, layout, saved, choose } = list;
  const cards = useCardCache(terms.filters, state.filters);
  if (terms.filters.length === 0) return null;
  const shared = { entity, filters: terms.filters, applied: state.filters, cards };
  return (
    <>
      <SearchPanel {...shared} onApply={(filters, how) => change({ filters }, how)} isNarrow={isNarrow}>
        {hasViews ? (
          <SavedViewsMenu
            saved={saved}
            getBody={() => viewBodyOf(state, layout.layout.columns)}
            isApplied={(view) => isViewApplied(view.body, terms, state)}
            onChoose={choose}
          />
        ) : null}
      </SearchPanel>
      <FilterChips {...shared} onApply={(filters) => change({ filters })} />
    </>
  );
}
