/** A range of doses in digits, the same in both languages: `>50–500`, `≤5`, `>2,000`. */
import { type Decimal, formatDecimal, fractionDigits } from '#language/values/decimal.ts';
import type { DoseRange } from './toxicityClass.ts';

export function rangeText({ moreThan, atMost }: DoseRange): string {
  if (atMost === null) return `>${doseText(moreThan)}`;
  return moreThan.eq('0') ? `≤${doseText(atMost)}` : `>${doseText(moreThan)}–${doseText(atMost)}`;
}

export function doseText(dose: Decimal): string {
  return formatDecimal(dose, 'th', fractionDigits(dose));
}
