import { expect, it } from 'vitest';
import { axeExceptions, MOST_EXCEPTIONS } from './support/axeExceptions.ts';

it('exceptions from what everybody can use are few, and each has a reason', () => {
  expect(axeExceptions.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
  expect(axeExceptions.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
