import { expect, it } from 'vitest';
import { createStepRegistry } from './stepRegistry.ts';

const guard = async () => undefined;
const effect = { apply: async () => undefined };

it('finds the parts of the platform and those that a module adds', () => {
  const parts = createStepRegistry([{ guards: { quotaLeft: guard } }, { effects: { bookQuota: effect } }]);
  expect(parts.guard('quotaLeft')).toBe(guard);
  expect(parts.effect('bookQuota')).toBe(effect);
  expect(parts.guard('checkPassed')).toBeTypeOf('function');
});

it('refuses an unknown guard instead of treating it as passed', () => {
  expect(() => createStepRegistry([]).guard('quotaLeft')).toThrow('No server brings the guard "quotaLeft"');
  expect(() => createStepRegistry([]).effect('toString')).toThrow('No server brings the effect "toString"');
});

it('refuses two parts with one name', () => {
  expect(() => createStepRegistry([{ guards: { checkPassed: guard } }])).toThrow(
    'Two servers bring the guard "checkPassed"',
  );
});
