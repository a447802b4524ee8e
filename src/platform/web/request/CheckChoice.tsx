import { useId, type ReactElement } from 'react';
import { getChoice } from '#language/catalogue.ts';
import { catalogue } from '../declarations/declared.ts';
import { FieldProblem, problemId } from '../fields/FieldFrame.tsx';
import { useLabel } from '../i18n/locale.ts';
import { useTexts } from '../i18n/texts.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './CheckChoice.module.css';
import { texts } from './texts.ts';

export type CheckResult = 'passed' | 'notPassed';

export interface CheckChoiceProps {
  readonly value: CheckResult | undefined;
  readonly onChange: (value: CheckResult) => void;
  readonly problem: string | undefined;
}

const RESULTS = [
  { code: 'passed', icon: 'good', help: 'passedHelp' },
  { code: 'notPassed', icon: 'error', help: 'notPassedHelp' },
] as const;

/** One of two, large enough not to be mistaken. */
export function CheckChoice({ value, onChange, problem }: CheckChoiceProps): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const id = useId();
  const { title, values } = getChoice(catalogue, 'checkResult');
  return (
    <fieldset className={css.choice} {...(problem === undefined ? {} : { 'aria-describedby': problemId(id) })}>
      <legend className={css.legend}>{label(title)}</legend>
      <div className={css.options}>
        {RESULTS.map(({ code, icon, help }) => (
          <label key={code} className={classes(css.option, css[code])}>
            <input className={css.input} type="radio" name={id} value={code} checked={value === code} onChange={() => onChange(code)} aria-describedby={`${id}${code}`} {...(problem === undefined ? {} : { 'aria-invalid': true })} />
            <Icon name={icon} size={ICON_PX} />
            <span>
              <span className={css.name}>{label(values[code]?.label ?? [code, code])}</span>
              <span id={`${id}${code}`} className={css.help}>
                {t(help)}
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
