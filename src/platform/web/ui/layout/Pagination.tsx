import { useId, type ReactElement } from 'react';
import { PAGE_SIZE_OPTIONS } from '../../constants.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import css from './Pagination.module.css';
import { texts } from '../texts.ts';

export interface PaginationProps {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly total: number;
  /** There are more rows than the total says. */
  readonly isCapped?: boolean | undefined;
  readonly onChange: (page: number, size: number) => void;
}

export function Pagination({ page, size, total, isCapped = false, onChange }: PaginationProps): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const format = (n: number): string => n.toLocaleString(locale);
  const range = {
    from: format(Math.min(page * size + 1, total)),
    to: format(Math.min((page + 1) * size, total)),
    total: format(total),
  };
  const atFirst = page <= 0 ? t('atFirst') : undefined;
  const atLast = page >= last ? t('atLast') : undefined;
  const go = (to: number): void => onChange(Math.min(Math.max(to, 0), last), size);
  return (
    <nav className={css.pagination} aria-label={t('pages')} data-screen-only="">
      <span className={css.range} aria-live="polite">
        {total === 0 ? t('none') : t(isCapped ? 'rangeCapped' : 'range', range)}
      </span>
      <SizeChoice size={size} onChange={(next) => onChange(Math.floor((page * size) / next), next)} />
      <div className={css.steps}>
        <IconButton icon="first" label={t('first')} disabledReason={atFirst} onClick={() => go(0)} />
        <IconButton icon="left" label={t('previous')} disabledReason={atFirst} onClick={() => go(page - 1)} />
        <span className={css.page}>{t('pageOf', { page: format(page + 1), pages: format(last + 1) })}</span>
        <IconButton icon="right" label={t('next')} disabledReason={atLast} onClick={() => go(page + 1)} />
        <IconButton icon="last" label={t('last')} disabledReason={atLast} onClick={() => go(last)} />
      </div>
    </nav>
  );
}

function SizeChoice({
  size,
  onChange,
}: {
  readonly size: number;
  readonly onChange: (size: number) => void;
}): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const sizes = [...new Set([...PAGE_SIZE_OPTIONS, size])].toSorted((a, b) => a - b);
  return (
    <span className={css.size}>
      <label htmlFor={id}>{t('perPage')}</label>
      {/* On a narrow screen the label is hidden. */}
      <select
        id={id}
        aria-label={t('perPage')}
        className={css.select}
        value={size}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </span>
  );
}
