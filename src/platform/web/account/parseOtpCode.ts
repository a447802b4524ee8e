/** Reads the digits as they were typed, in Thai numerals or in groups; undefined if they are not a code. */
import { toArabicDigits } from '#language/values/thaiDigits.ts';

export const CODE_DIGITS = 6;

export function parseOtpCode(text: string): string | undefined {
  const digits = toArabicDigits(text.replaceAll(/[\s-]/g, ''));
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}
