import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { inactivityWarning } from '../session/inactivity.ts';

const IdleDialog = lazyComponent(() => import('./InactivityDialog.tsx'), 'InactivityDialog');

/** Shown while the person is about to be signed out. */
export function InactivityWarning(): ReactElement | null {
  const near = useSyncExternalStore(inactivityWarning.subscribe, inactivityWarning.get);
  return near === undefined ? null : (
    <Suspense>
      <IdleDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
