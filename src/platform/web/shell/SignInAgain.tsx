import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { signInPrompt } from '../session/signInAgain.ts';

const AgainDialog = lazyComponent(() => import('./SignInAgainDialog.tsx'), 'SignInAgainDialog');

/** Shown over the open page, which stays as it is, when its session has ended. */
export function SignInAgain(): ReactElement | null {
  const lapsed = useSyncExternalStore(signInPrompt.subscribe, signInPrompt.get);
  return lapsed === undefined ? null : (
    <Suspense>
      <AgainDialog prompt={lapsed} />
    </Suspense>
  );
}
