import { expect, it } from 'vitest';
import { stepActorName } from './labels.ts';

it('names the system in the language of the reader, and a person by the English name where there is one', () => {
  expect(stepActorName('system', 'system')).toEqual(['ระบบ', 'the system']);
  expect(stepActorName('สมชาย ใจดี', 'Somchai Jaidee')).toEqual(['สมชาย ใจดี', 'Somchai Jaidee']);
  expect(stepActorName('สมชาย ใจดี', null)).toEqual(['สมชาย ใจดี', 'สมชาย ใจดี']);
});
