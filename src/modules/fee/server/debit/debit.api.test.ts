/**
 * Tests fees that the bank takes from an account: with a consent, once for each order, and retried while the bank is
 * unreachable.
 */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatDate } from '#language/values/buddhistEra.ts';
import { startJobs } from '#platform/server/jobs/startJobs.ts';
import type { TestAnswer } from '#platform/testing/app.ts';
import {
  addAccount,
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
import { isSoak } from '#platform/testing/propertyRuns.ts';
import { expectOk, requestStatusOf } from '#platform/testing/requestPeople.ts';
import { makeOperator } from '#platform/testing/signingPeople.ts';
import { createOtpReader } from '#platform/testing/otpReader.ts';
import type { Person } from '#platform/testing/people.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { CHARGE_FEE } from './queueDebit.ts';
import { chargeFee } from './chargeTask.ts';

const LINK = '/api/v1/ws/ktbs/direct-link';
/** As many as all tests together take. */
const FEES = 16;
/** Of calls that request a consent at the same time. */
const ROUNDS = isSoak() ? 8 : 3;
let world: FeeWorld;
/** Made once, because filing a product takes longer than anything that is done with its fee. */
let fees: StoredFee[];
beforeAll(async () => {
  world = await startFeeWorld();
  fees = [...(await chargedProducts(world, FEES))];
});
afterAll(() => world.stop());
beforeEach(() => world.bank.setBehaviour('well'));

function takeFee(): StoredFee {
  const fee = fees.shift();
  if (fee === undefined) throw new Error(`The tests need more than ${FEES} fees`);
  return fee;
}

const approve = (id: string, as: Person = world.people.operator): Promise<TestAnswer> =>
  world.test.call('POST', `${LINK}/approve`, { as, body: { id } });
const charge = (id: string, as: Person = world.people.operator): Promise<TestAnswer> =>
  world.test.call('POST', `${LINK}/charge`, { as, body: { id } });

interface Order {
  readonly id: string;
  readonly outcome: string;
  readonly attempts: number;
  readonly transactionId: string | null;
  readonly code: string | null;
}

async function ordersOf(feeId: string): Promise<readonly Order[]> {
  return (
    await world.test.app.pools.api.query<Order>(
      'select "id", "outcome", "attempts", "transaction_id" as "transactionId", "code" from "ktb" where "fee_statement_id" = $1 order by "id"',
      [feeId],
    )
  ).rows;
}

/** Runs the job as the worker does, also repeatedly. */
async function runChargeJob(feeId: string): Promise<unknown> {
  const [order] = (await ordersOf(feeId)).toReversed();
  return chargeFee({
    app: world.test.app,
    payload: { orderId: order?.id },
    log: world.test.app.log,
    signal: new AbortController().signal,
  });
}

/** Skipped if it is the main account already, because codes by mail are limited in an hour. */
async function approvedAccount(accountNo = '1234567890'): Promise<void> {
  const { rows } = await world.test.app.pools.api.query<{ id: string; no: string }>(
    'select "id", "account_no" as "no" from "user_bank" where "holder_id" = $1 and "is_active" and "is_main"',
    [world.people.holderId],
  );
  const id = rows[0]?.no === accountNo ? rows[0].id : (await addAccount(world, accountNo)).id;
  await expectOk(approve(id));
}

describe('a fee is not debited', () => {
  it('without an account, and without a consent to debit it', async () => {
    const fee = takeFee();
    expect(await charge(fee.id)).toMatchObject({ status: 422, body: { messageKey: 'feeAccountMissing' } });
    const { id } = await addAccount(world);
    expect(await charge(fee.id)).toMatchObject({ status: 422, body: { messageKey: 'feeConsentMissing' } });
    expect(await approve(id)).toMatchObject({ status: 200, body: { hasConsent: true, account: 'xxxxxx7890' } });
    expect((await charge(fee.id)).status).toBe(200);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitBank', requestStatus: 'waitPayment' });
    expect(world.bank.chargeCount()).toBe(0);
    await runQueuedTask(world.test.app, 'chargeFee');
    expect(await getFee(world, fee.id)).toMatchObject({
      status: 'paid',
      channel: 'autoDebit',
      requestStatus: 'waitSign',
    });
  });

  it('by another holder, by an officer, or after it is paid', async () => {
    const fee = takeFee();
    const { operator } = await makeOperator(world.test);
    expect((await charge(fee.id, operator)).status).toBe(404);
    expect((await charge(fee.id, world.finance)).status).toBe(403);
    const { rows } = await world.test.app.pools.api.query<{ id: string }>(
      'select "id" from "user_bank" where "holder_id" = $1 limit 1',
      [world.people.holderId],
    );
    expect((await approve(rows[0]?.id ?? '', operator)).status).toBe(404);
    await sendNotice(world, makeNotice(world, fee));
    expect(await charge(fee.id)).toMatchObject({ status: 409, body: { messageKey: 'feeNotDue' } });
    expect(await ordersOf(fee.id)).toEqual([]);
  });
});

describe('a fee with manually recorded money', () => {
  const giveBack = (body: object): Promise<TestAnswer> =>
    world.test.call('PUT', `${PAYMENTS}/return`, { as: world.cashier, body: { ...body, remark: 'คืนเงินแล้ว' } });
  const setPaymentActive = (call: '_delete' | '_active', id: string): Promise<TestAnswer> =>
    world.test.call('POST', `${PAYMENTS}/${call}`, { as: world.finance, body: { id } });

  it('is not debited before the money is returned, and the answer states since when it waits and whom to contact', async () => {
    await approvedAccount();
    const fee = takeFee();
    const saved = await recordCash(world, fee);
    const today = world.test.clock.today();
    const refused = await charge(fee.id);
    const on = [formatDate(today, 'th'), formatDate(today, 'en')];
    expect(refused).toMatchObject({ status: 422, body: { messageKey: 'feeWaitsForConfirmation', data: { on } } });
    expect((refused.body as { message: string }).message).toContain(`เมื่อ ${on[0]} (เงินสด) รอการยืนยัน`);
    expect([await ordersOf(fee.id), await getFee(world, fee.id)]).toMatchObject([[], { status: 'waitPayment' }]);
    await expectOk(giveBack(saved));
    await expectOk(charge(fee.id));
    await runChargeJob(fee.id);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', channel: 'autoDebit' });
  });

  it('is debited if that payment was archived, which then cannot be activated again', async () => {
    await approvedAccount();
    const fee = takeFee();
    const { id } = await recordCash(world, fee);
    await expectOk(setPaymentActive('_delete', id));
    await expectOk(charge(fee.id));
    expect(await setPaymentActive('_active', id)).toMatchObject({ status: 422, body: { messageKey: 'feeWithBank' } });
    await runChargeJob(fee.id);
    expect(await setPaymentActive('_active', id)).toMatchObject({ status: 409, body: { messageKey: 'feeNotDue' } });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', channel: 'autoDebit' });
  });

  it('is debited or recorded, and never both, if both are requested at once', async () => {
    await approvedAccount();
    for (const fee of [takeFee(), takeFee(), takeFee(), takeFee()]) {
      const record = world.test.call('PUT', PAYMENTS, { as: world.finance, body: cashFor(fee) });
      const [recorded, charged] = await Promise.all([record, charge(fee.id)]);
      expect([
        [200, 422],
        [422, 200],
      ]).toContainEqual([recorded.status, charged.status]);
    }
  });
});

describe('a consent', () => {
  it('is requested once, also if the bank was unreachable', async () => {
    const { id } = await addAccount(world, '1111111111');
    world.bank.setBehaviour('down');
    expect(await approve(id)).toMatchObject({
      status: 503,
      body: {
        messageKey: expect.stringMatching(/^bank/u) as string,
        message: expect.stringContaining('คิวอาร์โค้ด') as string,
      },
    });
    world.bank.setBehaviour('well');
    const callsBefore = world.bank.callCount();
    expect((await Promise.all([approve(id), approve(id)])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await approve(id)).status).toBe(200);
    expect(world.bank.callCount() - callsBefore).toBeLessThanOrEqual(2);
    const { rows } = await world.test.app.pools.api.query(
      'select "outcome", "consent" is not null as "isKept" from "ktb" where "user_bank_id" = $1',
      [id],
    );
    expect(rows).toEqual([{ outcome: 'done', isKept: true }]);
  });

  it('is only one, however many calls request it while the bank answers', async () => {
    // Uses accounts of another operator: with many accounts it would not be clear which pays the fees of the other
    // tests.
    const { operator, holderId } = await makeOperator(world.test);
    await world.test.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [
      holderId,
      '0105569000444',
    ]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await addAccount(world, `44444444${round}0`, operator);
      const later = async (ms: number): Promise<TestAnswer> => {
        await setTimeout(ms);
        return approve(id, operator);
      };
      expect((await Promise.all([0, 5, 10, 15, 20, 25].map(later))).map(({ status }) => status)).toEqual(
        Array.from({ length: 6 }, () => 200),
      );
      const { rows } = await world.test.app.pools.api.query('select "outcome" from "ktb" where "user_bank_id" = $1', [
        id,
      ]);
      expect(rows).toEqual([{ outcome: 'done' }]);
    }
  });

  it('is for one account number: another number needs another consent', async () => {
    const { id, version } = await addAccount(world, '2222222222');
    await expectOk(approve(id));
    const otp = await createOtpReader(world.test, 'feeAccount')(world.people.operator);
    await expectOk(
      world.test.call('PUT', '/api/v1/transaction/user-banks', {
        as: world.people.operator,
        body: { id, version, accountNo: '3333333333', otp },
      }),
    );
    const fee = takeFee();
    expect(await charge(fee.id)).toMatchObject({ status: 422, body: { messageKey: 'feeConsentMissing' } });
    await expectOk(approve(id));
    expect((await charge(fee.id)).status).toBe(200);
    await runQueuedTask(world.test.app, 'chargeFee');
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid' });
  });

  it('is in no answer', async () => {
    const found = await world.test.call('POST', '/api/v1/ws/ktbs/_search', { as: world.finance, body: {} });
    expect(found.status).toBe(200);
    expect(found.text).not.toContain('CONSENT-');
  });
});

