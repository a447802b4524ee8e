import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { asked } from './confirm.ts';

/** Fetched when the first question is asked. */
const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/** Once in the application. */
export function ConfirmHost(): ReactElement | null {
  const question = useSyncExternalStore(asked.subscribe, asked.get);
  return question === undefined ? null : (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  );
}
