import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './CheckboxLine.module.css';

/** A tick with its words beside it, all of which can be hit. */
export function CheckboxLine({ className, children, ...input }: Omit<ComponentProps<'input'>, 'type'>): ReactElement {
  return (
    <label className={classes(css.line, className)}>
      <input {...input} type="checkbox" className={css.tick} />
      <span>{children}</span>
    </label>
  );
}
