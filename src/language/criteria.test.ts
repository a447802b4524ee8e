import { describe, expect, it } from 'vitest';
import { CriteriaError, criteriaLimits, parseCriteria } from './criteria.ts';

function refusalOf(body: unknown): string {
  try {
    parseCriteria(body);
    return 'understood';
  } catch (error) {
    if (error instanceof CriteriaError) return error.ref.messageKey;
    throw error;
  }
}

const term = { name: 'code', operator: '=', value: 'x' };

describe('search criteria', () => {
  it('have defaults for everything', () => {
    expect(parseCriteria({})).toEqual({ page: 0, size: 20, where: [], sort: [], children: [] });
    expect(parseCriteria(undefined)).toEqual(parseCriteria({}));
    expect(parseCriteria({ select: null, where: null, sort: [], page: null })).toEqual(parseCriteria({}));
  });

  it('nest children, each with its own criteria', () => {
    const { children } = parseCriteria({
      children: [{ name: 'lines', select: ['label'], where: [term], children: [{ name: 'subs', isRecursive: true }] }],
    });
    expect(children[0]).toMatchObject({
      name: 'lines',
      select: ['label'],
      size: criteriaLimits.childSize,
      isRecursive: false,
      children: [{ name: 'subs', isRecursive: true }],
    });
  });

  it.each<[string, unknown, string]>([
    ['a list', [], 'wrongType'],
    ['an unknown key', { wehre: [] }, 'unknownField'],
    ['an unknown key of a term', { where: [{ ...term, vlaue: 1 }] }, 'unknownField'],
    ['an unknown operator', { where: [{ ...term, operator: '<>' }] }, 'unknownOperator'],
    ['no operator', { where: [{ name: 'code' }] }, 'unknownOperator'],
    ['an unknown type', { where: [{ ...term, type: 'Int' }] }, 'wrongType'],
    ['an unknown logic', { where: [{ ...term, logic: 'XOR' }] }, 'wrongType'],
    ['isNot as a text', { where: [{ ...term, isNot: 'yes' }] }, 'wrongType'],
    ['a negative page', { page: -1 }, 'wrongType'],
    ['a size of nothing', { size: 0 }, 'wrongType'],
    ['a broken direction', { sort: [{ name: 'code', type: 'down' }] }, 'wrongType'],
    ['too many terms', { where: Array.from({ length: criteriaLimits.terms + 1 }, () => term) }, 'tooMany'],
    ['too many columns', { select: Array.from({ length: criteriaLimits.selects + 1 }, () => 'code') }, 'tooMany'],
    [
      'children too deep',
      { children: [{ name: 'a', children: [{ name: 'b', children: [{ name: 'c', children: [{ name: 'd' }] }] }] }] },
      'tooMany',
    ],
  ])('refuse %s', (_what, body, messageKey) => {
    expect(refusalOf(body)).toBe(messageKey);
  });
});
