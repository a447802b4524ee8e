import type { ReactElement } from 'react';
import { ReadFields } from '#platform/web/form/draw/ReadFields.tsx';
import { useLocale } from '#platform/web/i18n/locale.ts';

/** Why it is as much as it is, or why nothing, in the language of who reads. */
export function FeeReason(): ReactElement {
  return <ReadFields names={[useLocale() === 'th' ? 'explanationTh' : 'explanationEn']} />;
}
