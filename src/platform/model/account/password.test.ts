import { describe, expect, it } from 'vitest';
import { findPasswordProblem, PASSWORD_MAX } from './password.ts';

const owner = {
  username: 'somchai.j',
  email: 'sales-team@example.com',
  fullName: 'นายสมชาย ใจดี',
  fullNameEn: 'Somchai Jaidee',
};
const names = ['ระบบทดสอบ', 'Test Bureau'];
const keyOf = (password: string) => findPasswordProblem(password, owner, names)?.messageKey;

describe('a password', () => {
  it.each([
    ['nine charc', undefined],
    ['nine char', 'passwordTooShort'],
    ['ก'.repeat(4) + 'ข้าวเหนียวมะม่วง', undefined],
    ['🔑🗝️🚪🏠🌙⭐🌧️🐘', undefined],
    ['', 'passwordTooShort'],
  ])('%j is counted in characters as people count them: %s', (password, key) => expect(keyOf(password)).toBe(key));

  it('may be as long as any phrase, up to a limit', () => {
    const phrase = 'ถนนสายนี้มีแต่ดอกไม้ '.repeat(20);
    expect(keyOf(phrase.slice(0, PASSWORD_MAX))).toBeUndefined();
    expect(keyOf(phrase.slice(0, PASSWORD_MAX + 1))).toBe('passwordTooLong');
  });

  it.each(['aaaaaaaaaaaa', '1212121212', 'กขคกขคกขคกขค'])('that repeats itself (%s) is refused', (password) =>
    expect(keyOf(password)).toBe('passwordRepeats'),
  );

  it('of few characters, in whatever order, is too common', () =>
    expect(keyOf('abcacbabcbac')).toBe('passwordTooCommon'));

  it.each([
    ['the username', 'xx-SOMCHAI.J-99'],
    ['the name of the mailbox', 'my Sales-Team rules'],
    ['a part of the name', 'ฉันชื่อใจดีนะครับ'],
    ['a part of the English name', 'jaidee-1234567'],
    ['the name of the system', 'welcome to TEST BUREAU'],
    ['what the system is about', 'hazardous-things'],
    ['the username in wide letters', 'ｓｏｍｃｈａｉ.ｊ-xyz'],
  ])('must not contain %s', (_, password) => expect(keyOf(password)).toBe('passwordHoldsName'));

  it('of a person without known facts is checked by its length alone', () => {
    expect(findPasswordProblem('somchai.j-2569', {}, [])).toBeUndefined();
    expect(
      findPasswordProblem('a long enough one', { username: null, email: null, fullName: null, fullNameEn: null }, ['']),
    ).toBeUndefined();
  });
});
