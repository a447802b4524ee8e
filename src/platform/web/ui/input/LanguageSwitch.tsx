import type { ReactElement } from 'react';
import { setLocale, useLocale } from '../../i18n/locale.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Segments } from './Segments.tsx';
import { texts } from '../texts.ts';

/** Each language in its own words, because people who need it cannot read the other. */
const languages = [
  { key: 'th', label: 'ไทย', lang: 'th' },
  { key: 'en', label: 'EN', lang: 'en', name: 'English' },
] as const;

export function LanguageSwitch({ isOnStructure }: { readonly isOnStructure?: boolean | undefined }): ReactElement {
  const t = useTexts(texts);
  return (
    <Segments
      label={t('language')}
      segments={languages}
      value={useLocale()}
      onChange={setLocale}
      isOnStructure={isOnStructure}
    />
  );
}
