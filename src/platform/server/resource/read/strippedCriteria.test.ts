import { expect, it } from 'vitest';
import { strippedCriteria } from './strippedCriteria.ts';

const term = (name: string, value: unknown, more: object = {}) => ({ name, operator: '=', value, ...more });

it('leaves out what is null and what asks for nothing', () => {
  expect(
    strippedCriteria({
      page: null,
      size: 5,
      sort: null,
      where: [
        null,
        term('a', null),
        term('b', ''),
        term('c', []),
        term('d', [null]),
        term('e', 0),
        term('f', false),
        term('g', ['x', null], { type: null }),
      ],
    }),
  ).toEqual({
    size: 5,
    where: [term('e', 0), term('f', false), term('g', ['x'])],
  });
});

it('asks for nothing where nothing was sent, and lets what is no question be refused as it is', () => {
  expect([
    strippedCriteria(null),
    strippedCriteria(undefined),
    strippedCriteria({ where: null }),
    strippedCriteria([1]),
    strippedCriteria({ where: 'x' }),
  ]).toEqual([{}, {}, {}, [1], { where: 'x' }]);
});

it('keeps a range of which one end is open', () => {
  const range = { name: 'd', operator: 'between', value: null, value2: '2026-01-01' };
  expect(strippedCriteria({ where: [range, { ...range, value2: null }] })).toEqual({
    where: [{ name: 'd', operator: 'between', value2: '2026-01-01' }],
  });
});

it('joins no OR to a group it was not written in', () => {
  expect(
    strippedCriteria({
      where: [term('a', 1), term('b', null), term('c', 3, { logic: 'OR' }), term('d', 4, { logic: 'OR' })],
    }),
  ).toEqual({ where: [term('a', 1), term('c', 3, { logic: 'AND' }), term('d', 4, { logic: 'OR' })] });
  expect(
    strippedCriteria({ where: [term('a', 1), term('b', null, { logic: 'OR' }), term('c', 3, { logic: 'OR' })] }),
  ).toEqual({ where: [term('a', 1), term('c', 3, { logic: 'OR' })] });
});
