/** Puts the application together. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectCalls } from '../api/call.ts';
import { connectModules, type ModuleSource } from '../declarations/declared.ts';
import { forgetRows } from '../list/rows/loadedRows.ts';
import { noteAct } from '../session/inactivity.ts';
import { connectLeaving } from '../session/leaving.ts';
import { tokens } from '../session/tokens.ts';
import { keepLook } from './keepLook.ts';
import { askAgain, keepSession } from './keepSession.ts';
import { followLostHolder } from './lostHolder.ts';
import { router } from './router.tsx';
import { tellFailure } from './tellFailure.ts';
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
    failed: tellFailure,
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
