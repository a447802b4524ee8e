import type { ReactElement } from 'react';
import { useVisit } from '#platform/web/route/visit.ts';
import { nameInLocale } from '#platform/web/fields/display.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { Panel } from '#platform/web/ui/layout/Panel.tsx';
import { menuNamesOf } from '#platform/web/menu/menuNames.ts';
import { listedRights } from '#platform/web/menu/sideMenuTree.ts';
import { useRightsText } from '#platform/web/menu/useRightsText.ts';
import { texts } from '../texts.ts';
import css from './RolesPanel.module.css';
import type { Profile } from './useProfile.ts';

/** Shows roles by name, and the rights that follow from them in words. */
export function RolesPanel({ roles }: { readonly roles: Profile['roles'] }): ReactElement {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <Panel title={t('roles')}>
      {roles.length === 0 ? (
        <p className={css.none}>{t('noRoles')}</p>
      ) : (
        <ul className={css.roles}>
          {roles.map(({ code, name, nameEn, desc, descEn }) => (
            <li key={code}>
              <p className={css.name}>{nameInLocale({ th: name, en: nameEn ?? '' }, locale)}</p>
              {desc === null ? null : (
                <p className={css.soft}>{nameInLocale({ th: desc, en: descEn ?? '' }, locale)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <Allowed />
    </Panel>
  );
}

function Allowed(): ReactElement | null {
  const t = useTexts(texts);
  const locale = useLocale();
  const actions = useRightsText();
  const { menus, menuSides } = useVisit().info;
  const grantedMenus = menus
    .map((menu) => ({ menu, rights: listedRights.filter((right) => menu[right]) }))
    .filter(({ rights }) => rights.length > 0);
  if (grantedMenus.length === 0) return null;
  const names = menuNamesOf(
    grantedMenus.map(({ menu }) => menu),
    menuSides,
    locale,
  );
  return (
    <details className={css.allowed}>
      <summary>{t('allowsCount', { n: grantedMenus.length })}</summary>
      <dl className={css.menus}>
        {grantedMenus.map(({ menu, rights }) => (
          <div key={menu.id} className={css.menu}>
            <dt>{names.get(menu.id)}</dt>
            <dd>{actions(rights)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
