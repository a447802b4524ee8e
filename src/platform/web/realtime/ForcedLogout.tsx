import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { forcedLogout } from '../session/sessionEnd.ts';

const ForcedDialog = lazyComponent(() => import('./ForcedLogoutDialog.tsx'), 'ForcedLogoutDialog');

/** Shown while the session is about to be ended by force, because the person has signed in elsewhere. */
export function ForcedLogout(): ReactElement | null {
  const near = useSyncExternalStore(forcedLogout.subscribe, forcedLogout.get);
  return near === undefined ? null : (
    <Suspense>
      <ForcedDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
