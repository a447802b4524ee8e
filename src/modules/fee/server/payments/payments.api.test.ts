/**
 * Tests manually recorded money: one person records it, another confirms it, and a receipt keeps its number whatever
 * happens.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import type { TestAnswer } from '#platform/testing/app.ts';
import {
  cashFor,
  chargedProduct,
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
import { takeStep, expectOk } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD } from '#platform/testing/signingPeople.ts';
import type { Person } from '#platform/testing/people.ts';

let world: FeeWorld;
beforeAll(async () => void (world = await startFeeWorld()));
afterAll(() => world.stop());

interface Saved {
  readonly id: string;
  readonly version: number;
}

const put = (body: object, as: Person = world.finance): Promise<TestAnswer> =>
  world.test.call('PUT', PAYMENTS, { as, body });
const record = (fee: Pick<StoredFee, 'id'>, more: object = {}): Promise<Saved> => recordCash(world, fee, more);
const decide = (
  call: 'confirm' | 'return',
  { id, version }: Saved,
  { as = world.cashier, ...more }: { as?: Person; remark?: string } = {},
): Promise<TestAnswer> => world.test.call('PUT', `${PAYMENTS}/${call}`, { as, body: { id, version, ...more } });
const faults = ({ body }: TestAnswer): string[] =>
  ((body as { fields?: { path: string; messageKey: string }[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );

describe('recorded money', () => {
  it('belongs to the payer of the fee, waits for confirmation by another person, and then pays it', async () => {
    const fee = await chargedProduct(world);
    const saved = await expectOk(put(cashFor(fee)));
    expect(saved).toMatchObject({
      refHolder: { id: world.people.holderId },
      refStatus: { key: '01' },
      refRecorder: { id: world.finance.id },
    });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitPayment' });
    const answer = (await expectOk(decide('confirm', saved as Saved))) as { receiptCode: string };
    expect(await getFee(world, fee.id)).toMatchObject({
      status: 'paid',
      channel: 'cash',
      receiptCode: answer.receiptCode,
      requestStatus: 'waitSign',
    });
  });

  it('cannot be confirmed by people who edited it, nor by their substitutes', async () => {
    const fee = await chargedProduct(world);
    const saved = await record(fee);
    expect(await decide('confirm', saved, { as: world.finance })).toMatchObject({
      status: 422,
      body: { messageKey: 'paymentNotYours' },
    });
    // The other person edits it: now neither of them may confirm.
    const edited = (await expectOk(put({ ...saved, remark: 'รับที่เคาน์เตอร์' }, world.cashier))) as Saved;
    for (const as of [world.finance, world.cashier])
      expect(await decide('confirm', edited, { as })).toMatchObject({
        status: 422,
        body: { messageKey: 'paymentNotYours' },
      });
    const substitute = await world.test.person({
      roles: ['OFFICER_FINANCE'],
      departmentId: (await departmentOf(world.finance)) ?? '',
    });
    await standIn(world.finance, substitute);
    expect(await decide('confirm', edited, { as: substitute })).toMatchObject({
      status: 422,
      body: { messageKey: 'paymentNotYours' },
    });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'waitPayment' });
    const third = await world.test.person({
      roles: ['OFFICER_FINANCE'],
      departmentId: (await departmentOf(world.finance)) ?? '',
    });
    expect((await decide('confirm', edited, { as: third })).status).toBe(200);
  });

  it('must be the full amount of a due fee, by a manual channel', async () => {
    const fee = await chargedProduct(world);
    expect(faults(await put(cashFor(fee, { amount: 1999 })))).toEqual(['amount feeAmountDiffers']);
    expect(faults(await put(cashFor(fee, { refChannel: { key: '1' } })))).toEqual(['refChannel debitByBankAlone']);
    expect(faults(await put(cashFor(fee, { refChannel: { key: '5' } })))).toEqual([
      'chequeNo required',
      'refChequeBank required',
      'chequeDate required',
    ]);
    expect(faults(await put(cashFor(fee, { refChannel: { key: '2' } })))).toEqual(['refKtbPaynet required']);
    expect(faults(await put({ ...cashFor(fee), refFeeStatement: null }))).toEqual(['refFeeStatement required']);
    await sendNotice(world, makeNotice(world, fee));
    expect(faults(await put(cashFor(fee)))).toContain('refFeeStatement feeNotDue');
  });

  it('is returned with a reason, corrected, and confirmed by the person who returned it', async () => {
    const fee = await chargedProduct(world);
    const saved = await record(fee);
    expect(await decide('return', saved)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'remark', messageKey: 'remarkRequired' }] },
    });
    const returned = (await expectOk(decide('return', saved, { remark: 'วันที่ไม่ถูกต้อง' }))) as Saved;
    expect(await decide('confirm', returned)).toMatchObject({ status: 409, body: { messageKey: 'paymentDecided' } });
    const corrected = (await expectOk(
      put({ id: returned.id, version: returned.version, paidDatetime: '2026-11-15T09:00:00+07:00' }),
    )) as Saved;
    expect(corrected).toMatchObject({ refStatus: { key: '01' }, returnReason: null });
    expect((await decide('confirm', corrected)).status).toBe(200);
  });

  it('cannot be changed after it is confirmed', async () => {
    const fee = await chargedProduct(world);
    const saved = await record(fee);
    const { version } = (await expectOk(decide('confirm', saved))) as Saved;
    expect(await put({ id: saved.id, version, amount: 1 })).toMatchObject({
      status: 409,
      body: { messageKey: 'paymentDecided' },
    });
    expect(
      await world.test.call('POST', `${PAYMENTS}/_delete?isHardDelete=true`, {
        as: world.finance,
        body: { id: saved.id },
      }),
    ).toMatchObject({ status: 409, body: { messageKey: 'paymentDecided' } });
    for (const call of ['confirm', 'return'] as const)
      expect(await decide(call, { id: saved.id, version }, call === 'return' ? { remark: 'x' } : {})).toMatchObject({
        status: 409,
        body: { messageKey: 'paymentDecided' },
      });
    expect(await getReceipts(world, fee.id)).toHaveLength(1);
  });

  it('for a fee that was paid meanwhile is not accepted a second time', async () => {
    const fee = await chargedProduct(world);
    const saved = await record(fee);
    await sendNotice(world, makeNotice(world, fee));
    expect(await decide('confirm', saved)).toMatchObject({ status: 409, body: { messageKey: 'feeNotDue' } });
    expect(await getReceipts(world, fee.id)).toHaveLength(1);
    // Finance has to give it back.
    const { rows } = await world.test.app.pools.api.query(
      'select "content" from "notification" where "user_id" = $1 and "url" = $2',
      [world.finance.id, `/app/fee/fee-receives/${saved.id}/view`],
    );
    expect(rows).toMatchObject([{ content: expect.stringContaining(fee.feeCode) as string }]);
  });

  it('is confirmed in bulk, with an answer for each', async () => {
    const fees = await chargedProducts(world, 3);
    const saved = [];
    for (const fee of fees) saved.push(await record(fee));
    const [first, second, third] = saved;
    const body = [first, { id: second?.id, version: 9 }, third, { id: world.people.holderId, version: 1 }].map(
      (row) => ({
        id: row?.id,
        version: row?.version,
      }),
    );
    const answers = (await expectOk(
      world.test.call('PUT', `${PAYMENTS}/confirm_all`, { as: world.cashier, body }),
    )) as readonly { ok: boolean; error?: { messageKey: string } }[];
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error?.messageKey))).toEqual([
      'ok',
      'staleVersion',
      'ok',
      'notFound',
    ]);
    expect(await Promise.all(fees.map(async ({ id }) => (await getFee(world, id)).status))).toEqual([
      'paid',
      'waitPayment',
      'paid',
    ]);
    expect(await world.test.call('PUT', `${PAYMENTS}/confirm_all`, { as: world.cashier, body: {} })).toMatchObject({
      status: 400,
    });
  });

  it('confirmed twice at once pays once', async () => {
    const fee = await chargedProduct(world);
    const [one, two] = [await record(fee), await record(fee)];
    const answers = await Promise.all([one, two, one].map((saved) => decide('confirm', saved)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(await getReceipts(world, fee.id)).toHaveLength(1);
  });

  it('settles an unmatched bank notice, once and with a sufficient amount', async () => {
    const [fee, other] = await chargedProducts(world, 2);
    if (fee === undefined || other === undefined) throw new Error('There are not two fees');
    const little = makeNotice(world, fee, { amount: decimal('1500') });
    const lost = makeNotice(world, fee, { ref1: '9999999990' });
    for (const notice of [little, lost]) await sendNotice(world, notice);
    const noticeId = async (transactionId: string): Promise<string | undefined> =>
      (await findMatch(world, transactionId))?.id;
    const byQr = async (transactionId: string): Promise<object> => ({
      refChannel: { key: '2' },
      refKtbPaynet: { id: await noticeId(transactionId) },
    });
    expect(faults(await put(cashFor(fee, await byQr(little.transactionId))))).toEqual(['refKtbPaynet noticeTooLittle']);
    const saved = await record(fee, await byQr(lost.transactionId));
    expect(faults(await put(cashFor(other, await byQr(lost.transactionId))))).toEqual(['refKtbPaynet noticeTaken']);
    await expectOk(decide('confirm', saved));
    expect(await findMatch(world, lost.transactionId)).toMatchObject({ match: 'settled', feeId: fee.id });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', channel: 'qr' });
    expect(faults(await put(cashFor(other, await byQr(lost.transactionId))))).toEqual(['refKtbPaynet noticeTaken']);
  });

  it('is decided by people who may confirm, who cannot change it, and not by people who may only record', async () => {
    const { head } = world.people;
    const { pools, access } = world.test.app;
    const saved = await record(await chargedProduct(world));
    expect((await put({ ...saved, remark: 'แก้ไขโดยผู้ยืนยัน' }, head)).status).toBe(403);
    const setPaymentActive = (call: '_delete' | '_active', as: Person): Promise<TestAnswer> =>
      world.test.call('POST', `${PAYMENTS}/${call}`, { as, body: { id: saved.id } });
    await expectOk(setPaymentActive('_delete', world.finance));
    expect((await setPaymentActive('_active', head)).status).toBe(403);
    const again = (await expectOk(setPaymentActive('_active', world.finance))) as Saved;
    const returned = (await expectOk(decide('return', again, { as: head, remark: 'ยอดไม่ตรง' }))) as Saved;
    const corrected = (await expectOk(put({ id: returned.id, version: returned.version, remark: 'ตรวจแล้ว' }))) as Saved;
    const confirmRight = async (isGiven: boolean): Promise<void> => {
      await pools.api.query(
        `update "role_menu" rm set "can_active" = $1 from "menu" m, "role" r
          where m."id" = rm."menu_id" and m."key" = 'fee.fee-approves' and r."id" = rm."role_id"
            and r."code" = 'OFFICER_FINANCE'`,
        [isGiven],
      );
      await access.reload();
    };
    await confirmRight(false);
    try {
      const recorder = await world.test.person({
        roles: ['OFFICER_FINANCE'],
        departmentId: (await departmentOf(world.finance)) ?? '',
      });
      for (const call of ['confirm', 'return'] as const)
        expect(
          (await decide(call, corrected, { as: recorder, ...(call === 'return' ? { remark: 'x' } : {}) })).status,
        ).toBe(403);
    } finally {
      await confirmRight(true);
    }
    expect((await decide('confirm', corrected, { as: head })).status).toBe(200);
  });

  it('cannot be handled by an operator, nor by an officer of another department', async () => {
    const fee = await chargedProduct(world);
    expect((await put(cashFor(fee), world.people.operator)).status).toBe(403);
    const saved = await record(fee);
    expect((await decide('confirm', saved, { as: world.people.operator })).status).toBe(403);
    expect(
      (await decide('confirm', saved, { as: await world.test.person({ roles: ['OFFICER_FINANCE'] }) })).status,
    ).toBe(404);
  });
});

async function departmentOf({ id }: Person): Promise<string | null> {
  return (
    (
      await world.test.app.pools.api.query<{ id: string | null }>(
        'select "department_id" as "id" from "user" where "id" = $1',
        [id],
      )
    ).rows[0]?.id ?? null
  );
}

async function standIn(away: Person, substitute: Person): Promise<void> {
  await world.test.app.pools.api.query(
    `insert into "user_instead" ("id", "user_id", "instead_id", "start_date", "end_date", "version", "is_active",
        "create_by", "create_date", "update_by", "update_date")
      values (gen_random_uuid(), $1, $2, '2000-01-01', '2999-12-31', 1, true, 'system', now(), 'system', now())`,
    [away.id, substitute.id],
  );
}

describe('a receipt', () => {
  const cancel = (body: object, as: Person = world.finance): Promise<TestAnswer> =>
    world.test.call('PUT', '/api/v1/transaction/receipts/cancel', { as, body });

  async function paid(): Promise<StoredFee> {
    const fee = await chargedProduct(world);
    await sendNotice(world, makeNotice(world, fee));
    return getFee(world, fee.id);
  }

  it('that was cancelled stays in its place, with a replacement that names the payer as of today', async () => {
    const fee = await paid();
    const [first] = await getReceipts(world, fee.id);
    await world.test.app.pools.api.query(`update "user" set "full_name" = 'บริษัท ชื่อใหม่ จำกัด' where "id" = $1`, [
      world.people.holderId,
    ]);
    const sent = { id: first?.id, version: first?.version, remark: 'ชื่อผิด', replace: true };
    const answer = (await expectOk(cancel(sent))) as { replacement: { id: string; code: string } };
    const [old, next] = await getReceipts(world, fee.id);
    expect(old).toMatchObject({
      id: first?.id,
      status: 'cancelled',
      replacementId: answer.replacement.id,
      payerName: first?.payerName,
    });
    expect(next).toMatchObject({
      id: answer.replacement.id,
      status: 'issued',
      payerName: 'บริษัท ชื่อใหม่ จำกัด',
      number: (first?.number ?? 0) + 1,
    });
    expect(await getFee(world, fee.id)).toMatchObject({
      status: 'paid',
      receiptCode: next?.code,
      requestStatus: 'waitSign',
    });
    expect(await cancel({ ...sent, version: old?.version })).toMatchObject({
      status: 409,
      body: { messageKey: 'receiptCancelled' },
    });
  });

  it('that was cancelled without a replacement leaves the fee paid, without a valid receipt', async () => {
    const fee = await paid();
    const [first] = await getReceipts(world, fee.id);
    await expectOk(cancel({ id: first?.id, version: first?.version, remark: 'ออกซ้ำ', replace: false }));
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', receiptCode: null });
    expect(await getReceipts(world, fee.id)).toMatchObject([{ status: 'cancelled', replacementId: null }]);
  });

  it('that was cancelled without a replacement is replaced later, once, however many people do it', async () => {
    const fee = await paid();
    const [first] = await getReceipts(world, fee.id);
    const replace = (version: number | undefined, as: Person = world.finance): Promise<TestAnswer> =>
      world.test.call('PUT', '/api/v1/transaction/receipts/replace', { as, body: { id: first?.id, version } });
    expect(await replace(first?.version)).toMatchObject({ status: 409, body: { messageKey: 'receiptNotToReplace' } });
    const { version } = (await expectOk(
      cancel({ id: first?.id, version: first?.version, remark: 'ออกซ้ำ', replace: false }),
    )) as Saved;
    expect((await replace(version, world.people.operator)).status).toBe(403);
    expect((await replace(version, await world.test.person({ roles: ['OFFICER_FINANCE'] }))).status).toBe(404);
    expect(await replace(9)).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
    const answers = await Promise.all([world.finance, world.cashier, world.finance].map((as) => replace(version, as)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    const [old, next, ...others] = await getReceipts(world, fee.id);
    expect(others).toEqual([]);
    expect(next).toMatchObject({ status: 'issued' });
    expect(old).toMatchObject({ status: 'cancelled', replacementId: next?.id });
    expect(await getFee(world, fee.id)).toMatchObject({ status: 'paid', receiptCode: next?.code });
    expect(await replace(old?.version)).toMatchObject({ status: 409, body: { messageKey: 'receiptNotToReplace' } });
  });

  it('cannot be cancelled without a reason, by an old version, by an operator, or from another department', async () => {
    const fee = await paid();
    const [first] = await getReceipts(world, fee.id);
    const sent = { id: first?.id, version: first?.version, remark: 'x', replace: true };
    expect(await cancel({ ...sent, remark: ' ' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'remark' }] },
    });
    expect(await cancel({ ...sent, version: 9 })).toMatchObject({ status: 409, body: { messageKey: 'staleVersion' } });
    expect((await cancel(sent, world.people.operator)).status).toBe(403);
    expect((await cancel(sent, await world.test.person({ roles: ['OFFICER_FINANCE'] }))).status).toBe(404);
    expect((await cancel({ ...sent, replace: 'yes' })).status).toBe(400);
    expect(await getReceipts(world, fee.id)).toMatchObject([{ status: 'issued' }]);
  });
});

it('a request continues to its end once it is paid', async () => {
  const fee = await chargedProduct(world);
  await expectOk(decide('confirm', await record(fee)));
  await takeStep(world.test, world.people.signatory, fee, 'approve', { sign: { caPassword: CA_PASSWORD } });
  expect(await getFee(world, fee.id)).toMatchObject({ requestStatus: 'approved', status: 'paid' });
});
