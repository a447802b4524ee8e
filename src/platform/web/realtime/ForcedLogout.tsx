import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { chunk } from '../app/chunk.ts';
import { forced } from '../session/ending.ts';

const ForcedDialog = lazy(async () => ({ default: (await chunk(() => import('./ForcedDialog.tsx'))).ForcedDialog }));

/** Shows while the person is about to be put out, because they have signed in elsewhere. */
export function ForcedLogout(): ReactElement | null {
  const near = useSyncExternalStore(forced.subscribe, forced.get);
  return near === undefined ? null : (
    <Suspense>
      <ForcedDialog endsMs={near.endsMs} />
    </Suspense>
  );
}
