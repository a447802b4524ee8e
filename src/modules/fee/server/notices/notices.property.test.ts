/**
 * Tests any notices of the bank, in any order and any number: each payment counts once, each fee is paid once, and each
 * notice is matched correctly.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  chargedProducts,
  getFee,
  findMatch,
  makeNotice,
  getReceipts,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';

const FEES = 3;
/** Each run uses up fees: a failure is not shrunk to a smaller case. */
const USUAL_RUNS = 4;
const { numRuns, timeoutMs } = propertyRuns(USUAL_RUNS);
let world: FeeWorld;
let fees: StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  // Shrinking needs some more.
  fees = [...(await chargedProducts(world, FEES * numRuns * 2))];
}, timeoutMs);
afterAll(() => world.stop());

const payment = fc.record({
  fee: fc.integer({ min: 0, max: FEES - 1 }),
  sum: fc.constantFrom('right', 'right', 'right', 'wrong'),
  refs: fc.constantFrom('right', 'right', 'firstAlone', 'swapped', 'nobodys'),
  biller: fc.constantFrom('ours', 'ours', 'ours', 'ours', 'another'),
});
/** The order of the notices, by the index of the payment: each at least once, some again, in any order. */
const story = fc.array(payment, { minLength: 1, maxLength: 5 }).chain((payments) =>
  fc.record({
    payments: fc.constant(payments),
    told: fc
      .tuple(
        fc.shuffledSubarray([...payments.keys()], { minLength: payments.length }),
        fc.array(fc.nat({ max: payments.length - 1 }), { maxLength: 5 }),
      )
      .map(([once, again]) => [...once, ...again]),
    // One request is cancelled before any notice arrives.
    cancelled: fc.option(fc.integer({ min: 0, max: FEES - 1 }), { freq: 3 }),
  }),
);

it(
  'any sequence of notices settles each fee at most once and matches every notice',
  { timeout: timeoutMs },
  async () => {
    await assertProperty(
      fc.asyncProperty(story, async ({ payments, told, cancelled }) => {
        const mine = fees.splice(0, FEES);
        const cancelledFee = cancelled === null ? undefined : mine[cancelled];
        if (cancelledFee !== undefined)
          await takeStep(world.test, world.people.operator, cancelledFee, 'cancel', { remark: 'x' });
        const notices = payments.map(({ fee, sum, refs, biller }) => {
          const bill = mine[fee] ?? { ref1: '', ref2: '', amount: '' };
          const second = { right: bill.ref2, firstAlone: '', swapped: '0000000', nobodys: bill.ref2 }[refs];
          return makeNotice(world, bill, {
            ref2: second,
            ...(refs === 'nobodys' ? { ref1: '9000000000' } : {}),
            ...(sum === 'wrong' ? { amount: decimal('12.34') } : {}),
            ...(biller === 'another' ? { billerId: '099400016550100' } : {}),
          });
        });
        const paid = new Set<number>();
        const expected = new Map<number, string>();
        for (const place of told) {
          const notice = notices[place];
          const sentPayment = payments[place];
          if (notice === undefined || sentPayment === undefined) throw new Error('There is no such payment');
          expect(await sendNotice(world, notice)).toMatchObject({ status: 200, body: { accepted: true } });
          if (expected.has(place)) continue;
          expected.set(
            place,
            matchBy(sentPayment, { isPaid: paid.has(sentPayment.fee), isGone: sentPayment.fee === cancelled }),
          );
          if (expected.get(place) === 'matched') paid.add(sentPayment.fee);
        }
        for (const [place, match] of expected) {
          expect(await findMatch(world, notices[place]?.transactionId ?? '')).toMatchObject({
            match,
            timesTold: told.filter((index) => index === place).length,
          });
        }
        for (const [index, { id }] of mine.entries()) {
          const now = await getFee(world, id);
          expect([now.status, now.requestStatus]).toEqual(
            paid.has(index)
              ? ['paid', 'waitSign']
              : index === cancelled
                ? ['cancelled', 'cancelled']
                : ['waitPayment', 'waitPayment'],
          );
          expect(await getReceipts(world, id)).toHaveLength(paid.has(index) ? 1 : 0);
        }
      }),
      { numRuns: USUAL_RUNS, endOnFailure: true },
    );
  },
);

/** An independent implementation of the match. */
function matchBy(
  { sum, refs, biller }: { readonly sum: string; readonly refs: string; readonly biller: string },
  { isPaid, isGone }: { isPaid: boolean; isGone: boolean },
): string {
  if (biller === 'another' || refs === 'nobodys' || refs === 'swapped') return 'unknownReference';
  if (isGone) return 'notDue';
  if (isPaid) return 'paidAlready';
  return sum === 'wrong' ? 'wrongAmount' : 'matched';
}
