/**
 * The menus of a user, in the answer of `auth/info`: those the roles have, with their rights, and the side menu built from them.
 */
import { rights, type Right } from '#language/rights.ts';
import type { AccessRows, MenuSideRow } from './accessRows.ts';

export type MenuInfo = Readonly<Record<Right, boolean>> & {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly url: string;
  readonly icon: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
};

export interface MenuSideInfo {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  /** Null for a heading. */
  readonly menuId: string | null;
  readonly url: string | null;
  readonly children: readonly MenuSideInfo[];
}

type RightsByMenu = ReadonlyMap<string, ReadonlySet<Right>>;

export function menuInfosOf({ menus }: Pick<AccessRows, 'menus'>, menuRights: RightsByMenu): MenuInfo[] {
  return menus.flatMap((menu) => {
    const has = menuRights.get(menu.id);
    return has === undefined
      ? []
      : [
          {
            ...menu,
            ...(Object.fromEntries(rights.map((right) => [right, has.has(right)])) as Record<Right, boolean>),
          },
        ];
  });
}

/** Leaves out headings without visible children, and nodes whose parent does not exist. */
export function sideMenuOfUser(
  { menus, menuSides }: Pick<AccessRows, 'menus' | 'menuSides'>,
  menuRights: RightsByMenu,
): MenuSideInfo[] {
  const urls = new Map(
    menus.filter((menu) => isInSideMenu(menuRights.get(menu.id))).map((menu) => [menu.id, menu.url]),
  );
  const childrenOf = (parentId: string | null): MenuSideInfo[] =>
    menuSides
      .filter((side) => side.parentId === parentId)
      .flatMap((side) => nodeOf(side, { children: childrenOf(side.id), url: urls.get(side.menuId ?? '') }));
  return childrenOf(null);
}

/** People who may only select from a menu use it as a picker, opened from other screens. */
function isInSideMenu(heldRights: ReadonlySet<Right> | undefined): boolean {
  return heldRights !== undefined && [...heldRights].some((right) => right !== 'canSelect');
}

function nodeOf(
  side: MenuSideRow,
  { children, url }: { children: readonly MenuSideInfo[]; url: string | undefined },
): MenuSideInfo[] {
  if (url === undefined && children.length === 0) return [];
  const { id, name, nameEn, icon } = side;
  return [{ id, name, nameEn, icon, menuId: url === undefined ? null : side.menuId, url: url ?? null, children }];
}
