import { expect, it } from 'vitest';
import { actorOf } from './labels.ts';

it('names the system in the language of the reader, and a person by the English name where there is one', () => {
  expect(actorOf('system', 'system')).toEqual(['ระบบ', 'the system']);
  expect(actorOf('สมชาย ใจดี', 'Somchai Jaidee')).toEqual(['สมชาย ใจดี', 'Somchai Jaidee']);
  expect(actorOf('สมชาย ใจดี', null)).toEqual(['สมชาย ใจดี', 'สมชาย ใจดี']);
});
