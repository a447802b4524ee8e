import type { ReactElement, ReactNode } from 'react';
import { FieldValue } from '../../fields/FieldValue.tsx';
import { useLabel } from '../../i18n/locale.ts';
import { useField, useFormStore } from '../store/formContext.ts';
import css from './ViewNodes.module.css';

/** Shows fields of the record as its view page shows the others: for slots that are only read. */
export function ReadOnlyFields({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <dl className={css.values}>
      {names.map((name) => (
        <ReadOnlyField key={name} name={name} />
      ))}
    </dl>
  );
}

/** Shows one field, with further content next to the value. */
export function ReadOnlyField({
  name,
  children,
}: {
  readonly name: string;
  readonly children?: ReactNode;
}): ReactElement | null {
  const label = useLabel();
  const modelField = useFormStore().model.byName.get(name);
  const { value, flags } = useField(name);
  if (modelField === undefined || !flags.isVisible) return null;
  return (
    <div className={css.value}>
      <dt>{label(modelField.field.label)}</dt>
      <dd>
        <FieldValue field={modelField.field} value={value} />
        {children}
      </dd>
    </div>
  );
}
