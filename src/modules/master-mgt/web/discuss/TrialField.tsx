import { useId, type ReactElement } from 'react';
import type { Field } from '#language/field.ts';
import { catalogue } from '#platform/web/declarations/loadedModules.ts';
import type { SentTerm } from '#platform/web/api/resource.ts';
import { FieldControl } from '#platform/web/fields/FieldControl.tsx';
import { FieldFrame } from '#platform/web/fields/FieldFrame.tsx';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { useTexts } from '#platform/web/i18n/texts.ts';
import { texts } from './texts.ts';

export interface TrialFieldProps {
  /** Name of a field of a case, or of its substances; it has the same control. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly where?: readonly SentTerm[] | undefined;
  readonly isDisabled?: boolean;
}

/** One field of the question, separate from the record that is being edited. */
export function TrialField({ name, value, onChange, where, isDisabled = false }: TrialFieldProps): ReactElement {
  const id = useId();
  const label = useLabel();
  const t = useTexts(texts);
  const field = fieldOf(name);
  return (
    <FieldFrame id={id} label={name === 'fromValue' ? t('concentration') : label(field.label)}>
      <FieldControl
        id={id}
        name={id}
        field={field}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(where === undefined ? {} : { where })}
      />
    </FieldFrame>
  );
}

function fieldOf(name: string): Field {
  const field =
    catalogue.entities.get('hazDiscussCase')?.fields[name] ??
    catalogue.entities.get('discussCaseSubStance')?.fields[name];
  if (field === undefined) throw new Error(`No case for rulings is asked by "${name}"`);
  return field;
}
