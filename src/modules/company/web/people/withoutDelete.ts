import type { MenuContext } from '#platform/web/session/menus.ts';

/** Who has worked for a company stays in its books. */
export function withoutDelete(menu: MenuContext | undefined): MenuContext | undefined {
  return menu === undefined
    ? undefined
    : { ...menu, rights: new Set([...menu.rights].filter((right) => right !== 'canDelete')) };
}
