import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { forced } from '../session/ending.ts';

const ForcedDialog = lazyComponent(() => import('./ForcedDialog.tsx'), 'ForcedDialog');

/** Shows while the person is about to be put out, because they have signed in elsewhere. */
export function ForcedLogout(): ReactElement | null {
  const near = useSyncExternalStore(forced.subscribe, forced.get);
  return near === undefined ? null : (
    <Suspense>
      <ForcedDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
