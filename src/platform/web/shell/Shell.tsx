import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useVisit } from '../route/visit.ts';
import { useTexts } from '../i18n/texts.ts';
import { Breadcrumb } from '../ui/layout/Breadcrumb.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { tabTitleOf } from '../menu/crumbs.ts';
import { saveLocalSetting, readLocalSetting } from '../localSettings.ts';
import { NarrowMenu } from '../menu/NarrowMenu.tsx';
import css from './Shell.module.css';
import { SideMenu } from '../menu/SideMenu.tsx';
import { texts } from './texts.ts';
import { TopBar } from './TopBar.tsx';
import { useCrumbs } from '../menu/useCrumbs.ts';
import { usePageTitle } from '../theme/usePageTitle.ts';

const NARROW_KEY = 'haz.sideNarrow';

/** On a small screen the menu is a drawer, loaded when it is first opened. */
const SideDrawer = lazyComponent(() => import('../menu/SideDrawer.tsx'), 'SideDrawer');

/** The frame of every page behind the sign-in: the current place, the menu, the signed-in person. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useTexts(texts);
  const crumbs = useCrumbs();
  const [isNarrow, setNarrow] = useNarrowSideMenu();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { match, path } = useVisit();
  usePageTitle(tabTitleOf(crumbs, match?.page));
  return (
    <div className={css.shell} data-narrow={isNarrow}>
      <a className={css.skip} href="#main" onClick={skip} data-screen-only="">
        {t('skip')}
      </a>
      <TopBar crumbs={crumbs} onMenu={() => setDrawerOpen(true)} />
      <div className={css.side} data-screen-only="">
        <div className={css.scroll}>{isNarrow ? <NarrowMenu /> : <SideMenu />}</div>
        <div className={css.fold}>
          <IconButton
            icon={isNarrow ? 'unfold' : 'fold'}
            label={t(isNarrow ? 'widen' : 'narrow')}
            tooltipSide="right"
            aria-expanded={!isNarrow}
            onClick={() => setNarrow(!isNarrow)}
          />
        </div>
      </div>
      {/* The address changes before the page does: this attribute names the rendered page. */}
      <main id="main" className={css.main} tabIndex={-1} data-path={path}>
        {crumbs.length > 1 ? (
          <div className={css.crumbs} data-screen-only="">
            <Breadcrumb crumbs={crumbs} />
          </div>
        ) : null}
        {children}
      </main>
      {isDrawerOpen ? (
        <Suspense>
          <SideDrawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Does not write `#main` to the address, which the router would treat as a new page. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

function useNarrowSideMenu(): [boolean, (isNarrow: boolean) => void] {
  const [isNarrow, setNarrow] = useState(
    () => readLocalSetting(NARROW_KEY, (value) => typeof value === 'boolean') ?? false,
  );
  const set = (next: boolean): void => {
    saveLocalSetting(NARROW_KEY, next);
    setNarrow(next);
  };
  return [isNarrow, set];
}
