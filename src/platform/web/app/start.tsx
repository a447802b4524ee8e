/** Puts the application together and keeps its session: the one place that knows of both. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectCalls } from '../api/call.ts';
import { ApiError, errorText, NoResponse } from '../api/errors.ts';
import { connectModules, type ModuleSource } from '../declarations/declared.ts';
import { getLocale } from '../i18n/locale.ts';
import { forgetRows } from '../list/loadedRows.ts';
import { noteAct, watchInactivity } from '../session/inactivity.ts';
import { info, loadInfo } from '../session/info.ts';
import { keepFresh } from '../session/refresh.ts';
import { ACTING_FOR_KEY, signOut } from '../session/signIn.ts';
import { lapse as lapsed, signInAgain } from '../session/signInAgain.ts';
import { SESSION_KEY, tokens } from '../session/tokens.ts';
import { applyServerTheme } from '../theme/serverTheme.ts';
import { notify } from '../ui/notices.ts';
import { HOME, LOGIN } from './guard.ts';
import { router } from './router.tsx';
import { BASENAME, currentMenuId } from './visiting.ts';

export function start(modules: ModuleSource, element: HTMLElement): void {
  connectModules(modules);
  connectCalls({
    token: () => tokens.get()?.token,
    menuId: currentMenuId,
    addressQuery: () => new URLSearchParams(location.search),
    touched: noteAct,
    signInAgain: async () => {
      const isSignedIn = await signInAgain();
      if (!isSignedIn) await leave();
      return isSignedIn;
    },
    failed: tell,
  });
  keepFresh(() => void lapse());
  watchSession();
  void applyServerTheme();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  forgetWithPerson(() => {
    queries.clear();
    forgetRows();
  });
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** What was read for one person, or on behalf of one holder, is nothing to the next. */
function forgetWithPerson(forget: () => void): void {
  let known = actorNow();
  info.subscribe(() => {
    const next = actorNow();
    const isOther = known !== undefined && next !== known;
    known = next;
    if (isOther) forget();
  });
}

function actorNow(): string | undefined {
  const { user, actingFor } = info.get() ?? {};
  return user === undefined || user === null ? undefined : `${user.id} ${actingFor?.id ?? ''}`;
}

let leaving: Promise<void> | undefined;

/** Signs out and shows the way back to where one was; once, however many calls and timers ask for it. */
function leave(): Promise<void> {
  leaving ??= goOut().finally(() => void (leaving = undefined));
  return leaving;
}

async function goOut(): Promise<void> {
  const target = here();
  await signOut();
  await router.navigate(target.startsWith(LOGIN) ? LOGIN : `${LOGIN}?url=${encodeURIComponent(target)}`);
}

function tell(error: unknown): void {
  if (error instanceof NoResponse) void router.navigate(`/500?url=${encodeURIComponent(here())}`);
  else if (error instanceof ApiError) notify.error(errorText(error, getLocale()));
}

async function lapse(): Promise<void> {
  if (!(await signInAgain())) await leave();
}

/** What other tabs do to the session holds here too. */
function watchSession(): void {
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const isSignedIn = tokens.get() !== undefined;
    if (isSignedIn && stop === undefined) stop = watchInactivity(() => void leave());
    if (!isSignedIn) {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  tokens.subscribe(follow);
  addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === ACTING_FOR_KEY) followOtherTab().catch(() => undefined);
  });
}

/**
 * Out in another tab: out here, with the open page kept under the overlay; in again, the overlay goes. In as somebody
 * else, or for another holder: nothing of the first one may stay.
 */
async function followOtherTab(): Promise<void> {
  const before = actorNow();
  if (before === undefined) return;
  if (tokens.get() === undefined) return lapse();
  await loadInfo();
  if (actorNow() === before) lapsed.get()?.resolve(true);
  else location.assign(BASENAME + HOME);
}

function here(): string {
  const { pathname, search } = location;
  return (pathname.startsWith(BASENAME) ? pathname.slice(BASENAME.length) : pathname) + search;
}
