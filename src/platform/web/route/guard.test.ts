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

function menuOf(url: string, held: readonly Right[], more: Partial<Menu> = {}): Menu {
  const flags = Object.fromEntries(rights.map((right) => [right, held.includes(right)])) as Record<Right, boolean>;
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

describe('the guard of every navigation', () => {
  it('leads the bare addresses to the pages behind them', () => {
    expect(['/', '/app', '/account'].map((path) => go(path))).toEqual([
      to('/app/home'),
      to('/app/home'),
      to('/account/login'),
    ]);
  });

  it('lets everybody see the public pages, and that an address does not exist', () => {
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

  it('lets whoever is signed in go home and to the landing pages', () => {
    expect([go('/app/home'), go('/app/data-mgt')]).toEqual([allowed, allowed]);
  });

  it('leads whoever was given a password to choose their own before anything else, and then where they wanted to go', () => {
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

  it('asks who is not signed in to do so, and remembers where they wanted to go', () => {
    expect(go('/app/data-mgt/lookups?cacheQuery=true&page=2', { isSignedIn: false })).toEqual(
      to(`/account/login?url=${encodeURIComponent('/app/data-mgt/lookups?cacheQuery=true&page=2')}`),
    );
  });

  it('sends who has no menu for it to 403, with the way back to where they were', () => {
    expect(go('/app/data-mgt/lookups', { previous: '/app/data-mgt' })).toEqual(to('/403?url=%2Fapp%2Fdata-mgt'));
  });

  it.each([
    ['/app/data-mgt/lookups', 'canView'],
    ['/app/data-mgt/lookups', 'canSelect'],
    ['/app/data-mgt/lookups/TITLE', 'canView'],
    ['/app/data-mgt/lookups/create', 'canCreate'],
    ['/app/data-mgt/lookups/1/edit', 'canEdit'],
    ['/app/data-mgt/lookups/1/view', 'canView'],
  ] as const)('opens %s to who holds %s', (path, right) => {
    expect(go(path, { held: [right] })).toEqual(allowed);
  });

  it.each([
    ['/app/data-mgt/lookups', ['canCreate', 'canEdit', 'canDelete']],
    ['/app/data-mgt/lookups/create', ['canView', 'canEdit']],
    ['/app/data-mgt/lookups/1/edit', ['canView', 'canCreate']],
    ['/app/data-mgt/lookups/1/view', ['canSelect', 'canEdit']],
  ] as const)('keeps %s from who holds only %s', (path, held) => {
    expect(go(path, { held })).toEqual(to('/403?url=%2Fapp%2Fhome'));
  });

  it('drops the query, except what says that it is to be kept', () => {
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

describe('an address that came with the query', () => {
  it.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    '',
    null,
    '/account/login?url=/app',
    '/app/x y',
  ])('is refused when it leads away: %s', (url) => {
    expect(safeAppPath(url)).toBeUndefined();
  });

  it('is taken when it stays within the application', () => {
    expect(safeAppPath('/app/data-mgt/lookups?cacheQuery=true')).toBe('/app/data-mgt/lookups?cacheQuery=true');
  });
});

describe('the menu of a path', () => {
  it('adds up the rights of all that match, merges their attributes, and takes the id of the most specific', () => {
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

  it('is none where nothing matches', () => {
    expect(createMenuMatcher([menuOf('/app/data-mgt', ['canView'])])('/app/data-mgt/lookups')).toBeUndefined();
  });
});

describe('the table of routes', () => {
  it('prefers a word to a parameter', () => {
    expect(findMatch('/app/data-mgt/lookups/create')?.page).toBe('create');
    expect(findMatch('/app/data-mgt/lookups/TITLE')).toMatchObject({
      page: 'list',
      params: { group: 'TITLE' },
      base: '/app/data-mgt/lookups/TITLE',
    });
  });

  it('reads the id, and knows where the list is', () => {
    expect(findMatch('/app/data-mgt/lookups/42/edit')).toMatchObject({
      page: 'edit',
      params: { id: '42' },
      base: '/app/data-mgt/lookups',
    });
  });
});
