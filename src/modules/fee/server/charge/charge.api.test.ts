/**
 * Tests the fee of a request: when and how much is charged, and what happens to it if the request takes another path.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '#platform/testing/app.ts';
import {
  addAccount,
  chargedProduct,
  checkedProduct,
  getFee,
  getFees,
  makeNotice,
  PAYMENTS,
  recordCash,
  startFeeWorld,
  sendNotice,
  type FeeWorld,
} from '#modules/fee/testing/feeWorld.ts';
import { bringTo, refileProduct } from '#modules/haz/testing/products.ts';
import {
  takeStep,
  expectOk,
  requestStatusOf,
  sendRequestStep,
  requestVersionOf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeHolder } from '#platform/testing/people.ts';

const RATES = '/api/v1/master/fee-rates';
let world: FeeWorld;
beforeAll(async () => void (world = await startFeeWorld()));
afterAll(() => world.stop());

interface Rate {
  readonly id: string;
  readonly version: number;
}

async function rateOf(code: string): Promise<Rate> {
  const { rows } = await world.test.app.pools.api.query<Rate>(
    'select "id", "version" from "fee_rate" where "code" = $1',
    [code],
  );
  if (rows[0] === undefined) throw new Error(`There is no rate ${code}`);
  return rows[0];
}

/** Changes the rate of imports, and restores it after the action. */
async function withRate<T>(values: object, back: object, action: () => Promise<T>): Promise<T> {
  const put = async (more: object): Promise<unknown> =>
    expectOk(world.test.call('PUT', RATES, { as: world.finance, body: { ...(await rateOf('FEE-03')), ...more } }));
  await put(values);
  try {
    return await action();
  } finally {
    await put(back);
  }
}

const back = async (requestId: string): Promise<TestAnswer> =>
  world.test.call('PUT', '/api/v1/transaction/requests/re-status', {
    as: world.people.head,
    body: { id: requestId, version: await requestVersionOf(world.test, requestId) },
  });
const statusesOf = async (requestId: string): Promise<string[]> =>
  (await getFees(world, requestId)).map(({ status }) => status);

async function pay(requestId: string): Promise<void> {
  const fee = (await getFees(world, requestId)).find(({ status }) => status === 'waitPayment');
  if (fee === undefined) throw new Error('Nothing is to be paid');
  expect((await sendNotice(world, makeNotice(world, fee))).status).toBe(200);
}

