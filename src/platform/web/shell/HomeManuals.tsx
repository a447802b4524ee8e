import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './HomeManuals.module.css';
import { texts } from './texts.ts';

/** Where to read how it is done. */
export function HomeManuals(): ReactElement {
  const t = useTexts(texts);
  return (
    <Link className={css.link} to="/app/manuals">
      <Icon name="book" />
      <span>
        <span className={css.title}>{t('manuals')}</span>
        <span className={css.soft}>{t('manualsHelp')}</span>
      </span>
    </Link>
  );
}
