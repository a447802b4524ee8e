/** Quantities at the edge of the ledger: whatever unit people use, the ledger counts kilograms. */
import { message, type MessageRef } from '#language/message.ts';
import { round, type Decimal } from '#language/values/decimal.ts';
import type { UnitFactor } from '../quantityUnit.ts';

/** To a gram, halves to the even one, so that many rounded quantities add up to about the sum of the exact ones. */
export const KILOGRAM_SCALE = 3;

/**
 * Returns the exact kilograms of one unit; a volume needs the density of the product. Returns a message if it cannot be
 * weighed.
 */
export function kilogramsPerUnit(
  unit: UnitFactor | undefined,
  density: Decimal | null | undefined,
): { readonly kg: Decimal } | { readonly why: MessageRef } {
  if (unit === undefined) return { why: message('unitNotCounted') };
  if (unit.measure === 'kilograms') return { kg: unit.factor };
  return density === null || density === undefined
    ? { why: message('densityMissing') }
    : { kg: unit.factor.times(density) };
}

/** What a quantity weighs: computed exactly and rounded once. */
export function kilogramsOf(quantity: Decimal, kgPerUnit: Decimal): Decimal {
  return round(quantity.times(kgPerUnit), { scale: KILOGRAM_SCALE, rounding: 'halfEven' });
}
