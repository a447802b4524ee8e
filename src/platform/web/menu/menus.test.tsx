import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitContext, type Visit } from '../route/visit.ts';
import type { SideMenuNode } from './sideMenuTree.ts';
import { NarrowMenu } from './NarrowMenu.tsx';
import { SideMenu } from './SideMenu.tsx';

vi.mock('../i18n/locale.ts', () => ({
  useLocale: () => 'en',
  useLabel:
    () =>
    ([, en]: readonly [string, string]) =>
      en,
}));
vi.mock('../ui/icon/Icon.tsx', () => ({ Icon: () => null }));
vi.mock('../ui/icon/MenuIcon.tsx', () => ({ MenuIcon: () => null }));
const drawn = vi.hoisted(() => ({ sides: [] as unknown }));
vi.mock('./useSideMenu.ts', () => ({ useSideMenu: () => drawn.sides }));
// Renders every panel as opened, because the tests are about its content.
vi.mock('../ui/overlay/Flyout.tsx', () => ({
  Flyout: ({ renderTrigger, children }: FlyoutProps) =>
    createElement(
      'div',
      {},
      renderTrigger({}),
      children(() => undefined),
    ),
}));

interface FlyoutProps {
  readonly renderTrigger: (given: object) => ReactElement;
  readonly children: (close: () => void) => ReactElement;
}

beforeEach(() => {
  drawn.sides = [
    node('home', '/app/home'),
    node('requests', '/app/haz/requests', [node('drafts', '/app/haz/requests/drafts')]),
    node('people', null, [node('users', '/app/user-mgt/users')]),
  ];
});

describe('a menu entry with a page and other entries below it', () => {
  it('is a link, with a button next to it that shows them', () => {
    const menu = at('/app/home', <SideMenu />);
    expect(linksIn(menu)).toEqual(['home', 'requests']);
    expect(menu).toContain('aria-label="Menus below requests"');
    expect(menu.match(/aria-expanded="false"/gu)).toHaveLength(2);
  });

  it('shows them while one of their pages is open', () => {
    const menu = at('/app/haz/requests/drafts/1/view', <SideMenu />);
    expect(linksIn(menu)).toEqual(['home', 'requests', 'drafts']);
    expect(menu).toContain('aria-current="page"');
  });

  it('is listed with them in the panel of the narrow menu', () => {
    expect(linksIn(at('/app/home', <NarrowMenu />))).toEqual(['home', 'requests', 'drafts', 'users']);
  });
});

function at(path: string, menu: ReactElement): string {
  const visit = { path } as Visit;
  return renderToStaticMarkup(
    <MemoryRouter>
      <VisitContext value={visit}>{menu}</VisitContext>
    </MemoryRouter>,
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/gu)].map(([, path = '']) => path.slice(path.lastIndexOf('/') + 1));
}

function node(id: string, to: string | null, children: readonly SideMenuNode[] = []): SideMenuNode {
  return { id, label: [id, id], icon: null, to, isForApproval: false, rights: [], children };
}
