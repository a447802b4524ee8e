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
import { FilterControl } from './FilterControl.tsx';
import type { Filter } from './filters.ts';
import type { FilterValues } from './filterValue.ts';
import { inputIdOf } from './RangeFilter.tsx';
import {
  createSearchForm,
  withEdits,
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
  readonly applied: FilterValues;
  readonly onApply: SearchFormOptions['onApply'];
  readonly cards: CardCache;
  readonly isNarrow: boolean;
  /** Shown next to the buttons: the menu of saved views. */
  readonly children?: ReactNode;
}

/** As many filters as fit in one row of a usual screen. A button shows the others. */
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
  const [form, { edits, invalidInputs, generation }] = useSearchForm(applied, { filters, onApply });
  const values = withEdits(applied, edits);
  const afterPointerUp = useAfterPointerUp();
  const first = isNarrow ? 0 : FIRST_FILTERS;
  const othersSet = filters.slice(first).filter(({ path }) => applied[path] !== undefined).length;
  // An input that cannot be read blocks the search, so its filter stays visible until it is corrected.
  const visible =
    isOpen || filters.length <= first
      ? filters
      : filters.filter(({ path }, index) => index < first || invalidInputs[path] !== undefined);
  const idOf = (path: string): string => `${id}-${path}`;
  const focusEnd = ({ path, end }: InvalidRangeEnd): void =>
    document.querySelector<HTMLElement>(`#${CSS.escape(inputIdOf(idOf(path), end))}`)?.focus();
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const invalidEnd = form.apply();
    if (invalidEnd !== undefined) focusEnd(invalidEnd);
  };
  const toggleOthers = (): void => {
    const invalidEnd = isOpen ? form.showErrors() : undefined;
    if (invalidEnd === undefined) setOpen(!isOpen);
    else focusEnd(invalidEnd);
  };
  const isUnfiltered = [applied, values, invalidInputs].every((record) => Object.keys(record).length === 0);
  return (
    <search className={css.panel} aria-label={t('searchPanel')} data-screen-only="">
      <form className={css.form} onSubmit={submit} noValidate>
        {visible.length === 0 ? null : (
          <div id={`${id}-fields`} className={css.fields}>
            {visible.map((filter) => (
              <FilterControl
                key={`${filter.path} ${generation}`}
                filter={filter}
                id={idOf(filter.path)}
                label={label(columnOf(catalogue, entity, filter.path).label)}
                value={values[filter.path]}
                onChange={(value) => form.change(filter, value)}
                invalidEnds={invalidInputs[filter.path]}
                onInvalidInput={(end, problem) => form.setInvalidInput(filter.path, end, problem)}
                onBlurEnd={(end) => afterPointerUp(() => form.markTouched(filter.path, end))}
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
              onClick={toggleOthers}
            >
              {isOpen ? t('fewerFilters') : t(isNarrow ? 'filters' : 'moreFilters')}
              {othersSet === 0 || isOpen ? null : <span className={css.count}>{othersSet}</span>}
            </Button>
          )}
          {children}
          {visible.length === 0 ? null : (
            <span className={css.main}>
              <Button
                kind="quiet"
                icon="clear"
                onClick={form.clear}
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

/** Creates the search form once and passes on every change of the filters that the list shows. */
function useSearchForm(applied: FilterValues, options: SearchFormOptions): [SearchForm, SearchFormState] {
  const [form] = useState(() => createSearchForm(applied, options));
  useLayoutEffect(() => form.connect(options));
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    form.follow(applied, { isBack: navigationType === NavigationType.Pop && key !== lastKey.current });
    lastKey.current = key;
  }, [form, applied, navigationType, key]);
  useEffect(() => form.stop, [form]);
  return [form, useSyncExternalStore(form.subscribe, form.get)];
}
