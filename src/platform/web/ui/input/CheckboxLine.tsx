import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './CheckboxLine.module.css';

/** A checkbox with its text next to it; both can be clicked. */
export function CheckboxLine({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>): ReactElement {
  return (
    <label className={classes(css.line, className)}>
      <input {...input} type="checkbox" className={css.tick} />
      <span>{children}</span>
    </label>
  );
}