describe('an unreachable bank', () => {
  it('is called again until it answers, and takes the fee once', async () => {
    await approvedAccount();
    const fee = takeFee();
    const before = world.bank.chargeCount();
    await expectOk(charge(fee.id));
    for (const behaviour of ['down', 'failing', 'nonsense'] as const) {
      world.bank.setBehaviour(behaviour);
      await expect(runChargeJob(fee.id)).rejects.toMatchObject({ status: 503 });
      expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitBank', requestStatus: 'waitPayment' });
    }
    expect(await ordersOf(fee.id)).toMatchObject([{ outcome: 'waiting', attempts: 3 }]);
    world.bank.setBehaviour('well');
    await runChargeJob(fee.id);
    await runChargeJob(fee.id);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', requestStatus: 'waitSign' });
    expect(await ordersOf(fee.id)).toMatchObject([
      { outcome: 'done', attempts: 4, transactionId: expect.any(String) as string },
    ]);
    expect([world.bank.chargeCount() - before, (await getReceipts(world, fee.id)).length]).toEqual([1, 1]);
  });

  it('that took the money without answering reports it at the next call, and takes no more', async () => {
    await approvedAccount();
    const fee = takeFee();
    const before = world.bank.chargeCount();
    await expectOk(charge(fee.id));
    world.bank.setBehaviour('stumbling');
    await runChargeJob(fee.id).catch(() => undefined);
    await runChargeJob(fee.id);
    expect([(await getFee(world, fee.id)).status, world.bank.chargeCount() - before]).toEqual(['paid', 1]);
  });

  it('is called again by the worker itself', { timeout: 60_000 }, async () => {
    await approvedAccount();
    const fee = takeFee();
    world.bank.setBehaviour('failing');
    await expectOk(charge(fee.id));
    const failed = async (): Promise<number | null> =>
      (
        await world.test.app.pools.api.query(
          `select from graphile_worker._private_jobs where "key" like 'chargeFee:%' and "attempts" > 0
              and "last_error" is not null`,
        )
      ).rowCount;
    const jobs = await startJobs(world.test.app, { [CHARGE_FEE]: chargeFee }, []);
    try {
      // The call itself tries more than once, so the test waits until the job has failed.
      await expect.poll(failed, { timeout: 20_000 }).toBe(1);
      expect(await requestStatusOf(world.test, fee.requestId)).toBe('waitPayment');
      expect(await ordersOf(fee.id)).toMatchObject([{ outcome: 'waiting' }]);
      world.bank.setBehaviour('well');
      await expect
        .poll(async () => (await getFee(world, fee.id)).status, { timeout: 30_000, interval: 250 })
        .toBe('paid');
    } finally {
      await jobs.stop();
    }
  });

  it('gets the same order again from a person who cannot wait', async () => {
    await approvedAccount();
    const fee = takeFee();
    await expectOk(charge(fee.id));
    expect((await charge(fee.id)).status).toBe(200);
    expect(await ordersOf(fee.id)).toHaveLength(1);
    // Days pass before it is given up.
    const { rows } = await world.test.app.pools.api.query(
      `select "max_attempts" as "attempts" from graphile_worker._private_jobs where "key" like 'chargeFee:%'`,
    );
    expect(rows).toEqual([{ attempts: 30 }]);
    await runQueuedTask(world.test.app, 'chargeFee');
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid' });
  });
});

