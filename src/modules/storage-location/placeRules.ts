/** Rules about the place itself: its position, and the licence that a large factory needs. */
import { rule } from '#language/entity.ts';
import { fieldProblem, message } from '#language/message.ts';
import type { RecordValues } from '#language/record.ts';
import { decimal, sum, type Decimal } from '#language/values/decimal.ts';
import { remainingRows } from '#language/remainingRows.ts';
import './messages.ts';

declare module '#language/registry.ts' {
  interface Facts {
    /** From this horsepower or this number of workers on, a factory licence is needed. */
    factoryLimits: FactoryLimits;
  }
}

export interface FactoryLimits {
  readonly horsepower: Decimal;
  readonly workers: Decimal;
}

type Place = RecordValues<'storageLocation'>;

export function isManufacture({ refLocationType }: Pick<Place, 'refLocationType'>): boolean {
  return refLocationType === 'manufacture';
}

/** Follows from the document type. A new record in a form has no document type until it is saved. */
export function locationTypeOf({
  refDocumentType,
  refLocationType,
}: Pick<Place, 'refDocumentType' | 'refLocationType'>): NonNullable<Place['refLocationType']> {
  if (refDocumentType === null) return refLocationType ?? 'storage';
  return refDocumentType === 'manufactureLocation' ? 'manufacture' : 'storage';
}

/** The horsepower of all machines together; null if it is no place of manufacture. */
export function horsepowerOf(place: Pick<Place, 'refLocationType' | 'machines'>): Decimal | null {
  if (!isManufacture(place)) return null;
  return sum(
    remainingRows(place.machines).flatMap(([{ count, horsepower }]) =>
      count === null || horsepower === null ? [] : [horsepower.times(decimal(count))],
    ),
  );
}

export const factoryLicenceStated = rule<'storageLocation', 'factoryLimits'>('factoryLicenceStated', {
  isAtSubmit: true,
  needs: ['factoryLimits'],
  check: (place, { factoryLimits: limits }) => {
    const { horsepower, workers, factoryLicenceNo, factoryLicenceDate } = place;
    const isLarge =
      (horsepower !== null && horsepower.gte(limits.horsepower)) ||
      (workers !== null && decimal(workers).gte(limits.workers));
    if (!isManufacture(place) || !isLarge) return undefined;
    const why = message('factoryLicenceMissing', {
      horsepower: limits.horsepower.toString(),
      workers: limits.workers.toString(),
    });
    return [
      ...(factoryLicenceNo === null ? [fieldProblem('factoryLicenceNo', why)] : []),
      ...(factoryLicenceDate === null ? [fieldProblem('factoryLicenceDate', why)] : []),
    ];
  },
});
