import { expect, it } from 'vitest';
import { stepPartsOf } from './stepPartsOf.ts';

const guard = async () => undefined;
const effect = { apply: async () => undefined };

it('finds what the platform brings and what a module adds', () => {
  const parts = stepPartsOf([{ guards: { quotaLeft: guard } }, { effects: { bookQuota: effect } }]);
  expect(parts.guard('quotaLeft')).toBe(guard);
  expect(parts.effect('bookQuota')).toBe(effect);
  expect(parts.guard('checkPassed')).toBeTypeOf('function');
});

it('refuses a guard that nobody answers instead of taking it as one that holds', () => {
  expect(() => stepPartsOf([]).guard('quotaLeft')).toThrow('No server brings the guard "quotaLeft"');
  expect(() => stepPartsOf([]).effect('toString')).toThrow('No server brings the effect "toString"');
});

it('refuses two answers to one name', () => {
  expect(() => stepPartsOf([{ guards: { checkPassed: guard } }])).toThrow('Two servers bring the guard "checkPassed"');
});
