import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import type { HazType, RulingCase, RulingSubStance } from './findRuling.ts';
import { findRulingOverlaps } from './rulingOverlaps.ts';

const line = (more: Partial<RulingSubStance> = {}): RulingSubStance => ({
  subStance: 'acid',
  state: null,
  test: 'any',
  from: null,
  to: null,
  unit: null,
  ...more,
});
const from = (value: string, test: 'less' | 'atLeast', unit = 'WW'): RulingSubStance =>
  line({ test, from: decimal(value), unit });
const caseOf = (
  id: string,
  rulings: readonly (readonly [HazType | null, RulingSubStance])[],
  more: Partial<RulingCase> = {},
): RulingCase => ({
  id,
  operation: 'import',
  subOperation: null,
  objective: null,
  subObjective: null,
  rulings: rulings.map(([hazType, subStance], index) => ({ id: `${id} ${index}`, hazType, subStances: [subStance] })),
  ...more,
});
const overlapsOf = (own: RulingCase, others: readonly RulingCase[] = []): readonly (readonly string[])[] =>
  findRulingOverlaps(own, others).map(({ other, applies }) => [other.id, applies]);

describe('findRulingOverlaps', () => {
  it('finds rulings of one case that apply to the same concentration, and not those side by side', () => {
    expect(
      overlapsOf(
        caseOf('a', [
          ['type1', from('20', 'less')],
          ['type2', from('15', 'atLeast')],
        ]),
      ),
    ).toEqual([['a', 'stricter']]);
    expect(
      overlapsOf(
        caseOf('a', [
          ['type1', from('15', 'less')],
          ['type2', from('15', 'atLeast')],
        ]),
      ),
    ).toEqual([]);
  });

  it('compares in comparable units only', () => {
    const own = caseOf('a', [['type1', from('15', 'less')]]);
    expect(overlapsOf(own, [caseOf('b', [['type2', from('149', 'atLeast', 'GKG')]])])).toEqual([['b', 'stricter']]);
    expect(overlapsOf(own, [caseOf('b', [['type2', from('1', 'atLeast', 'WV')]])])).toEqual([]);
  });

  it('says which case applies: the more specific one', () => {
    const general = caseOf('general', [['type3', line()]]);
    const research = caseOf('research', [[null, line()]], { objective: 'research' });
    expect(overlapsOf(research, [general])).toEqual([['general', 'own']]);
    expect(overlapsOf(general, [research])).toEqual([['research', 'other']]);
  });

  it('ignores the same result, other questions, other substances and other states', () => {
    const own = caseOf('a', [['type1', line({ state: 'solid' })]], { objective: 'sale' });
    const others = [
      caseOf('same result', [['type1', line()]]),
      caseOf('export', [['type2', line()]], { operation: 'export' }),
      caseOf('research', [['type2', line()]], { objective: 'research' }),
      caseOf('other substance', [['type2', line({ subStance: 'salt' })]]),
      caseOf('liquid', [['type2', line({ state: 'liquid' })]]),
    ];
    expect(overlapsOf(own, others)).toEqual([]);
    expect(overlapsOf(own, [own])).toEqual([]);
  });
});
