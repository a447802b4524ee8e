/** Who did it, as a person reads it: where nobody did, the system is named in the reader's language. */
import { SYSTEM_USERNAME } from '#language/commonFields.ts';
import type { Locale } from '#language/label.ts';
import { defineTexts, translate } from './texts.ts';

const texts = defineTexts({ system: { th: 'ระบบ', en: 'the system' } });

export function byWhom(username: string, locale: Locale): string {
  return username === SYSTEM_USERNAME ? translate(texts, locale)('system') : username;
}
