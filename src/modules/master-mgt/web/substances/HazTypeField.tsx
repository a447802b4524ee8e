import type { ReactElement } from 'react';
import { useCodes } from '#platform/web/fields/options/useCodes.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { hazTypeLaw } from '../../hazTypeLaw.ts';
import css from './HazTypeField.module.css';
import { HazTypeTag } from './HazTypeTag.tsx';

/** Shows the type of a listed object, and next to it what the law requires for that type. */
export function HazTypeField(): ReactElement {
  const isReadOnly = useIsReadOnly();
  const label = useLabel();
  const { modelField, snapshot } = useControl('', 'refHazType');
  const law = useLaw(snapshot.value);
  if (isReadOnly) {
    return (
      <dl className={css.read}>
        <dt>{label(modelField.field.label)}</dt>
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
  const code = useCodes('hazType').codeOf(value);
  return code === null ? undefined : label(hazTypeLaw[code]);
}
