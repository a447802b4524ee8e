import type { ReactElement } from 'react';
import { useFieldValue, useFormStore, useOpenForm } from '#platform/web/form/store/formContext.ts';
import { Button } from '#platform/web/ui/button/Button.tsx';

const SCORES = [1, 2, 3, 4, 5] as const;

/** A score that is given by pressing it, which no control of a field does. */
export function SpecimenScore(): ReactElement {
  const store = useFormStore();
  const { isReadOnly } = useOpenForm();
  const score = useFieldValue('score');
  return (
    <fieldset>
      <legend>{`Score: ${typeof score === 'number' ? score : '-'}`}</legend>
      {isReadOnly
        ? null
        : SCORES.map((value) => (
            <Button key={value} aria-pressed={score === value} onClick={() => store.change('score', value)}>
              {value}
            </Button>
          ))}
    </fieldset>
  );
}
