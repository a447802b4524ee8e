import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'aria-label' | 'ref'
> {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of what it stands for is, and some is not. */
  readonly isIndeterminate?: boolean;
  readonly onToggle: () => void;
  /** One at most: round, as of old. */
  readonly isRound?: boolean;
}

/** A square whose words stand elsewhere. */
export function Checkbox({
  label,
  isChecked,
  isIndeterminate,
  onToggle,
  isRound = false,
  className,
  ...input
}: CheckboxProps): ReactElement {
  return (
    <label className={css.target}>
      <input
        // No attribute says so, and a press takes it away.
        ref={(element) => {
          if (element !== null && isIndeterminate !== undefined) element.indeterminate = isIndeterminate;
        }}
        {...input}
        type="checkbox"
        className={classes(css.tick, isRound && css.round, className)}
        aria-label={label}
        checked={isChecked}
        onChange={onToggle}
      />
    </label>
  );
}
