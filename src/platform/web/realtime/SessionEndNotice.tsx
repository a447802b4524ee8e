import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { logoutReason } from '../session/sessionEnd.ts';

const EndCallout = lazyComponent(() => import('./SessionEndCallout.tsx'), 'SessionEndCallout');

/** Shows on the sign-in page why a session was ended, also if the person returns much later. */
export function SessionEndNotice(): ReactElement | null {
  const reason = useSyncExternalStore(logoutReason.subscribe, logoutReason.get);
  return reason === undefined ? null : (
    <Suspense>
      <EndCallout reason={reason} />
    </Suspense>
  );
}
