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
const ASKED = ['equal', 'less', 'atMost', 'between', 'atLeast', 'more'] as const;
const amount = fc.integer({ min: 0, max: 1000 }).map((n) => decimal(n).times(decimal('0.1')));
const maybe = (...words: readonly string[]): fc.Arbitrary<string | null> => fc.constantFrom(null, ...words);
const state = fc.constantFrom(null, 'solid' as const, 'liquid' as const);
const subStance = fc.constantFrom('a', 'b');

const line: fc.Arbitrary<RulingSubStance> = fc
  .record({
    subStance,
    state,
    test: fc.constantFrom('any', ...ASKED),
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
  concentration: fc.option(
    fc
      .record({ test: fc.constantFrom(...ASKED), from: amount, width: amount, unit: fc.constantFrom(...UNITS) })
      .map(({ width, ...asked }) =>
        asked.test === 'between' ? { ...asked, to: asked.from.plus(width) } : { ...asked, to: null },
      ),
  ),
});

const RANK = { type1: 1, type2: 2, type3: 3, type4: 4 } as const;
const rank = (type: RulingAnswer['hazType']): number => (type === null ? 0 : RANK[type]);
const rulingIdsOf = ({ hits }: RulingAnswer): readonly string[] => hits.map(({ ruling }) => ruling.id).toSorted();

/** Kind of each unit, and how many of the smaller unit of that kind it is. */
const NAIVE_UNITS = {
  WW: ['mass', 10],
  GKG: ['mass', 1],
  WV: ['volume', 10],
  GL: ['volume', 1],
  VV: ['VV', 1],
  CFUG: ['CFUG', 1],
} as const satisfies Record<(typeof UNITS)[number], readonly [string, number]>;

type Condition = Pick<RulingSubStance, 'test' | 'from' | 'to' | 'unit'>;

/** Concentrations as whole twentieths of the smaller unit: every limit of the test data is among them, and a value between any two. */
const STEPS_PER_UNIT = 20;
const HIGHEST_STEP = 60_000;

function limitsOf({ from, to, unit }: Condition): readonly [low: number, high: number] {
  const [, times] = NAIVE_UNITS[(unit ?? 'GKG') as keyof typeof NAIVE_UNITS];
  const steps = (value: Decimal | null | undefined): number =>
    Math.round(Number(value?.toString() ?? 0) * times * STEPS_PER_UNIT);
  return [steps(from), steps(to)];
}

function holdsAt(condition: Condition, step: number): boolean {
  const [low, high] = limitsOf(condition);
  switch (condition.test) {
    case 'any':
      return true;
    case 'equal':
      return step === low;
    case 'less':
      return step < low;
    case 'atMost':
      return step <= low;
    case 'atLeast':
      return step >= low;
    case 'more':
      return step > low;
    case 'between':
      return step >= low && step <= high;
  }
}

const kindOf = (unit: string): string => NAIVE_UNITS[unit as keyof typeof NAIVE_UNITS][0];

function isComparable(condition: Condition, asked: NonNullable<RulingQuestion['concentration']>): boolean {
  return condition.unit !== null && kindOf(condition.unit) === kindOf(asked.unit);
}

/** The steps around every limit, one by one: none if the concentration is unknown. */
function stepsIn(asked: RulingQuestion['concentration'], conditions: readonly Condition[]): readonly number[] {
  if (asked === null) return [];
  const range = { test: asked.test, from: asked.from, to: asked.to ?? null, unit: asked.unit };
  const limits = [
    range,
    ...conditions.filter((condition) => condition.test !== 'any' && isComparable(condition, asked)),
  ];
  return [...limits.flatMap(limitsOf), 0, HIGHEST_STEP]
    .flatMap((limit) => [limit - 1, limit, limit + 1])
    .filter((step) => step >= -1 && holdsAt(range, step));
}

/** At one concentration: the strictest ruling of the most specific cases that apply there. */
function naiveRulingAt(
  all: readonly RulingCase[],
  asked: RulingQuestion,
  step: number | undefined,
): readonly RulingAnswer['hazType'][] {
  const names = ['subOperation', 'objective', 'subObjective'] as const;
  const applies = (substance: RulingSubStance): boolean =>
    substance.subStance === asked.subStance &&
    (substance.state === null || substance.state === asked.state) &&
    (substance.test === 'any' ||
      (step !== undefined &&
        asked.concentration !== null &&
        isComparable(substance, asked.concentration) &&
        holdsAt(substance, step)));
  const found = all.flatMap((rulingCase) =>
    rulingCase.operation === asked.operation &&
    names.every((name) => rulingCase[name] === null || rulingCase[name] === asked[name])
      ? rulingCase.rulings
          .filter(({ subStances }) => subStances.some(applies))
          .map(({ hazType }) => ({ hazType, details: names.filter((name) => rulingCase[name] !== null).length }))
      : [],
  );
  const most = Math.max(...found.map(({ details }) => details));
  return found.filter(({ details }) => details === most).map(({ hazType }) => hazType);
}

function naiveRuling(all: readonly RulingCase[], asked: RulingQuestion): RulingAnswer['hazType'] {
  const conditions = all.flatMap(({ rulings }) => rulings.flatMap(({ subStances }) => subStances));
  const steps: readonly (number | undefined)[] = stepsIn(asked.concentration, conditions);
  const types = (steps.length === 0 ? [undefined] : steps).flatMap((step) => naiveRulingAt(all, asked, step));
  return types.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

describe('a ruling', () => {
  it('is the one that a naive search through all cases and concentrations finds', () => {
    assertProperty(
      fc.property(cases, question, (all, asked) => findRuling(all, asked).hazType === naiveRuling(all, asked)),
    );
  });

  it('is never a lower type for a higher concentration, if every case applies from a concentration on', () => {
    const upwards = cases.map((all) =>
      all.map((rulingCase) => ({
        ...rulingCase,
        subOperation: null,
        objective: null,
        subObjective: null,
        rulings: rulingCase.rulings.map((ruling) => ({
          ...ruling,
          subStances: ruling.subStances.map((substance) =>
            substance.test === 'any' ? substance : { ...substance, test: 'atLeast' as const, to: null },
          ),
        })),
      })),
    );
    assertProperty(
      fc.property(upwards, question, amount, amount, fc.constantFrom(...UNITS), (all, asked, from, more, unit) => {
        const typeAt = (value: Decimal): number =>
          rank(findRuling(all, { ...asked, concentration: { test: 'equal', from: value, unit } }).hazType);
        return typeAt(from.plus(more)) >= typeAt(from);
      }),
    );
  });

  it('names every line about the substance once: as a hit, as unclear, or with the condition that it misses', () => {
    assertProperty(
      fc.property(cases, question, (all, asked) => {
        const { hits, unclear, missed } = findRuling(all, asked);
        const lines = all.flatMap(({ rulings }) =>
          rulings.flatMap(({ subStances }) =>
            subStances.filter((substance) => substance.subStance === asked.subStance),
          ),
        );
        const named = [...hits, ...unclear, ...missed].map((found) => found.line);
        return named.length === lines.length && lines.every((substance) => named.includes(substance));
      }),
    );
  });

  it('is the highest type of the most specific matching cases, and null if none matches', () => {
    assertProperty(
      fc.property(cases, question, amount, fc.constantFrom(...UNITS), (all, asked, from, unit) => {
        const rulingQuestion: RulingQuestion = { ...asked, concentration: { test: 'equal', from, unit } };
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
            findRuling(all, { ...rulingQuestion, concentration: { test: 'equal', from: value.times(times), unit } });
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
