import { describe, expect, it } from 'vitest';
import { toArabicDigits, toThaiDigits } from './thaiDigits.ts';

describe('digits', () => {
  it('are converted to Thai and back to Arabic, and the rest of the text is unchanged', () => {
    expect(toThaiDigits('เลขที่ 0123456789/A')).toBe('เลขที่ ๐๑๒๓๔๕๖๗๘๙/A');
    expect(toArabicDigits('เลขที่ ๐๑๒๓๔๕๖๗๘๙/A')).toBe('เลขที่ 0123456789/A');
    expect(toArabicDigits('2569')).toBe('2569');
  });
});
