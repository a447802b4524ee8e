import type { ReactElement } from 'react';
import { ReadOnlyFields } from '#platform/web/form/draw/ReadOnlyFields.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';

/** Why it is as much as it is, or why nothing, in the language of who reads. */
export function FeeReason(): ReactElement {
  return <ReadOnlyFields names={[useLocale() === 'th' ? 'explanationTh' : 'explanationEn']} />;
}
