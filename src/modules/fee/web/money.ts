import type { Locale } from '#language/label.ts';
import { decimal, formatDecimal, type Decimal } from '#language/values/decimal.ts';

const SATANG_DIGITS = 2;

/** Returns for example `2,000.00`. */
export function money(amount: Decimal | number, locale: Locale): string {
  return formatDecimal(decimal(amount), locale, SATANG_DIGITS);
}
