/** Puts the application together. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectCalls } from '../api/call.ts';
import { connectModules, type ModuleSource } from '../declarations/loadedModules.ts';
import { clearLoadedRows } from '../list/rows/loadedRows.ts';
import { noteUserActivity } from '../session/inactivity.ts';
import { connectNavigation } from '../session/signOutAndLeave.ts';
import { tokens } from '../session/tokens.ts';
import { createQueryClient } from './queryClient.ts';
import { refreshThemeOnNavigation } from './refreshThemeOnNavigation.ts';
import { signInAgainOrLeave, watchSession } from './watchSession.ts';
import { reloadAfterHolderLost } from './reloadAfterHolderLost.ts';
import { router } from './router.tsx';
import { showCallError } from './showCallError.ts';
import { currentActingForId, currentMenuId } from './loadVisit.ts';

export function start(modules: ModuleSource, element: HTMLElement): void {
  connectModules(modules);
  connectCalls({
    token: () => tokens.get()?.token,
    menuId: currentMenuId,
    actingForId: currentActingForId,
    addressQuery: () => new URLSearchParams(location.search),
    onUserAction: noteUserActivity,
    signInAgain: signInAgainOrLeave,
    onHolderLost: () => void reloadAfterHolderLost().catch(() => undefined),
    onError: showCallError,
  });
  connectNavigation((to) => router.navigate(to));
  const queries = createQueryClient();
  watchSession({
    clearCaches: () => {
      queries.clear();
      clearLoadedRows();
    },
  });
  refreshThemeOnNavigation();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
