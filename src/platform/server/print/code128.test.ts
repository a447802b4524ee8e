import { describe, expect, it } from 'vitest';
import { code128Svg, code128Values, PATTERNS } from './code128.ts';

const [START_A, START_B, START_C, STOP, SHIFT, TO_A, TO_B, TO_C] = [103, 104, 105, 106, 98, 101, 100, 99];

describe('the symbols of a text', () => {
  // The example that every description of the code computes manually.
  it('are its letters between start and check', () => {
    expect(code128Values('PJJ123C')).toEqual([START_A, 48, 42, 42, 17, 18, 19, 35, 54, STOP]);
  });

  it('encode two digits at a time where possible', () => {
    expect(code128Values('123456')).toEqual([START_C, 12, 34, 56, (105 + 12 + 68 + 168) % 103, STOP]);
    expect(code128Values('Wikipedia')).toEqual([START_B, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, STOP]);
  });

  it('switch the code set, or shift one letter, if another set has the letter', () => {
    expect(code128Values('a\rb').slice(0, -2)).toEqual([START_B, 65, SHIFT, 77, 66]);
    expect(code128Values('ab\r\r\rCD').slice(0, -2)).toEqual([START_B, 65, 66, TO_A, 77, 77, 77, 35, 36]);
    expect(code128Values('A123456b').slice(0, -2)).toEqual([START_A, 33, TO_C, 12, 34, 56, TO_B, 66]);
    expect(code128Values('a12b').slice(0, -2)).toEqual([START_B, 65, 17, 18, 66]);
  });

  it('are refused for letters outside the code', () => {
    expect(() => code128Values('')).toThrow(RangeError);
    expect(() => code128Values('ก')).toThrow(/no bars for "ก"/);
  });
});

describe('the patterns', () => {
  it('are eleven modules wide each, all different, and thirteen at the end', () => {
    const width = (pattern: string) => [...pattern].reduce((sum, digit) => sum + Number(digit), 0);
    expect(new Set(PATTERNS).size).toBe(107);
    expect([...new Set(PATTERNS.slice(0, -1).map(width))]).toEqual([11]);
    expect(PATTERNS.at(-1)).toBe('2331112');
  });
});

it('is a drawing with white margins', () => {
  const drawn = code128Svg('123456');
  expect(code128Svg('123456')).toBe(drawn);
  expect(drawn).toContain('viewBox="0 0 88 40"');
  expect(drawn).toContain('M10 0h2v');
  expect(drawn).toContain('M76 0h2v');
});
