/** Returns the name of the author for display; if no person did it, the system is named in the reader's language. */
import { SYSTEM_NAME, SYSTEM_USERNAME } from '#language/commonFields.ts';
import { inLocale, type Locale } from '#language/label.ts';

export function authorName(username: string, locale: Locale): string {
  return username === SYSTEM_USERNAME ? inLocale(SYSTEM_NAME, locale) : username;
}
