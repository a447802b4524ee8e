import { describe, expect, it } from 'vitest';
import { initialOf, personName } from './person.ts';

describe('a person on the screen', () => {
  it('has the English name in English, if there is one', () => {
    expect(personName({ fullName: 'สมชาย ใจดี', fullNameEn: 'Somchai Jaidee' }, 'en')).toBe('Somchai Jaidee');
    expect(personName({ fullName: 'สมชาย ใจดี', fullNameEn: null }, 'en')).toBe('สมชาย ใจดี');
  });

  it('has the first consonant of the name as initial, without title and without the vowel written before it', () => {
    expect(initialOf('นางสาวเกศินี แสงทอง')).toBe('ก');
    expect(initialOf('นาย ไพโรจน์')).toBe('พ');
    expect(initialOf('somchai')).toBe('S');
  });

  it('may have no name at all', () => {
    expect(initialOf('')).toBe('');
  });
});
