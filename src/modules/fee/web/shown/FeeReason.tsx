import type { ReactElement } from 'react';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';

/** Explains the amount, or why nothing is charged, in the language of the reader. */
export function FeeReason(): ReactElement {
  return <ReadOnlyFields names={[useLocale() === 'th' ? 'explanationTh' : 'explanationEn']} />;
}
