import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { getPlainDate } from '#language/values/plainDate.ts';
import { amountFieldIn, questionBody } from './trialValues.ts';

describe('the question of a trial', () => {
  it('is sent in the format of records, with only the amount that the rate uses', () => {
    const values = {
      documentType: { id: 'd', value: 'x' },
      date: getPlainDate('2026-11-15'),
      copies: 2,
      tonsPerYear: decimal('12.5'),
      country: null,
    };
    expect(questionBody(values, 'tonsPerYear')).toEqual({
      documentType: { id: 'd' },
      date: '2026-11-15T00:00:00+07:00',
      tonsPerYear: '12.5',
    });
    expect(questionBody(values, undefined)).toEqual({ documentType: { id: 'd' }, date: '2026-11-15T00:00:00+07:00' });
  });

  it('gets the amount field that the answer reports missing', () => {
    expect(
      ['quantity', 'area', 'trips', 'items', 'rate'].map((what) =>
        amountFieldIn({ kind: 'missing', what, rate: null, why: [] } as never),
      ),
    ).toEqual(['tonsPerYear', 'squareMetres', 'trips', 'items', undefined]);
    expect(amountFieldIn(undefined)).toBeUndefined();
  });
});
