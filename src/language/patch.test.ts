import { describe, expect, it } from 'vitest';
import { testCatalogue } from '#platform/testing/catalogue.ts';
import { getEntity } from './catalogue.ts';
import { parsePatch } from './patch.ts';

const specimen = getEntity(testCatalogue, 'specimen');
const ID = '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a';
const parse = (body: unknown): ReturnType<typeof parsePatch> => parsePatch(testCatalogue, specimen, body);
const refused = (body: unknown): string[] =>
  parse(body).problems.map(({ path, messageKey }) => `${path}: ${messageKey}`);

describe('a record as it was sent', () => {
  it('distinguishes absent, cleared and given values', () => {
    const { patch, problems } = parse({
      id: ID.toUpperCase(),
      version: 3,
      name: null,
      code: 'ก',
      lines: [{ id: ID, isDelete: true }, { label: 'x' }],
    });
    expect(problems).toEqual([]);
    expect(patch).toEqual({
      id: ID,
      version: 3,
      isDelete: false,
      values: { name: null, code: 'ก' },
      parts: {
        lines: [
          { id: ID, isDelete: true, values: {}, parts: {} },
          { isDelete: false, values: { label: 'x' }, parts: {} },
        ],
      },
    });
  });

  it('treats an empty text as null, and normalises a letter with its marks', () => {
    expect(parse({ name: '' }).patch.values).toEqual({ name: null });
    expect(parse({ name: 'e\u0301' }).patch.values).toEqual({ name: '\u00E9' });
  });

  it('accepts a reference by id or by key, also with its card', () => {
    expect(
      parse({ refGrade: { key: 'H', value: 'สูง', value2: 'High' }, refDepartment: { id: ID, nameTh: 'ส่วนกลาง' } }).patch
        .values,
    ).toEqual({ refGrade: { key: 'H' }, refDepartment: { id: ID } });
  });

  it('accepts a day and a moment in every format', () => {
    expect(parse({ day: '2026-01-02T00:00:00+07:00', moment: '2026-01-02T10:00:00Z' }).patch.values).toEqual({
      day: '2026-01-02',
      moment: '2026-01-02T17:00:00+07:00',
    });
  });

  it.each<[string, unknown, string]>([
    ['an unknown field', { nmae: 'x' }, 'nmae: unknownField'],
    ['an unknown field of a part', { lines: [{ lable: 'x' }] }, 'lines.0.lable: unknownField'],
    ['the children of a tree', { others: [] }, 'others: unknownField'],
    ['a name of the prototype', { constructor: 'x' }, 'constructor: unknownField'],
    ['a number for a text', { name: 1 }, 'name: wrongType'],
    ['a text for a whole number', { amount: '1' }, 'amount: wrongType'],
    ['a fraction for a whole number', { amount: 1.5 }, 'amount: wrongType'],
    ['a whole number beyond the column', { amount: 3_000_000_000 }, 'amount: wrongType'],
    ['a word for a decimal', { weightKg: 'heavy' }, 'weightKg: wrongType'],
    ['a day that is none', { day: '2026-02-30' }, 'day: wrongType'],
    ['a moment without an offset', { moment: '2026-01-02T10:00:00' }, 'moment: wrongType'],
    ['a bare id for a reference', { refDepartment: ID }, 'refDepartment: wrongType'],
    ['a reference that says something else', { refDepartment: { id: ID, nmae: 'x' } }, 'refDepartment: wrongType'],
    ['a list for an object', { attribute: [] }, 'attribute: wrongType'],
    ['an object for rows', { lines: {} }, 'lines: wrongType'],
    ['a NUL in a text', { name: 'a\u0000b' }, 'name: wrongType'],
    ['a NUL inside JSON', { attribute: { a: '\u0000' } }, 'attribute: wrongType'],
    ['a NUL in a name inside JSON', { attribute: { 'a\u0000': 1 } }, 'attribute: wrongType'],
    ['half a character inside JSON', { attribute: { a: ['\uDC00'] } }, 'attribute: wrongType'],
    ['a number that JSON cannot carry', { attribute: { a: JSON.parse('1e999') as number } }, 'attribute: wrongType'],
    ['more rows than there may ever be', { lines: Array.from({ length: 601 }, () => ({})) }, 'lines: tooMany'],
    ['half a character', { name: '\uD800' }, 'name: wrongType'],
    ['an id that is none', { id: 'x' }, 'id: wrongType'],
    ['a version that is none', { version: '1' }, 'version: wrongType'],
  ])('refuses %s, and names it', (_what, body, problem) => {
    expect(refused(body)).toEqual([problem]);
  });

  it('refuses a body that is no object', () => {
    for (const body of [null, 'x', 3, [], undefined]) expect(refused(body)).toEqual([': wrongType']);
  });

  it('accepts a backslash before u0000 literally, as six characters', () => {
    expect(refused({ name: String.raw`\u0000`, attribute: { a: String.raw`\u0000` } })).toEqual([]);
  });

  it('reports at most a hundred mistakes, with names cut short', () => {
    const { problems } = parse({ lines: Array.from({ length: 600 }, () => ({ ['x'.repeat(1000)]: 1 })) });
    expect(problems.length).toBe(100);
    expect(problems[99]?.path).toBe(`lines.99.${'x'.repeat(100)}`);
  });
});
