import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnOf } from '../../fields/columns.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './FilterChips.module.css';
import type { Filter } from './filters.ts';
import { filterText } from './filterText.ts';
import type { FilterValues } from './filterValue.ts';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';

export interface FilterChipsProps {
  readonly entity: AnyEntity;
  readonly filters: readonly Filter[];
  readonly applied: FilterValues;
  readonly cards: CardCache;
  readonly onApply: (filters: FilterValues) => void;
}

/** The filters that are set, each with a button that removes it. A printed list shows them without the buttons. */
export function FilterChips({ entity, filters, applied, cards, onApply }: FilterChipsProps): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const count = Object.keys(applied).length;
  if (count === 0) return null;
  const remove = (path: string): void => {
    const { [path]: _, ...others } = applied;
    onApply(others);
  };
  return (
    <ul className={css.chips} aria-label={t('filters')}>
      {filters.map((filter) => {
        const value = applied[filter.path];
        if (value === undefined) return null;
        const words = `${label(columnOf(catalogue, entity, filter.path).label)}: ${filterText(filter, value, { cards, locale })}`;
        return (
          <li key={filter.path} className={css.chip}>
            <span className={css.words}>{words}</span>
            <button
              type="button"
              className={css.remove}
              aria-label={t('removeFilter', { filter: words })}
              onClick={() => remove(filter.path)}
              data-screen-only=""
            >
              <Icon name="close" size={ICON_PX} />
            </button>
          </li>
        );
      })}
      {count > 1 ? (
        <li data-screen-only="">
          <button type="button" className={css.clear} onClick={() => onApply({})}>
            {t('clearFilters')}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

const ICON_PX = 10;
