import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { lazyComponent } from '../../lazy/lazyComponent.ts';
import { openQuestion } from './confirm.ts';

/** Loaded with the first question. */
const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

/** Rendered once in the application. */
export function ConfirmHost(): ReactElement | null {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  return question === undefined ? null : (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  );
}
