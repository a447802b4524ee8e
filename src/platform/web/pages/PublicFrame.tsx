import type { ReactElement, ReactNode } from 'react';
import { BrandMark } from '../theme/BrandMark.tsx';
import { LanguageSwitch } from '../ui/input/LanguageSwitch.tsx';
import css from './PublicFrame.module.css';

/** Frame of a page that needs no sign-in: with the name of the system and the choice of language. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <BrandMark />
        <span data-screen-only>
          <LanguageSwitch isOnStructure />
        </span>
      </header>
      <main id="main" className={css.main}>
        {children}
      </main>
    </div>
  );
}
