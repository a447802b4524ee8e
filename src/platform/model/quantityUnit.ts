/** A unit of quantity in kilograms or litres, as administrators write it in the attributes of its lookup row. */
import { isPlainObject } from '#language/patch.ts';
import { findDecimal, ZERO, type Decimal } from '#language/values/decimal.ts';

export type Measure = 'kilograms' | 'litres';

export interface UnitFactor {
  readonly measure: Measure;
  /** The kilograms or litres of one unit: a product with it is exact. */
  readonly factor: Decimal;
}

declare module '#language/registry.ts' {
  interface Facts {
    /** By the id of its lookup row; a unit that is neither weight nor volume has no entry. */
    quantityUnits: ReadonlyMap<string, UnitFactor>;
  }
}

/** Returns undefined for a unit that is neither weight nor volume. */
export function findUnitFactor(attribute: unknown): UnitFactor | undefined {
  if (!isPlainObject(attribute)) return undefined;
  for (const measure of ['kilograms', 'litres'] as const) {
    const factor = findDecimal(attribute[measure]);
    if (factor?.gt(ZERO) === true) return { measure, factor };
  }
  return undefined;
}
