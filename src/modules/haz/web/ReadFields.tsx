import type { ReactElement, ReactNode } from 'react';
import { FieldValue } from '#platform/web/fields/FieldValue.tsx';
import { useField, useFormStore } from '#platform/web/form/formContext.ts';
import css from '#platform/web/form/ViewNodes.module.css';
import { useLabel } from '#platform/web/i18n/locale.ts';

/** Fields of the record as its page shows all others. */
export function ReadFields({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <dl className={css.values}>
      {names.map((name) => (
        <ReadField key={name} name={name} />
      ))}
    </dl>
  );
}

/** With what there is to say beside the value. */
export function ReadField({ name, children }: { readonly name: string; readonly children?: ReactNode }): ReactElement {
  const label = useLabel();
  const field = useFormStore().fieldAt(name);
  return (
    <div className={css.value}>
      <dt>{label(field.label)}</dt>
      <dd>
        <FieldValue field={field} value={useField(name).value} />
        {children}
      </dd>
    </div>
  );
}
