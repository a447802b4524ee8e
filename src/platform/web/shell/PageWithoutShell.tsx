import type { ReactElement, ReactNode } from 'react';
import css from './Bare.module.css';
import { useCrumbs } from '../menu/useCrumbs.ts';
import { usePageTitle } from '../theme/usePageTitle.ts';

/** A page without the shell: inside a dialog, or in a window of its own that returns what is chosen. */
export function PageWithoutShell({ children }: { readonly children: ReactNode }): ReactElement {
  usePageTitle(useCrumbs().at(-1)?.label);
  return (
    <main id="main" className={css.bare} tabIndex={-1}>
      {children}
    </main>
  );
}
