import type { MenuContext } from '#platform/web/session/menus.ts';

/** People who have worked for a company stay in its records. */
export function withoutDelete(menu: MenuContext | undefined): MenuContext | undefined {
  return menu === undefined
    ? undefined
    : { ...menu, rights: new Set([...menu.rights].filter((right) => right !== 'canDelete')) };
}
