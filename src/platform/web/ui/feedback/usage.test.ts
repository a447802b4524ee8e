import { describe, expect, it } from 'vitest';
import { decimalText } from '#language/values/decimal.ts';
import { usageLevelOf, usageOf, type UsageFigures } from './usage.ts';

const usage = (figures: UsageFigures): readonly unknown[] => {
  const { left, usedPercent, reservedPercent, level } = usageOf(figures);
  return [decimalText(left), Math.round(usedPercent), Math.round(reservedPercent), level];
};

describe('usageOf', () => {
  it('subtracts exactly what was used, reserved and held', () => {
    expect(usage({ quota: 0.3, reserve: 0.1, use: 0.1 })).toEqual(['0.1', 33, 33, 'usual']);
    expect(usage({ quota: 1000, reserve: 50, use: 200, held: 150 })).toEqual(['600', 20, 20, 'usual']);
  });

  it('draws no more than the whole, and leaves no less than nothing', () => {
    expect(usage({ quota: 100, reserve: 30, use: 90 })).toEqual(['0', 90, 10, 'full']);
    expect(usage({ quota: 0, reserve: 0, use: 5 })).toEqual(['0', 100, 0, 'full']);
    expect(usage({ quota: 0, reserve: 0, use: 0 })).toEqual(['0', 0, 0, 'usual']);
  });

  it('is high from 80 percent taken, and full from 95', () => {
    expect([79.9, 80, 94.9, 95, 100].map(usageLevelOf)).toEqual(['usual', 'high', 'high', 'full', 'full']);
    expect(usage({ quota: 100, reserve: 20, use: 60 })).toEqual(['20', 60, 20, 'high']);
  });
});
