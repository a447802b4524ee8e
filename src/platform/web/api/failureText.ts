/** What went wrong with a call, in the reader's language. */
import type { Locale } from '#language/label.ts';
import { getLocale } from '../i18n/locale.ts';
import { defineTexts, translate } from '../i18n/texts.ts';
import { ApiError, errorText, problemText } from './errors.ts';

/** A broken rule says more than that there is one. */
export function failureText(error: unknown): string {
  const locale = getLocale();
  if (!(error instanceof ApiError)) return translate(texts, locale)('noAnswer');
  const [first] = error.body.fields ?? [];
  return first === undefined ? errorText(error, locale) : problemText(first, locale);
}

/** What the server says against a sign-in, or that it said nothing. */
export function refusalText(error: unknown, locale: Locale): string {
  return error instanceof ApiError ? errorText(error, locale) : translate(texts, locale)('noAnswer');
}

const texts = defineTexts({
  noAnswer: {
    th: 'ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    en: 'The system cannot be reached. Check your connection and try again.',
  },
});
