import { describe, expect, it } from 'vitest';
import type { ImportOutcome } from './importAnswer.ts';
import { importResultOf } from './importResult.ts';
import { findSheetFileProblem, LARGEST_SHEET_BYTES } from './sheetFile.ts';

describe('a chosen file', () => {
  it.each([
    ['พิกัด.xlsx', 1, undefined],
    ['HS.CSV', LARGEST_SHEET_BYTES, undefined],
    ['HS.csv', LARGEST_SHEET_BYTES + 1, 'tooLarge'],
    ['HS.csv', 0, 'empty'],
    ['HS.xls', 1, 'oldExcel'],
    ['HS.pdf', 1, 'notSheet'],
    ['csv', 1, 'notSheet'],
  ])('%s of %d bytes: %s', (name, size, trouble) => {
    expect(findSheetFileProblem([{ name, size }])).toBe(trouble);
  });

  it('must be exactly one', () => {
    expect(findSheetFileProblem([])).toBe('oneFile');
    expect(
      findSheetFileProblem([
        { name: 'a.csv', size: 1 },
        { name: 'b.csv', size: 1 },
      ]),
    ).toBe('oneFile');
  });
});

describe('importResultOf', () => {
  const outcome: ImportOutcome = {
    isTrial: true,
    isLoaded: false,
    rows: 3,
    created: 1,
    updated: 1,
    unchanged: 1,
    problemCount: 0,
    problems: [],
  };
  it.each([
    ['is ready to be loaded', {}, 'ready'],
    ['is the same as before', { created: 0, updated: 0, unchanged: 3 }, 'same'],
    ['is loaded', { isTrial: false, isLoaded: true }, 'loaded'],
    [
      'is loaded, though nothing had to be written',
      { isTrial: false, isLoaded: true, created: 0, updated: 0 },
      'loaded',
    ],
    ['has to be mended, also when it was to be loaded', { isTrial: false, problemCount: 1 }, 'problems'],
  ] as const)('%s', (_, more, result) => {
    expect(importResultOf({ ...outcome, ...more })).toBe(result);
  });
});
