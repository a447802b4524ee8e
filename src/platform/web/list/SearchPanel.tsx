import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { SEARCH_DELAY_MS } from '../constants.ts';
import { catalogue } from '../declarations/declared.ts';
import { columnOf } from '../fields/columns.ts';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/Button.tsx';
import { FilterControl } from './FilterControl.tsx';
import { normaliseFilters, type Filter, type FilterTexts } from './filters.ts';
import css from './SearchPanel.module.css';
import { texts } from './texts.ts';
import type { Cards } from './useCards.ts';

export interface SearchPanelProps {
  readonly entity: AnyEntity;
  readonly filters: readonly Filter[];
  readonly applied: FilterTexts;
  /** `replace` while letters are being typed: going back leads out of the word, not through it. */
  readonly onApply: (filters: FilterTexts, how: 'push' | 'replace') => void;
  readonly cards: Cards;
  readonly isNarrow: boolean;
  /** Beside the buttons: saved views. */
  readonly children?: ReactNode;
}

/** As many as stand in one row of a usual screen; the others are a step away. */
const FIRST_FILTERS = 4;

export function SearchPanel({ entity, filters, applied, onApply, cards, isNarrow, children }: SearchPanelProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { draft, change, applyNow, clear } = useDraft(filters, applied, onApply);
  const first = isNarrow ? 0 : FIRST_FILTERS;
  const others = filters.slice(first).filter(({ path }) => applied[path] !== undefined).length;
  const shown = isOpen || filters.length <= first ? filters : filters.slice(0, first);
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    applyNow();
  };
  return (
    <search className={css.panel} aria-label={t('searchPanel')} data-screen-only="">
      <form className={css.form} onSubmit={submit} noValidate>
        {shown.length === 0 ? null : (
          <div id={`${id}-fields`} className={css.fields}>
            {shown.map((filter) => (
              <FilterControl key={filter.path} filter={filter} id={`${id}-${filter.path}`} label={label(columnOf(catalogue, entity, filter.path).label)} text={draft[filter.path] ?? ''} onChange={(text, isTyped) => change(filter.path, text, isTyped)} cards={cards} />
            ))}
          </div>
        )}
        <div className={css.buttons}>
          {filters.length <= first ? null : (
            <Button kind="quiet" size="small" icon={isOpen ? 'up' : 'filter'} aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('fewerFilters') : t(isNarrow ? 'filters' : 'moreFilters')}
              {others === 0 || isOpen ? null : <span className={css.count}>{others}</span>}
            </Button>
          )}
          {children}
          {shown.length === 0 ? null : (
            <span className={css.main}>
              <Button kind="quiet" icon="clear" onClick={clear} disabled={Object.keys(applied).length === 0 && Object.keys(draft).length === 0}>
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

/** What is being typed, ahead of what the list shows. What comes from elsewhere, as from the back button, replaces it. */
function useDraft(filters: readonly Filter[], applied: FilterTexts, onApply: SearchPanelProps['onApply']) {
  const [draft, setDraft] = useState(applied);
  const [own, setOwn] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (!isSame(applied, own)) {
      setOwn(applied);
      setDraft(applied);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (wanted: FilterTexts, how: 'push' | 'replace'): void => {
    clearTimeout(timer.current);
    const meant = normaliseFilters(filters, wanted);
    setOwn(meant);
    onApply(meant, how);
  };
  const change = (path: string, text: string, isTyped: boolean): void => {
    const { [path]: _, ...others } = draft;
    const next = text === '' ? others : { ...others, [path]: text };
    setDraft(next);
    clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(() => apply(next, 'replace'), SEARCH_DELAY_MS);
    else apply(next, 'push');
  };
  const clear = (): void => {
    setDraft({});
    apply({}, 'push');
  };
  return { draft, change, clear, applyNow: () => apply(draft, 'push') };
}

function isSame(a: FilterTexts, b: FilterTexts): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}
