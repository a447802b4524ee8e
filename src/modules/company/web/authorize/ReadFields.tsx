import type { ReactElement } from 'react';
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

function ReadField({ name }: { readonly name: string }): ReactElement | null {
  const label = useLabel();
  const one = useFormStore().model.byName.get(name);
  const { value, flags } = useField(name);
  if (one === undefined || !flags.isShown) return null;
  return (
    <div className={css.value}>
      <dt>{label(one.field.label)}</dt>
      <dd>
        <FieldValue field={one.field} value={value} />
      </dd>
    </div>
  );
}
