import { describe, expect, it } from 'vitest';
import { idOf, textOf } from './readUnknown.ts';

describe('the id of a value', () => {
  it.each([
    [{ id: 'a' }, 'a'],
    [{ id: 'a', code: 'A' }, 'a'],
    [{ id: 1 }, null],
    [{ key: 'a' }, null],
    ['a', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (value, id) => expect(idOf(value)).toBe(id));
});

describe('the text of a value', () => {
  it.each([
    ['a', 'a'],
    ['', null],
    [1, null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (value, text) => expect(textOf(value)).toBe(text));
});
