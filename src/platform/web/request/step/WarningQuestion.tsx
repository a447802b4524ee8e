import { useId, type ReactElement } from 'react';
import type { AnyEntity } from '#language/entity.ts';
import type { CaseWarning } from '#platform/model/request/caseView.ts';
import { FieldProblem, problemId } from '../../fields/FieldFrame.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CheckboxLine } from '../../ui/input/CheckboxLine.tsx';
import { texts } from '../texts.ts';
import css from './WarningQuestion.module.css';
import { WarningText } from './WarningText.tsx';

export interface WarningQuestionProps {
  readonly entity: AnyEntity;
  readonly warnings: readonly CaseWarning[];
  /** Names of the confirmed rules. */
  readonly value: readonly string[];
  readonly onChange: (rules: readonly string[]) => void;
  readonly problem: string | undefined;
}

/** Shows the warnings before a submission: to be read, and to be confirmed one by one if the rule requires it. */
export function WarningQuestion({ entity, warnings, value, onChange, problem }: WarningQuestionProps): ReactElement {
  const t = useTexts(texts);
  const id = useId();
  const toRead = warnings.filter(({ needsAcknowledgement }) => !needsAcknowledgement);
  const toConfirm = byRule(warnings.filter(({ needsAcknowledgement }) => needsAcknowledgement));
  return (
    <Callout tone="warn" title={t('warnings')}>
      {toRead.length === 0 ? null : (
        <ul className={css.list}>
          {toRead.map((warning) => (
            <li key={`${warning.rule} ${warning.path} ${warning.message[1]}`}>
              <WarningText entity={entity} warning={warning} />
            </li>
          ))}
        </ul>
      )}
      {toConfirm.length === 0 ? null : (
        <fieldset className={css.confirm}>
          <legend className={css.legend}>{t('confirmWarnings')}</legend>
          {toConfirm.map(([rule, found]) => {
            const isConfirmed = value.includes(rule);
            const isMissing = problem !== undefined && !isConfirmed;
            return (
              <CheckboxLine
                key={rule}
                checked={isConfirmed}
                required
                {...(isMissing ? { 'aria-invalid': true, 'aria-describedby': problemId(id) } : {})}
                onChange={() =>
                  onChange(isConfirmed ? value.filter((confirmedRule) => confirmedRule !== rule) : [...value, rule])
                }
              >
                {found.map((warning) => (
                  <span key={`${warning.path} ${warning.message[1]}`} className={css.said}>
                    <WarningText entity={entity} warning={warning} />
                  </span>
                ))}
              </CheckboxLine>
            );
          })}
          {problem === undefined ? null : <FieldProblem id={id} text={problem} />}
        </fieldset>
      )}
    </Callout>
  );
}

/** One rule is confirmed once, for any number of rows. */
function byRule(warnings: readonly CaseWarning[]): readonly (readonly [string, readonly CaseWarning[]])[] {
  return [...new Set(warnings.map(({ rule }) => rule))].map((rule) => [
    rule,
    warnings.filter((warning) => warning.rule === rule),
  ]);
}
