/**
 * Decides whether a navigation is allowed, and where it is redirected otherwise. Pure: all its inputs are arguments.
 */
import { rightsOfPage } from '#language/screen.ts';
import type { MenuContext } from '../session/menus.ts';
import type { ScreenMatch } from './routeTable.ts';

export interface Navigation {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isSignedIn: boolean;
  /** Another person chose the password of this person. */
  readonly mustChange: boolean;
  readonly match: ScreenMatch | undefined;
  readonly menu: MenuContext | undefined;
  /** The previous address within the application. */
  readonly previous: string | undefined;
}

export type Decision = { readonly kind: 'allow' } | { readonly kind: 'redirect'; readonly to: string };

/** Base path of pages inside the shell. */
export const APP = '/app/';
export const HOME = '/app/home';
export const LOGIN = '/account/login';
export const FORGOT_PASSWORD = '/account/forgot-password';
export const ACTIVE_PASSWORD = '/account/active-forgot-password';
/** Only for people whose password was set by another person. */
export const CHANGE_PASSWORD = '/account/change-password';

/** Target of the QR code on a document; the rest of the address is the code. */
export const SHORT_DETAIL = '/requests/short-detail/';
/** Page where anybody finds a request or a document by its number. */
export const SHORT_DETAILS = '/requests/short-details';

/** Pages that need no sign-in. */
export const publicPaths: ReadonlySet<string> = new Set([
  LOGIN,
  FORGOT_PASSWORD,
  ACTIVE_PASSWORD,
  SHORT_DETAILS,
  '/403',
  '/404',
  '/500',
]);

const landings: Readonly<Record<string, string>> = { '/': HOME, '/app': HOME, '/account': LOGIN };

export function decideNavigation(navigation: Navigation): Decision {
  const { path, query, match, menu, isSignedIn, mustChange } = navigation;
  const landing = landings[path];
  if (landing !== undefined) return { kind: 'redirect', to: landing };
  const allowedQuery = allowedQueryOf(query);
  if (allowedQuery !== undefined) return { kind: 'redirect', to: path + allowedQuery };
  if (path === CHANGE_PASSWORD && isSignedIn)
    return mustChange ? { kind: 'allow' } : { kind: 'redirect', to: safeAppPath(query.get('url')) ?? HOME };
  // An undeclared address is shown as not found to everybody: there is nothing to sign in for.
  const isDeclared = match !== undefined || path === HOME || path === CHANGE_PASSWORD;
  if (publicPaths.has(path) || !isDeclared || match?.screen.access === 'public') return { kind: 'allow' };
  const target = query.size === 0 ? path : `${path}?${query.toString()}`;
  if (mustChange) return { kind: 'redirect', to: `${CHANGE_PASSWORD}?url=${encodeURIComponent(target)}` };
  const isOpen = path === HOME || match?.screen.access === 'signedIn';
  if ((isOpen && isSignedIn) || (match !== undefined && mayOpen(match, menu))) return { kind: 'allow' };
  if (isSignedIn)
    return { kind: 'redirect', to: `/403?url=${encodeURIComponent(safeAppPath(navigation.previous) ?? HOME)}` };
  return { kind: 'redirect', to: `${LOGIN}?url=${encodeURIComponent(target)}` };
}

function mayOpen({ page }: ScreenMatch, menu: MenuContext | undefined): boolean {
  return menu !== undefined && rightsOfPage(page).some((right) => menu.rights.has(right));
}

/** Parameters that an address may have without `cacheQuery=true`. */
const ALLOWED_PARAMETERS = ['url', 'key', 'props'] as const;

/** Returns undefined if the query need not change; otherwise what is left of it, with its question mark. */
function allowedQueryOf(query: URLSearchParams): string | undefined {
  if (query.size === 0 || query.get('cacheQuery') === 'true') return undefined;
  const allowed = new URLSearchParams(
    [...query].filter(([name]) => (ALLOWED_PARAMETERS as readonly string[]).includes(name)),
  );
  if (allowed.size === query.size) return undefined;
  return allowed.size === 0 ? '' : `?${allowed.toString()}`;
}

/** Returns a path of ours, or undefined: an address from a query must not lead to another site. */
export function safeAppPath(url: string | null | undefined): string | undefined {
  return typeof url === 'string' && /^\/(?![/\\])[^\\\s]*$/u.test(url) && !url.startsWith('/account') ? url : undefined;
}
