import { Suspense, type ReactElement } from 'react';
import type { ModuleActions, ModuleActionsProps } from '#platform/web/form/model/recordAction.ts';

/** The usual actions do not wait for those that are still on their way. */
export function lazyActions(Actions: ModuleActions): ModuleActions {
  return function Later(props: ModuleActionsProps): ReactElement {
    return (
      <Suspense fallback={props.children([])}>
        <Actions {...props} />
      </Suspense>
    );
  };
}
