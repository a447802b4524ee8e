import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import css from './LabelledInput.module.css';

export interface LabelledInputProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly help?: ReactNode;
  /** The problem with the value. */
  readonly problem?: string | undefined;
  /** A control inside the frame, at its end. */
  readonly end?: ReactNode;
  /** An icon inside the frame, at its beginning. */
  readonly start?: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  /** It is among the fields of a record, and looks like them. */
  readonly isField?: boolean | undefined;
}

/** A text input with its label, for pages that are not the form of a record. */
export function LabelledInput({
  label,
  help,
  problem,
  start,
  end,
  isLabelHidden = false,
  isField = false,
  className,
  ...rest
}: LabelledInputProps): ReactElement {
  const id = useId();
  return (
    <div className={classes(css.field, className)}>
      {isLabelHidden ? null : (
        <label className={classes(css.label, isField && css.asField)} htmlFor={id}>
          {label}
          {/* For sighted users: screen readers get from the input itself that it is required. */}
          {isField && rest.required === true ? (
            <span className={css.required} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
      )}
      <div className={css.frame}>
        {start === undefined ? null : <span className={css.start}>{start}</span>}
        <input
          {...rest}
          id={id}
          className={css.input}
          {...(isLabelHidden ? { 'aria-label': label } : {})}
          aria-describedby={describedBy(id, { help, problem })}
          {...(problem === undefined ? {} : { 'aria-invalid': true })}
        />
        {end}
      </div>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={css.problem}>
          <Icon name="error" size={ICON_PX} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

const ICON_PX = 14;

function describedBy(id: string, { help, problem }: Pick<LabelledInputProps, 'help' | 'problem'>): string | undefined {
  const ids = [help === undefined ? '' : `${id}-help`, problem === undefined ? '' : `${id}-problem`].filter(
    (textId) => textId !== '',
  );
  return ids.length === 0 ? undefined : ids.join(' ');
}
