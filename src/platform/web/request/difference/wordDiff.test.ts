import { describe, expect, it } from 'vitest';
import { wordDiff, type DiffPiece } from './wordDiff.ts';

const markedText = (pieces: readonly DiffPiece[]): string =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const diff = (before: string, after: string): readonly string[] => {
  const found = wordDiff(before, after);
  return [markedText(found.before), markedText(found.after)];
};

describe('changed words', () => {
  it('are marked at their position, and nothing else is', () => {
    expect(diff('sold freely in the whole country', 'sold freely in Thailand')).toEqual([
      'sold freely in [the whole country]',
      'sold freely in [Thailand]',
    ]);
    expect(diff('a b c d', 'a x c y')).toEqual(['a [b] c [d]', 'a [x] c [y]']);
  });

  it('are found in Thai, which has no spaces', () => {
    expect(diff('ผลิตภัณฑ์นี้ขึ้นทะเบียนแล้ว', 'ผลิตภัณฑ์นี้ได้รับอนุญาตแล้ว')).toEqual([
      'ผลิตภัณฑ์นี้[ขึ้นทะเบียน]แล้ว',
      'ผลิตภัณฑ์นี้[ได้รับอนุญาต]แล้ว',
    ]);
  });

  it('may be only added or only removed', () => {
    expect(diff('a c', 'a b c')).toEqual(['a c', 'a [b ]c']);
    expect(diff('a b c', 'a c')).toEqual(['a [b ]c', 'a c']);
  });

  it('are none for equal texts, and all for texts without common words', () => {
    expect(diff('same', 'same')).toEqual(['same', 'same']);
    expect(diff('one', 'two')).toEqual(['[one]', '[two]']);
    expect(diff('', 'new')).toEqual(['', '[new]']);
  });

  it('are not determined one by one in very long texts', () => {
    const words = (from: number): string =>
      Array.from({ length: 3000 }, (_, index) => `w${index * 2 + from}`).join(' ');
    const { before, after } = wordDiff(`begin ${words(0)} end`, `begin ${words(1)} end`);
    expect([before.length, after.length]).toEqual([3, 3]);
  });
});
