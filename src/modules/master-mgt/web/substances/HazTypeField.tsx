import type { ReactElement } from 'react';
import { useOpenForm } from '#platform/web/form/formContext.ts';
import { FormField } from '#platform/web/form/FormField.tsx';
import { useControl } from '#platform/web/form/useControl.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { hazTypeLaw } from '../../hazTypeLaw.ts';
import { useCodes } from '../codes.ts';
import css from './HazTypeField.module.css';
import { HazTypeTag } from './HazTypeTag.tsx';

const CHOICES = ['hazType'] as const;

/** The type of a listed object, and beside it what the law asks of that type. */
export function HazTypeField(): ReactElement {
  const { isReadOnly } = useOpenForm();
  const label = useLabel();
  const { one, snapshot } = useControl('', 'refHazType');
  const law = useLaw(snapshot.value);
  if (isReadOnly) {
    return (
      <dl className={css.read}>
        <dt>{label(one.field.label)}</dt>
        <dd className={css.line}>
          <HazTypeTag value={snapshot.value} />
          <span>{law}</span>
        </dd>
      </dl>
    );
  }
  return (
    <div className={css.field}>
      <FormField record="" name="refHazType" />
      <p className={css.law} aria-live="polite">
        {law === undefined ? null : (
          <>
            <HazTypeTag value={snapshot.value} /> <span>{law}</span>
          </>
        )}
      </p>
    </div>
  );
}

function useLaw(value: unknown): string | undefined {
  const label = useLabel();
  const { codeOf } = useCodes(CHOICES);
  const code = codeOf('hazType', value);
  const law = Object.entries(hazTypeLaw).find(([type]) => type === code)?.[1];
  return law === undefined ? undefined : label(law);
}
