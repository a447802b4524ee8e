import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { PlainButton } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/button/Spinner.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import css from './Palette.module.css';
import { texts } from './texts.ts';
import type { PaletteState } from './usePalette.ts';

/** Shows progress, errors and the number of results: visible where it matters, always announced to screen readers. */
export function PaletteStatus({
  state,
  typed,
}: {
  readonly state: PaletteState;
  readonly typed: string;
}): ReactElement {
  const t = useTexts(texts);
  const { groups, isSearching, isFailed, isTooShort, isCut, retry } = state;
  const isEmpty = groups.length === 0;
  const count = (...names: readonly string[]): number =>
    groups.filter(({ name }) => names.includes(name)).reduce((sum, { items }) => sum + items.length, 0);
  const statusText = (): string => {
    if (typed === '') return '';
    if (isFailed) return t('failed');
    if (isSearching) return t('searching');
    return isEmpty
      ? t('nothing', { typed })
      : t('found', { menus: count('menus'), records: count('recent', 'records') });
  };
  return (
    <>
      {isEmpty && !isSearching && !isFailed && !isTooShort ? (
        <EmptyState
          icon="search"
          title={t('nothing', { typed })}
          text={t(isCut ? 'typeMore' : 'nothingHelp')}
          isCompact
        />
      ) : null}
      {isFailed ? (
        <p className={css.line}>
          {t('failed')}
          <PlainButton size="small" onClick={retry}>
            {t('tryAgain')}
          </PlainButton>
        </p>
      ) : isSearching ? (
        <p className={css.line}>
          <Spinner isSilent />
          {t('searching')}
        </p>
      ) : isTooShort ? (
        <p className={css.line}>{t('short')}</p>
      ) : isCut && !isEmpty ? (
        <p className={css.line}>{t('more')}</p>
      ) : null}
      <VisuallyHidden>
        <output>{statusText()}</output>
      </VisuallyHidden>
    </>
  );
}
