import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { putOut } from '../session/ending.ts';

const EndCallout = lazyComponent(() => import('./EndCallout.tsx'), 'EndCallout');

/** Whoever was put out reads why where they sign in, also when they come back to their desk much later. */
export function EndNotice(): ReactElement | null {
  const reason = useSyncExternalStore(putOut.subscribe, putOut.get);
  return reason === undefined ? null : (
    <Suspense>
      <EndCallout reason={reason} />
    </Suspense>
  );
}
