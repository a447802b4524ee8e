import { expect, it } from 'vitest';
import { comparePictograms } from './comparePictograms.ts';

const why = ['เพราะ', 'because'] as const;

it('returns what is proposed and not used, and what is used and not proposed', () => {
  const { all, notUsed, alsoUsed } = comparePictograms(
    [
      { code: 'GHS09', reasons: [why] },
      { code: 'GHS05', reasons: [] },
    ],
    [
      { id: 'a', code: 'GHS09' },
      { id: 'b', code: 'GHS03' },
    ],
  );
  expect(all).toEqual([
    { code: 'GHS03', isProposed: false, row: 'b', reasons: [] },
    { code: 'GHS05', isProposed: true, row: undefined, reasons: [] },
    { code: 'GHS09', isProposed: true, row: 'a', reasons: [why] },
  ]);
  expect([notUsed, alsoUsed]).toEqual([['GHS05'], ['GHS03']]);
});
