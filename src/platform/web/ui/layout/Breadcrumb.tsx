import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/texts.ts';
import css from './Breadcrumb.module.css';
import { Icon } from '../icon/Icon.tsx';
import { texts } from '../texts.ts';

export interface Crumb {
  readonly label: string;
  readonly to?: string | undefined;
}

/** The last crumb is this page. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactElement {
  const t = useTexts(texts);
  return (
    <nav aria-label={t('breadcrumb')} className={css.breadcrumb} data-screen-only="">
      <ol className={css.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label} className={css.crumb}>
            {index === 0 ? null : <Icon name="right" size={ICON_PX} />}
            {to === undefined ? (
              <span {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ICON_PX = 10;
