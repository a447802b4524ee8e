/** Tests fees as an auditor would: who sees what of them, and that nothing is paid with missing money. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import {
  addAccount,
  chargedProduct,
  getFee,
  findMatch,
  makeNotice,
  startFeeWorld,
  TAX_NO,
  sendNotice,
  type FeeWorld,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { editDocument, takeStep, expectOk, sendRequestStep } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD } from '#platform/testing/signingPeople.ts';
import type { TestAnswer } from '#platform/testing/app.ts';
import { makeDepartment, makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder } from '#platform/testing/registeredHolder.ts';

const API = '/api/v1';
const STATEMENTS = `${API}/transaction/fee-statements`;
const PAYMENTS = `${API}/transaction/fee-payments`;
let world: FeeWorld;
let fee: StoredFee;
beforeAll(async () => {
  world = await startFeeWorld();
  fee = await chargedProduct(world);
});
afterAll(() => world.stop());

const post = (path: string, as: Person, body: object): Promise<TestAnswer> =>
  world.test.call('POST', path, { as, body });
const keyOf = ({ status, body }: TestAnswer): string =>
  `${status} ${(body as { messageKey?: string }).messageKey ?? ''}`.trim();

describe('finance', () => {
  it('finds a fee by the number of its request, and lists it with its subject', async () => {
    const { requestCode } =
      (
        await world.test.app.pools.api.query<{ requestCode: string }>(
          'select "request_code" as "requestCode" from "request" where "id" = $1',
          [fee.requestId],
        )
      ).rows[0] ?? {};
    const where = [{ name: 'refRequest.requestCode', operator: '=', value: requestCode }];
    const found = await expectOk(
      post(`${STATEMENTS}/_search`, world.finance, {
        select: ['feeCode', 'refRequest.requestCode', 'refRequest.subjectTh'],
        where,
      }),
    );
    expect(found).toMatchObject({
      data: [{ feeCode: fee.feeCode, refRequest: { requestCode, subjectTh: expect.any(String) as string } }],
    });
    for (const sheet of ['report/data', 'report/fee-statement-excel', 'report/payment-summary-excel'])
      expect((await post(`${STATEMENTS}/${sheet}`, world.finance, { where })).status).toBe(200);
  });

  it('cannot read the document of the request', async () => {
    const id = fee.requestId;
    const statuses = ['case', 'report/haz', 'report/to-whom', '_search', '_export'].map(
      async (call) =>
        (
          await post(
            `${API}/transaction/requests/${call}`,
            world.finance,
            call.startsWith('_') ? { select: ['descToOfficer'] } : { id },
          )
        ).status,
    );
    // Of the request itself only the card.
    expect(await Promise.all(statuses)).toEqual([403, 403, 403, 400, 403]);
    expect(
      (await post(`${API}/transaction/requests/difference`, world.finance, { id, since: 'submitted' })).status,
    ).toBe(403);
  });
});

describe('the consent code of a debit', () => {
  it('is in no answer of any call', async () => {
    const { id } = await addAccount(world);
    await expectOk(post(`${API}/ws/ktbs/direct-link/approve`, world.people.operator, { id }));
    await expectOk(post(`${API}/ws/ktbs/direct-link/charge`, world.people.operator, { id: fee.id }));
    const { rows } = await world.test.app.pools.api.query<{ id: string; consent: string }>(
      'select "id", "consent" from "ktb" where "fee_statement_id" = $1',
      [fee.id],
    );
    const [order] = rows;
    if (order === undefined) throw new Error('Nothing was ordered');
    const ktbs = `${API}/ws/ktbs`;
    for (const as of [
      world.finance,
      await world.test.person({ roles: ['ADMIN'] }),
      await world.test.person({ roles: ['AUDITOR'] }),
    ]) {
      const answers = [
        await post(`${ktbs}/_search`, as, {}),
        await post(`${ktbs}/_search`, as, { select: ['consent'] }),
        await post(`${ktbs}/_search`, as, {
          select: ['id'],
          where: [{ name: 'consent', operator: '=', value: order.consent }],
        }),
        await post(`${ktbs}/_search`, as, { select: ['id'], sort: ['consent'] }),
        await post(`${ktbs}/_export`, as, { select: ['consent'] }),
        await post(`${ktbs}/_changes`, as, { id: order.id }),
        await post(`${ktbs}/_rev`, as, { id: order.id }),
        await world.test.call('GET', `${ktbs}/${order.id}`, { as }),
        await post(`${API}/security/entity-logs/_search`, as, {
          where: [{ name: 'recordId', operator: '=', value: order.id }],
        }),
        await post(`${API}/security/service-logs/_search`, as, {}),
      ];
      expect(answers.filter(({ text }) => text.includes(order.consent)).map(({ text }) => text.slice(0, 200))).toEqual(
        [],
      );
      expect(answers.slice(1, 5).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    }
    for (const table of ['entity_log', 'service_log', 'security_event', 'idempotency']) {
      const { rows: leakedRows } = await world.test.app.pools.api.query(
        `select 1 from "${table}" t where to_jsonb(t)::text like '%' || $1 || '%'`,
        [order.consent],
      );
      expect([table, leakedRows.length]).toEqual([table, 0]);
    }
  });
});

describe('debits', () => {
  it('are read by finance where the company is registered, and by nobody elsewhere', async () => {
    const { app, person } = world.test;
    const holderId = await makeHolder(app);
    await app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [holderId, TAX_NO]);
    const operator = await person({
      roles: ['OPERATOR_OWNER'],
      personType: 'employee',
      email: 'debits@example.com',
      memberOf: { holderId, kind: 'owner' },
    });
    const { checkpointId } = await registerHolder(app, { holderId, applicantId: operator.id });
    const { id } = await addAccount(world, '5555555555', operator);
    await expectOk(post(`${API}/ws/ktbs/direct-link/approve`, operator, { id }));
    const finance = (departmentId: string): Promise<Person> => person({ roles: ['OFFICER_FINANCE'], departmentId });
    const [there, elsewhere] = [await finance(checkpointId), await finance(await makeDepartment(app))];
    const seenBy = async (as: Person): Promise<unknown> =>
      (
        (await expectOk(
          post(`${API}/ws/ktbs/_search`, as, {
            select: ['refOutcome.code'],
            where: [{ name: 'refHolder', operator: '=', value: holderId }],
          }),
        )) as { data: unknown }
      ).data;
    expect([await seenBy(there), await seenBy(elsewhere)]).toMatchObject([[{ refOutcome: { code: 'done' } }], []]);
  });
});

describe('a paid product', () => {
  it('must be the issued one: another product, entered after the payment, is charged again', async () => {
    const own = await chargedProduct(world);
    await sendNotice(world, makeNotice(world, own));
    const { people, test } = world;
    const approve = async (): Promise<string> =>
      keyOf(await sendRequestStep(test, people.signatory, own, 'approve', { sign: { caPassword: CA_PASSWORD } }));
    const { documentId } = (await expectOk(
      test.call('GET', `${STATEMENTS}/${own.id}/payment`, { as: people.operator }),
    )) as {
      documentId: string;
    };
    await takeStep(test, people.signatory, own, 'unlock', { data: { fields: ['refHazObject', 'appearance'] } });
    await expectOk(editDocument(test, people.operator, { id: documentId }, { refHazObject: listedObject.type3 }));
    await takeStep(test, people.operator, own, 'answer');
    expect(await approve()).toBe('422 feeTermsChanged');
    await takeStep(test, people.signatory, own, 'return-officer', { remark: 'คิดค่าธรรมเนียมใหม่' });
    await takeStep(test, people.receiver, own, 'pass');
    // The fee is as much as was paid: nothing more is due.
    expect(await getFee(world, own.id)).toMatchObject({ requestStatus: 'waitSign', status: 'paid' });
    expect(await approve()).toBe('200');
  });

  it('may be described in other words meanwhile', async () => {
    const own = await chargedProduct(world);
    await sendNotice(world, makeNotice(world, own));
    const { people, test } = world;
    const { documentId } = (await expectOk(
      test.call('GET', `${STATEMENTS}/${own.id}/payment`, { as: people.operator }),
    )) as {
      documentId: string;
    };
    await takeStep(test, people.signatory, own, 'unlock', { data: { fields: ['appearance'] } });
    await expectOk(editDocument(test, people.operator, { id: documentId }, { appearance: 'เม็ดสีขาว' }));
    await takeStep(test, people.operator, own, 'answer');
    expect(
      keyOf(await sendRequestStep(test, people.signatory, own, 'approve', { sign: { caPassword: CA_PASSWORD } })),
    ).toBe('200');
  });
});

describe('missing money', () => {
  const payment = (of: StoredFee, more: object): object => ({
    refFeeStatement: { id: of.id },
    refChannel: { key: '4' },
    amount: 2000,
    paidDatetime: `${world.test.app.clock.today()}T00:00:00+07:00`,
    ...more,
  });
  const put = (body: object): Promise<TestAnswer> => world.test.call('PUT', PAYMENTS, { as: world.finance, body });

  it('because another fee was paid with it, settles nothing', async () => {
    const own = await chargedProduct(world);
    const notice = makeNotice(world, own, { billerId: '099400016550100' });
    await sendNotice(world, notice);
    const saved = (await expectOk(
      put(
        payment(own, {
          refChannel: { key: '2' },
          refKtbPaynet: { id: (await findMatch(world, notice.transactionId))?.id },
        }),
      ),
    )) as { id: string; version: number };
    expect(
      keyOf(
        await world.test.call('PUT', `${PAYMENTS}/confirm`, {
          as: world.cashier,
          body: { id: saved.id, version: saved.version },
        }),
      ),
    ).toBe('422 noticeOfOtherBiller');
    expect(await getFee(world, own.id)).toMatchObject({ status: 'waitPayment', receiptCode: null });
  });

  it('before it was received cannot be recorded', async () => {
    const own = await chargedProduct(world);
    const tomorrow = `${addDays(world.test.app.clock.today(), 1)}T00:00:00+07:00`;
    expect(await put(payment(own, { paidDatetime: tomorrow }))).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'paidDatetime', messageKey: 'receivedLater' }] },
    });
    expect((await put(payment(own, {}))).status).toBe(200);
  });
});
