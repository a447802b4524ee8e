import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markReplacements, MISPLACED_MARKS, normaliseForSearch } from '#language/values/thaiText.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { messyText, oneLetterOf, syllables } from '#platform/testing/messyText.ts';

const runs = { numRuns: 2000 };

describe('a text normalised for search', () => {
  it('does not change when it is normalised again', () => {
    assertProperty(
      fc.property(messyText, (text) => {
        const once = normaliseForSearch(text);
        expect(normaliseForSearch(once)).toBe(once);
      }),
      runs,
    );
  });

  it('is contained in a normalised text if it was contained in the original', () => {
    assertProperty(
      fc.property(syllables, syllables, syllables, (before, text, after) => {
        expect(normaliseForSearch(before + text + after)).toContain(normaliseForSearch(text));
      }),
      runs,
    );
  });

  it('does not depend on the order in which the marks of a letter were typed', () => {
    const marks = fc
      .tuple(oneLetterOf('ัิีึืฺุู็'), oneLetterOf('่้๊๋'), oneLetterOf('์ํ๎'))
      .chain((three) => fc.shuffledSubarray(three, { minLength: 3 }));
    assertProperty(
      fc.property(marks, (typed) => {
        expect(normaliseForSearch(`ก${typed.join('')}`)).toBe(normaliseForSearch(`ก${typed.toSorted().join('')}`));
      }),
      runs,
    );
  });

  it('needs no change of its marks where none is misplaced', () => {
    const misplaced = new RegExp(MISPLACED_MARKS, 'u');
    const marks = fc.string({ unit: fc.constantFrom('ก', 'ั', 'ี', '็', '่', '๋', '์', 'ํ'), maxLength: 8 });
    assertProperty(
      fc.property(fc.oneof(marks, messyText), (text) => {
        fc.pre(!misplaced.test(text));
        for (const [pattern] of markReplacements) expect(text).not.toMatch(new RegExp(pattern, 'u'));
      }),
      runs,
    );
  });
});
