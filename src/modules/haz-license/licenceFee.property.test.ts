/**
 * The fee of any licence or notice is what the table of rates says, computed here once more in whole numbers: by tons a
 * year or square metres, with every waiver.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal, divide, type Decimal } from '#language/values/decimal.ts';
import { addDays, getPlainDate } from '#language/values/plainDate.ts';
import { seededFee, type SeededWaivers } from '#modules/fee/testing/seededFee.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import { licenceFee } from './fee.ts';
import { LICENSED_OPERATIONS, licenceTypes, noticeTypes, type LicensedOperation } from './operations.ts';

const TODAY = getPlainDate('2026-06-01');
const THOUSANDTHS = 1000n;
const HUNDREDTHS = 100n;
const KG_PER_TON = 1000n;
const MONTHS_PER_YEAR = 12n;

const name = fc.constantFrom('a', 'b', 'c');
interface Row {
  readonly id: string | null;
  readonly isDelete: boolean;
}
const rows = (max: number): fc.Arbitrary<readonly Row[]> =>
  fc.array(
    fc.record({ id: fc.option(name, { freq: 12 }), isDelete: fc.integer({ min: 0, max: 4 }).map((n) => n === 0) }),
    { maxLength: max },
  );

/** Whole steps around the edges of the ranges, and anywhere. */
function near(edges: readonly bigint[], max: bigint): fc.Arbitrary<bigint> {
  const step = fc.constantFrom(-1n, 0n, 1n);
  return fc.oneof(
    fc.tuple(fc.constantFrom(...edges), step).map(([edge, more]) => edge + more),
    fc.bigInt({ min: 0n, max }),
  );
}

const months = fc.integer({ min: 1, max: 36 });
/** Thousandths of a kilogram: often exactly what so many tons a year are in so many months, or one step beside it. */
const quantityAndMonths = months.chain((validMonths) =>
  fc.record({
    validMonths: fc.option(fc.constant(validMonths), { freq: 20 }),
    quantity: fc.option(
      near(
        [10n, 50n, 100n].map((tons) => (tons * KG_PER_TON * THOUSANDTHS * BigInt(validMonths)) / MONTHS_PER_YEAR),
        400_000n * THOUSANDTHS,
      ),
      { freq: 20 },
    ),
  }),
);

const licence = fc
  .record({
    operation: fc.constantFrom(...LICENSED_OPERATIONS),
    isNotice: fc.boolean(),
    requestType: fc.constantFrom('new' as const, 'renew' as const, 'change' as const),
    size: quantityAndMonths,
    /** Thousandths of a ton a year. */
    capacity: fc.option(
      near(
        [10n, 50n, 100n].map((tons) => tons * THOUSANDTHS),
        200n * THOUSANDTHS,
      ),
      { freq: 20 },
    ),
    /** Hundredths of a square metre. */
    area: fc.option(
      near(
        [100n, 500n, 1000n].map((metres) => metres * HUNDREDTHS),
        2000n * HUNDREDTHS,
      ),
      { freq: 20 },
    ),
    substance: fc.option(name, { freq: 20 }),
    countries: rows(3),
    objectives: rows(3),
  })
  .map(({ size, ...more }) => ({ ...more, ...size }));
type Licence = typeof licence extends fc.Arbitrary<infer Value> ? Value : never;

const day = fc.integer({ min: -2, max: 2 }).map((days) => addDays(TODAY, days));
const period = fc.record({
  fromDate: fc.option(day, { freq: 1 }),
  toDate: fc.option(day, { freq: 1 }),
  isDelete: fc.boolean(),
});
/** At most two of each kind, so that often none applies. */
const listOf = <T extends object>(row: fc.Arbitrary<T>) =>
  fc.array(
    fc.tuple(period, row).map(([days, more]) => ({ id: 'row', remark: null, ...days, ...more })),
    { maxLength: 2 },
  );
