import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { lapse } from '../session/signInAgain.ts';

const AgainDialog = lazyComponent(() => import('./AgainDialog.tsx'), 'AgainDialog');

/** Over the open page, which stays as it is, when the session has ended under it. */
export function SignInAgain(): ReactElement | null {
  const lapsed = useSyncExternalStore(lapse.subscribe, lapse.get);
  return lapsed === undefined ? null : (
    <Suspense>
      <AgainDialog lapsed={lapsed} />
    </Suspense>
  );
}