describe('a request that is passed on', () => {
  it('is charged by the rate, with a number, two references and a due date', async () => {
    const fee = await chargedProduct(world);
    expect(fee).toMatchObject({
      status: 'waitPayment',
      requestStatus: 'waitPayment',
      amount: '2000.00',
      channel: null,
      receiptCode: null,
    });
    expect(fee.feeCode).toMatch(/^\d{10}$/u);
    expect(fee.ref1).toBe(fee.feeCode);
    expect(fee.ref2).toMatch(/^\d{7}$/u);
    const { rows } = await world.test.app.pools.api.query(
      'select "qty", "net_total"::text as "total", "description" from "fee_statement_line" where "fee_statement_id" = $1',
      [fee.id],
    );
    expect(rows).toEqual([{ qty: 1, total: '2000.00', description: expect.stringContaining('ทะเบียน') as string }]);
    const { rows: explanations } = await world.test.app.pools.api.query<{ th: string; en: string }>(
      'select "explanation_th" as "th", "explanation_en" as "en" from "fee_statement" where "id" = $1',
      [fee.id],
    );
    expect(explanations[0]?.th).toContain('FEE-03');
    expect(explanations[0]?.en).toContain('2,000.00 baht');
    const { rows: logs } = await world.test.app.pools.api.query(
      `select 1 from "entity_log" where "entity" = 'feeStatement' and "record_id" = $1 and "action" = 'create'`,
      [fee.id],
    );
    expect(logs).toHaveLength(1);
  });

  it('is refused with a message if there is no rate', async () => {
    const filed = await checkedProduct(world);
    const { id } = await rateOf('FEE-03');
    await expectOk(world.test.call('POST', `${RATES}/_delete`, { as: world.finance, body: { id } }));
    try {
      expect(await sendRequestStep(world.test, world.people.receiver, filed, 'pass')).toMatchObject({
        status: 422,
        body: { messageKey: 'feeRateMissing' },
      });
      expect(await getFees(world, filed.requestId)).toEqual([]);
    } finally {
      await expectOk(world.test.call('POST', `${RATES}/_active`, { as: world.finance, body: { id } }));
    }
  });

  it('needs no payment if the fee is waived, and the reason is stored', async () => {
    const filed = await checkedProduct(world);
    const waiver = await withRate(
      { excludeUsers: [{ refUser: { id: world.people.holderId }, remark: 'ตามมติ' }] },
      {},
      async () => {
        await takeStep(world.test, world.people.receiver, filed, 'pass');
        const { rows } = await world.test.app.pools.api.query<{ id: string }>(
          'select "id" from "fee_rate_exclude_user"',
        );
        return rows[0]?.id;
      },
    );
    expect(await requestStatusOf(world.test, filed.requestId)).toBe('waitSign');
    const [fee] = await getFees(world, filed.requestId);
    expect(fee).toMatchObject({ status: 'waived', amount: '0.00', dueDate: null });
    const { rows } = await world.test.app.pools.api.query<{ text: string }>(
      'select "explanation_th" as "text" from "fee_statement" where "id" = $1',
      [fee?.id],
    );
    expect(rows[0]?.text).toContain('ตามมติ');
    await expectOk(
      world.test.call('PUT', RATES, {
        as: world.finance,
        body: { ...(await rateOf('FEE-03')), excludeUsers: [{ id: waiver, isDelete: true }] },
      }),
    );
    // After it was taken back it is charged again by the rates of that time.
    expect((await back(filed.requestId)).status).toBe(200);
    await takeStep(world.test, world.people.receiver, filed, 'pass');
    expect(await statusesOf(filed.requestId)).toEqual(['cancelled', 'waitPayment']);
  });

  it('is charged only the difference when it is passed on again', async () => {
    const filed = await checkedProduct(world);
    await takeStep(world.test, world.people.receiver, filed, 'pass');
    await pay(filed.requestId);
    const again = async (): Promise<void> => {
      await takeStep(world.test, world.people.signatory, filed, 'return-officer', { remark: 'ตรวจอีกครั้ง' });
      await takeStep(world.test, world.people.receiver, filed, 'pass');
    };
    await again();
    expect([await requestStatusOf(world.test, filed.requestId), await statusesOf(filed.requestId)]).toEqual([
      'waitSign',
      ['paid'],
    ]);
    await withRate({ amount: 2500 }, { amount: 2000 }, again);
    expect(await requestStatusOf(world.test, filed.requestId)).toBe('waitPayment');
    expect((await getFees(world, filed.requestId)).map(({ amount }) => amount)).toEqual(['2000.00', '500.00']);
    await pay(filed.requestId);
    expect([await requestStatusOf(world.test, filed.requestId), await statusesOf(filed.requestId)]).toEqual([
      'waitSign',
      ['paid', 'paid'],
    ]);
  });

  it('is charged by the rate of changes for a change, and nothing for a cancellation', async () => {
    const base = await issueProductPaid();
    const change = await refileProduct(world.test, world.people.operator, { kind: 3, base });
    await bringTo(world.test, world.people, change, 'waitPayment');
    expect(await getFees(world, change.requestId)).toMatchObject([{ amount: '100.00' }]);
    await pay(change.requestId);
    await bringTo(world.test, world.people, change, 'approved');
    const end = await refileProduct(world.test, world.people.operator, { kind: 4, base: change });
    await bringTo(world.test, world.people, end, 'waitSign');
    expect(await getFees(world, end.requestId)).toEqual([]);
  });
});

async function issueProductPaid(): Promise<FiledRequest> {
  const filed = await checkedProduct(world);
  await takeStep(world.test, world.people.receiver, filed, 'pass');
  await pay(filed.requestId);
  await bringTo(world.test, world.people, filed, 'approved');
  return filed;
}

describe('a step that is taken back', () => {
  it('cancels the fee, and the next pass creates another', async () => {
    const fee = await chargedProduct(world);
    expect((await back(fee.requestId)).status).toBe(200);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'cancelled', requestStatus: 'underReview' });
    await takeStep(world.test, world.people.receiver, fee, 'pass');
    const [, next] = await getFees(world, fee.requestId);
    expect(next?.status).toBe('waitPayment');
    expect(next?.feeCode).not.toBe(fee.feeCode);
  });

  it('is refused with the reason once the fee is paid', async () => {
    const fee = await chargedProduct(world);
    await pay(fee.requestId);
    const answer = await back(fee.requestId);
    expect(answer).toMatchObject({ status: 422, body: { messageKey: 'cannotRollBackEffect' } });
    expect(answer.text).toContain('รับชำระค่าธรรมเนียมแล้ว');
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', requestStatus: 'waitSign' });
  });
});