const ref = name.map((id) => ({ id }));
const waivers = fc.record({
  excludes: listOf(
    fc.record({
      refExcludeType: fc.constantFrom('period' as const, 'goodsValue' as const),
      goodsValueUpTo: fc.constant(decimal(1_000_000)),
    }),
  ),
  excludeDepartments: listOf(fc.record({ refDepartment: ref })),
  excludeUsers: listOf(fc.record({ refUser: ref })),
  excludeOperations: listOf(
    fc.record({ refOperation: fc.constantFrom(...LICENSED_OPERATIONS), refObjective: fc.option(ref) }),
  ),
  excludeCountries: listOf(fc.record({ refCountry: ref })),
  excludeProducts: listOf(fc.record({ refHazObject: ref })),
}) satisfies fc.Arbitrary<SeededWaivers>;
type Waivers = typeof waivers extends fc.Arbitrary<infer Value> ? Value : never;

const NO_WAIVERS: Waivers = {
  excludes: [],
  excludeDepartments: [],
  excludeUsers: [],
  excludeOperations: [],
  excludeCountries: [],
  excludeProducts: [],
};
/** Most requests are not waived: each kind of waiver alone, or all of them together, or none. */
const someWaivers: fc.Arbitrary<Waivers> = fc
  .tuple(waivers, fc.constantFrom<keyof Waivers | 'all' | 'none'>('all', 'none', ...keysOf(NO_WAIVERS)))
  .map(([all, kind]) => (kind === 'all' ? all : kind === 'none' ? NO_WAIVERS : { ...NO_WAIVERS, [kind]: all[kind] }));

function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}

const holder = { id: 'a' };
const department = { id: 'b' };

function feeOf(asked: Licence, waived: Waivers): string {
  const document = {
    refOperation: asked.operation,
    refHazObject: asked.substance === null ? null : { id: asked.substance },
    validMonths: asked.validMonths,
    yearlyCapacity: scaled(asked.capacity, THOUSANDTHS),
    quantity: scaled(asked.quantity, THOUSANDTHS),
    squareMetres: scaled(asked.area, HUNDREDTHS),
    countries: asked.countries.map(({ id, isDelete }) => ({ refCountry: refOf(id), isDelete })),
    details: asked.objectives.map(({ id, isDelete }) => ({ refObjective: refOf(id), isDelete })),
  } as unknown as Parameters<typeof licenceFee>[0];
  const documentType = (asked.isNotice ? noticeTypes : licenceTypes)[asked.operation];
  const base = { documentType, requestType: asked.requestType, date: TODAY, holder, department };
  return seededFee(licenceFee(document), base, waived);
}

function refOf(id: string | null): { readonly id: string } | null {
  return id === null ? null : { id };
}

function scaled(steps: bigint | null, perWhole: bigint): Decimal | null {
  if (steps === null) return null;
  return divide(decimal(steps.toString()), decimal(perWhole.toString()), { scale: 3, rounding: 'down' });
}

/** The table of rates: no division, so nothing is rounded. */
function expectedFee(asked: Licence, waived: Waivers): string {
  const { operation, isNotice, requestType } = asked;
  if (isNotice) return '0';
  const full = requestType === 'change' ? 100 : bandOf(asked);
  if (typeof full === 'string') return full;
  return isWaived(asked, waived) ? '0' : String(full);

  function bandOf({ quantity, validMonths, capacity, area }: Licence): number | 'quantity' | 'area' {
    switch (operation) {
      case 'possess':
        return area === null
          ? 'area'
          : amountOf(
              area,
              [100n, 500n, 1000n].map((metres) => metres * HUNDREDTHS),
            );
      case 'manufacture':
        return capacity === null
          ? 'quantity'
          : amountOf(
              capacity,
              [10n, 50n, 100n].map((tons) => tons * THOUSANDTHS),
            );
      case 'import':
      case 'export':
        return quantity === null || validMonths === null
          ? 'quantity'
          : amountOf(
              quantity * MONTHS_PER_YEAR,
              [10n, 50n, 100n].map((tons) => tons * KG_PER_TON * THOUSANDTHS * BigInt(validMonths)),
            );
    }
  }
}

