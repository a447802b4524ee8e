/** What a line weighs by its unit and density: the same when it is saved and while a person types. */
import type { MessageRef } from '#language/message.ts';
import { idOf } from '#language/readUnknown.ts';
import type { RecordValues } from '#language/record.ts';
import type { Facts } from '#language/registry.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { kilogramsOf, kilogramsPerUnit } from '#platform/model/ledger/kilograms.ts';

type Line = Pick<RecordValues<'hazLicenseDetail'>, 'quantity' | 'refQuantityUnit' | 'registeredDensity' | 'density'>;

export interface LineWeight {
  readonly kgPerUnit: Decimal;
  /** Null until a quantity is given. */
  readonly kilograms: Decimal | null;
}

/** Returns undefined without a unit, and a message if the line cannot be weighed. */
export function weighLine(
  { quantity, refQuantityUnit, registeredDensity, density }: Line,
  units: Facts['quantityUnits'],
): LineWeight | { readonly why: MessageRef } | undefined {
  const unit = idOf(refQuantityUnit);
  if (unit === null) return undefined;
  const perUnit = kilogramsPerUnit(units.get(unit), registeredDensity ?? density);
  if ('why' in perUnit) return perUnit;
  return { kgPerUnit: perUnit.kg, kilograms: quantity === null ? null : kilogramsOf(quantity, perUnit.kg) };
}
