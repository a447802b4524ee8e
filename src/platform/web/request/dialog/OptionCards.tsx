import { useId, type ReactElement } from 'react';
import { FieldProblem, problemId } from '../../fields/FieldFrame.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import css from './OptionCards.module.css';

export interface OptionCard<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly help: string;
  readonly icon: IconName;
  readonly tone: 'good' | 'bad' | 'plain';
}

export interface OptionCardsProps<V extends string> {
  readonly legend: string;
  /** Name of the input, if a form reads it. */
  readonly name?: string;
  readonly options: readonly OptionCard<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly problem?: string | undefined;
}

/** A choice between two options, large enough not to be confused. */
export function OptionCards<V extends string>({
  legend,
  name,
  options,
  value: chosen,
  onChange,
  problem,
}: OptionCardsProps<V>): ReactElement {
  const id = useId();
  return (
    <fieldset className={css.choice} {...(problem === undefined ? {} : { 'aria-describedby': problemId(id) })}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value, label, help, icon, tone }) => (
          <label key={value} className={classes(css.option, css[tone])}>
            <input
              className={css.input}
              type="radio"
              name={name ?? id}
              value={value}
              checked={chosen === value}
              onChange={() => onChange(value)}
              aria-describedby={`${id}${value}`}
              {...(problem === undefined ? {} : { 'aria-invalid': true })}
            />
            <Icon name={icon} size={ICON_PX} />
            <span>
              <span className={css.name}>{label}</span>
              <span id={`${id}${value}`} className={css.help}>
                {help}
              </span>
            </span>
          </label>
        ))}
      </div>
      {problem === undefined ? null : <FieldProblem id={id} text={problem} />}
    </fieldset>
  );
}

const ICON_PX = 22;
