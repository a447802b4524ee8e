/** Describes the failure of a call in the reader's language. */
import type { Locale } from '#language/label.ts';
import { getLocale } from '../i18n/locale.ts';
import { defineTexts, translate } from '../i18n/texts.ts';
import { ApiError, errorText, problemText } from './errors.ts';

/** Prefers the text of the broken rule to the general text of the refusal. */
export function failureText(error: unknown): string {
  const locale = getLocale();
  if (!(error instanceof ApiError)) return translate(texts, locale)('noAnswer');
  const [first] = error.body.fields ?? [];
  return first === undefined ? errorText(error, locale) : problemText(first, locale);
}

/** Describes why a sign-in was refused, or that the server did not answer. */
export function refusalText(error: unknown, locale: Locale): string {
  return error instanceof ApiError ? errorText(error, locale) : translate(texts, locale)('noAnswer');
}

const texts = defineTexts({
  noAnswer: {
    th: 'ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    en: 'The system cannot be reached. Check your connection and try again.',
  },
});
