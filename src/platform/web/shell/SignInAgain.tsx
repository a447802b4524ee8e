import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { signInPrompt } from '../session/signInAgain.ts';

const AgainDialog = lazyComponent(() => import('./SignInAgainDialog.tsx'), 'SignInAgainDialog');

/** Over the open page, which stays as it is, when the session has ended under it. */
export function SignInAgain(): ReactElement | null {
  const lapsed = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.get);
  return lapsed === undefined ? null : (
    <Suspense>
      <AgainDialog prompt={lapsed} />
    </Suspense>
  );
}
