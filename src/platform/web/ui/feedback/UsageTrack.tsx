import type { ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { UsageLevel } from './usage.ts';
import css from './UsageTrack.module.css';

export interface UsageTrackProps {
  readonly usedPercent: number;
  readonly reservedPercent?: number | undefined;
  readonly level: UsageLevel;
}

/** The bar alone: what was used is filled, what is reserved is striped. The text next to it says the same. */
export function UsageTrack({ usedPercent, reservedPercent = 0, level }: UsageTrackProps): ReactElement {
  return (
    <span className={classes(css.track, css[level])} aria-hidden="true">
      <span className={css.used} style={{ width: `${usedPercent}%` }} />
      <span className={css.reserved} style={{ width: `${reservedPercent}%` }} />
    </span>
  );
}

/** Marks a high share by more than its colour. */
export function UsageMark({ level }: { readonly level: UsageLevel }): ReactElement | null {
  if (level === 'usual') return null;
  return (
    <span className={classes(css.mark, css[level])}>
      <Icon name={level === 'full' ? 'error' : 'warning'} size={ICON_PX} />
    </span>
  );
}

const ICON_PX = 12;
