import { describe, expect, it } from 'vitest';
import { readCode } from './readCode.ts';

describe('a typed code', () => {
  it.each([
    ['012345', '012345'],
    [' 012 345 ', '012345'],
    ['012-345', '012345'],
    ['๐๑๒๓๔๕', '012345'],
  ])('%j is read as %s', (text, code) => expect(readCode(text)).toBe(code));

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('%j is none', (text) =>
    expect(readCode(text)).toBeUndefined(),
  );
});
