import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './Tick.module.css';

export interface TickProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'aria-label' | 'ref'
> {
  readonly label: string;
  readonly isTicked: boolean;
  /** Some of what it stands for is, and some is not. */
  readonly isHalf?: boolean;
  readonly onToggle: () => void;
  /** One at most: round, as of old. */
  readonly isRound?: boolean;
}

/** A square whose words stand elsewhere. */
export function Tick({
  label,
  isTicked,
  isHalf,
  onToggle,
  isRound = false,
  className,
  ...input
}: TickProps): ReactElement {
  return (
    <label className={css.target}>
      <input
        // No attribute says so, and a press takes it away.
        ref={(element) => {
          if (element !== null && isHalf !== undefined) element.indeterminate = isHalf;
        }}
        {...input}
        type="checkbox"
        className={classes(css.tick, isRound && css.round, className)}
        aria-label={label}
        checked={isTicked}
        onChange={onToggle}
      />
    </label>
  );
}
