import { expect, it } from 'vitest';
import { decimal, decimalText } from '#language/values/decimal.ts';
import { lineInForceOf, usageOfLine } from './lineInForce.ts';

it('adds up what a change may not go below', () => {
  const record = { id: 'id', lineId: 'line', kilograms: 25, quantityRemaining: 4, quantityUsed: 20.5 };
  const line = lineInForceOf({
    ...record,
    quantityReserved: 0.5,
    refHazLicense: { refDossier: { code: 'นข.3/2569' } },
  });
  expect([line.code, decimalText(line.taken)]).toEqual(['นข.3/2569', '21']);
  expect(decimalText(lineInForceOf({ ...record, quantityReserved: null, refHazLicense: null }).taken)).toBe('20.5');
});

it('draws what was granted from what is left and taken, and nothing for a line without a stock card', () => {
  const line = { quantityRemaining: decimal('4'), quantityUsed: decimal('20'), quantityReserved: decimal('1') };
  expect(usageOfLine(line)).toEqual({ quota: 25, use: 20, reserve: 1 });
  expect(usageOfLine({ ...line, quantityRemaining: null })).toBeUndefined();
});
