/**
 * Tests concurrent payments, and payments at the end of a year: paid once, with one receipt, numbered in the year in
 * which it was issued.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cashFor,
  chargedProducts,
  getFee,
  findMatch,
  makeNotice,
  PAYMENTS,
  getReceipts,
  recordCash,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { sendRequestStep } from '#platform/testing/requestPeople.ts';

const ROUNDS = 4;
let world: FeeWorld;
let fees: StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  fees = [...(await chargedProducts(world, 3 * ROUNDS + 2))];
});
afterAll(() => world.stop());

function takeFee(): StoredFee {
  const fee = fees.pop();
  if (fee === undefined) throw new Error('There are no more fees');
  return fee;
}

it('concurrent confirmation and bank notice: one of them pays the fee', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fee = takeFee();
    const saved = await recordCash(world, fee);
    const notice = makeNotice(world, fee);
    const [confirmed, noticeAnswer] = await Promise.all([
      world.test.call('PUT', `${PAYMENTS}/confirm`, { as: world.cashier, body: saved }),
      sendNotice(world, notice),
    ]);
    expect([noticeAnswer.status, await getReceipts(world, fee.id)]).toMatchObject([200, [{ status: 'issued' }]]);
    const match = (await findMatch(world, notice.transactionId))?.match;
    expect([
      [200, 'cash', 'paidAlready'],
      [409, 'qr', 'matched'],
    ]).toContainEqual([confirmed.status, (await getFee(world, fee.id)).channel, match]);
  }
});

it('concurrent confirmation and cancellation: the fee is paid and the request continues', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fee = takeFee();
    const saved = await recordCash(world, fee);
    const [confirmed, cancelled] = await Promise.all([
      world.test.call('PUT', `${PAYMENTS}/confirm`, { as: world.cashier, body: saved }),
      sendRequestStep(world.test, world.people.operator, fee, 'cancel', { remark: 'x' }),
    ]);
    const { status, requestStatus } = await getFee(world, fee.id);
    expect([confirmed.status, status, requestStatus, (await getReceipts(world, fee.id)).length]).toEqual([
      200,
      'paid',
      'waitSign',
      1,
    ]);
    expect([409, 422]).toContain(cancelled.status);
  }
});

it('concurrent recording and cancellation: either the money is recorded and the fee stays, or the fee is cancelled without money', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const fee = takeFee();
    const [recorded, cancelled] = await Promise.all([
      world.test.call('PUT', PAYMENTS, { as: world.finance, body: cashFor(fee) }),
      sendRequestStep(world.test, world.people.operator, fee, 'cancel', { remark: 'x' }),
    ]);
    expect([
      [200, 422, 'waitPayment'],
      [422, 200, 'cancelled'],
    ]).toContainEqual([recorded.status, cancelled.status, (await getFee(world, fee.id)).status]);
  }
});

it('receipts around New Year in Thailand are numbered in the year of issue, each from one on', async () => {
  const midnightMs = Date.parse('2041-01-01T00:00:00+07:00');
  const written: unknown[] = [];
  try {
    for (const atMs of [midnightMs - 1000, midnightMs + 1000]) {
      world.test.clock.move(atMs - Date.now());
      const fee = takeFee();
      await sendNotice(world, makeNotice(world, fee));
      const { rows } = await world.test.app.pools.api.query<{ code: string; day: string }>(
        'select "code", "issue_date"::text as "day" from "receipt" where "fee_statement_id" = $1',
        [fee.id],
      );
      written.push(rows[0]);
    }
  } finally {
    world.test.clock.move(0);
  }
  expect(written).toEqual([
    { code: '83001/000001', day: '2040-12-31' },
    { code: '84001/000001', day: '2041-01-01' },
  ]);
});
