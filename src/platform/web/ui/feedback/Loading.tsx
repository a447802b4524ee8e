import type { ReactElement } from 'react';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

/** In the place of what is on its way, or did not come: no error yet is `null`. */
export function Loading({
  kind = 'form',
  lines,
  ...failed
}: LoadFailedProps & SkeletonProps & { readonly error: unknown }): ReactElement {
  return failed.error === null ? <Skeleton kind={kind} lines={lines} /> : <LoadFailed {...failed} />;
}
