import { expect, it } from 'vitest';
import { distinctLines, tidyLines } from './masterRules.ts';

const problemOf = (value: string | null): unknown => distinctLines().check(value, {});

it('reports a name on two lines, whatever its capitals', () => {
  expect(problemOf('Bleach\nคลอรีนผง\n bleach ')).toEqual({ messageKey: 'lineRepeated', data: { line: 'bleach' } });
  expect(problemOf('Bleach\n\n\nคลอรีนผง')).toBeUndefined();
  expect(problemOf(null)).toBeUndefined();
});

it('removes empty lines', () => {
  expect(tidyLines(' a \n\n  \nb\n')).toBe('a\nb');
});
