/** Loader of every address: loads who is signed in, lets the guard decide, and remembers the previous page. */
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { NoResponse } from '../api/errors.ts';
import { loadModuleIndex } from '../declarations/loadedModules.ts';
import { noteUserActivity } from '../session/inactivity.ts';
import { loadInfo, type Info } from '../session/info.ts';
import { createMenuMatcher, type MenuContext } from '../session/menus.ts';
import { BASENAME, withoutBase } from '../route/address.ts';
import {
  ACTIVE_PASSWORD,
  CHANGE_PASSWORD,
  decideNavigation,
  FORGOT_PASSWORD,
  LOGIN,
  publicPaths,
} from '../route/guard.ts';
import { matchAt } from '../route/matchAt.ts';
import type { Visit } from '../route/visit.ts';

let matcher: { readonly menus: Info['menus']; readonly find: (path: string) => MenuContext | undefined } | undefined;
let previous: string | undefined;
let current: Visit | undefined;

/** Returns the holder for whom the open page was loaded; undefined if the person acts for nobody. */
export function currentActingForId(): string | undefined {
  return current?.info.actingFor?.id;
}

/** Sent with every call. */
export function currentMenuId(): string | undefined {
  return current?.menu?.id;
}

export async function loadVisit({ request }: LoaderFunctionArgs): Promise<Visit | Response> {
  const url = new URL(request.url);
  const path = pathIn(url);
  // Public pages do not need the module index; for the others it is loaded while the server is asked who is signed in.
  // The first visit begins before the modules are connected, so its request is made a moment later.
  const outlined = publicPaths.has(path) ? undefined : Promise.resolve().then(loadModuleIndex);
  const info = await loadInfo().catch((error: unknown) => {
    if (error instanceof NoResponse) return undefined;
    throw error;
  });
  if (info === undefined && path !== SERVER_DOWN)
    return redirect(`${SERVER_DOWN}?url=${encodeURIComponent(path + url.search)}`);
  await outlined;
  // A navigation that was superseded by another must not become the current visit: calls of the open page would send
  // its menu.
  return visitOrRedirect(url, path, { info: info ?? ANONYMOUS_INFO, isSuperseded: request.signal.aborted });
}

function visitOrRedirect(
  url: URL,
  path: string,
  { info, isSuperseded }: { readonly info: Info; readonly isSuperseded: boolean },
): Visit | Response {
  const query = url.searchParams;
  // A navigation is an action of the person, whatever the page then requests from the server.
  if (info.user !== null && !isServerTriggered) noteUserActivity();
  rememberListAddress();
  if (matcher?.menus !== info.menus) matcher = { menus: info.menus, find: createMenuMatcher(info.menus) };
  const match = publicPaths.has(path) ? undefined : matchAt(path);
  const menu = matcher.find(path);
  const decision = decideNavigation({
    path,
    query,
    isSignedIn: info.user !== null,
    mustChange: info.user?.mustChangePassword === true,
    match,
    menu,
    previous: previousPageFor(path),
  });
  if (decision.kind === 'redirect') return redirect(decision.to);
  const arrived: Visit = {
    path,
    info,
    match,
    menu,
    isLayout: query.get('isLayout') !== 'false',
    canSelect: query.get('canSelect') === 'true',
  };
  if (isSuperseded) return arrived;
  if (!PAGES_NOT_RETURNED_TO.has(path)) previous = path + url.search;
  current = arrived;
  return arrived;
}

let isServerTriggered = false;

/** Evaluates the page again because of a message from the server, which does not count as activity of the person. */
export async function withoutUserActivity(revalidate: () => Promise<void>): Promise<void> {
  isServerTriggered = true;
  try {
    await revalidate();
  } finally {
    isServerTriggered = false;
  }
}

/** Returns the page to go back to; not the page itself, if it was open and is no longer allowed. */
function previousPageFor(path: string): string | undefined {
  return previous?.split('?')[0] === path ? undefined : previous;
}

/** A list changes its filters without a visit, so the previous page is updated from the current address. */
function rememberListAddress(): void {
  const { pathname, search } = location;
  if (current !== undefined && !PAGES_NOT_RETURNED_TO.has(current.path) && pathname === BASENAME + current.path)
    previous = current.path + search;
}

/** Filters of a list change only the query, which does not affect the decision of the guard. */
export function isNewVisit({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true;
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  return (
    flagsOf(currentUrl) !== flagsOf(nextUrl) ||
    (nextUrl.search !== '' && nextUrl.searchParams.get('cacheQuery') !== 'true')
  );
}

const SERVER_DOWN = '/500';
/** Pages that a person is never returned to. */
const PAGES_NOT_RETURNED_TO: ReadonlySet<string> = new Set([
  SERVER_DOWN,
  '/403',
  LOGIN,
  FORGOT_PASSWORD,
  ACTIVE_PASSWORD,
  CHANGE_PASSWORD,
]);
const ANONYMOUS_INFO: Info = {
  user: null,
  actingFor: null,
  actingForOptions: [],
  lostPower: null,
  lostHolder: null,
  fieldClasses: ['public'],
  menus: [],
  menuSides: [],
  etag: '',
};

function pathIn({ pathname }: URL): string {
  const path = withoutBase(pathname);
  return path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path || '/';
}

function flagsOf({ searchParams }: URL): string {
  return `${searchParams.get('isLayout')} ${searchParams.get('canSelect')}`;
}
