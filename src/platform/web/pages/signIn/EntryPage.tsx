import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { BrandMark } from '../../theme/BrandMark.tsx';
import { LanguageSwitch } from '../../ui/input/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../theme/ThemeSwitch.tsx';
import { usePageTitle } from '../../theme/usePageTitle.ts';
import css from './EntryPage.module.css';
import { Lattice } from './Lattice.tsx';
import { texts } from '../texts.ts';

export interface EntryPageProps {
  readonly title: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** Shows the name of the system on one side and the sign-in form, or the one for a new password, on the other. */
export function EntryPage({ title, help, children }: EntryPageProps): ReactElement {
  const t = useTexts(texts);
  usePageTitle(title);
  return (
    <div className={css.page}>
      <header className={css.identity}>
        <Lattice />
        <div className={css.brand}>
          <BrandMark />
        </div>
        <div className={css.mission}>
          <p className={css.statement}>{t('mission')}</p>
          <p className={css.more}>{t('missionMore')}</p>
        </div>
        <p className={css.law}>{t('law')}</p>
      </header>
      <main id="main" className={css.main}>
        <div className={css.language}>
          <LanguageSwitch />
        </div>
        <div className={css.entry}>
          <h1 className={css.title}>{title}</h1>
          {help === undefined ? null : <p className={css.help}>{help}</p>}
          {children}
        </div>
        <footer className={css.foot}>
          <ThemeSwitch />
        </footer>
      </main>
    </div>
  );
}
