import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { findPasswordProblem, foldPassword, PASSWORD_MAX, PASSWORD_MIN } from './password.ts';
import { isRepetition, LONGEST_PATTERN } from './passwordRepetition.ts';

const keyOf = (password: string) => findPasswordProblem(password, {}, [])?.messageKey;

describe('a password', () => {
  it('may consist of any characters: one that is long, varied and contains no personal facts is accepted', () => {
    assertProperty(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), {
          minLength: PASSWORD_MIN,
          maxLength: PASSWORD_MAX,
        }),
        (characters) => {
          fc.pre(new Set(characters).size >= 4);
          const password = characters.join('');
          fc.pre([...password].length <= PASSWORD_MAX && !isRepetition(foldPassword(password)));
          expect(findPasswordProblem(password, {}, [])).toBeUndefined();
        },
      ),
    );
  });
});

describe('a repetitive password', () => {
  it('is refused, whatever it repeats, up to six characters, and wherever it is cut', () => {
    const character = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(...Array.from('abcกขค่ำ123!-๑')),
    );
    assertProperty(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: LONGEST_PATTERN }),
        fc.integer({ min: PASSWORD_MIN, max: PASSWORD_MAX }),
        (unit, length) => {
          // One visible character may be several code points; and folded text may be longer than the original.
          const pattern = [...unit.join('').normalize('NFKC').toLowerCase()].slice(0, LONGEST_PATTERN);
          const password = Array.from({ length }, (_, at) => pattern[at % pattern.length]).join('');
          fc.pre(password.normalize('NFKC').toLowerCase() === password);
          expect(keyOf(password)).toBe('passwordRepeats');
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    'abcabcabcabc',
    '1212121212',
    'กขกขกขกขกข',
    'passpasspass',
    'PassPASSpass',
    'aaaaabbbbb',
    'qwertyqwerty',
    'abcdefabcd',
    'aaabbbcccddd',
    '112233112233',
    'qwertyqwerty!',
    '!abcabcabc!',
    'tulip7tulip7',
    'กขคงกขคงกขคง99',
  ])('such as %s is refused', (password) => expect(keyOf(password)).toBe('passwordRepeats'));

  it.each([
    'abcdefghij',
    'zyxwvutsrq',
    'qwertyuiop',
    'asdfghjkl;',
    '1qaz2wsx3edc',
    '!@#$%^&*()',
    '9876543210',
    '๑๒๓๔๕๖๗๘๙๐',
    'ๆไำพะัีรนย',
    'ฟหกดเ้่าสว',
    'qwerty-asdfgh',
    'asdfghjkl2569',
    'กขคงจฉชซญด',
  ])('such as %s, along a row of keys or letters, is refused', (password) =>
    expect(keyOf(password)).toBe('passwordRepeats'),
  );

  it.each([
    'balloon cheese',
    'ข้าวเหนียวมะม่วง',
    'correct1234horse',
    'x9!kdoe-2kd02',
    '8263-1956-2204',
    'bookkeeper-09',
    'มะม่วงมะนาวมะขาม',
    'banana boat 7',
    'Mississippi rain',
    'tulip7 river tulip7',
  ])('%s is accepted: it repeats only a part', (password) => expect(keyOf(password)).toBeUndefined());
});
