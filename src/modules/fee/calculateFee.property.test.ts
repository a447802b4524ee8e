import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '#language/choice.ts';
import { formatMessage } from '#language/message.ts';
import { decimal, ZERO } from '#language/values/decimal.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { operation } from '#platform/model/businessChoices.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { buildFeeQuestion } from './buildFeeQuestion.ts';
import { feeBasis } from './choices.ts';
import { type FeeQuestion, calculateFee, type FeeRate } from './calculateFee.ts';
import { anyRate, rangesBelow } from './feeFixtures.ts';
import { feeMessages } from './messages.ts';

const START = getPlainDate('2026-01-01');
/** Often one of a few values, so that the question is at the edge of a range. */
const oneOf = (max: number): fc.Arbitrary<number> => fc.oneof(fc.nat({ max: 3 }), fc.nat({ max }));
const day = oneOf(400).map((days) => addDays(START, days));
const someDay = fc.option(day);
const id = fc.constantFrom('a', 'b', 'c').map((name) => ({ id: name }));
const amount = oneOf(10_000_000).map((satang) => decimal(satang).times(decimal('0.01')));
const quantity = fc.integer({ min: 0, max: 10_000_000 }).map((steps) => decimal(steps).times(decimal('0.0001')));

const period = fc
  .tuple(someDay, someDay, fc.boolean())
  .map(([fromDate, toDate, isDelete]) => ({ id: 'row', fromDate, toDate, remark: null, isDelete }));
const listOf = <T extends object>(row: fc.Arbitrary<T>) =>
  fc.array(
    fc.tuple(period, row).map(([days, more]) => ({ ...days, ...more })),
    { maxLength: 3 },
  );

const bands = fc
  .uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 5 })
  .map((edges) =>
    rangesBelow(
      ...[...edges.toSorted((left, other) => left - other), null].map(
        (limit, index) => [limit, 100 * (index + 1)] as const,
      ),
    ),
  );
/** Ranges that somebody has left incomplete. */
const brokenBands = bands.map((ranges) => ranges.slice(1));

const rate: fc.Arbitrary<FeeRate> = fc
  .record({
    refBasis: fc.option(fc.constantFrom(...codesOf(feeBasis))),
    amount: fc.option(amount),
    ranges: fc.oneof(bands, brokenBands),
    dueDays: fc.option(fc.integer({ min: 0, max: 365 })),
    effectiveDate: someDay,
    expireDate: someDay,
    isActive: fc.boolean(),
    excludeCountries: listOf(fc.record({ refCountry: id })),
    excludeDepartments: listOf(fc.record({ refDepartment: id })),
    excludeOperations: listOf(
      fc.record({ refOperation: fc.constantFrom(...codesOf(operation)), refObjective: fc.option(id) }),
    ),
    excludeProducts: listOf(fc.record({ refHazObject: id })),
    excludeUsers: listOf(fc.record({ refUser: id })),
    excludes: listOf(
      fc.record({
        refExcludeType: fc.constantFrom('period' as const, 'goodsValue' as const),
        goodsValueUpTo: fc.option(amount),
      }),
    ),
  })
  .map(anyRate);

const maybe = { nil: undefined } as const;
const question = fc
  .record({
    requestType: fc.constantFrom('new' as const, 'change' as const),
    date: day,
    copies: fc.option(fc.integer({ min: 1, max: 99 }), maybe),
    items: fc.option(fc.integer({ min: 1, max: 99 }), maybe),
    trips: fc.option(fc.integer({ min: 1, max: 99 }), maybe),
    tonsPerYear: fc.option(quantity, maybe),
    squareMetres: fc.option(quantity, maybe),
    country: fc.option(id, maybe),
    department: fc.option(id, maybe),
    operation: fc.option(fc.constantFrom(...codesOf(operation)), maybe),
    objective: fc.option(id, maybe),
    product: fc.option(id, maybe),
    holder: fc.option(id, maybe),
    goodsValue: fc.option(amount, maybe),
  })
  .map(
    (parts) =>
      ({
        documentType: 'licenceImport',
        ...Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)),
      }) as unknown as FeeQuestion,
  );

/** The terms of a document, and the same question as a person would enter it manually. */
const terms = question.map(
  ({ documentType, requestType, date, holder, department, country, objective, product, ...rest }) => ({
    asked: {
      documentType,
      requestType,
      date,
      ...(holder === undefined ? {} : { holder }),
      ...(department === undefined ? {} : { department }),
    },
    terms: {
      ...rest,
      ...(country === undefined ? {} : { countryId: country.id }),
      ...(objective === undefined ? {} : { objectiveId: objective.id }),
      ...(product === undefined ? {} : { productId: product.id }),
    },
    byHand: { documentType, requestType, date, holder, department, country, objective, product, ...rest },
  }),
);

const withoutWaivers = (feeRate: FeeRate): FeeRate => ({
  ...feeRate,
  excludes: [],
  excludeCountries: [],
  excludeDepartments: [],
  excludeOperations: [],
  excludeProducts: [],
  excludeUsers: [],
});

const COPY = decimal(2000);
/** In force every day, so that only its waivers decide. */
const everCharged = rate.map((feeRate) => ({
  ...feeRate,
  refBasis: 'copy' as const,
  amount: COPY,
  effectiveDate: START,
  expireDate: null,
  isActive: true,
}));

