import { useId, type ReactElement } from 'react';
import { problemText } from '#platform/web/api/errors.ts';
import { describedBy, FieldProblem } from '#platform/web/fields/FieldFrame.tsx';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useLabel, useLocale } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import css from './StateCards.module.css';
import { texts } from './texts.ts';

const STATES = ['solid', 'liquid'] as const;

/** Chooses one of two, each with what it changes in the rest of the form. */
export function StateCards(): ReactElement {
  const t = useTexts(texts);
  const label = useLabel();
  const locale = useLocale();
  const { codeOf, cardOf, textOf } = useCodes('physicalState');
  const titleId = useId();
  const { modelField, snapshot, props } = useControl('', 'refPhysicalState');
  const chosen = codeOf(snapshot.value);
  const problem = snapshot.problem === undefined ? undefined : problemText(snapshot.problem, locale);
  const explained = describedBy(props.id, { help: undefined, problem });
  return (
    <div>
      <p id={titleId} className={css.title}>
        {label(modelField.field.label)}
        {snapshot.flags.isRequired ? (
          <span className={css.required} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </p>
      <div
        id={props.id}
        role="radiogroup"
        tabIndex={-1}
        className={css.cards}
        aria-labelledby={titleId}
        aria-required={snapshot.flags.isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={explained}
      >
        {STATES.map((state) => (
          <label key={state} className={css.card}>
            <input
              type="radio"
              name={props.id}
              value={state}
              className={css.input}
              checked={state === chosen}
              disabled={props.isDisabled}
              aria-describedby={`${titleId}-${state}`}
              aria-label={textOf(state)}
              onChange={() => props.onChange(cardOf(state))}
              onBlur={props.onBlur}
            />
            <span className={css.name}>{textOf(state)}</span>
            <span id={`${titleId}-${state}`} className={css.words}>
              {t(state)}
            </span>
          </label>
        ))}
      </div>
      {problem === undefined ? null : <FieldProblem id={props.id} text={problem} />}
    </div>
  );
}
