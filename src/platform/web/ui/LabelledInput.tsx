import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './LabelledInput.module.css';

export interface LabelledInputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly help?: ReactNode;
  /** A control inside the frame, at its end. */
  readonly end?: ReactNode;
  /** A mark inside the frame, at its beginning. */
  readonly start?: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
}

/** A text with its label, for pages that are no form of a record. */
export function LabelledInput({ label, help, start, end, isLabelHidden = false, className, ...rest }: LabelledInputProps): ReactElement {
  const id = useId();
  return (
    <div className={classes(css.field, className)}>
      {isLabelHidden ? null : (
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={css.frame}>
        {start === undefined ? null : <span className={css.start}>{start}</span>}
        <input {...rest} id={id} className={css.input} {...(isLabelHidden ? { 'aria-label': label } : {})} aria-describedby={help === undefined ? undefined : `${id}-help`} />
        {end}
      </div>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
    </div>
  );
}
