/**
 * Invalid queries and records are refused with the name of what is wrong; everything valid is data, whatever it looks
 * like.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import type { Person } from '#platform/testing/people.ts';

const SPECIMENS = '/api/v1/transaction/specimens';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.person({ roles: ['ADMIN'] });
});
afterAll(() => test.stop());

const searchWith = (body: unknown): Promise<TestAnswer> =>
  test.call('POST', `${SPECIMENS}/_search`, { as: admin, body });
const put = (body: unknown): Promise<TestAnswer> => test.call('PUT', SPECIMENS, { as: admin, body });

describe('a query', () => {
  it.each([
    ['an unknown path in select', { select: ['nmae'] }, 'unknownPath', 'nmae'],
    [
      'an unknown path in where',
      { where: [{ name: 'refGrade.nothing', operator: '=', value: 'x' }] },
      'unknownPath',
      'refGrade.nothing',
    ],
    [
      'an unknown path in sort',
      { sort: [{ name: 'code; drop table specimen', type: 'ASC' }] },
      'unknownPath',
      'code; drop table specimen',
    ],
    ['unknown children', { children: [{ name: 'line' }] }, 'unknownPath', 'line'],
    ['a name of the prototype', { select: ['__proto__'] }, 'unknownPath', '__proto__'],
    ['a secret', { select: ['pin'] }, 'forbiddenPath', 'pin'],
    ['a secret as a condition', { where: [{ name: 'pin', operator: 'like', value: '1' }] }, 'forbiddenPath', 'pin'],
    ['a secret as an order', { sort: [{ name: 'pin', type: 'ASC' }] }, 'forbiddenPath', 'pin'],
    ['a secret of a part', { children: [{ name: 'lines', select: ['hint'] }] }, 'forbiddenPath', 'hint'],
  ])('with %s is refused, with its name', async (_what, body, messageKey, name) => {
    expect(await searchWith(body)).toMatchObject({ status: 400, body: { messageKey, data: { name } } });
  });

  it.each([
    [
      'an unknown operator',
      { where: [{ name: 'code', operator: '!=', value: 'x' }] },
      { messageKey: 'unknownOperator', data: { name: '!=' } },
    ],
    ['no operator', { where: [{ name: 'code', value: 'x' }] }, { messageKey: 'unknownOperator' }],
    [
      'an unknown type',
      { where: [{ name: 'code', type: 'Text', operator: '=', value: 'x' }] },
      { messageKey: 'wrongType', data: { name: 'code.type' } },
    ],
    [
      'a word where a number is due',
      { where: [{ name: 'amount', operator: '=', value: 'x' }] },
      { messageKey: 'wrongType' },
    ],
    [
      'a word where a day is due',
      { where: [{ name: 'day', operator: '>=', value: 'yesterday' }] },
      { messageKey: 'wrongType' },
    ],
    [
      'an object where a text is due',
      { where: [{ name: 'code', operator: '=', value: { $ne: '' } }] },
      { messageKey: 'wrongType' },
    ],
    [
      'an order that is none',
      { sort: [{ name: 'code', type: 'ASC; drop table specimen' }] },
      { messageKey: 'wrongType', data: { name: 'sort.type' } },
    ],
    [
      'a logic that is none',
      { where: [{ name: 'code', operator: '=', value: 'x', logic: 'XOR' }] },
      { messageKey: 'wrongType', data: { name: 'code.logic' } },
    ],
    ['an unknown part', { filter: [] }, { messageKey: 'unknownField', data: { name: 'filter' } }],
    [
      'an unknown part of a condition',
      { where: [{ name: 'code', operator: '=', value: 'x', sql: '1=1' }] },
      { messageKey: 'unknownField', data: { name: 'sql' } },
    ],
    ['a negative page', { page: -1 }, { messageKey: 'wrongType', data: { name: 'page' } }],
    ['half a page', { page: 0.5 }, { messageKey: 'wrongType', data: { name: 'page' } }],
    ['no size', { size: 0 }, { messageKey: 'wrongType', data: { name: 'size' } }],
    ['a size that is a text', { size: '20' }, { messageKey: 'wrongType', data: { name: 'size' } }],
    ['a size over the cap', { size: 1001 }, { messageKey: 'tooMany', data: { what: 'size', limit: 1000 } }],
    [
      'everything at once of what is not small',
      { size: 1_000_000 },
      { messageKey: 'tooMany', data: { what: 'size', limit: 1000 } },
    ],
    [
      'a page beyond the end of the world',
      { page: 1_000_001, size: 1000 },
      { messageKey: 'tooMany', data: { what: 'page' } },
    ],
    [
      'children below children without end',
      {
        children: [
          {
            name: 'others',
            children: [{ name: 'others', children: [{ name: 'others', children: [{ name: 'others' }] }] }],
          },
        ],
      },
      { messageKey: 'tooMany', data: { what: 'children' } },
    ],
    [
      'too many conditions',
      { where: Array.from({ length: 51 }, () => ({ name: 'code', operator: '=', value: 'x' })) },
      { messageKey: 'tooMany', data: { what: 'where', limit: 50 } },
    ],
  ])('with %s is refused, with what was expected', async (_what, body, refusal) => {
    expect(await searchWith(body)).toMatchObject({ status: 400, body: refusal });
  });

  it('never returns more than was requested, whatever its values look like', async () => {
    await put({ code: 'ASKED', name: 'one' });
    for (const value of [
      "' or '1'='1",
      "x') or true --",
      '%',
      '_',
      '\\',
      '*',
      '" or ""="',
      '$1',
      '${code}',
      '1; select pg_sleep(1)',
    ]) {
      for (const operator of ['=', 'like', 'in']) {
        expect(
          await searchWith({ where: [{ name: 'name', operator, value: operator === 'in' ? [value] : value }] }),
        ).toMatchObject({ status: 200, body: { totalSize: 0 } });
      }
    }
  });
});

describe('a record', () => {
  it.each([
    ['a field there is not', { code: 'X', nmae: 'x' }, { messageKey: 'unknownField', data: { name: 'nmae' } }],
    [
      'a field of the class it may not read',
      { code: 'X', lines: [{ label: 'x', total: 1 }] },
      { messageKey: 'unknownField', data: { name: 'lines.0.total' } },
    ],
    [
      'a field called after a column',
      { code: 'X', weight_kg: 1 },
      { messageKey: 'unknownField', data: { name: 'weight_kg' } },
    ],
    ['a field called after SQL', { code: 'X', "code\" = 'y' --": 1 }, { messageKey: 'unknownField' }],
    [
      'the prototype',
      '{"code":"X","__proto__":{"isAdmin":true}}',
      { messageKey: 'unknownField', data: { name: '__proto__' } },
    ],
    [
      'the constructor',
      '{"code":"X","constructor":{"prototype":{}}}',
      { messageKey: 'unknownField', data: { name: 'constructor' } },
    ],
    ['an id that is none', { id: "1' or 1=1", code: 'X' }, { messageKey: 'wrongType', data: { name: 'id' } }],
    ['a version that is none', { code: 'X', version: '1' }, { messageKey: 'wrongType', data: { name: 'version' } }],
    [
      'a reference by its bare id',
      { code: 'X', refOther: '01a1dd1b-88e2-7ceb-a9b8-05a99035a30a' },
      { messageKey: 'wrongType', data: { name: 'refOther' } },
    ],
    [
      'a number with too many digits to be exact',
      '{"code":"X","weightKg":1.2345678901234567}',
      { messageKey: 'wrongType', data: { name: 'weightKg' } },
    ],
  ])('with %s is refused, with its name', async (_what, body, refusal) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { ...refusal, fields: [refusal] } });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  const awkward = [
    `'; drop table "specimen"; --`,
    `"quoted" 'twice' \`thrice\``,
    'back\\slash \\n \\u0041 \\',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '${process.env} {{7*7}} #{7*7} %s %n $1 :name ?',
    '😀👩‍👩‍👧‍👦🇹🇭 \u{1F600}',
    'น้ำมันก๊าด กู้ ปู่ ที่ ฯพณฯ ๑๒๓',
    'ก\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49',
    '\u202Eright to left\u202C \u200Fمرحبا\u200E שלום',
    'zero\u200Bwidth\uFEFFand\u00A0space',
    'tab\tnew\nline\r\nend',
    '\u0001\u001F\u007F\u0085',
    ' leads and trails ',
    '=1+1',
    'null',
    '{"json":true}',
    '%00 %2e%2e%2f &amp; &#39;',
    '\uFFFD\uFFFF',
  ];

  it.each(awkward)('may contain any text, which is returned byte for byte: %j', async (value) => {
    const code = `T${awkward.indexOf(value)}`;
    const created = await put({
      code,
      name: value,
      note: value,
      attribute: { [value]: [value] },
      lines: [{ label: value }],
    });
    expect(created).toMatchObject({
      status: 200,
      body: { code, name: value, note: value, attribute: { [value]: [value] }, lines: [{ label: value }] },
    });
    const found = await searchWith({
      select: ['code', 'note'],
      where: [{ name: 'name', type: 'String', operator: '=', value }],
      children: [{ name: 'lines', select: ['label'] }],
    });
    expect(found).toMatchObject({
      status: 200,
      body: { totalSize: 1, data: [{ code, note: value, lines: [{ label: value }] }] },
    });
    const { id } = created.body as { id: string };
    expect(await test.call('POST', `${SPECIMENS}/${id}/_changes`, { as: admin })).toMatchObject({
      body: [{ changes: expect.arrayContaining([expect.objectContaining({ path: 'note', after: value })]) as unknown }],
    });
  });

  it('may be as long as its field allows and no longer, counted in characters', async () => {
    expect(await put({ code: 'LONG', name: '😀'.repeat(200), note: 'ก'.repeat(1000) })).toMatchObject({ status: 200 });
    expect(
      await put({
        code: 'L'.repeat(41),
        name: 'ก'.repeat(201),
        note: '😀'.repeat(1001),
        lines: [{ label: 'x'.repeat(100_000) }],
      }),
    ).toMatchObject({
      status: 422,
      body: {
        messageKey: 'formInvalid',
        fields: [
          { path: 'code', messageKey: 'maxLength', data: { n: 40 } },
          { path: 'name', messageKey: 'maxLength', data: { n: 200 } },
          { path: 'note', messageKey: 'maxLength', data: { n: 1000 } },
          { path: 'lines.0.label', messageKey: 'maxLength', data: { n: 100 } },
        ],
      },
    });
  });
});
