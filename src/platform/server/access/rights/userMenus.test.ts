import { describe, expect, it } from 'vitest';
import type { Right } from '#language/rights.ts';
import type { MenuSideRow } from './accessRows.ts';
import { sideMenuOfUser, menuInfosOf, type MenuSideInfo } from './userMenus.ts';

const menus = ['users', 'roles', 'picker'].map((id) => ({
  id,
  key: id,
  name: id,
  nameEn: null,
  url: `/app/${id}/**`,
  icon: null,
  attributes: { a: id },
}));
const menuSides: readonly MenuSideRow[] = [
  side('admin', { seq: 1 }),
  side('people', { parentId: 'admin', menuId: 'users', seq: 1 }),
  side('rights', { parentId: 'admin', menuId: 'roles', seq: 2 }),
  side('empty', { seq: 2 }),
  side('choose', { menuId: 'picker', seq: 3 }),
  side('lost', { parentId: 'archived', menuId: 'users', seq: 4 }),
  side('ring', { parentId: 'ring', menuId: 'users', seq: 5 }),
  side('outer', { menuId: 'roles', seq: 6 }),
  side('inner', { parentId: 'outer', menuId: 'users', seq: 1 }),
];
const menuRights = (entries: Record<string, Right[]>) =>
  new Map(Object.entries(entries).map(([menu, rights]) => [menu, new Set(rights)] as const));

describe('menuInfosOf', () => {
  it('returns the menus a person has, with a flag for each right', () => {
    expect(menuInfosOf({ menus }, menuRights({ users: ['canView', 'canEdit'] }))).toEqual([
      {
        ...menus[0],
        canView: true,
        canCreate: false,
        canEdit: true,
        canActive: false,
        canArchive: false,
        canDelete: false,
        canSelect: false,
      },
    ]);
  });
});

describe('sideMenuOf', () => {
  it('contains headings with visible children only', () => {
    expect(drawn(sideMenuOfUser({ menus, menuSides }, menuRights({ users: ['canView'] })))).toEqual([
      'admin',
      ['people'],
      'outer',
      ['inner'],
    ]);
  });

  it('contains a node the person may not open as a heading of those they may', () => {
    const outer = sideMenuOfUser({ menus, menuSides }, menuRights({ users: ['canView'] })).at(-1);
    expect([outer?.url, outer?.menuId, outer?.children[0]?.url]).toEqual([null, null, '/app/users/**']);
  });

  it('leaves out menus from which the person may only select', () => {
    expect(sideMenuOfUser({ menus, menuSides }, menuRights({ picker: ['canSelect'] }))).toEqual([]);
  });

  it('is empty for a person without menus', () => {
    expect(sideMenuOfUser({ menus, menuSides }, menuRights({}))).toEqual([]);
  });
});

function side(id: string, more: Partial<MenuSideRow>): MenuSideRow {
  return { id, name: id, nameEn: null, icon: null, seq: 0, parentId: null, menuId: null, ...more };
}

type Drawn = string | Drawn[];

function drawn(nodes: readonly MenuSideInfo[]): Drawn[] {
  return nodes.flatMap((node): Drawn[] => [node.name, ...(node.children.length > 0 ? [drawn(node.children)] : [])]);
}
