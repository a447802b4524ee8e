import { describe, expect, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { dosesOfIngredients, dosesOfProduct, type ProductDoses, type TypedIngredient } from './productDoses.ts';

const d = (text: string | null): Decimal | null => (text === null ? null : decimal(text));
const one = (percent: string | null, oral: string | null = null, dermal: string | null = null): TypedIngredient => ({
  percent: d(percent),
  oral: d(oral),
  dermal: d(dermal),
});
const told = (answer: ProductDoses): unknown =>
  'problem' in answer ? answer.problem : answer.doses.map(({ route, dose }) => `${route} ${dose.toString()}`);

describe('input of the calculator', () => {
  it('is the dose of the product itself, by any known route', () => {
    expect(told(dosesOfProduct({ oral: d('375'), dermal: null }))).toEqual(['oral 375']);
    expect(told(dosesOfProduct({ oral: null, dermal: null }))).toEqual([]);
    expect(told(dosesOfProduct({ oral: d('0'), dermal: null }))).toEqual({ kind: 'dosePositive' });
  });

  it('is estimated from the ingredients whose dose is known by that route', () => {
    expect(told(dosesOfIngredients([one('65', '850')]))).toEqual(['oral 1307.693']);
    expect(told(dosesOfIngredients([one('10', '100', '500'), one('20', '400'), one(null)]))).toEqual([
      'oral 666.667',
      'dermal 5000',
    ]);
  });

  it('is reported if it lacks a percentage, or has too much', () => {
    expect(told(dosesOfIngredients([one('10', '5'), one(null, '5')]))).toEqual({ kind: 'percentNeeded', n: 2 });
    expect(told(dosesOfIngredients([one('0', '5')]))).toEqual({ kind: 'percentNeeded', n: 1 });
    expect(told(dosesOfIngredients([one('60', '5'), one('40.001', '5')]))).toEqual({ kind: 'percentTooMuch' });
    expect(told(dosesOfIngredients([one('60', '-1')]))).toEqual({ kind: 'dosePositive' });
  });
});
