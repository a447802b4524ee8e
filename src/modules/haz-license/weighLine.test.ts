import { describe, expect, it } from 'vitest';
import type { UnitFactor } from '#platform/model/quantityUnit.ts';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { weighLine } from './weighLine.ts';

const units: ReadonlyMap<string, UnitFactor> = new Map([
  ['kg', { measure: 'kilograms', factor: decimal('1') }],
  ['t', { measure: 'kilograms', factor: decimal('1000') }],
  ['l', { measure: 'litres', factor: decimal('1') }],
]);

interface Given {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly registered?: string;
  readonly stated?: string;
}

function kilograms({ quantity, unit, registered, stated }: Given): string | undefined {
  const numberOf = (text: string | null | undefined) => (text === null || text === undefined ? null : decimal(text));
  const weight = weighLine(
    {
      quantity: numberOf(quantity),
      refQuantityUnit: unit === null ? null : { id: unit },
      registeredDensity: numberOf(registered),
      density: numberOf(stated),
    },
    units,
  );
  if (weight === undefined) return undefined;
  if ('why' in weight) return weight.why.messageKey;
  return weight.kilograms === null ? '' : decimalText(weight.kilograms);
}

describe('the weight of a line', () => {
  it('is the quantity times the kilograms of its unit', () => {
    expect(kilograms({ quantity: '24', unit: 't' })).toBe('24000');
    expect(kilograms({ quantity: '0.25', unit: 'kg' })).toBe('0.25');
  });

  it('counts a volume by the registered density, and by the stated one if none is registered', () => {
    expect(kilograms({ quantity: '20000', unit: 'l', registered: '1.06', stated: '9' })).toBe('21200');
    expect(kilograms({ quantity: '10', unit: 'l', stated: '0.8' })).toBe('8');
  });

  it('is rounded to a gram, halves to the even one', () => {
    expect(kilograms({ quantity: '0.001', unit: 'l', registered: '0.5' })).toBe('0');
    expect(kilograms({ quantity: '0.003', unit: 'l', registered: '0.5' })).toBe('0.002');
  });

  it('is unknown without a unit or a quantity, and has a reason if it cannot be weighed', () => {
    expect(kilograms({ quantity: '1', unit: null })).toBeUndefined();
    expect(kilograms({ quantity: null, unit: 'kg' })).toBe('');
    expect(kilograms({ quantity: '1', unit: 'l' })).toBe('densityMissing');
    expect(kilograms({ quantity: '1', unit: 'box' })).toBe('unitNotCounted');
  });
});
