import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../errors.ts';
import { readBody, typedText } from './strictBody.ts';

const schema = z.strictObject({ username: typedText(5), rememberMe: z.boolean().nullish() });
const refusal = (body: unknown) => {
  try {
    readBody(schema, body);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      status: error.status,
      messageKey: error.ref.messageKey,
      data: error.ref.data,
      path: error.fields[0]?.path,
    };
  }
};

describe('a body', () => {
  it('with the expected fields is read', () => {
    expect(readBody(schema, { username: 'ab', rememberMe: null })).toEqual({ username: 'ab', rememberMe: null });
  });

  it.each([
    [
      'a field nobody asked for, by its name',
      { username: 'ab', isAdmin: true },
      { messageKey: 'unknownField', data: { name: 'isAdmin' }, path: 'isAdmin' },
    ],
    ['a field that is missing', {}, { messageKey: 'required', path: 'username' }],
    ['a body that is missing', undefined, { messageKey: 'required', path: 'username' }],
    [
      'a field of another type',
      { username: 7 },
      { messageKey: 'wrongType', data: { name: 'username', expected: 'string' }, path: 'username' },
    ],
    ['a text that is too long', { username: 'abcdef' }, { messageKey: 'maxLength', data: { n: 5 }, path: 'username' }],
    ['a character no column takes', { username: 'a\0' }, { messageKey: 'invalidFormat', path: 'username' }],
    ['a list', [], { messageKey: 'wrongType', data: { name: 'body', expected: 'object' }, path: '' }],
    ['a bare text', 'x', { messageKey: 'wrongType', data: { name: 'body', expected: 'object' }, path: '' }],
  ])('is refused for %s', (_, body, expected) => {
    expect(refusal(body)).toEqual({ status: 400, data: undefined, ...expected });
  });
});
