/** What the server says against a sign-in, or that it said nothing. */
import type { Locale } from '#language/label.ts';
import { ApiError, errorText } from '../api/errors.ts';
import { translate } from '../i18n/texts.ts';
import { texts } from './texts.ts';

export function refusalText(error: unknown, locale: Locale): string {
  return error instanceof ApiError ? errorText(error, locale) : translate(texts, locale)('unreachable');
}
