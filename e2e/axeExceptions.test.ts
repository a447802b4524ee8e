import { expect, it } from 'vitest';
import { axeExceptions, EXCEPTIONS_MAX } from './support/axeExceptions.ts';

it('exceptions from accessibility checks are few, and each has a reason', () => {
  expect(axeExceptions.length).toBeLessThanOrEqual(EXCEPTIONS_MAX);
  expect(axeExceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
