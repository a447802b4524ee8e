import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { chunk } from '../app/chunk.ts';
import { putOut } from '../session/ending.ts';

const EndCallout = lazy(async () => ({ default: (await chunk(() => import('./EndCallout.tsx'))).EndCallout }));

/** Whoever was put out reads why where they sign in, also when they come back to their desk much later. */
export function EndNotice(): ReactElement | null {
  const reason = useSyncExternalStore(putOut.subscribe, putOut.get);
  return reason === undefined ? null : (
    <Suspense>
      <EndCallout reason={reason} />
    </Suspense>
  );
}
