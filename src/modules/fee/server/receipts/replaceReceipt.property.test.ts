/**
 * Tests any cancelling and replacing of receipts, also by two people at once: a fee has at most one valid receipt, and
 * the numbers have no gap.
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

/** Each run uses up fees: a failure is not shrunk to a smaller case. */
const USUAL_RUNS = 3;
const { numRuns, timeoutMs } = propertyRuns(USUAL_RUNS);
let world: FeeWorld;
let fees: StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  fees = [...(await chargedProducts(world, numRuns * 2))];
}, timeoutMs);
afterAll(() => world.stop());

type ReceiptAction = 'cancel' | 'cancelAndReplace' | 'replace';
const receiptAction = fc.constantFrom<ReceiptAction>('cancel', 'cancelAndReplace', 'replace');
/** Actions one after the other; each is done by one person, or by two at once. */
const story = fc.array(fc.oneof(fc.tuple(receiptAction), fc.tuple(receiptAction, receiptAction)), {
  minLength: 1,
  maxLength: 6,
});

async function decide(feeId: string, what: ReceiptAction): Promise<number> {
  const { id, version } = (await getReceipts(world, feeId)).at(-1) ?? {};
  const body =
    what === 'replace' ? { id, version } : { id, version, remark: 'ทดสอบ', replace: what === 'cancelAndReplace' };
  return (
    await world.test.call('PUT', `/api/v1/transaction/receipts/${what === 'replace' ? 'replace' : 'cancel'}`, {
      as: world.finance,
      body,
    })
  ).status;
}

it(
  'any sequence of cancelling and replacing leaves at most one valid receipt for a fee',
  { timeout: timeoutMs },
  async () => {
    await assertProperty(
      fc.asyncProperty(story, async (moments) => {
        const fee = fees.pop();
        if (fee === undefined) throw new Error('There are no more fees');
        await sendNotice(world, makeNotice(world, fee));
        for (const actions of moments) {
          const wasValid = (await getFee(world, fee.id)).receiptCode !== null;
          const answers = await Promise.all(actions.map((what) => decide(fee.id, what)));
          expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
          // The actions are about the last receipt: it is cancelled if it is valid, replaced if it is not. A possible
          // action is never refused to both.
          if (actions.every((what) => (what !== 'replace') === wasValid)) expect(answers).toContain(200);
          const receipts = await getReceipts(world, fee.id);
          const validReceipts = receipts.filter(({ status }) => status === 'issued');
          expect(validReceipts.length).toBeLessThanOrEqual(1);
          expect(await getFee(world, fee.id)).toMatchObject({
            status: 'paid',
            receiptCode: validReceipts[0]?.code ?? null,
          });
          // Each receipt is replaced by the next of the fee, and the last by none.
          expect(receipts.map(({ replacementId }) => replacementId)).toEqual([
            ...receipts.slice(1).map(({ id }) => id),
            null,
          ]);
        }
        const all = await getReceipts(world);
        expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
      }),
      { numRuns: USUAL_RUNS, endOnFailure: true },
    );
  },
);
