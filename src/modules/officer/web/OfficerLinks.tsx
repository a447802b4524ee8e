import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { createMenuMatcher } from '#platform/web/session/menus.ts';
import { TextLink } from '#platform/web/ui/button/TextLink.tsx';
import css from './OfficerLinks.module.css';
import { texts } from './texts.ts';

const places = [
  { key: 'officers', path: '/app/officer/users' },
  { key: 'departments', path: '/app/data-mgt/departments' },
  { key: 'jobPositions', path: '/app/master-mgt/job-positions' },
  { key: 'signPositions', path: '/app/master-mgt/sign-job-positions' },
  { key: 'customses', path: '/app/master-mgt/customses' },
  { key: 'approves', path: '/app/officer/officer-approves' },
] as const;

/** Links to the data that describe officers, as far as the reader may open them. */
export function OfficerLinks(): ReactElement | null {
  const t = useTexts(texts);
  const { info, match } = useVisit();
  const find = createMenuMatcher(info.menus);
  const open = places.filter(({ path }) => path !== match?.base && find(path)?.rights.has('canView') === true);
  if (open.length === 0) return null;
  return (
    <nav className={css.links} aria-label={t('related')} data-screen-only="">
      <span className={css.label}>{t('related')}</span>
      {open.map(({ key, path }) => (
        <TextLink key={key} to={path}>
          {t(key)}
        </TextLink>
      ))}
    </nav>
  );
}
