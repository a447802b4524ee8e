import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { AnyEntity } from '#language/entity.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnOf } from '../../fields/columns.ts';
import { useLabel } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FilterControl, inputIdOf } from './FilterControl.tsx';
import type { Filter, FilterTexts } from './filters.ts';
import {
  createSearchForm,
  type SearchFormOptions,
  type SearchFormState,
  type SearchForm,
  type InvalidRangeEnd,
} from './searchForm.ts';
import css from './SearchPanel.module.css';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';
import { useAfterPointerUp } from './useAfterPointerUp.ts';

export interface SearchPanelProps {
  readonly entity: AnyEntity;
  readonly filters: readonly Filter[];
  readonly applied: FilterTexts;
  readonly onApply: SearchFormOptions['onApply'];
  readonly cards: CardCache;
  readonly isNarrow: boolean;
  /** Shown next to the buttons: saved views. */
  readonly children?: ReactNode;
}

/** As many as fit in one row of a usual screen; the others are shown on request. */
const FIRST_FILTERS = 4;

export function SearchPanel({
  entity,
  filters,
  applied,
  onApply,
  cards,
  isNarrow,
  children,
}: SearchPanelProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [searchForm, { texts: typed, invalidInputs, generation }] = useSearchForm(applied, { filters, onApply });
  const whenLifted = useAfterPointerUp();
  const first = isNarrow ? 0 : FIRST_FILTERS;
  const others = filters.slice(first).filter(({ path }) => applied[path] !== undefined).length;
  // An invalid filter blocks the search: it stays visible, and so does the panel in which it is corrected.
  const visibleFilters =
    isOpen || filters.length <= first
      ? filters
      : filters.filter(({ path }, index) => index < first || invalidInputs[path] !== undefined);
  const idOf = (path: string): string => `${id}-${path}`;
  const goTo = ({ path, end }: InvalidRangeEnd): void =>
    document.querySelector<HTMLElement>(`#${CSS.escape(inputIdOf(idOf(path), end))}`)?.focus();
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const refused = searchForm.apply();
    if (refused !== undefined) goTo(refused);
  };
  const fold = (): void => {
    const unread = isOpen ? searchForm.showErrors() : undefined;
    if (unread === undefined) setOpen(!isOpen);
    else goTo(unread);
  };
  const isUnfiltered = [applied, typed, invalidInputs].every((record) => Object.keys(record).length === 0);
  return (
    <search className={css.panel} aria-label={t('searchPanel')} data-screen-only="">
      <form className={css.form} onSubmit={submit} noValidate>
        {visibleFilters.length === 0 ? null : (
          <div id={`${id}-fields`} className={css.fields}>
            {visibleFilters.map((filter) => (
              <FilterControl
                key={`${filter.path} ${generation}`}
                filter={filter}
                id={idOf(filter.path)}
                label={label(columnOf(catalogue, entity, filter.path).label)}
                text={typed[filter.path] ?? ''}
                onChange={(text, isTyped) => searchForm.change(filter.path, text, isTyped)}
                invalidEnds={invalidInputs[filter.path]}
                onInvalidInput={(end, problem) => searchForm.setInvalidInput(filter.path, end, problem)}
                onBlurEnd={(end) => whenLifted(() => searchForm.markTouched(filter.path, end))}
                cards={cards}
              />
            ))}
          </div>
        )}
        <div className={css.buttons}>
          {filters.length <= first ? null : (
            <Button
              kind="quiet"
              size="small"
              icon={isOpen ? 'up' : 'filter'}
              aria-expanded={isOpen}
              aria-controls={`${id}-fields`}
              onClick={fold}
            >
              {isOpen ? t('fewerFilters') : t(isNarrow ? 'filters' : 'moreFilters')}
              {others === 0 || isOpen ? null : <span className={css.count}>{others}</span>}
            </Button>
          )}
          {children}
          {visibleFilters.length === 0 ? null : (
            <span className={css.main}>
              <Button
                kind="quiet"
                icon="clear"
                onClick={searchForm.clear}
                disabledReason={isUnfiltered ? t('nothingToClear') : undefined}
              >
                {t('clearFilters')}
              </Button>
              <Button type="submit" icon="search">
                {t('search')}
              </Button>
            </span>
          )}
        </div>
      </form>
    </search>
  );
}

/**
 * The state of the search form, which is ahead of the list while typing, and follows it when the list changes
 * otherwise.
 */
function useSearchForm(applied: FilterTexts, given: SearchFormOptions): [SearchForm, SearchFormState] {
  const [searchForm] = useState(() => createSearchForm(applied, given));
  useLayoutEffect(() => searchForm.connect(given));
  const { key } = useLocation();
  const how = useNavigationType();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    searchForm.follow(applied, { isBack: how === NavigationType.Pop && key !== lastKey.current });
    lastKey.current = key;
  }, [searchForm, applied, how, key]);
  useEffect(() => searchForm.stop, [searchForm]);
  return [searchForm, useSyncExternalStore(searchForm.subscribe, searchForm.get)];
}
