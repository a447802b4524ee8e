/** Formats a quantity with as many decimals as it has. */
import { formatDecimal, fractionDigits, type Decimal } from '#language/values/decimal.ts';
import { useLocale } from '#platform/web/i18n/locale.ts';

export function useAmountText(): (amount: Decimal) => string {
  const locale = useLocale();
  return (amount) => formatDecimal(amount, locale, fractionDigits(amount));
}
