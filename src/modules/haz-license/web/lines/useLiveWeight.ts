/**
 * Weighs a line while a person types. The result is also put into the line, as the server will do when it is saved, so
 * that the totals and the rules of the form count with it.
 */
import { useEffect } from 'react';
import type { MessageRef } from '#language/message.ts';
import { decimalText, type Decimal } from '#language/values/decimal.ts';
import { useFormStore } from '#platform/web/form/store/formContext.ts';
import { useRecordValues } from '#platform/web/form/store/useRecordValues.ts';
import { weighLine, type LineWeight } from '../../weighLine.ts';
import { useQuantityUnits } from './useQuantityUnits.ts';

export function useLiveWeight(row: string): LineWeight | { readonly why: MessageRef } | undefined {
  const store = useFormStore();
  const units = useQuantityUnits();
  const line = useRecordValues('hazLicenseDetail', row).recordValues;
  const weight = units === undefined ? undefined : weighLine(line, units);
  const isKnown = units !== undefined;
  const { kgPerUnit = null, kilograms = null } = weight === undefined || 'why' in weight ? {} : weight;
  const isStale = isKnown && !(isSame(line.kgPerUnit, kgPerUnit) && isSame(line.kilograms, kilograms));
  const [perUnitText, kilogramsText] = [textOf(kgPerUnit), textOf(kilograms)];
  useEffect(() => {
    if (isStale) store.setValues(row, { kgPerUnit, kilograms });
    // The texts stand for the numbers, which are new objects every time.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [store, row, isStale, perUnitText, kilogramsText]);
  return weight;
}

function isSame(one: Decimal | null, other: Decimal | null): boolean {
  return one === null || other === null ? one === other : one.eq(other);
}

function textOf(value: Decimal | null): string {
  return value === null ? '' : decimalText(value);
}
