import type { ReactElement } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './DayMeter.module.css';

const WHOLE = 100;

/** Shows graphically how much of the time limit is used; the text next to it has the same information. */
export function DayMeter({
  used,
  allowed,
  isLate,
}: {
  readonly used: number;
  readonly allowed: number;
  readonly isLate: boolean;
}): ReactElement {
  const share = allowed === 0 ? WHOLE : Math.min(WHOLE, Math.round((used / allowed) * WHOLE));
  return (
    <span className={classes(css.meter, isLate && css.late)} aria-hidden="true">
      <span className={css.used} style={{ width: `${isLate ? WHOLE : share}%` }} />
    </span>
  );
}
