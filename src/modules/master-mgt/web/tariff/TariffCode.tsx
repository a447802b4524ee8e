import { useEffect, type ReactElement } from 'react';
import { useFieldValue, useFormStore } from '#platform/web/form/store/formContext.ts';
import { FormField } from '#platform/web/form/field/FormField.tsx';
import { useControl } from '#platform/web/form/field/useControl.ts';
import { useIsReadOnly } from '#platform/web/form/store/useIsReadOnly.ts';
import { useLabel } from '#platform/web/i18n/locale.ts';
import { FieldGrid } from '#platform/web/ui/layout/FieldGrid.tsx';
import { readTariffCode } from '../../tariffCode.ts';
import css from './TariffCode.module.css';

/** Shows the two codes of a tariff line. A whole line typed or pasted into the first field fills both. */
export function TariffCode(): ReactElement {
  const label = useLabel();
  const isReadOnly = useIsReadOnly();
  const { modelField, snapshot } = useControl('', 'code');
  useSplitPastedCode(!isReadOnly);
  const code = typeof snapshot.value === 'string' ? snapshot.value : '';
  if (isReadOnly) return <ReadOnlyTariffCode name={label(modelField.field.label)} code={code} />;
  return (
    <div>
      <FieldGrid>
        <FormField record="" name="hsCode" />
        <FormField record="" name="statCode" />
      </FieldGrid>
      <div className={css.below} aria-live="polite">
        {readTariffCode(code)?.statCode === undefined ? null : (
          <ReadOnlyTariffCode name={label(modelField.field.label)} code={code} />
        )}
      </div>
    </div>
  );
}

function ReadOnlyTariffCode({ name, code }: { readonly name: string; readonly code: string }): ReactElement {
  return (
    <dl className={css.whole}>
      <dt>{name}</dt>
      <dd className={css.code}>{code}</dd>
    </dl>
  );
}

function useSplitPastedCode(isOn: boolean): void {
  const store = useFormStore();
  const typed = useFieldValue('hsCode');
  useEffect(() => {
    const read = isOn && typeof typed === 'string' ? readTariffCode(typed) : undefined;
    if (read?.statCode === undefined) return;
    store.change('statCode', read.statCode);
    store.change('hsCode', read.hsCode);
  }, [isOn, store, typed]);
}
