import type { ReactElement } from 'react';
import { cardOf, cardText } from '#platform/web/fields/display.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';

/** The name of the officer, whether chosen from the list or written. */
export function OfficerNameCell({ row }: { readonly row: string }): ReactElement {
  const locale = useLocale();
  const { refOfficer, name } = useRecordValues('storageLocationVisitOfficer', row).recordValues;
  const field = useFormStore().fieldAt(`${row}.refOfficer`);
  return (
    <span>{refOfficer === null || field.kind !== 'ref' ? name : cardText(cardOf(field), refOfficer, locale)}</span>
  );
}
