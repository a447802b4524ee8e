import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { dosesOfIngredients, dosesOfProduct, type ProductDoses, type TypedIngredient } from './productDoses.ts';

const d = (text: string | null): Decimal | null => (text === null ? null : decimal(text));
const ingredient = (
  percent: string | null,
  oral: string | null = null,
  dermal: string | null = null,
): TypedIngredient => ({
  percent: d(percent),
  oral: d(oral),
  dermal: d(dermal),
});
const summaryOf = (answer: ProductDoses): unknown =>
  'problem' in answer ? answer.problem : answer.doses.map(({ route, dose }) => `${route} ${dose.toString()}`);

describe('input of the calculator', () => {
  it('is the dose of the product itself, by any known route', () => {
    expect(summaryOf(dosesOfProduct({ oral: d('375'), dermal: null }))).toEqual(['oral 375']);
    expect(summaryOf(dosesOfProduct({ oral: null, dermal: null }))).toEqual([]);
    expect(summaryOf(dosesOfProduct({ oral: d('0'), dermal: null }))).toEqual({ kind: 'dosePositive' });
  });

  it('is estimated from the ingredients whose dose is known by that route', () => {
    expect(summaryOf(dosesOfIngredients([ingredient('65', '850')]))).toEqual(['oral 1307.693']);
    expect(
      summaryOf(dosesOfIngredients([ingredient('10', '100', '500'), ingredient('20', '400'), ingredient(null)])),
    ).toEqual(['oral 666.667', 'dermal 5000']);
  });

  it('is reported if it lacks a percentage, or has too much', () => {
    expect(summaryOf(dosesOfIngredients([ingredient('10', '5'), ingredient(null, '5')]))).toEqual({
      kind: 'percentNeeded',
      n: 2,
    });
    expect(summaryOf(dosesOfIngredients([ingredient('0', '5')]))).toEqual({ kind: 'percentNeeded', n: 1 });
    expect(summaryOf(dosesOfIngredients([ingredient('60', '5'), ingredient('40.001', '5')]))).toEqual({
      kind: 'percentTooMuch',
    });
    expect(summaryOf(dosesOfIngredients([ingredient('60', '-1')]))).toEqual({ kind: 'dosePositive' });
  });
});
