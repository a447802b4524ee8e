/** The loader of every address: asks who is here, lets the guard decide, and remembers where the person was. */
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

/** On whose behalf the open page was loaded; undefined for who acts for nobody. */
export function currentActingForId(): string | undefined {
  return current?.info.actingFor?.id;
}

/** Sent along with every call. */
export function currentMenuId(): string | undefined {
  return current?.menu?.id;
}

export async function loadVisit({ request }: LoaderFunctionArgs): Promise<Visit | Response> {
  const url = new URL(request.url);
  const path = pathIn(url);
  // The pages everybody may open are known without it; it is on its way while the server is asked who this is.
  // (The first visit begins before the modules are connected, so it asks a moment later.)
  const outlined = publicPaths.has(path) ? undefined : Promise.resolve().then(loadModuleIndex);
  const info = await loadInfo().catch((error: unknown) => {
    if (error instanceof NoResponse) return undefined;
    throw error;
  });
  if (info === undefined && path !== SERVER_DOWN)
    return redirect(`${SERVER_DOWN}?url=${encodeURIComponent(path + url.search)}`);
  await outlined;
  // One that was overtaken by another is nowhere: the calls of the page that is open must not carry its menu.
  return visitOrRedirect(url, path, { info: info ?? ANONYMOUS_INFO, isSuperseded: request.signal.aborted });
}

function visitOrRedirect(
  url: URL,
  path: string,
  { info, isSuperseded }: { readonly info: Info; readonly isSuperseded: boolean },
): Visit | Response {
  const query = url.searchParams;
  // Going somewhere is an act of the person, whatever the page then asks the server.
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

/** The page is weighed anew because the server said so: the person may be far away. */
export async function withoutUserActivity(revalidate: () => Promise<void>): Promise<void> {
  isServerTriggered = true;
  try {
    await revalidate();
  } finally {
    isServerTriggered = false;
  }
}

/** From a page that was open and is no longer allowed, the way back is not that page. */
function previousPageFor(path: string): string | undefined {
  return previous?.split('?')[0] === path ? undefined : previous;
}

/** A list changes its filters without a visit: where the person was is what the address says now. */
function rememberListAddress(): void {
  const { pathname, search } = location;
  if (current !== undefined && !PAGES_NOT_RETURNED_TO.has(current.path) && pathname === BASENAME + current.path)
    previous = current.path + search;
}

/** Filters of a list change the query and nothing of what the guard weighs. */
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
/** Nobody wants to be led back to these. */
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
