import type { ReactElement } from 'react';
import { lookupText } from '#platform/web/fields/display.ts';
import { useField } from '#platform/web/form/formContext.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';
import css from './ContentRow.module.css';

/** What is found is told in the unit it was declared in. */
export function UnitWords({ row }: { readonly row: string }): ReactElement {
  const { value } = useField(`${row}.refUnit`);
  return <span className={css.unit}>{lookupText(value, useLocale())}</span>;
}
