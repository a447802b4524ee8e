import { describe, expect, it } from 'vitest';
import { toArabicDigits, toThaiDigits } from './thaiDigits.ts';

describe('digits', () => {
  it('become Thai and Arabic again, and leave the rest of the text alone', () => {
    expect(toThaiDigits('เลขที่ 0123456789/A')).toBe('เลขที่ ๐๑๒๓๔๕๖๗๘๙/A');
    expect(toArabicDigits('เลขที่ ๐๑๒๓๔๕๖๗๘๙/A')).toBe('เลขที่ 0123456789/A');
    expect(toArabicDigits('2569')).toBe('2569');
  });
});
