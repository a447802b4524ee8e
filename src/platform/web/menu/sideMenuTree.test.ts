import { describe, expect, it } from 'vitest';
import { rights, type Right } from '#language/rights.ts';
import type { Menu, MenuSide } from '../session/info.ts';
import { sideMenuTree, groupsBelow, activeMenuIds, trailTo } from './sideMenuTree.ts';

const menus = [
  menu('home', '/app/home'),
  menu('users', '/app/user-mgt/users/**'),
  menu('roles', '/app/user-mgt/roles/**', { noMenuSide: true }),
  menu('requests', '/app/haz/requests/**', { forApprove: true }),
  menu('unbuilt', '/app/nowhere/**'),
  menu('odd', '/app/haz/*/x'),
];
const menuSides = [
  side('s-home', 'home', '/app/home'),
  side('s-users', null, null, [
    side('s-u', 'users', '/app/user-mgt/users/**'),
    side('s-r', 'roles', '/app/user-mgt/roles/**'),
  ]),
  side('s-haz', null, null, [side('s-q', 'requests', '/app/haz/requests/**'), side('s-odd', 'odd', '/app/haz/*/x')]),
  side('s-empty', null, null, [side('s-n', 'unbuilt', '/app/nowhere/**')]),
];
const screens = new Set(['/app/user-mgt/users', '/app/user-mgt/roles', '/app/haz/requests']);
const nodes = sideMenuTree({ menus, menuSides }, (path) => screens.has(path));

describe('sideMenuTree', () => {
  it('includes home, entries with a screen, and headings that are not empty', () => {
    expect(nodes.map(({ id }) => id)).toEqual(['s-home', 's-users', 's-haz']);
  });

  it('leaves out an entry whose menu is hidden', () => {
    expect(nodes[1]?.children.map(({ id }) => id)).toEqual(['s-u']);
  });

  it('leaves out an address with parameters', () => {
    expect(nodes[2]?.children.map(({ id }) => id)).toEqual(['s-q']);
  });

  it('marks menus for approval', () => {
    expect(nodes[2]?.children[0]).toMatchObject({ isForApproval: true, to: '/app/haz/requests' });
  });

  it('has an English name for everything, the Thai one if there is no other', () => {
    expect(nodes[0]?.label).toEqual(['s-home', 's-home']);
  });
});

describe('trailTo', () => {
  it('goes from the heading to the entry, for the list and for every page below it', () => {
    for (const path of ['/app/user-mgt/users', '/app/user-mgt/users/create', '/app/user-mgt/users/1/edit'])
      expect(trailTo(path, nodes).map(({ id }) => id)).toEqual(['s-users', 's-u']);
  });

  it('does not match a path that only begins alike', () => {
    expect(trailTo('/app/user-mgt/users-of-old', nodes)).toEqual([]);
  });
});

describe('activeMenuIds', () => {
  it('marks the current entry and the headings above it', () => {
    expect(activeMenuIds('/app/user-mgt/users/create', nodes)).toEqual({ around: ['s-users', 's-u'], at: 's-u' });
  });

  it('marks only the heading on the landing page of a module, and nothing on a page without a menu', () => {
    expect(activeMenuIds('/app/user-mgt', nodes)).toEqual({ around: ['s-users'], at: undefined });
    expect(activeMenuIds('/app/profile', nodes)).toEqual({ around: [], at: undefined });
  });
});

describe('groupsBelow', () => {
  it('returns the menu entries below a path, under their heading', () => {
    expect(
      groupsBelow('/app/user-mgt', nodes).map(({ heading, entries }) => [heading?.id, entries.map(({ id }) => id)]),
    ).toEqual([['s-users', ['s-u']]]);
  });
});

function menu(id: string, url: string, attributes: Record<string, unknown> = {}): Menu {
  return {
    id,
    url,
    name: id,
    nameEn: null,
    icon: null,
    attributes,
    ...(Object.fromEntries(rights.map((right) => [right, true])) as Record<Right, boolean>),
  };
}

function side(id: string, menuId: string | null, url: string | null, children: readonly MenuSide[] = []): MenuSide {
  return { id, name: id, nameEn: null, icon: null, menuId, url, children };
}
