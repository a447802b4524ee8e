import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { LinkLine } from '../ui/button/LinkLine.tsx';
import css from './HomeManuals.module.css';
import { texts } from '../manuals/texts.ts';

/** Links to the manuals. */
export function HomeManuals(): ReactElement {
  const t = useTexts(texts);
  return (
    <div className={css.card}>
      <LinkLine to="/app/manuals" icon="book" title={t('manuals')} text={t('manualsHelp')} />
    </div>
  );
}
