import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { chunk } from '../app/chunk.ts';
import { warning } from '../session/inactivity.ts';

const IdleDialog = lazy(async () => ({ default: (await chunk(() => import('./IdleDialog.tsx'))).IdleDialog }));

/** Shows while the person is about to be signed out. */
export function InactivityWarning(): ReactElement | null {
  const near = useSyncExternalStore(warning.subscribe, warning.get);
  return near === undefined ? null : (
    <Suspense>
      <IdleDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