describe('a request that ends before it is paid', () => {
  it('owes nothing, and later payments are saved as not due', async () => {
    const fee = await chargedProduct(world);
    await takeStep(world.test, world.people.operator, fee, 'cancel', { remark: 'ไม่ต้องการแล้ว' });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'cancelled', requestStatus: 'cancelled' });
    const notice = makeNotice(world, fee);
    expect((await sendNotice(world, notice)).body).toEqual({ accepted: true });
    const { rows } = await world.test.app.pools.api.query(
      'select "match" from "ktb_paynet" where "transaction_id" = $1',
      [notice.transactionId],
    );
    expect(rows).toEqual([{ match: 'notDue' }]);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'cancelled', receiptCode: null });
  });

  it('cannot be cancelled while the bank debits the fee', async () => {
    const fee = await chargedProduct(world);
    const { id } = await addAccount(world);
    await expectOk(
      world.test.call('POST', '/api/v1/ws/ktbs/direct-link/approve', { as: world.people.operator, body: { id } }),
    );
    await expectOk(
      world.test.call('POST', '/api/v1/ws/ktbs/direct-link/charge', {
        as: world.people.operator,
        body: { id: fee.id },
      }),
    );
    expect(await sendRequestStep(world.test, world.people.operator, fee, 'cancel', { remark: 'x' })).toMatchObject({
      status: 422,
      body: { messageKey: 'feeWithBank' },
    });
    expect(await back(fee.requestId)).toMatchObject({ status: 422, body: { messageKey: 'feeWithBank' } });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitBank', requestStatus: 'waitPayment' });
  });
});

describe('a request with money recorded by the cashier', () => {
  it('can be neither cancelled nor taken back before the money is confirmed or returned', async () => {
    const fee = await chargedProduct(world);
    const recorded = await recordCash(world, fee);
    expect(await sendRequestStep(world.test, world.people.operator, fee, 'cancel', { remark: 'x' })).toMatchObject({
      status: 422,
      body: { messageKey: 'feeWithCashier' },
    });
    expect(await back(fee.requestId)).toMatchObject({ status: 422, body: { messageKey: 'feeWithCashier' } });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitPayment', requestStatus: 'waitPayment' });
    await expectOk(
      world.test.call('PUT', `${PAYMENTS}/return`, { as: world.cashier, body: { ...recorded, remark: 'คืนเงินแล้ว' } }),
    );
    await takeStep(world.test, world.people.operator, fee, 'cancel', { remark: 'ไม่ต้องการแล้ว' });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'cancelled', requestStatus: 'cancelled' });
  });
});

describe('the data of the payment page', () => {
  const pageOf = (id: string, as = world.people.operator): Promise<TestAnswer> =>
    world.test.call('GET', `/api/v1/transaction/fee-statements/${id}/payment`, { as });

  it('are both codes, the biller, the due date and the account', async () => {
    const fee = await chargedProduct(world);
    const page = (await expectOk(pageOf(fee.id))) as Record<string, unknown>;
    expect(page).toMatchObject({
      feeCode: fee.feeCode,
      isPayable: true,
      amount: 2000,
      biller: { id: world.bank.biller.id },
      account: { no: 'xxxxxx7890', hasConsent: true },
      bankPage: null,
      isOverdue: false,
    });
    expect(page['qr']).toContain(`02${String(fee.ref1.length)}${fee.ref1}`);
    expect(page['barcode']).toBe(`|${world.bank.biller.id}\r${fee.ref1}\r${fee.ref2}\r200000`);
    await pay(fee.requestId);
    expect(await expectOk(pageOf(fee.id))).toMatchObject({ isPayable: false, qr: null, barcode: null, status: 'paid' });
  });

  it('are 404 for another holder, and for an unknown fee', async () => {
    const fee = await chargedProduct(world);
    const otherOwner = await world.test.person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      memberOf: { holderId: await makeHolder(world.test.app), kind: 'owner' },
    });
    expect((await pageOf(fee.id, otherOwner)).status).toBe(404);
    expect((await pageOf(world.people.holderId)).status).toBe(404);
    expect((await pageOf('x')).status).toBe(404);
  });
});
