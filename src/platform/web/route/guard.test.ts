import { describe, expect, it } from 'vitest';
import { landingScreen, resourceScreen } from '#language/screen.ts';
import { rights, type Right } from '#language/rights.ts';
import type { Menu } from '../session/info.ts';
import { createMenuMatcher } from '../session/menus.ts';
import { decideNavigation, safeAppPath, type Decision } from './guard.ts';
import { createRouteTable } from './routeTable.ts';

const findMatch = createRouteTable({
  screens: [
    { module: 'data-mgt', screen: landingScreen('/app/data-mgt', ['ข้อมูลหลัก', 'Master data']) },
    { module: 'data-mgt', screen: resourceScreen('/app/data-mgt/lookups', 'lookup') },
    { module: 'data-mgt', screen: resourceScreen('/app/data-mgt/lookups/{group}', 'lookup', { pages: ['list'] }) },
  ],
});

function menuOf(url: string, heldRights: readonly Right[], more: Partial<Menu> = {}): Menu {
  const flags = Object.fromEntries(rights.map((right) => [right, heldRights.includes(right)])) as Record<
    Right,
    boolean
  >;
  return { ...flags, id: `menu of ${url}`, name: url, nameEn: null, url, icon: null, attributes: {}, ...more };
}

function go(
  address: string,
  {
    held,
    isSignedIn = true,
    mustChange = false,
    previous,
  }: { held?: readonly Right[]; isSignedIn?: boolean; mustChange?: boolean; previous?: string } = {},
): Decision {
  const [path = '', query = ''] = address.split('?');
  const menus = held === undefined ? [] : [menuOf('/app/data-mgt/lookups/**', held)];
  return decideNavigation({
    path,
    query: new URLSearchParams(query),
    isSignedIn,
    mustChange,
    match: findMatch(path),
    menu: createMenuMatcher(menus)(path),
    previous,
  });
}

const allowed = { kind: 'allow' };
const to = (address: string): Decision => ({ kind: 'redirect', to: address });

describe('decideNavigation', () => {
  it('redirects the bare addresses to their pages', () => {
    expect(['/', '/app', '/account'].map((path) => go(path))).toEqual([
      to('/app/home'),
      to('/app/home'),
      to('/account/login'),
    ]);
  });

  it('allows everybody to open public pages and unknown addresses', () => {
    expect(
      [
        '/account/login',
        '/account/forgot-password',
        '/account/active-forgot-password?key=abc',
        '/403',
        '/500',
        '/app/nowhere/at/all',
      ].map((path) => go(path, { isSignedIn: false })),
    ).toEqual(Array.from({ length: 6 }, () => allowed));
  });

  it('allows signed-in people to open the home page and landing pages', () => {
    expect([go('/app/home'), go('/app/data-mgt')]).toEqual([allowed, allowed]);
  });

  it('redirects to the change of a password that another person set before anything else, and then to the requested page', () => {
    const held = ['canView'] as const;
    expect(go('/app/data-mgt/lookups', { held, mustChange: true })).toEqual(
      to('/account/change-password?url=%2Fapp%2Fdata-mgt%2Flookups'),
    );
    expect([
      go('/app/home', { mustChange: true }),
      go('/account/change-password?url=%2Fapp%2Fhome', { mustChange: true }),
      go('/account/login', { mustChange: true }),
    ]).toEqual([to('/account/change-password?url=%2Fapp%2Fhome'), allowed, allowed]);
    expect(go('/account/change-password?url=%2Fapp%2Fdata-mgt')).toEqual(to('/app/data-mgt'));
    expect(go('/account/change-password?url=%2F%2Fexample.com')).toEqual(to('/app/home'));
    expect(go('/account/change-password', { isSignedIn: false })).toEqual(
      to('/account/login?url=%2Faccount%2Fchange-password'),
    );
  });

  it('redirects to sign-in without a session, and preserves the requested address', () => {
    expect(go('/app/data-mgt/lookups?cacheQuery=true&page=2', { isSignedIn: false })).toEqual(
      to(`/account/login?url=${encodeURIComponent('/app/data-mgt/lookups?cacheQuery=true&page=2')}`),
    );
  });

  it('redirects to 403 without a menu for the page, with a link back to the previous page', () => {
    expect(go('/app/data-mgt/lookups', { previous: '/app/data-mgt' })).toEqual(to('/403?url=%2Fapp%2Fdata-mgt'));
  });

  it.each([
    ['/app/data-mgt/lookups', 'canView'],
    ['/app/data-mgt/lookups', 'canSelect'],
    ['/app/data-mgt/lookups/TITLE', 'canView'],
    ['/app/data-mgt/lookups/create', 'canCreate'],
    ['/app/data-mgt/lookups/1/edit', 'canEdit'],
    ['/app/data-mgt/lookups/1/view', 'canView'],
  ] as const)('allows %s with the right %s', (path, right) => {
    expect(go(path, { held: [right] })).toEqual(allowed);
  });

  it.each([
    ['/app/data-mgt/lookups', ['canCreate', 'canEdit', 'canDelete']],
    ['/app/data-mgt/lookups/create', ['canView', 'canEdit']],
    ['/app/data-mgt/lookups/1/edit', ['canView', 'canCreate']],
    ['/app/data-mgt/lookups/1/view', ['canSelect', 'canEdit']],
  ] as const)('refuses %s with only the rights %s', (path, held) => {
    expect(go(path, { held })).toEqual(to('/403?url=%2Fapp%2Fhome'));
  });

  it('removes the query, except allowed parameters or with cacheQuery=true', () => {
    const held = ['canView'] as const;
    expect(go('/app/data-mgt/lookups?page=2', { held })).toEqual(to('/app/data-mgt/lookups'));
    expect(go('/app/data-mgt/lookups?page=2&url=%2Fapp%2Fhome', { held })).toEqual(
      to('/app/data-mgt/lookups?url=%2Fapp%2Fhome'),
    );
    expect(go('/app/data-mgt/lookups?key=abc', { held })).toEqual(allowed);
    expect(go('/app/data-mgt/lookups?page=2&isLayout=false&cacheQuery=true', { held })).toEqual(allowed);
    expect(go('/app/data-mgt/lookups?page=2&cacheQuery=false', { held })).toEqual(to('/app/data-mgt/lookups'));
  });
});

