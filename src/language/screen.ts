/** The routes of a module, each with the entity or the component it shows. */
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
  /** The records of the signed-in person, served below `/me`. */
  readonly isOwn?: true;
  /** Components of the module's web entry that replace the generic page. */
  readonly components?: { readonly [Page in ScreenPage]?: string };
  /** Title of a page that differs from the usual one: editing a fee is paying it. */
  readonly titles?: { readonly [Page in ScreenPage]?: Label };
  /**
   * Filter of the records in its list: `{name}` is a parameter of the path. It only helps the person; the scope decides
   * what may be read.
   */
  readonly listFilter?: readonly FilterCondition[];
  /** A component of the module's web entry that is drawn around every page of the screen. */
  readonly frame?: string;
  /** For requested documents: the party whose list it is, which decides the actions on its rows. */
  readonly party?: string;
  /**
   * For documents that several modules serve: the types that belong to the module of the screen. Set when the modules
   * are put together; absent if the module serves all documents of the entity.
   */
  readonly documentTypes?: readonly string[];
  /** For requested documents: officers begin them here for operators, and name the operator. */
  readonly isAtCounter?: true;
  /**
   * For documents that several modules serve: a list of all types that the person may see by their other menus. A row
   * is opened on the screen of its module.
   */
  readonly isForAllTypes?: true;
  /** For places: its list is a map until the person switches. */
  readonly isMapFirst?: true;
  /** Fields that its list shows and searches by, in addition to those of the entity. */
  readonly alsoListed?: readonly string[];
}

export interface PageScreen {
  readonly kind: 'page';
  readonly path: string;
  readonly title: Label;
  /** A component of the module's web entry. */
  readonly component: string;
  readonly access: ScreenAccess;
  readonly frame?: string;
}

/** The shared page that shows the menus below it. */
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
    Pick<
      ResourceScreen,
      | 'pages'
      | 'components'
      | 'titles'
      | 'listFilter'
      | 'party'
      | 'isAtCounter'
      | 'frame'
      | 'isForAllTypes'
      | 'isMapFirst'
      | 'alsoListed'
    >
  > = {},
): ResourceScreen {
  return { kind: 'resource', path, entity, pages, access: 'menu', ...rest };
}

/** The screen of a signed-in person's own records. */
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

/** The screen of records that the server alone writes: a list, and a page for each row. */
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

/** The suffix of each page after the path of a screen. */
export const pageSuffixes = {
  list: '',
  create: '/create',
  edit: '/{id}/edit',
  view: '/{id}/view',
} as const satisfies Record<ScreenPage, string>;

/** Returns every address of a screen, with its parameters in braces. */
export function routesOf(screen: ScreenDeclaration): readonly string[] {
  if (screen.kind !== 'resource') return [screen.path];
  return screen.pages.map((page) => screen.path + pageSuffixes[page]);
}

/** The rights that a menu must grant for the usual pages: any one of these. A list may also serve only for choosing. */
const rightsByPage = {
  list: ['canView', 'canSelect'],
  create: ['canCreate'],
  edit: ['canEdit'],
  view: ['canView'],
} as const satisfies Record<ScreenPage, readonly Right[]>;

/** Undefined is a page that is neither list nor form. */
export function rightsOfPage(page: ScreenPage | undefined): readonly Right[] {
  return page === undefined ? ['canView'] : rightsByPage[page];
}

export interface ScreenMatch<S> {
  readonly screen: S;
  /** Undefined if the screen is a single page. */
  readonly page: ScreenPage | undefined;
  /** The address with its parameters in braces. */
  readonly pattern: string;
}

/** Returns the screen of a path. Compiled once; matching a path takes microseconds whatever the number of screens. */
export function createScreenMatcher<S extends { readonly screen: ScreenDeclaration }>(
  screens: readonly S[],
): (path: string) => ScreenMatch<S> | undefined {
  const routes = screens
    .flatMap((item): ScreenMatch<S>[] => {
      const { screen } = item;
      return screen.kind === 'resource'
        ? screen.pages.map((page) => ({ pattern: screen.path + pageSuffixes[page], screen: item, page }))
        : [{ pattern: screen.path, screen: item, page: undefined }];
    })
    // A word is more specific than a parameter: `lookups/create` before `lookups/{group}`.
    .toSorted((a, b) => parametersIn(a.pattern) - parametersIn(b.pattern))
    .map((route) => ({ ...route, matches: compilePath(route.pattern).matches }));
  return (path) => routes.find(({ matches }) => matches(path));
}

function parametersIn(pattern: string): number {
  return segmentsOf(pattern).filter(isParameter).length;
}
