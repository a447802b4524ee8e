import type { ReactElement } from 'react';
import { EMPTY_VALUE_TEXT, lookupText, nameInLocale } from '#platform/web/fields/display.ts';
import { useField } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import css from './PlaceRow.module.css';

/** The place by its name, with its number and kind below. */
export function PlaceCell({ row }: { readonly row: string }): ReactElement {
  const locale = useLocale();
  const { placeNameTh, placeNameEn, placeNumber } = useRecordValues('hazLicenseStorageLocation', row).recordValues;
  const kind = lookupText(useField(`${row}.refLocationType`).value, locale);
  return (
    <span className={css.cell}>
      <span>{nameInLocale({ th: placeNameTh ?? '', en: placeNameEn ?? '' }, locale) || EMPTY_VALUE_TEXT}</span>
      <span className={css.quiet}>{[kind, placeNumber ?? ''].filter((word) => word !== '').join(' · ')}</span>
    </span>
  );
}
