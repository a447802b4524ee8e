import type { ReactElement } from 'react';
import { rights, type Right } from '#language/rights.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useVisit } from '#platform/web/route/visit.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { menuNamesOf } from '#platform/web/menu/menuNames.ts';
import { useRightLabels } from '#platform/web/rights/useRightLabels.ts';
import { useCompanyRoles, type RoleMenuRights } from './useCompanyRoles.ts';
import css from './people.module.css';
import { texts } from './texts.ts';

/** Shows what a role of the company is for, and what it allows people to do, with one line for each menu. */
export function RoleSummary({ id }: { readonly id: string }): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels = useRightLabels();
  const role = useCompanyRoles().data?.find((candidate) => candidate.id === id);
  const { menuSides } = useVisit().info;
  if (role === undefined) return null;
  const menus = (role.menus ?? []).filter((menu) => rightsIn(menu).length > 0);
  const names = menuNamesOf(
    menus.map(({ refMenu }) => refMenu),
    menuSides,
    locale,
  );
  return (
    <span className={css.gives}>
      {role.isActive === false ? <span>{t('archivedRole')}</span> : null}
      {role.desc === null ? null : <span>{nameInLocale({ th: role.desc, en: role.descEn ?? '' }, locale)}</span>}
      {menus.length === 0 ? <span>{t('givesNothing')}</span> : null}
      {menus.map((menu) => (
        <span key={menu.refMenu.id}>{`${names.get(menu.refMenu.id)}: ${
          rightsIn(menu).length === rights.length
            ? t('everything')
            : rightsIn(menu)
                .map((right) => labels[right])
                .join(', ')
        }`}</span>
      ))}
    </span>
  );
}

function rightsIn(menu: RoleMenuRights): readonly Right[] {
  return rights.filter((right) => menu[right]);
}
