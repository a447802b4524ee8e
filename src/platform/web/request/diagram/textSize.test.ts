import { describe, expect, it } from 'vitest';
import { textWidth, wrapText } from './textSize.ts';

describe('text in a diagram', () => {
  it('needs no room for the marks above and below Thai letters', () => {
    expect(textWidth('รบเรอง', 10)).toBe(textWidth('รับเรื่อง', 10));
  });

  it('is broken between Thai words, and never within one', () => {
    expect(wrapText('รอผู้มีอำนาจลงนาม', { sizePx: 10, width: 60 }).join('|')).toBe('รอผู้มีอำนาจ|ลงนาม');
    expect(wrapText('Waiting for the signatory', { sizePx: 10, width: 90 })).toEqual(['Waiting for the', 'signatory']);
  });

  it('is not broken within a word that is longer than the line, nor between brackets and their content', () => {
    expect(wrapText('Incomprehensible', { sizePx: 10, width: 20 })).toEqual(['Incomprehensible']);
    expect(
      wrapText('ยื่นคำขอ (รอเจ้าหน้าที่รับเรื่อง)', { sizePx: 15, width: 170 }).every((line) => !/^\)|\($/u.test(line)),
    ).toBe(true);
  });
});