describe('safeAppPath', () => {
  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '',
    null,
    '/account/login?url=/app',
    '/app/x y',
  ])('refuses an address outside the application: %s', (url) => {
    expect(safeAppPath(url)).toBeUndefined();
  });

  it('accepts an address within the application', () => {
    expect(safeAppPath('/app/data-mgt/lookups?cacheQuery=true')).toBe('/app/data-mgt/lookups?cacheQuery=true');
  });
});

describe('createMenuMatcher', () => {
  it('combines the rights of all matching menus, merges their attributes, and returns the id of the most specific', () => {
    const find = createMenuMatcher([
      menuOf('/app/data-mgt/lookups/TITLE', ['canEdit'], { attributes: { a: 'narrow', b: 1 } }),
      menuOf('/app/data-mgt/**', ['canView'], { attributes: { a: 'wide', c: 2 } }),
      menuOf('/app/user-mgt/**', ['canDelete']),
    ]);
    const found = find('/app/data-mgt/lookups/TITLE');
    expect(found?.id).toBe('menu of /app/data-mgt/lookups/TITLE');
    expect([...(found?.rights ?? [])]).toEqual(['canView', 'canEdit']);
    expect(found?.attributes).toEqual({ a: 'narrow', b: 1, c: 2 });
  });

  it('returns undefined if nothing matches', () => {
    expect(createMenuMatcher([menuOf('/app/data-mgt', ['canView'])])('/app/data-mgt/lookups')).toBeUndefined();
  });
});

describe('the route table', () => {
  it('prefers a literal segment to a parameter', () => {
    expect(findMatch('/app/data-mgt/lookups/create')?.page).toBe('create');
    expect(findMatch('/app/data-mgt/lookups/TITLE')).toMatchObject({
      page: 'list',
      params: { group: 'TITLE' },
      base: '/app/data-mgt/lookups/TITLE',
    });
  });

  it('reads the id, and returns the path of the list', () => {
    expect(findMatch('/app/data-mgt/lookups/42/edit')).toMatchObject({
      page: 'edit',
      params: { id: '42' },
      base: '/app/data-mgt/lookups',
    });
  });
});
