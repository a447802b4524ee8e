import { describe, expect, it } from 'vitest';
import { normaliseForSearch } from './thaiText.ts';

describe('a text normalised for search', () => {
  it('is the same for letters of any case and width', () => {
    expect(normaliseForSearch('ABC')).toBe('abc');
    expect(normaliseForSearch('ＡＢＣ１２')).toBe('abc12');
    expect(normaliseForSearch('E\u0301')).toBe('é');
  });

  it.each([
    ['sara am in two', 'น\u0E49\u0E4D\u0E32', 'น้ำ'],
    ['sara am with its tone too late', 'น\u0E4D\u0E49\u0E32', 'น้ำ'],
    ['two sara e for sara ae', 'เเก๊ส', 'แก๊ส'],
    ['a tone before the vowel above', 'ท\u0E48\u0E35', 'ที่'],
    ['a tone before the vowel below', 'ค\u0E49\u0E38ม', 'คุ้ม'],
    ['a tone typed twice', 'ที่\u0E48', 'ที่'],
    ['thanthakhat before its vowel', 'สิทธ\u0E4C\u0E34', 'สิทธิ์'],
    ['lakkhangyao for sara a', 'สๅร', 'สาร'],
    ['Thai digits', '๗๗๗๘-๕๔-๓', '7778-54-3'],
    ['spaces between words', 'กรด ซัลฟิวริก', 'กรดซัลฟิวริก'],
    ['a space without width', 'กรด\u200Bซัลฟิวริก', 'กรดซัลฟิวริก'],
    ['a registry number without hyphens', '7778543', '7778-54-3'],
    ['a registry number with dashes', '7778–54–3', '7778-54-3'],
    ['a tariff line with dots', '2828.10.00-000', '28281000-000'],
    ['an abbreviation without dots', 'พศ', 'พ.ศ.'],
    ['quotation marks of a word processor', '“กรด”', '"กรด"'],
  ])('is the same with %s', (_what, typed, stored) => {
    expect(normaliseForSearch(typed)).toBe(normaliseForSearch(stored));
  });

  it('retains what distinguishes words', () => {
    const words = ['ป่า', 'ป้า', 'ปา', 'ปี', 'ปี่', 'แก', 'เก', 'a/b', 'ab', 'a,b'];
    expect(new Set(words.map(normaliseForSearch)).size).toBe(words.length);
  });

  it('is found by half a syllable of it', () => {
    const steps = ['น', 'น้', 'น้ำ', 'น้ำม', 'น้ำมั', 'น้ำมัน'];
    for (const typed of steps) expect(normaliseForSearch('น้ำมัน')).toContain(normaliseForSearch(typed));
  });
});
