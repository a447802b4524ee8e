import type { ReactElement } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { BrandMark } from '../shell/BrandMark.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { Lattice } from './Lattice.tsx';
import { LoginForm } from './LoginForm.tsx';
import css from './LoginPage.module.css';
import { texts } from './texts.ts';

/** Whose system it is, on one side; the way in, on the other. */
export function LoginPage(): ReactElement {
  const t = useTexts(texts);
  usePageTitle(t('signIn'));
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
          <h1 className={css.title}>{t('signIn')}</h1>
          <p className={css.help}>{t('signInHelp')}</p>
          <LoginForm />
        </div>
        <footer className={css.foot}>
          <ThemeSwitch />
        </footer>
      </main>
    </div>
  );
}
