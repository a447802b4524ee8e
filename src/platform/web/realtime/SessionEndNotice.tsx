import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { logoutReason } from '../session/sessionEnd.ts';

const EndCallout = lazyComponent(() => import('./SessionEndCallout.tsx'), 'SessionEndCallout');

/** Whoever was put out reads why where they sign in, also when they come back to their desk much later. */
export function SessionEndNotice(): ReactElement | null {
  const reason = useSyncExternalStore(logoutReason.subscribe, logoutReason.get);
  return reason === undefined ? null : (
    <Suspense>
      <EndCallout reason={reason} />
    </Suspense>
  );
}
