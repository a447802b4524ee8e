import { Suspense, type ReactElement } from 'react';
import type { ModuleActions, ModuleActionsProps } from '#platform/web/form/model/recordAction.ts';

/** Shows the usual actions while those of the module are still loading. */
export function lazyActions(Actions: ModuleActions): ModuleActions {
  return function Later(props: ModuleActionsProps): ReactElement {
    return (
      <Suspense fallback={props.children([])}>
        <Actions {...props} />
      </Suspense>
    );
  };
}