describe('a bank that refuses', () => {
  it('leaves the fee unpaid with the reason, and another account can be debited', async () => {
    await approvedAccount('1234567000');
    const fee = takeFee();
    await expectOk(charge(fee.id));
    await runQueuedTask(world.test.app, 'chargeFee');
    expect(await getFee(world, fee.id)).toMatchObject({
      status: 'debitFailed',
      bankReason: 'ยอดเงินในบัญชีไม่พอ',
      requestStatus: 'waitPayment',
    });
    const { rows } = await world.test.app.pools.api.query<{ content: string }>(
      'select "content" from "notification" where "user_id" = $1 and "content" like $2',
      [world.people.operator.id, `%${fee.feeCode}%`],
    );
    expect(rows).toMatchObject([{ content: expect.stringContaining('ยอดเงินในบัญชีไม่พอ') as string }]);
    await approvedAccount();
    await expectOk(charge(fee.id));
    await runQueuedTask(world.test.app, 'chargeFee');
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', bankReason: null });
    expect(await ordersOf(fee.id)).toMatchObject([
      { outcome: 'refused', code: 'INSUFFICIENT_FUNDS' },
      { outcome: 'done' },
    ]);
  });
});

describe('a fee that is paid by another method while the bank debits it', () => {
  it('is paid once; a second debit is stored, and finance is notified', async () => {
    await approvedAccount();
    const [never, sentFee] = [takeFee(), takeFee()];
    for (const { id } of [never, sentFee]) await expectOk(charge(id));
    world.bank.setBehaviour('down');
    await expect(runChargeJob(sentFee.id)).rejects.toMatchObject({ status: 503 });
    const before = world.bank.chargeCount();
    world.bank.setBehaviour('well');
    for (const fee of [never, sentFee]) {
      const notice = makeNotice(world, fee);
      await sendNotice(world, notice);
      expect(await findMatch(world, notice.transactionId)).toMatchObject({ match: 'matched' });
      await runChargeJob(fee.id);
      expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', channel: 'qr' });
      expect(await getReceipts(world, fee.id)).toHaveLength(1);
    }
    // One order was never sent; for the other the result was unknown.
    expect(await ordersOf(never.id)).toMatchObject([{ outcome: 'refused', code: 'NOT_ASKED' }]);
    expect(await ordersOf(sentFee.id)).toMatchObject([
      { outcome: 'done', transactionId: expect.any(String) as string },
    ]);
    expect(world.bank.chargeCount() - before).toBe(1);
    const { rows } = await world.test.app.pools.api.query(
      'select 1 from "notification" where "user_id" = $1 and "content" like $2',
      [world.finance.id, `%${sentFee.feeCode}%`],
    );
    expect(rows).toHaveLength(1);
  });
});
