/** Breadcrumbs of a page: the headings and the entry of the side menu above it, and which page of the entry it is. */
import { inLocale, type Label, type Locale } from '#language/label.ts';
import { HOME } from '../route/guard.ts';
import type { ScreenMatch } from '../route/routeTable.ts';
import type { Visit } from '../route/visit.ts';
import type { Crumb } from '../ui/layout/Breadcrumb.tsx';
import { trailTo, type SideMenuNode } from './sideMenuTree.ts';

interface CrumbsInput {
  readonly visit: Pick<Visit, 'path' | 'match' | 'menu'>;
  readonly sides: readonly SideMenuNode[];
  readonly locale: Locale;
  readonly words: Readonly<Record<'home' | 'create' | 'edit' | 'view', string>>;
  /** Returns true if the path of a heading is a page. */
  readonly isScreen: (path: string) => boolean;
  /** Returns the title of an entity. */
  readonly titleOf: (entity: string) => Label | undefined;
}

/** The last crumb is the page itself and has no link. */
export function crumbsOf({
  visit: { path, match, menu },
  sides,
  locale,
  words,
  isScreen,
  titleOf,
}: CrumbsInput): readonly Crumb[] {
  const home: Crumb = { label: words.home, to: HOME };
  if (path === HOME) return [{ label: home.label }];
  const trail = trailTo(path, sides);
  const page =
    match?.page === undefined || match.page === 'list' ? undefined : (titleAt(match, locale) ?? words[match.page]);
  const menuCrumbs = trail.map(({ label, to, children }): Crumb => {
    const landing = to ?? landingOf(children, isScreen);
    return { label: inLocale(label, locale), ...(landing === undefined ? {} : { to: landing }) };
  });
  const pathCrumbs = menuCrumbs.length > 0 ? menuCrumbs : ownName({ match, menu }, locale, titleOf);
  const crumbs = [home, ...pathCrumbs, ...(page === undefined ? [] : [{ label: page }])];
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 || crumb.to === path ? { label: crumb.label } : crumb,
  );
}

function titleAt({ screen, page }: ScreenMatch, locale: Locale): string | undefined {
  const title = screen.kind === 'resource' && page !== undefined ? screen.titles?.[page] : undefined;
  return title === undefined ? undefined : inLocale(title, locale);
}

/** Returns the text of the browser tab after the name of the page: for a record, its list. */
export function tabTitleOf(crumbs: readonly Crumb[], page: string | undefined): string | undefined {
  const [list, last] = [crumbs.at(-2)?.label, crumbs.at(-1)?.label];
  if (page === 'edit' && list !== undefined) return `${last} · ${list}`;
  return page === 'view' || page === 'create' ? (list ?? last) : last;
}

/** Names a page that is in no menu. */
function ownName(
  { match, menu }: Pick<Visit, 'match' | 'menu'>,
  locale: Locale,
  titleOf: CrumbsInput['titleOf'],
): readonly Crumb[] {
  if (match !== undefined && match.screen.kind !== 'resource') return [{ label: inLocale(match.screen.title, locale) }];
  if (menu === undefined) {
    const title = match?.screen.kind === 'resource' ? titleOf(match.screen.entity) : undefined;
    return match === undefined || title === undefined ? [] : [{ label: inLocale(title, locale), to: match.base }];
  }
  return [
    {
      label: locale === 'en' ? (menu.nameEn ?? menu.name) : menu.name,
      ...(match === undefined ? {} : { to: match.base }),
    },
  ];
}

/** Returns the page of a heading: the common path of all its entries, if that is a page. */
function landingOf(children: readonly SideMenuNode[], isScreen: (path: string) => boolean): string | undefined {
  const parents = new Set(children.map(({ to }) => to?.slice(0, to.lastIndexOf('/'))));
  const [only] = parents;
  return parents.size === 1 && only !== undefined && only !== '/app' && isScreen(only) ? only : undefined;
}
