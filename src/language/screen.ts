/** Where a person finds what a module declares: routes, each with the entity or the component it shows. */
import type { FilterCondition } from './entity.ts';
import type { Label } from './label.ts';
import { compilePath, isParameter, segmentsOf } from './pathPattern.ts';
import type { Right } from './rights.ts';

/** The pages of the usual pattern: `path`, `path/create`, `path/{id}/edit`, `path/{id}/view`. */
export const screenPages = ['list', 'create', 'edit', 'view'] as const;
export type ScreenPage = (typeof screenPages)[number];

/** `menu`: a menu must match the path. `signedIn`: everybody who has signed in. `public`: everybody. */
export type ScreenAccess = 'menu' | 'signedIn' | 'public';

export interface ResourceScreen {
  readonly kind: 'resource';
  /** `/app/data-mgt/departments`; `{group}` is a parameter. */
  readonly path: string;
  readonly entity: string;
  readonly pages: readonly ScreenPage[];
  readonly access: ScreenAccess;
  /** The records of whoever is signed in, kept below `/me`. */
  readonly isOwn?: true;
  /** Components of the module's web door that stand in for the generic page. */
  readonly components?: { readonly [Page in ScreenPage]?: string };
  /** What a page is called where it is more than the usual: editing a fee is paying it. */
  readonly titles?: { readonly [Page in ScreenPage]?: Label };
  /** Which of the records its list is about: `{name}` stands for a parameter of the path. A help to the person; what may be read is for the scope. */
  readonly listFilter?: readonly FilterCondition[];
  /** A component of the module's web door that stands around every page of it. */
  readonly frame?: string;
  /** Of requested documents: whose list it is, and so what its rows are moved by. */
  readonly party?: string;
  /** Of requested documents: officers begin them here for operators, and say for whom. */
  readonly isAtCounter?: true;
}

export interface PageScreen {
  readonly kind: 'page';
  readonly path: string;
  readonly title: Label;
  /** A component of the module's web door. */
  readonly component: string;
  readonly access: ScreenAccess;
  readonly frame?: string;
}

/** The shared page that shows what lies below it in the menu. */
export interface LandingScreen {
  readonly kind: 'landing';
  readonly path: string;
  readonly title: Label;
  readonly access: 'signedIn';
}

export type ScreenDeclaration = ResourceScreen | PageScreen | LandingScreen;

export function resourceScreen(
  path: string,
  entity: string,
  {
    pages = screenPages,
    ...rest
  }: Partial<
    Pick<ResourceScreen, 'pages' | 'components' | 'titles' | 'listFilter' | 'party' | 'isAtCounter' | 'frame'>
  > = {},
): ResourceScreen {
  return { kind: 'resource', path, entity, pages, access: 'menu', ...rest };
}

/** What everybody who has signed in keeps for themselves. */
export function ownScreen(
  path: string,
  entity: string,
  {
    pages = screenPages,
    access = 'signedIn',
    components,
  }: { pages?: readonly ScreenPage[]; access?: ScreenAccess; components?: ResourceScreen['components'] } = {},
): ResourceScreen {
  return {
    kind: 'resource',
    path,
    entity,
    pages,
    access,
    isOwn: true,
    ...(components === undefined ? {} : { components }),
  };
}

/** Of what the server alone writes: a list, and each row to look at. */
export function logScreen(path: string, entity: string): ResourceScreen {
  return resourceScreen(path, entity, { pages: ['list', 'view'] });
}

export function pageScreen(
  path: string,
  title: Label,
  { component, access = 'menu', ...rest }: { component: string; access?: ScreenAccess; frame?: string },
): PageScreen {
  return { kind: 'page', path, title, component, access, ...rest };
}

export function landingScreen(path: string, title: Label): LandingScreen {
  return { kind: 'landing', path, title, access: 'signedIn' };
}

/** What stands behind the path of a screen, a page. */
export const pageSuffixes = {
  list: '',
  create: '/create',
  edit: '/{id}/edit',
  view: '/{id}/view',
} as const satisfies Record<ScreenPage, string>;

/** Every address a screen answers at, with its parameters in braces. */
export function routesOf(screen: ScreenDeclaration): readonly string[] {
  if (screen.kind !== 'resource') return [screen.path];
  return screen.pages.map((page) => screen.path + pageSuffixes[page]);
}

/** Of the usual pages, what a menu must allow: any one of these. A list may also be there only to choose from. */
const rightsByPage = {
  list: ['canView', 'canSelect'],
  create: ['canCreate'],
  edit: ['canEdit'],
  view: ['canView'],
} as const satisfies Record<ScreenPage, readonly Right[]>;

/** Undefined is a page that is no list and no form. */
export function rightsOfPage(page: ScreenPage | undefined): readonly Right[] {
  return page === undefined ? ['canView'] : rightsByPage[page];
}

export interface ScreenMatch<S> {
  readonly screen: S;
  /** Undefined where the screen is a single page. */
  readonly page: ScreenPage | undefined;
  /** The address with its parameters in braces. */
  readonly pattern: string;
}

/** Which screen answers at a path. Compiled once; matching a path costs microseconds however many screens there are. */
export function createScreenMatcher<S extends { readonly screen: ScreenDeclaration }>(
  screens: readonly S[],
): (path: string) => ScreenMatch<S> | undefined {
  const routes = screens
    .flatMap((one): ScreenMatch<S>[] => {
      const { screen } = one;
      return screen.kind === 'resource'
        ? screen.pages.map((page) => ({ pattern: screen.path + pageSuffixes[page], screen: one, page }))
        : [{ pattern: screen.path, screen: one, page: undefined }];
    })
    // A word is more specific than a parameter: `lookups/create` before `lookups/{group}`.
    .toSorted((a, b) => parametersIn(a.pattern) - parametersIn(b.pattern))
    .map((route) => ({ ...route, matches: compilePath(route.pattern).matches }));
  return (path) => routes.find(({ matches }) => matches(path));
}

function parametersIn(pattern: string): number {
  return segmentsOf(pattern).filter(isParameter).length;
}
