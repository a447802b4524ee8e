/** Puts the application together. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectCalls } from '../api/call.ts';
import { ApiError, errorText, NoResponse } from '../api/errors.ts';
import { connectModules, type ModuleSource } from '../declarations/declared.ts';
import { getLocale } from '../i18n/locale.ts';
import { translate } from '../i18n/texts.ts';
import { forgetRows } from '../list/loadedRows.ts';
import { noteAct } from '../session/inactivity.ts';
import { connectLeaving } from '../session/leaving.ts';
import { tokens } from '../session/tokens.ts';
import { notify } from '../ui/notices.ts';
import { here } from './address.ts';
import { keepLook } from './keepLook.ts';
import { askAgain, keepSession } from './keepSession.ts';
import { followLostHolder } from './lostHolder.ts';
import { router } from './router.tsx';
import { texts } from './texts.ts';
import { currentActingForId, currentMenuId } from './visiting.ts';

export function start(modules: ModuleSource, element: HTMLElement): void {
  connectModules(modules);
  connectCalls({
    token: () => tokens.get()?.token,
    menuId: currentMenuId,
    actingForId: currentActingForId,
    addressQuery: () => new URLSearchParams(location.search),
    touched: noteAct,
    signInAgain: askAgain,
    lostHolder: () => void followLostHolder().catch(() => undefined),
    failed: tell,
  });
  connectLeaving((to) => router.navigate(to));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
  keepSession({
    forget: () => {
      queries.clear();
      forgetRows();
    },
  });
  keepLook();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** What could not be read leaves nothing to show; what could not be done leaves the page as it is, to try again. */
function tell(error: unknown, { isReading }: { readonly isReading: boolean }): void {
  if (error instanceof ApiError) notify.error(errorText(error, getLocale()));
  if (!(error instanceof NoResponse)) return;
  if (isReading) void router.navigate(`/500?url=${encodeURIComponent(here())}`);
  else notify.error(translate(texts, getLocale())('noResponse'));
}
