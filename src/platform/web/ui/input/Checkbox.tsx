import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'onChange' | 'aria-label' | 'ref'
> {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of the items it represents are checked, and some are not. */
  readonly isIndeterminate?: boolean;
  readonly onToggle: () => void;
  /** Round, like a radio button, if at most one can be chosen. */
  readonly isRound?: boolean;
}

/** A checkbox whose text is elsewhere. */
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
        // There is no attribute for it, and a click resets it.
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
