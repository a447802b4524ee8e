import type { ReactElement } from 'react';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import css from './HomeQueueSkeleton.module.css';

/** Placeholder of the queue until it is loaded, so that the menus below it do not jump. */
export function QueueSkeleton(): ReactElement {
  return (
    <div className={css.place}>
      <Skeleton lines={LINES} />
    </div>
  );
}

const LINES = 5;
