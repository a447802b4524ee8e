/**
 * Tests the notices of the bank: accepted if signed, saved whatever they are about, and settled once however often they
 * arrive.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { signedNotice } from '#platform/testing/bank.ts';
import {
  chargedProduct,
  chargedProducts,
  getFee,
  findMatch,
  NOTICE_CALL,
  makeNotice,
  getReceipts,
  startFeeWorld,
  TAX_NO,
  sendNotice,
  type FeeWorld,
} from '#modules/fee/testing/feeWorld.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';
import { tableFingerprint } from '#platform/testing/tableFingerprint.ts';
import { signatureHeaders } from '#platform/server/linkage/bankSignature.ts';

let world: FeeWorld;
beforeAll(async () => void (world = await startFeeWorld()));
afterAll(() => world.stop());

const ACCEPTED = { status: 200, body: { accepted: true } };

async function notificationsOf(userId: string): Promise<readonly string[]> {
  const { rows } = await world.test.app.pools.api.query<{ content: string }>(
    'select "content" from "notification" where "user_id" = $1 order by "id"',
    [userId],
  );
  return rows.map(({ content }) => content);
}

describe('a payment', () => {
  it('is notified, settles the fee with a receipt, and moves the request on', async () => {
    const fee = await chargedProduct(world);
    const notice = makeNotice(world, fee, { channel: 'counter', branch: 'สาขาทดสอบ', teller: 'T1', payer: 'นายทดสอบ' });
    expect(await sendNotice(world, notice)).toMatchObject(ACCEPTED);
    const paid = await getFee(world, fee.id);
    expect(paid).toMatchObject({ status: 'paid', requestStatus: 'waitSign', channel: 'bankCounter' });
    expect(await findMatch(world, notice.transactionId)).toMatchObject({
      match: 'matched',
      timesTold: 1,
      feeId: fee.id,
    });
    expect(await getReceipts(world, fee.id)).toMatchObject([
      { code: paid.receiptCode, status: 'issued', payerNo: TAX_NO },
    ]);
    const { rows } = await world.test.app.pools.api.query<{ detail: { receipt: string }; actorId: string | null }>(
      `select "detail", "actor_id" as "actorId" from "status_history" where "record_id" = $1 and "action" = 'pay'`,
      [fee.requestId],
    );
    expect(rows).toMatchObject([{ detail: { receipt: paid.receiptCode }, actorId: null }]);
    const { rows: jobs } = await world.test.app.pools.api.query(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t."id" = j."task_id"
        where t."identifier" = 'printReceipt' and j."payload"->>'receiptId' = (select "id"::text from "receipt"
        where "fee_statement_id" = $1)`,
      [fee.id],
    );
    expect(jobs).toHaveLength(1);
  });

  it('that is notified ten times, some of them at once, counts once', async () => {
    const fee = await chargedProduct(world);
    const notice = makeNotice(world, fee);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendNotice(world, notice)));
    for (let n = 0; n < 4; n += 1) answers.push(await sendNotice(world, notice));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(Array.from({ length: 10 }, () => ACCEPTED));
    expect(await findMatch(world, notice.transactionId)).toMatchObject({ match: 'matched', timesTold: 10 });
    expect(await getReceipts(world, fee.id)).toHaveLength(1);
  });

  it('that is notified again with other contents is refused, logged as a security event, and changes nothing', async () => {
    const fee = await chargedProduct(world);
    const notice = makeNotice(world, fee);
    await sendNotice(world, notice);
    expect(await sendNotice(world, { ...notice, amount: decimal('1.00'), payer: 'ผู้อื่น' })).toMatchObject({
      status: 409,
      body: { messageKey: 'noticeDiffers' },
    });
    expect(await findMatch(world, notice.transactionId)).toMatchObject({ match: 'matched', timesTold: 1 });
    const { rows } = await world.test.app.pools.api.query<{ reason: string }>(
      `select "reason" from "security_event" where "action" = 'refused' and "reason" like '%' || $1 || '%'`,
      [notice.transactionId],
    );
    expect(rows).toEqual([{ reason: `bank notice ${notice.transactionId} differs in amount, payer` }]);
  });
});

describe('a payment that matches no fee', () => {
  const cases = [
    ['of another sum', 'wrongAmount', { amount: decimal('1999.99') }],
    ['of a reference nobody has', 'unknownReference', { ref1: '9999999999' }],
    ['of two references that do not fit', 'unknownReference', { ref2: '6901010' }],
    ['to another biller', 'unknownReference', { billerId: '099400016550100' }],
  ] as const;

  it.each(cases)('%s is saved, and finance is notified', async (_what, match, more) => {
    const fee = await chargedProduct(world);
    const notice = makeNotice(world, fee, more);
    expect(await sendNotice(world, notice)).toMatchObject(ACCEPTED);
    expect(await findMatch(world, notice.transactionId)).toMatchObject({ match });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitPayment', receiptCode: null });
    for (const { id } of [world.finance, world.cashier])
      expect((await notificationsOf(id)).filter((text) => text.includes(notice.transactionId))).toHaveLength(1);
    await sendNotice(world, notice);
    expect(
      (await notificationsOf(world.finance.id)).filter((text) => text.includes(notice.transactionId)),
    ).toHaveLength(1);
    // The correct notice still pays it.
    await sendNotice(world, makeNotice(world, fee));
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid' });
  });

  it('because it is paid already or no longer due is saved, whatever the amount', async () => {
    const [paid, cancelledFee] = await chargedProducts(world, 2);
    if (paid === undefined || cancelledFee === undefined) throw new Error('There are not two fees');
    await sendNotice(world, makeNotice(world, paid));
    await takeStep(world.test, world.people.operator, cancelledFee, 'cancel', { remark: 'x' });
    for (const [fee, match] of [
      [paid, 'paidAlready'],
      [cancelledFee, 'notDue'],
    ] as const) {
      for (const amount of [fee.amount, '5.00']) {
        const notice = makeNotice(world, { ...fee, amount });
        expect(await sendNotice(world, notice)).toMatchObject(ACCEPTED);
        expect(await findMatch(world, notice.transactionId)).toMatchObject({ match, feeId: fee.id });
      }
    }
    expect(await getReceipts(world, paid.id)).toHaveLength(1);
    expect(await getReceipts(world, cancelledFee.id)).toEqual([]);
  });

  it.each([
    ['a sign that is none', 'นาย\u0000ทดสอบ'],
    ['half a sign', 'นาย\uD800ทดสอบ'],
    ['the end of a line', 'นาย\r\nทดสอบ'],
  ])('by a payer whose name contains %s is accepted, and a repeated notice is the same', async (_what, payer) => {
    const fee = await chargedProduct(world);
    const notice = makeNotice(world, fee, { payer });
    for (let n = 0; n < 2; n += 1) expect(await sendNotice(world, notice)).toMatchObject(ACCEPTED);
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid' });
    expect(await findMatch(world, notice.transactionId)).toMatchObject({ match: 'matched', timesTold: 2 });
  });

  it('without its second reference is matched by the first', async () => {
    const fee = await chargedProduct(world);
    await sendNotice(world, makeNotice(world, fee, { ref2: '' }));
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid' });
  });
});

describe('a notice that is refused', () => {
  const tables = ['ktb_paynet', 'fee_statement', 'receipt', 'request', 'status_history', 'notification'];
  const HOUR_MS = 3_600_000;

  it.each([
    [
      'signed with another secret',
      401,
      'noticeNotBelieved',
      () => ({ secret: 'another secret altogether', nowMs: Date.now() }),
    ],
    ['signed an hour ago', 401, 'noticeStale', () => ({ secret: world.bank.secret, nowMs: Date.now() - HOUR_MS })],
    ['signed for later', 401, 'noticeStale', () => ({ secret: world.bank.secret, nowMs: Date.now() + HOUR_MS })],
  ])('is %s', async (_what, status, messageKey, signing) => {
    const notice = makeNotice(world, await chargedProduct(world));
    const before = await tableFingerprint(world.test.app.pools.api, tables);
    expect(await world.test.call('POST', NOTICE_CALL, signedNotice(notice, signing()))).toMatchObject({
      status,
      body: { messageKey },
    });
    expect(await tableFingerprint(world.test.app.pools.api, tables)).toBe(before);
  });

  it('differs from the signed text, has no signature, is empty, or is no notice', async () => {
    const { headers, body } = signedNotice(makeNotice(world, { ref1: '1', ref2: '', amount: '2.00' }), {
      secret: world.bank.secret,
      nowMs: Date.now(),
    });
    const before = await tableFingerprint(world.test.app.pools.api, tables);
    const json = { 'content-type': 'application/json' };
    expect(await world.test.call('POST', NOTICE_CALL, { headers, body: body.replace('2.00', '3.00') })).toMatchObject({
      status: 401,
    });
    expect(await world.test.call('POST', NOTICE_CALL, { headers: json, body })).toMatchObject({ status: 401 });
    expect(await world.test.call('POST', NOTICE_CALL)).toMatchObject({ status: 401 });
    expect(
      await world.test.call('POST', NOTICE_CALL, { headers: { ...headers, 'content-type': 'text/plain' }, body }),
    ).toMatchObject({ status: 415 });
    for (const amount of ['2.005', '-1.00', '0.00']) {
      const odd = signedOf(JSON.stringify({ ...(JSON.parse(body) as object), amount }));
      expect(await world.test.call('POST', NOTICE_CALL, odd), amount).toMatchObject({
        status: 400,
        body: { messageKey: 'noticeMalformed' },
      });
    }
    expect(await world.test.call('POST', NOTICE_CALL, signedOf('not json'))).toMatchObject({ status: 400 });
    expect(await tableFingerprint(world.test.app.pools.api, tables)).toBe(before);
  });
});

function signedOf(body: string): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'application/json',
      ...signatureHeaders({ secret: world.bank.secret, nowMs: Date.now(), body }),
    },
    body,
  };
}