/** An independent implementation: whether a waiver that is not deleted and applies on that day matches the question. */
function isWaived(
  feeRate: FeeRate,
  { date, department, holder, operation: operationCode, objective, country, product, goodsValue }: FeeQuestion,
): boolean {
  const today = <T extends { fromDate: string | null; toDate: string | null; isDelete?: boolean }>(
    rows: readonly T[] | null,
  ): readonly T[] =>
    (rows ?? []).filter(
      ({ fromDate, toDate, isDelete }) => isDelete !== true && (fromDate ?? date) <= date && date <= (toDate ?? date),
    );
  return (
    today(feeRate.excludes).some(({ refExcludeType, fromDate, toDate, goodsValueUpTo }) =>
      refExcludeType === 'period'
        ? fromDate !== null && toDate !== null
        : goodsValueUpTo !== null && goodsValue !== undefined && goodsValue.lte(goodsValueUpTo),
    ) ||
    today(feeRate.excludeDepartments).some(({ refDepartment }) => refDepartment?.id === department?.id) ||
    today(feeRate.excludeUsers).some(({ refUser }) => refUser?.id === holder?.id) ||
    today(feeRate.excludeOperations).some(
      ({ refOperation, refObjective }) =>
        refOperation === operationCode && (refObjective === null || refObjective.id === objective?.id),
    ) ||
    today(feeRate.excludeCountries).some(({ refCountry }) => refCountry?.id === country?.id) ||
    today(feeRate.excludeProducts).some(({ refHazObject }) => refHazObject?.id === product?.id)
  );
}

describe('the fee of any request', () => {
  it('is found or reported missing, and both are explained in complete sentences of both languages', () => {
    assertProperty(
      fc.property(fc.array(rate, { maxLength: 3 }), question, (rates, feeQuestion) => {
        const answer = calculateFee(rates, feeQuestion);
        expect(answer.why.length).toBeGreaterThan(0);
        for (const { messageKey, data } of answer.why) {
          for (const locale of ['th', 'en'] as const)
            expect(formatMessage(feeMessages[messageKey as keyof typeof feeMessages], locale, data)).not.toMatch(
              /[{}]|undefined|null/,
            );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('of a quantity is found whenever the ranges are complete', () => {
    assertProperty(
      fc.property(bands, quantity, question, (ranges, tonsPerYear, feeQuestion) => {
        const answer = calculateFee([anyRate({ refBasis: 'tonsPerYear', ranges, effectiveDate: START })], {
          ...feeQuestion,
          requestType: 'new',
          tonsPerYear,
        });
        expect(answer.kind).toBe('fee');
      }),
    );
  });

  it('is never raised by a waiver, and the amount without a waiver stays the same', () => {
    assertProperty(
      fc.property(rate, question, (feeRate, feeQuestion) => {
        const [waived, charged] = [
          calculateFee([feeRate], feeQuestion),
          calculateFee([withoutWaivers(feeRate)], feeQuestion),
        ];
        expect(waived.kind).toBe(charged.kind);
        if (waived.kind !== 'fee' || charged.kind !== 'fee') return;
        expect(waived.total.lte(charged.total)).toBe(true);
        expect(waived.fullTotal.eq(charged.fullTotal)).toBe(true);
        expect(waived.total.eq(ZERO) || waived.total.eq(waived.fullTotal)).toBe(true);
        expect(waived.dueDate === undefined).toBe(waived.total.eq(ZERO));
      }),
      { numRuns: 500 },
    );
  });

  it('is an amount for each copy, and zero exactly if a waiver applies', () => {
    assertProperty(
      fc.property(everCharged, question, (feeRate, feeQuestion) => {
        const full = COPY.times(decimal(feeQuestion.copies ?? 1));
        expect(calculateFee([feeRate], { ...feeQuestion, requestType: 'new' })).toMatchObject({
          kind: 'fee',
          fullTotal: full,
          total: isWaived(feeRate, feeQuestion) ? ZERO : full,
        });
      }),
      { numRuns: 300 },
    );
  });

  it('by the terms of its document equals the fee for the same question entered manually', () => {
    assertProperty(
      fc.property(fc.array(rate, { maxLength: 3 }), terms, (rates, { asked, terms: documentTerms, byHand }) => {
        const byHandDefined = Object.fromEntries(
          Object.entries(byHand).filter(([, value]) => value !== undefined),
        ) as unknown as FeeQuestion;
        expect(buildFeeQuestion(documentTerms, asked)).toEqual(byHandDefined);
        expect(calculateFee(rates, buildFeeQuestion(documentTerms, asked))).toEqual(calculateFee(rates, byHandDefined));
        // A name is used in the explanation only.
        const [withName, plain] = [
          calculateFee(
            rates,
            buildFeeQuestion(
              documentTerms,
              asked,
              documentTerms.countryId === undefined
                ? {}
                : { country: { id: documentTerms.countryId, name: ['ก', 'A'] } },
            ),
          ),
          calculateFee(rates, byHandDefined),
        ];
        expect(withName.kind).toBe(plain.kind);
        if (withName.kind === 'fee' && plain.kind === 'fee')
          expect([withName.total.eq(plain.total), withName.dueDate, withName.waiver?.path]).toEqual([
            true,
            plain.dueDate,
            plain.waiver?.path,
          ]);
      }),
      { numRuns: 300 },
    );
  });

  it('ignores an unknown operation code', () => {
    expect(
      buildFeeQuestion({ operation: 'unheard' }, { documentType: 'licenceImport', requestType: 'new', date: START }),
    ).not.toHaveProperty('operation');
  });

  it('does not depend on the order of the rates', () => {
    assertProperty(
      fc.property(fc.array(rate, { maxLength: 3 }), question, (rates, feeQuestion) => {
        const coded = rates.map((original, index) => ({ ...original, code: `R${index}` }));
        const [first, other] = [calculateFee(coded, feeQuestion), calculateFee(coded.toReversed(), feeQuestion)];
        expect([first.kind, first.rate?.code]).toEqual([other.kind, other.rate?.code]);
      }),
    );
  });
});
