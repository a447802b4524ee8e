/** Everything behind the sign-in: the shell, and inside it the screen of the current address. */
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
 * Moves the focus to the new page after a navigation, so that people with a keyboard or a screen reader do not start in
 * the menu. Runs before the page is painted, and does nothing if one of its fields already has the focus.
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
