/** Properties of quantities of samples: conversion is exact, and more is never allowed where less is not. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, divide } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { amountOf, totalOf } from './sampleLimit.ts';

const UNITS = [
  { measure: 'kilograms', factor: decimal('1') },
  { measure: 'kilograms', factor: decimal('1000') },
  { measure: 'kilograms', factor: decimal('0.001') },
] as const;

const quantity = fc
  .integer({ min: 1, max: 999_999_999 })
  .map((thousandths) => divide(decimal(String(thousandths)), decimal('1000'), { scale: 3, rounding: 'down' }));
const line = fc.record({
  nameTh: fc.constant('เอคิว'),
  nameEn: fc.constant('AQ'),
  quantity,
  unit: fc.constantFrom(...UNITS),
});

it('converts exactly: back in its unit it is what was typed, and any order of lines gives the same sum', () => {
  assertProperty(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      for (const one of lines)
        expect(divide(amountOf(one), one.unit.factor, { scale: 3, rounding: 'down' }).eq(one.quantity)).toBe(true);
      expect(totalOf(lines).eq(totalOf(lines.toReversed()))).toBe(true);
    }),
  );
});

it('grows with every line and every quantity, so what is above the limit stays above it', () => {
  assertProperty(
    fc.property(fc.array(line, { maxLength: 19 }), line, quantity, (lines, added, more) => {
      expect(totalOf([...lines, added]).gt(totalOf(lines))).toBe(true);
      expect(amountOf({ ...added, quantity: added.quantity.plus(more) }).gt(amountOf(added))).toBe(true);
    }),
  );
});
