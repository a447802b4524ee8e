import { describe, expect, it } from 'vitest';
import { parseOtpCode } from './parseOtpCode.ts';

describe('parseOtpCode', () => {
  it.each([
    ['012345', '012345'],
    [' 012 345 ', '012345'],
    ['012-345', '012345'],
    ['๐๑๒๓๔๕', '012345'],
  ])('reads %j as %s', (text, code) => expect(parseOtpCode(text)).toBe(code));

  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('rejects %j', (text) =>
    expect(parseOtpCode(text)).toBeUndefined(),
  );
});
