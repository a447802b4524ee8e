import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { warning } from '../session/inactivity.ts';

const IdleDialog = lazyComponent(() => import('./IdleDialog.tsx'), 'IdleDialog');

/** Shows while the person is about to be signed out. */
export function InactivityWarning(): ReactElement | null {
  const near = useSyncExternalStore(warning.subscribe, warning.get);
  return near === undefined ? null : (
    <Suspense>
      <IdleDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
