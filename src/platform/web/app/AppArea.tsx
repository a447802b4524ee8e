/** Everything behind the sign-in: the shell, and in it the screen the address names. */
import { Suspense, useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { PageWithoutShell } from '../shell/PageWithoutShell.tsx';
import { ForcedLogout } from '../realtime/ForcedLogout.tsx';
import { InactivityWarning } from '../shell/InactivityWarning.tsx';
import { Shell } from '../shell/Shell.tsx';
import { SignInAgain } from '../shell/SignInAgain.tsx';
import { ConfirmHost } from '../ui/overlay/ConfirmHost.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { startServerEvents } from './serverEvents.ts';
import { Screen } from './Screen.tsx';
import { useVisit } from '../route/visit.ts';

export function AppArea(): ReactElement {
  const { path, isLayout } = useVisit();
  useFocusOnArrival(path);
  useEffect(startServerEvents, []);
  const page = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<Skeleton kind="form" />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      {isLayout ? <Shell>{page}</Shell> : <PageWithoutShell>{page}</PageWithoutShell>}
      <ConfirmHost />
      <InactivityWarning />
      <SignInAgain />
      <ForcedLogout />
    </>
  );
}

/**
 * Who navigates with the keyboard or listens begins at the new page, not at the menu they came from. Before the page is
 * seen: whoever is in one of its fields already is not fetched out of it.
 */
function useFocusOnArrival(path: string): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path]);
}
