import { describe, expect, it } from 'vitest';
import { prefixesOf, compilePath, isPathPattern, segmentsOf, specificityOf } from './pathPattern.ts';

describe('a pattern', () => {
  it.each([
    ['what it spells out', '/app/x', '/app/x'],
    ['with a slash too many on either side', '/app/x/', '/app/x'],
    ['one segment with a star', '/app/*/edit', '/app/7/edit'],
    ['one segment with a name', '/app/{id}/edit', '/app/7/edit'],
    ['the base itself with the rest', '/app/x/**', '/app/x'],
    ['whatever stands below', '/app/x/**', '/app/x/7/edit'],
    ['everything, if it says so', '/**', '/'],
    ['the root', '/', '/'],
  ])('matches %s', (_what, pattern, path) => {
    const { fixedPrefix, matches } = compilePath(pattern);
    expect(matches(path)).toBe(true);
    expect(prefixesOf(path)).toContain(fixedPrefix);
  });

  it.each([
    ['a longer path', '/app/x', '/app/x/7'],
    ['a path that begins alike', '/app/x/**', '/app/xy'],
    ['two segments with one star', '/app/*', '/app/x/y'],
    ['none with one star', '/app/x/*', '/app/x'],
    ['part of a segment', '/app/us*', '/app/users'],
    ['an empty segment in between', '/app/x', '/app//x'],
    ['anything with the rest in the middle', '/app/**/edit', '/app/7/edit'],
    ['a name that is none', '/app/{}', '/app/7'],
  ])('does not match %s', (_what, pattern, path) => {
    expect(compilePath(pattern).matches(path)).toBe(false);
  });

  it('is more specific the more fixed words it has', () => {
    const patterns = ['/**', '/app/**', '/app/*', '/app/x', '/app/x/**', '/app/x/{id}', '/app/x/create'];
    expect(patterns.toSorted((a, b) => specificityOf(a) - specificityOf(b))).toEqual(patterns);
  });
});

describe('a path', () => {
  it('without content has no segments', () => {
    expect([segmentsOf(''), segmentsOf('/'), segmentsOf('/a//b/')]).toEqual([[], [], ['a', '', 'b']]);
  });
});

describe('the text of a pattern', () => {
  it.each([
    '/app',
    '/app/x',
    '/app/*/edit',
    '/app/{id}/edit',
    '/app/x/**',
    '/**',
    '/api/v1/master/ld50/_search',
    '/app/a.b/c~d',
  ])('is valid: %s', (text) => {
    expect(isPathPattern(text)).toBe(true);
  });

  it.each([
    '',
    '/',
    'app/x',
    '/app//x',
    '/app/x/',
    '/app/**/edit',
    '/app/us*',
    '/app/{}',
    '/app/../x',
    '/app/.',
    '/app/%2e',
    '/app/x?y=1',
    '/app/ x',
    '/app/ก',
    '/app/x\\y',
    '/app/x\n',
  ])('is invalid: %j', (text) => {
    expect(isPathPattern(text)).toBe(false);
  });
});
