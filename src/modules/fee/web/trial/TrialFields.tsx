import { useId, type ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { questionFields, type QuestionName } from '../../feeQuestion.ts';
import type { TrialValues } from './trialValues.ts';
import css from './TrialFields.module.css';

export interface TrialFieldsProps {
  readonly names: readonly QuestionName[];
  readonly values: TrialValues;
  readonly onChange: (changed: TrialValues) => void;
}

/** Shows some fields of the question, each as in any form. */
export function TrialFields({ names, values, onChange }: TrialFieldsProps): ReactElement {
  const id = useId();
  const label = useLabel();
  return (
    <div className={css.fields}>
      {names.map((name) => {
        const field: Field = questionFields[name];
        return (
          <FieldFrame
            key={name}
            id={`${id}-${name}`}
            label={label(field.label)}
            isRequired={field.required}
            span={field.kind === 'ref' || name === 'documentType' ? 'full' : undefined}
          >
            <FieldControl
              id={`${id}-${name}`}
              name={name}
              field={field}
              value={values[name] ?? null}
              onChange={(value) => onChange({ [name]: value })}
              isRequired={field.required}
            />
          </FieldFrame>
        );
      })}
    </div>
  );
}
