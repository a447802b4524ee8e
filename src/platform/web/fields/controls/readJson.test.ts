import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { readJson, writeJson } from './readJson.ts';

describe('readJson', () => {
  it('reads an object or a list, as the field declares', () => {
    expect(readJson('object', '{"a":1}')).toEqual({ value: { a: 1 } });
    expect(readJson('array', '["ก"]')).toEqual({ value: ['ก'] });
    expect(readJson('object', '[]')).toEqual({ problem: { messageKey: 'jsonObject' } });
    expect(readJson('object', 'null')).toEqual({ problem: { messageKey: 'jsonObject' } });
    expect(readJson('array', '{}')).toEqual({ problem: { messageKey: 'jsonArray' } });
  });

  it.each(['{', '{a:1}', "{'a':1}", '{"a":1,}', 'x', 'undefined'])(
    'refuses %s with a message about brackets and quotation marks',
    (text) => {
      expect(readJson('object', text)).toEqual({ problem: { messageKey: 'invalidJson' } });
    },
  );

  it('returns null for an empty text', () => {
    expect(readJson('object', '  \n ')).toEqual({ value: null });
    expect(writeJson(null)).toBe('');
  });

  it('formats the text without changing the value', () => {
    expect(writeJson({ a: { b: [1] } })).toBe('{\n  "a": {\n    "b": [\n      1\n    ]\n  }\n}');
    assertProperty(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const read = readJson('object', writeJson(value as never));
        expect(read).toEqual({ value: JSON.parse(JSON.stringify(value)) as unknown });
      }),
    );
  });
});
