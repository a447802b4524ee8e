import { describe, expect, it } from 'vitest';
import { prefixesOf } from '#language/pathPattern.ts';
import { compileResourcePattern } from './resourcePattern.ts';

describe('a resource', () => {
  it.each([
    ['its own call', 'POST /api/v1/x/_search', 'POST /api/v1/x/_search'],
    ['any method with a star', '* /api/v1/x', 'PUT /api/v1/x'],
    ['a method written small', 'post /api/v1/x', 'POST /api/v1/x'],
    ['one segment with a star', 'POST /api/v1/x/*/_rev', 'POST /api/v1/x/{id}/_rev'],
    ['one segment with a name', 'POST /api/v1/x/{key}/_rev', 'POST /api/v1/x/{id}/_rev'],
    ['the base itself with the rest', '* /api/v1/x/**', 'PUT /api/v1/x'],
    ['whatever stands below', '* /api/v1/x/**', 'POST /api/v1/x/{id}/_changes'],
    ['everything, if it says so', '* /**', 'GET /api/server/info'],
    ['its call with a slash too many', 'GET /api/v1/x/', 'GET /api/v1/x'],
  ])('covers %s', (_, resource, call) => {
    const { beginning, covers } = compileResourcePattern(parse(resource));
    expect(covers(parse(call))).toBe(true);
    expect(prefixesOf(parse(call).path)).toContain(beginning);
  });

  it.each([
    ['another method', 'POST /api/v1/x', 'PUT /api/v1/x'],
    ['a longer path', 'POST /api/v1/x', 'POST /api/v1/x/_search'],
    ['a base that begins alike', '* /api/v1/x/**', 'PUT /api/v1/xy'],
    ['two segments with one star', 'GET /api/v1/*', 'GET /api/v1/x/y'],
    ['none with one star', 'GET /api/v1/x/*', 'GET /api/v1/x'],
    ['a parameter by a word', 'GET /api/v1/x/me', 'GET /api/v1/x/{id}'],
    ['part of a segment', 'GET /api/v1/us*', 'GET /api/v1/users'],
    ['anything with the rest in the middle', '* /api/**/_search', 'POST /api/v1/x/_search'],
    ['anything when it is empty', '* ', 'POST /api/v1/x'],
    ['a case of letters it does not have', 'GET /api/v1/X', 'GET /api/v1/x'],
  ])('does not cover %s', (_, resource, call) => {
    expect(compileResourcePattern(parse(resource)).covers(parse(call))).toBe(false);
  });
});

function parse(text: string): { method: string; path: string } {
  const [method = '', path = ''] = text.split(' ');
  return { method, path };
}
