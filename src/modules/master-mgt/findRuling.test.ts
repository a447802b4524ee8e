import { describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { findRuling, type HazType, type RulingCase, type RulingQuestion, type RulingSubStance } from './findRuling.ts';

const line = (more: Partial<RulingSubStance> = {}): RulingSubStance => ({
  subStance: 'acid',
  state: null,
  test: 'any',
  from: null,
  to: null,
  unit: null,
  ...more,
});
const between = (from: string, to: string, unit = 'WW'): RulingSubStance =>
  line({ test: 'between', from: decimal(from), to: decimal(to), unit });
const caseOf = (
  id: string,
  rulings: readonly [HazType | null, RulingSubStance][],
  more: Partial<RulingCase> = {},
): RulingCase => ({
  id,
  operation: 'import',
  subOperation: null,
  objective: null,
  subObjective: null,
  rulings: rulings.map(([hazType, substanceLine], index) => ({
    id: `${id} ${index}`,
    hazType,
    subStances: [substanceLine],
  })),
  ...more,
});
const questionWith = (value: string | null, unit = 'WW', more: Partial<RulingQuestion> = {}): RulingQuestion => ({
  operation: 'import',
  subOperation: null,
  objective: null,
  subObjective: null,
  subStance: 'acid',
  state: 'liquid',
  concentration: value === null ? null : { test: 'equal', from: decimal(value), unit },
  ...more,
});

/** Hydrochloric acid as the list has it: below 15 % type 1, from 15 to 36 % type 2. */
const acid = caseOf('acid', [
  ['type1', line({ test: 'less', from: decimal('15'), unit: 'WW' })],
  ['type2', between('15', '36')],
]);

describe('findRuling', () => {
  it.each([
    ['14.9999', 'type1'],
    ['15', 'type2'],
    ['36', 'type2'],
    ['36.0001', null],
  ] as const)('answers %s %% by the range that contains it', (value, hazType) => {
    expect(findRuling([acid], questionWith(value)).hazType).toBe(hazType);
  });

  it('reads g/kg as ten times %% w/w, and g/L as ten times %% w/v', () => {
    expect(findRuling([acid], questionWith('150', 'GKG')).hazType).toBe('type2');
    expect(findRuling([acid], questionWith('149.9', 'GKG')).hazType).toBe('type1');
    expect(
      findRuling([caseOf('litre', [['type3', between('10', '20', 'GL')]])], questionWith('1.5', 'WV')).hazType,
    ).toBe('type3');
  });

  it('does not compare different kinds of units, and reports it as unclear', () => {
    const answer = findRuling([acid], questionWith('20', 'WV'));
    expect(answer).toMatchObject({ hazType: null, hits: [] });
    expect(answer.unclear).toHaveLength(2);
    expect(findRuling([acid], questionWith(null)).unclear).toHaveLength(2);
  });

  it('returns the highest type if rulings overlap', () => {
    const overlapping = caseOf('both', [
      ['type1', line()],
      ['type3', between('1', '50')],
      ['type2', between('1', '50')],
    ]);
    const { hazType, hits } = findRuling([overlapping], questionWith('20'));
    expect(hazType).toBe('type3');
    expect(hits.map(({ ruling }) => ruling.hazType)).toEqual(['type3', 'type2', 'type1']);
  });

  it('gives precedence to the more specific case: research may be exempt from a general control', () => {
    const general = caseOf('general', [['type3', line()]]);
    const research = caseOf('research', [[null, line()]], { objective: 'research' });
    const answer = findRuling([general, research], questionWith('20', 'WW', { objective: 'research' }));
    expect(answer.hazType).toBeNull();
    expect(answer.decisive?.case.id).toBe('research');
    expect(answer.hits.map((hit) => [hit.case.id, hit.counts])).toEqual([
      ['research', true],
      ['general', false],
    ]);
    expect(findRuling([general, research], questionWith('20', 'WW', { objective: 'sale' })).hazType).toBe('type3');
  });

  it.each([
    [{ test: 'less', from: decimal('15'), unit: 'WW' }, 'type1'],
    [{ test: 'atMost', from: decimal('15'), unit: 'WW' }, 'type2'],
    [{ test: 'between', from: decimal('1'), to: decimal('40'), unit: 'WW' }, 'type2'],
    [{ test: 'more', from: decimal('36'), unit: 'WW' }, null],
    [{ test: 'atLeast', from: decimal('36'), unit: 'WW' }, 'type2'],
  ] as const)('answers a range by the strictest ruling that applies within it: %j', (concentration, hazType) => {
    expect(findRuling([acid], questionWith(null, 'WW', { concentration })).hazType).toBe(hazType);
  });

  it('does not extend an exemption to concentrations of a range at which it does not apply', () => {
    const general = caseOf('general', [['type2', line()]]);
    const dilute = caseOf('dilute', [[null, line({ test: 'atMost', from: decimal('1'), unit: 'GL' })]], {
      objective: 'research',
    });
    const ask = (concentration: RulingQuestion['concentration']) =>
      findRuling([general, dilute], questionWith(null, 'GL', { objective: 'research', concentration }));
    expect(ask({ test: 'atMost', from: decimal('1'), unit: 'GL' }).hazType).toBeNull();
    expect(ask({ test: 'between', from: decimal('0.5'), to: decimal('500'), unit: 'GL' })).toMatchObject({
      hazType: 'type2',
      decisive: { case: { id: 'general' }, counts: true },
    });
    expect(ask({ test: 'atLeast', from: decimal('0.5'), unit: 'GL' }).hazType).toBe('type2');
  });

  it('says for each line about the substance which condition is not met', () => {
    const research = caseOf('research', [['type3', line()]], { objective: 'research' });
    const exported = caseOf('export', [['type4', line()]], { operation: 'export' });
    const solid = caseOf('solid', [['type2', line({ state: 'solid' })]]);
    const { missed } = findRuling([acid, research, exported, solid], questionWith('20'));
    expect(missed.map((miss) => [miss.case.id, miss.condition])).toEqual([
      ['acid', 'concentration'],
      ['research', 'objective'],
      ['export', 'operation'],
      ['solid', 'state'],
    ]);
  });

  it('requires the state if a line names one', () => {
    const solid = caseOf('solid', [['type2', line({ state: 'solid' })]]);
    expect(findRuling([solid], questionWith('1')).hits).toEqual([]);
    expect(findRuling([solid], questionWith('1', 'WW', { state: 'solid' })).hazType).toBe('type2');
  });

  it('finds nothing for another operation or substance', () => {
    expect(findRuling([acid], questionWith('20', 'WW', { operation: 'export' }))).toMatchObject({
      hazType: null,
      hits: [],
      unclear: [],
    });
    expect(findRuling([acid], questionWith('20', 'WW', { subStance: 'water' }))).toMatchObject({
      hazType: null,
      hits: [],
      unclear: [],
    });
  });
});
