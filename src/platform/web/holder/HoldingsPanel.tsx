import { Suspense, type ReactElement } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import type { HoldingsProps } from './Holdings.tsx';
import css from './HoldingsPanel.module.css';

const Holdings = lazyComponent(() => import('./Holdings.tsx'), 'Holdings');

/** What a holder has in force, loaded when it is shown; until then its space is reserved. */
export function HoldingsPanel(props: HoldingsProps): ReactElement {
  return (
    <Suspense fallback={<Reserved />}>
      <Holdings {...props} />
    </Suspense>
  );
}

function Reserved(): ReactElement {
  return (
    <div className={css.place}>
      <Skeleton kind="table" />
    </div>
  );
}
