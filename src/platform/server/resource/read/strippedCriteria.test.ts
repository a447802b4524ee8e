import { expect, it } from 'vitest';
import { strippedCriteria } from './strippedCriteria.ts';

const term = (name: string, value: unknown, more: object = {}) => ({ name, operator: '=', value, ...more });

it('leaves out null members and empty conditions', () => {
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

it('returns an empty query if nothing was sent, and leaves an invalid body as it is, to be refused', () => {
  expect([
    strippedCriteria(null),
    strippedCriteria(undefined),
    strippedCriteria({ where: null }),
    strippedCriteria([1]),
    strippedCriteria({ where: 'x' }),
  ]).toEqual([{}, {}, {}, [1], { where: 'x' }]);
});

it('preserves a range with one open end', () => {
  const range = { name: 'd', operator: 'between', value: null, value2: '2026-01-01' };
  expect(strippedCriteria({ where: [range, { ...range, value2: null }] })).toEqual({
    where: [{ name: 'd', operator: 'between', value2: '2026-01-01' }],
  });
});

it('joins no OR to a group in which it was not written', () => {
  expect(
    strippedCriteria({
      where: [term('a', 1), term('b', null), term('c', 3, { logic: 'OR' }), term('d', 4, { logic: 'OR' })],
    }),
  ).toEqual({ where: [term('a', 1), term('c', 3, { logic: 'AND' }), term('d', 4, { logic: 'OR' })] });
  expect(
    strippedCriteria({ where: [term('a', 1), term('b', null, { logic: 'OR' }), term('c', 3, { logic: 'OR' })] }),
  ).toEqual({ where: [term('a', 1), term('c', 3, { logic: 'OR' })] });
});
