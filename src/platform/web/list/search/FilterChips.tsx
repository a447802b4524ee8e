import type { ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import { catalogue } from '../../declarations/loadedModules.ts';
import { columnOf } from '../../fields/columns.ts';
import { useLabel, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import css from './FilterChips.module.css';
import type { Filter, FilterTexts } from './filters.ts';
import { filterText } from './filterText.ts';
import { texts } from '../texts.ts';
import type { CardCache } from './useCardCache.ts';

export interface FilterChipsProps {
  readonly entity: AnyEntity;
  readonly filters: readonly Filter[];
  readonly applied: FilterTexts;
  readonly cards: CardCache;
  readonly onApply: (filters: FilterTexts) => void;
}

/** Shows the filters of the list, each with a button that removes it. In print they say what was printed. */
export function FilterChips({ entity, filters, applied, cards, onApply }: FilterChipsProps): ReactElement | null {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const active = filters.filter(({ path }) => applied[path] !== undefined);
  if (active.length === 0) return null;
  const remove = (path: string): void => {
    const { [path]: _, ...others } = applied;
    onApply(others);
  };
  return (
    <ul className={css.chips} aria-label={t('filters')}>
      {active.map((filter) => {
        const words = `${label(columnOf(catalogue, entity, filter.path).label)}: ${filterText(filter, applied[filter.path] ?? '', { cards, locale })}`;
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
      {active.length > 1 ? (
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
