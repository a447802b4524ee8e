/** Properties of rulings: the result does not depend on the order of the cases or on the unit of the question. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { decimal, type Decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  findRuling,
  specificityOf,
  type RulingAnswer,
  type RulingCase,
  type RulingQuestion,
  type RulingSubStance,
} from './findRuling.ts';

const UNITS = ['WW', 'WV', 'VV', 'GKG', 'GL', 'CFUG'] as const;
const amount = fc.integer({ min: 0, max: 1000 }).map((n) => decimal(n).times(decimal('0.1')));
const maybe = (...words: readonly string[]): fc.Arbitrary<string | null> => fc.constantFrom(null, ...words);
const state = fc.constantFrom(null, 'solid' as const, 'liquid' as const);
const subStance = fc.constantFrom('a', 'b');

const line: fc.Arbitrary<RulingSubStance> = fc
  .record({
    subStance,
    state,
    test: fc.constantFrom(
      'any' as const,
      'less' as const,
      'atMost' as const,
      'between' as const,
      'atLeast' as const,
      'more' as const,
    ),
    low: amount,
    width: amount,
    unit: fc.constantFrom(...UNITS),
  })
  .map(({ low, width, ...one }) =>
    one.test === 'any'
      ? { ...one, from: null, to: null, unit: null }
      : { ...one, from: low, to: one.test === 'between' ? low.plus(width) : null },
  );
const cases: fc.Arbitrary<readonly RulingCase[]> = fc
  .array(
    fc.record({
      operation: fc.constantFrom('import' as const, 'possess' as const),
      subOperation: maybe('sell', 'store'),
      objective: maybe('sale', 'use'),
      subObjective: maybe('retail'),
      rulings: fc.array(
        fc.record({
          hazType: fc.constantFrom(null, 'type1' as const, 'type2' as const, 'type3' as const, 'type4' as const),
          subStances: fc.array(line, { minLength: 1, maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map((rulingCase, index) => ({
      ...rulingCase,
      id: String(index),
      rulings: rulingCase.rulings.map((ruling, at) => ({ ...ruling, id: `${index} ${at}` })),
    })),
  );
const question: fc.Arbitrary<RulingQuestion> = fc.record({
  operation: fc.constantFrom('import' as const, 'possess' as const),
  subOperation: maybe('sell', 'store'),
  objective: maybe('sale', 'use'),
  subObjective: maybe('retail'),
  subStance,
  state,
  concentration: fc.option(fc.record({ value: amount, unit: fc.constantFrom(...UNITS) })),
});

const RANK = { type1: 1, type2: 2, type3: 3, type4: 4 } as const;
const rank = (type: RulingAnswer['hazType']): number => (type === null ? 0 : RANK[type]);
const rulingIdsOf = ({ hits }: RulingAnswer): readonly string[] => hits.map(({ ruling }) => ruling.id).toSorted();

describe('a ruling', () => {
  it('is the highest type of the most specific matching cases, and null if none matches', () => {
    assertProperty(
      fc.property(cases, question, (all, rulingQuestion) => {
        const { hazType, hits, decisive } = findRuling(all, rulingQuestion);
        if (hits.length === 0) return hazType === null && decisive === undefined;
        const narrowest = Math.max(...hits.map((hit) => specificityOf(hit.case)));
        const counting = hits.filter((hit) => specificityOf(hit.case) === narrowest);
        return (
          rank(hazType) === Math.max(...counting.map(({ ruling }) => rank(ruling.hazType))) &&
          hits.every((hit) => hit.counts === counting.includes(hit))
        );
      }),
    );
  });

  it('does not depend on the order of the cases', () => {
    assertProperty(
      fc.property(cases, question, (all, rulingQuestion) => {
        const [first, other] = [findRuling(all, rulingQuestion), findRuling(all.toReversed(), rulingQuestion)];
        return first.hazType === other.hazType && rulingIdsOf(first).join() === rulingIdsOf(other).join();
      }),
    );
  });

  it('comes only from cases of the operation, and from lines of the substance', () => {
    assertProperty(
      fc.property(cases, question, (all, rulingQuestion) =>
        findRuling(all, rulingQuestion).hits.every(
          (hit) => hit.case.operation === rulingQuestion.operation && hit.line.subStance === rulingQuestion.subStance,
        ),
      ),
    );
  });

  it('is the same in either unit of a kind', () => {
    assertProperty(
      fc.property(
        cases,
        question,
        amount,
        fc.constantFrom(['WW', 'GKG'] as const, ['WV', 'GL'] as const),
        (all, rulingQuestion, value, [percent, grams]) => {
          const rulingIn = (unit: string, times: Decimal): RulingAnswer =>
            findRuling(all, { ...rulingQuestion, concentration: { value: value.times(times), unit } });
          const [first, other] = [rulingIn(percent, decimal('1')), rulingIn(grams, decimal('10'))];
          return (
            first.hazType === other.hazType &&
            rulingIdsOf(first).join() === rulingIdsOf(other).join() &&
            first.unclear.length === other.unclear.length
          );
        },
      ),
    );
  });

  it('never loses a hit when a case is added', () => {
    assertProperty(
      fc.property(cases, question, (all, rulingQuestion) => {
        const whole = new Set(rulingIdsOf(findRuling(all, rulingQuestion)));
        return rulingIdsOf(findRuling(all.slice(1), rulingQuestion)).every((id) => whole.has(id));
      }),
    );
  });

  it('is unclear only if the concentration cannot be compared', () => {
    assertProperty(
      fc.property(cases, question, (all, rulingQuestion) =>
        findRuling(all, rulingQuestion).unclear.every(
          ({ line: { test, unit } }) =>
            test !== 'any' && (rulingQuestion.concentration === null || unit !== rulingQuestion.concentration.unit),
        ),
      ),
    );
  });
});
