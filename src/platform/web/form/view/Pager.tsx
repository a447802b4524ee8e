import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import { neighboursOf } from '../../list/rows/loadedRows.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import css from './Pager.module.css';
import { texts } from '../texts.ts';

/** Links to the previous and the next record, among the rows the list showed last. */
export function Pager({
  base,
  id,
  page,
}: {
  readonly base: string;
  readonly id: string;
  readonly page: 'edit' | 'view';
}): ReactElement | null {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { previous, next, index, total } = neighboursOf(base, id);
  if (index === -1 || total < 2) return null;
  const go = (to: string | undefined): void => {
    if (to !== undefined) void navigate(`${base}/${to}/${page}`);
  };
  return (
    <div className={css.pager}>
      <IconButton
        icon="left"
        label={t('previous')}
        disabledReason={previous === undefined ? t('noPrevious') : undefined}
        onClick={() => go(previous)}
      />
      <span className={css.place}>{t('placeOf', { n: index + 1, total })}</span>
      <IconButton
        icon="right"
        label={t('next')}
        disabledReason={next === undefined ? t('noNext') : undefined}
        onClick={() => go(next)}
      />
    </div>
  );
}
