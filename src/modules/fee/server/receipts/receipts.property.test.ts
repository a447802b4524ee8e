/**
 * Tests sixteen concurrent payments, some of which fail in the middle: the receipts of the year are numbered one to n
 * all the same, and each belongs to a paid fee.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assertProperty } from '#platform/testing/assertProperty.ts';
import {
  chargedProducts,
  getFee,
  makeNotice,
  getReceipts,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { propertyRuns } from '#platform/testing/propertyRuns.ts';
import { withDatabaseFaults } from '#platform/testing/databaseFaults.ts';
import { receiptNumbersOf } from './issueReceipt.ts';

const AT_ONCE = 16;
/** Each run uses up fees: a failure is not shrunk to a smaller case. */
const USUAL_RUNS = 2;
const { numRuns, timeoutMs } = propertyRuns(USUAL_RUNS);
let world: FeeWorld;
let fees: StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  fees = [...(await chargedProducts(world, AT_ONCE * numRuns * 2))];
}, timeoutMs);
afterAll(() => world.stop());

/** Where it fails: before the number is taken, after it, and when everything was done. */
const fault = fc.constantFrom(
  '"code_counter"',
  'insert into "receipt"',
  'update "fee_statement"',
  'insert into "status_history"',
  'insert into "ktb_paynet"',
  'commit',
);
/** About a fifth of them. */
const faults = fc
  .uniqueArray(fc.integer({ min: 0, max: AT_ONCE - 1 }), { minLength: 3, maxLength: 4 })
  .chain((failing) =>
    fc
      .array(fault, { minLength: failing.length, maxLength: failing.length })
      .map((points) => new Map(failing.map((transaction, index) => [transaction, points[index] ?? 'commit']))),
  );

async function checkNumbers(): Promise<number> {
  const receipts = await getReceipts(world);
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
  const { rows } = await world.test.app.pools.api.query<{ paid: number }>(
    `select count(*)::int as "paid" from "fee_statement" where "status" = 'paid'`,
  );
  expect(rows[0]?.paid).toBe(receipts.length);
  return receipts.length;
}

it('sixteen concurrent payments with failures leave receipt numbers without gaps', { timeout: timeoutMs }, async () => {
  await assertProperty(
    fc.asyncProperty(faults, async (points) => {
      const mine = fees.splice(0, AT_ONCE);
      const before = await checkNumbers();
      const notices = mine.map((fee) => makeNotice(world, fee));
      const fails = ({ transaction, sql }: { transaction: number; sql: string }): boolean => {
        const point = points.get(transaction);
        return point !== undefined && (point === 'commit' ? sql === 'commit' : sql.includes(point));
      };
      const answers = await withDatabaseFaults(world.test.app, fails, () =>
        Promise.all(notices.map((notice) => sendNotice(world, notice))),
      );
      expect(answers.filter(({ status }) => status === 500)).toHaveLength(points.size);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(AT_ONCE - points.size);
      expect(await checkNumbers()).toBe(before + AT_ONCE - points.size);
      // The bank repeats the notices that were not accepted.
      for (const notice of notices) expect((await sendNotice(world, notice)).status).toBe(200);
      expect(await checkNumbers()).toBe(before + AT_ONCE);
      for (const { id } of mine)
        expect(await getFee(world, id)).toMatchObject({ status: 'paid', requestStatus: 'waitSign' });
    }),
    { numRuns: USUAL_RUNS, endOnFailure: true },
  );
});

it('a book has a thousand receipts', () => {
  expect([1, 1000, 1001, 2000, 999_000].map((number) => receiptNumbersOf(2569, number).code)).toEqual([
    '69001/000001',
    '69001/001000',
    '69002/001001',
    '69002/002000',
    '69999/999000',
  ]);
});
