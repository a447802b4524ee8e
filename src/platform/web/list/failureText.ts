/** What went wrong with a call, in the reader's language. */
import { ApiError, errorText } from '../api/errors.ts';
import { getLocale } from '../i18n/locale.ts';
import { translate } from '../i18n/texts.ts';
import { problemText } from '../api/errors.ts';
import { texts } from './texts.ts';

/** A broken rule says more than that there is one. */
export function failureText(error: unknown): string {
  const locale = getLocale();
  if (!(error instanceof ApiError)) return translate(texts, locale)('noAnswer');
  const [first] = error.body.fields ?? [];
  return first === undefined ? errorText(error, locale) : problemText(first, locale);
}
