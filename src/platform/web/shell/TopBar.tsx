import { Suspense, type ReactElement } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { HOME } from '../route/guard.ts';
import { useVisit } from '../route/visit.ts';
import { useTexts } from '../i18n/texts.ts';
import { Breadcrumb, type Crumb } from '../ui/layout/Breadcrumb.tsx';
import { Bell } from '../notifications/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { IconButton } from '../ui/button/IconButton.tsx';
import { Account } from './Account.tsx';
import { BrandMark } from '../theme/BrandMark.tsx';
import { LanguageSwitch } from '../ui/input/LanguageSwitch.tsx';
import { texts } from './texts.ts';
import { ThemeButton } from '../theme/ThemeButton.tsx';
import css from './TopBar.module.css';

/** Loaded separately, because most people never need it: officers act for themselves. */
const ActingForMenu = lazyComponent(() => import('../actingFor/ActingForMenu.tsx'), 'ActingForMenu');

export function TopBar({
  crumbs,
  onMenu,
}: {
  readonly crumbs: readonly Crumb[];
  readonly onMenu: () => void;
}): ReactElement {
  const t = useTexts(texts);
  const { actingFor, lostHolder } = useVisit().info;
  return (
    <header className={css.bar} data-screen-only="">
      <div className={css.menu}>
        <IconButton icon="menu" label={t('openMenu')} tooltipSide="bottom" onClick={onMenu} />
      </div>
      <Link to={HOME} className={css.brand}>
        <BrandMark />
      </Link>
      {/* The breadcrumbs are shown again above the page if the bar is too narrow for them; only one of the two is
          visible. */}
      <div className={css.crumbs}>{crumbs.length > 1 ? <Breadcrumb crumbs={crumbs} /> : null}</div>
      <div className={css.end}>
        {actingFor === null && lostHolder === null ? null : (
          <Suspense>
            <ActingForMenu />
          </Suspense>
        )}
        <PaletteButton />
        <span className={css.language}>
          <LanguageSwitch isOnStructure />
        </span>
        <span className={css.theme}>
          <ThemeButton />
        </span>
        <Bell />
        <Account />
      </div>
    </header>
  );
}
