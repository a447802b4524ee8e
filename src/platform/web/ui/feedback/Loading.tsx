import type { ReactElement } from 'react';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

/** Replaces content that is loading or could not be loaded: `null` means no error so far. */
export function Loading({
  kind = 'form',
  lines,
  ...failed
}: LoadFailedProps & SkeletonProps & { readonly error: unknown }): ReactElement {
  return failed.error === null ? <Skeleton kind={kind} lines={lines} /> : <LoadFailed {...failed} />;
}
