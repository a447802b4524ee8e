import { describe, expect, it } from 'vitest';
import type { Label } from '#language/label.ts';
import { resourceScreen, landingScreen } from '#language/screen.ts';
import type { ScreenMatch } from '../route/routeTable.ts';
import { crumbsOf, tabTitleOf } from './crumbs.ts';
import type { SideMenuNode } from './sideMenuTree.ts';

const users: SideMenuNode = {
  id: 'u',
  label: ['ผู้ใช้งาน', 'Users'],
  icon: null,
  to: '/app/user-mgt/users',
  isForApproval: false,
  rights: [],
  children: [],
};
const sides: readonly SideMenuNode[] = [
  { id: 'g', label: ['สิทธิ', 'Rights'], icon: null, to: null, isForApproval: false, rights: [], children: [users] },
];
const words = { home: 'Home', create: 'New', edit: 'Edit', view: 'Details' };
const isScreen = (path: string): boolean => path === '/app/user-mgt';
const titleOf = (entity: string): Label | undefined => (entity === 'user' ? ['ผู้ใช้งาน', 'User'] : undefined);

describe('crumbsOf', () => {
  it('goes from home over the heading and its landing page to the list, which is the current page', () => {
    expect(
      crumbsOf({
        visit: { path: '/app/user-mgt/users', match: matchOf('list'), menu: undefined },
        sides,
        locale: 'en',
        words,
        isScreen,
        titleOf,
      }),
    ).toEqual([{ label: 'Home', to: '/app/home' }, { label: 'Rights', to: '/app/user-mgt' }, { label: 'Users' }]);
  });

  it('links back to the list from a record', () => {
    expect(
      crumbsOf({
        visit: { path: '/app/user-mgt/users/1/edit', match: matchOf('edit'), menu: undefined },
        sides,
        locale: 'th',
        words,
        isScreen,
        titleOf,
      }).slice(-2),
    ).toEqual([{ label: 'ผู้ใช้งาน', to: '/app/user-mgt/users' }, { label: 'Edit' }]);
  });

  it('uses the title of the page if it is not a default page', () => {
    const match: ScreenMatch = {
      ...matchOf('edit'),
      screen: resourceScreen('/app/user-mgt/users', 'user', { titles: { edit: ['ชำระเงิน', 'Pay'] } }),
    };
    expect(
      crumbsOf({
        visit: { path: '/app/user-mgt/users/1/edit', match, menu: undefined },
        sides,
        locale: 'th',
        words,
        isScreen,
        titleOf,
      }).at(-1),
    ).toEqual({ label: 'ชำระเงิน' });
  });

  it('names a page without a menu by its entity, and links back to its list', () => {
    const match = { ...matchOf('edit'), base: '/app/own' };
    expect(
      crumbsOf({
        visit: { path: '/app/own/1/edit', match, menu: undefined },
        sides,
        locale: 'en',
        words,
        isScreen,
        titleOf,
      }),
    ).toEqual([{ label: 'Home', to: '/app/home' }, { label: 'User', to: '/app/own' }, { label: 'Edit' }]);
  });

  it('names a page without a menu by its own title', () => {
    const screen = landingScreen('/app/user-mgt', ['สิทธิ', 'Users and rights']);
    expect(
      crumbsOf({
        visit: {
          path: '/app/user-mgt',
          match: { module: 'm', screen, page: undefined, base: '/app/user-mgt', params: {} },
          menu: undefined,
        },
        sides,
        locale: 'en',
        words,
        isScreen,
        titleOf,
      }),
    ).toEqual([{ label: 'Home', to: '/app/home' }, { label: 'Users and rights' }]);
  });
});

describe('tabTitleOf', () => {
  it('adds the section after the name of the page', () => {
    const crumbs = [{ label: 'Home', to: '/app/home' }, { label: 'Users', to: '/app/users' }, { label: 'Edit' }];
    expect([
      tabTitleOf(crumbs.slice(0, 2), 'list'),
      tabTitleOf(crumbs, 'view'),
      tabTitleOf(crumbs, 'edit'),
      tabTitleOf([], undefined),
    ]).toEqual(['Users', 'Users', 'Edit · Users', undefined]);
  });
});

function matchOf(page: 'list' | 'edit'): ScreenMatch {
  return {
    module: 'm',
    screen: resourceScreen('/app/user-mgt/users', 'user'),
    page,
    base: '/app/user-mgt/users',
    params: {},
  };
}
