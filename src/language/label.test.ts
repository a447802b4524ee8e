import { expect, it } from 'vitest';
import { inSentence } from './label.ts';

it.each([
  ['Bank notice', 'bank notice'],
  ['LD50 value', 'LD50 value'],
  ['HS code', 'HS code'],
  ['A', 'A'],
])('within a sentence %s is %s', (title, written) => {
  expect(inSentence(['ไทย', title])).toEqual(['ไทย', written]);
});
