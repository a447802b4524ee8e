/** A figure in a message, with thousands separated, which both languages do alike. */
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';

export function figure(value: Decimal): string {
  return formatDecimal(value, 'en', fractionDigits(value));
}