function amountOf(amount: bigint, [first = 0n, second = 0n, third = 0n]: readonly bigint[]): number {
  if (amount < first) return 500;
  if (amount < second) return 1000;
  return amount < third ? 1500 : 3000;
}

function isWaived({ operation, countries, objectives, substance }: Licence, waived: Waivers): boolean {
  return (
    holding(waived.excludes).some(
      ({ refExcludeType, fromDate, toDate }) => refExcludeType === 'period' && fromDate !== null && toDate !== null,
    ) ||
    holding(waived.excludeUsers).some(({ refUser }) => refUser.id === holder.id) ||
    holding(waived.excludeDepartments).some(({ refDepartment }) => refDepartment.id === department.id) ||
    holding(waived.excludeProducts).some(({ refHazObject }) => refHazObject.id === substance) ||
    holding(waived.excludeCountries).some(({ refCountry }) => areAll(countries, refCountry.id)) ||
    holding(waived.excludeOperations).some(
      ({ refOperation, refObjective }: { readonly refOperation: LicensedOperation; readonly refObjective: unknown }) =>
        refOperation === operation &&
        (refObjective === null || areAll(objectives, (refObjective as { readonly id: string }).id)),
    )
  );
}

interface Period {
  readonly fromDate: string | null;
  readonly toDate: string | null;
  readonly isDelete: boolean;
}

function holding<T extends Period>(all: readonly T[]): readonly T[] {
  return all.filter(
    ({ fromDate, toDate, isDelete }) =>
      !isDelete && (fromDate === null || fromDate <= TODAY) && (toDate === null || TODAY <= toDate),
  );
}

/** A waiver for a country or an objective holds if no row is for another. */
function areAll(all: readonly Row[], id: string): boolean {
  const remaining = all.filter(({ isDelete }) => !isDelete);
  return remaining.length > 0 && remaining.every((row) => row.id === id);
}

it('equals the table of rates, for every operation, type and kind of request, at the edges of the ranges too', () => {
  const seen = new Set<string>();
  assertProperty(
    fc.property(licence, someWaivers, (asked, waived) => {
      const fee = expectedFee(asked, waived);
      expect(feeOf(asked, waived)).toBe(fee);
      seen.add(`${asked.isNotice ? 'notice' : 'licence'} ${asked.operation} ${fee}`);
    }),
    { numRuns: 3000 },
  );
  const amounts = ['0', '500', '1000', '1500', '3000', '100'];
  expect(
    LICENSED_OPERATIONS.flatMap((operation) =>
      amounts.map((amount) => `licence ${operation} ${amount}`).filter((found) => !seen.has(found)),
    ),
  ).toEqual([]);
});

it('never falls when more is asked for, or the same in less time', () => {
  const without = licence.map((asked) => ({ ...asked, isNotice: false, requestType: 'new' as const }));
  assertProperty(
    fc.property(without, fc.bigInt({ min: 0n, max: 100_000n * THOUSANDTHS }), months, (asked, more, fewer) => {
      const before = Number(feeOf(asked, NO_WAIVERS));
      const plus = (amount: bigint | null): bigint | null => (amount === null ? null : amount + more);
      const grown = {
        ...asked,
        quantity: plus(asked.quantity),
        capacity: plus(asked.capacity),
        area: plus(asked.area),
      };
      const sooner = { ...asked, validMonths: asked.validMonths === null ? null : Math.min(asked.validMonths, fewer) };
      if (Number.isNaN(before)) return;
      expect(Number(feeOf(grown, NO_WAIVERS))).toBeGreaterThanOrEqual(before);
      expect(Number(feeOf(sooner, NO_WAIVERS))).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 600 },
  );
});
