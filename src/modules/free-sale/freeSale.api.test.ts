/** Tests free-sale certificates through the API: every kind of request, the rules about products, fee, list and public check. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShortDetail } from '#platform/model/request/shortDetail.ts';
import { addDays, addMonths } from '#language/values/plainDate.ts';
import { makePermitPeople, type IssuedProduct, type PermitActions } from '#modules/haz/testing/permits.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import { seedId } from '#platform/server/seeds/seedId.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/app.ts';
import { connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import {
  editDocument,
  expectOk,
  readCase,
  requestStatusOf,
  sendRequestStep,
  takeStep,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { check, pass, pay, receive, refileAs, sign, submit, submitStatus } from '#platform/testing/requestSteps.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

const [SALES, REQUESTS] = ['/api/v1/transaction/free-sales', '/api/v1/transaction/requests'];
const DAY_MS = 24 * 3600 * 1000;

let test: TestApp;
let people: SigningPeople & PermitActions;
let product: IssuedProduct;
beforeAll(async () => {
  test = await startTestApp();
  people = await makePermitPeople(test);
  product = await people.product();
});
afterAll(() => test.stop());

const rowsOf = (...products: readonly Pick<IssuedProduct, 'id'>[]) => products.map(({ id }) => ({ refHaz: { id } }));
const file = (values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> =>
  fileDraft(test, people.operator, 'freeSale', { values: { products: rowsOf(product), ...values } });
/** What an entry in the register needs. */
const ENTERED = {
  importer: 'Specimen Aqua Import Co., Ltd.',
  importerAddress: '12 Harbour Street, Hai Phong',
  refCountry: { id: seedId('country VN') },
  exporterAddress: '99/1 Moo 3, Chon Buri 20130',
};
const put = (values: Readonly<Record<string, unknown>>): Promise<TestAnswer> =>
  test.call('PUT', SALES, { as: people.operator, body: values, headers: { 'accept-language': 'en' } });

/** Brings a draft that needs no acknowledgement to its end. */
async function complete(filed: FiledRequest): Promise<FiledRequest> {
  await submit(test, people, filed);
  return decide(filed);
}

async function decide(filed: FiledRequest): Promise<FiledRequest> {
  await toSignatory(filed);
  await sign(test, people, filed);
  return filed;
}

async function toSignatory(filed: FiledRequest): Promise<void> {
  await receive(test, people, filed);
  await check(test, people, filed);
  await pass(test, people, filed);
  await pay(test, people, filed);
}

function problemsOf({ body }: TestAnswer): readonly string[] {
  const { fields = [] } = body as { fields?: readonly { readonly path: string; readonly messageKey: string }[] };
  return fields.map(({ path, messageKey }) => `${path} ${messageKey}`);
}

async function storedProducts({ id }: FiledRequest): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await test.app.pools.api.query<Readonly<Record<string, unknown>>>(
    'select *, "haz_expires"::text as "expires" from "free_sale_product" where "free_sale_id" = $1 order by "seq"',
    [id],
  );
  return rows;
}

async function publicDetail({ id }: Pick<FiledRequest, 'id'>): Promise<ShortDetail> {
  const { rows } = await test.app.pools.api.query<{ token: string }>(
    'select "public_token" as "token" from "free_sale" where "id" = $1',
    [id],
  );
  return (await test.call('GET', `${REQUESTS}/short-detail/${rows[0]?.token ?? ''}`)).body as ShortDetail;
}

describe('a request', () => {
  it('goes from the draft to a signed certificate that expires no later than its registrations', async () => {
    const expires = addDays(test.app.clock.today(), 200);
    const filed = await complete(
      await file({ products: rowsOf(product, await people.product({ expireDate: expires })) }),
    );
    const { request, dossier } = await readCase(test, people.operator, filed.requestId);
    expect([request.status.code, dossier.state.code, dossier.expireDate]).toEqual(['approved', 'inForce', expires]);
    expect(dossier.code).toMatch(/^FS\.\d+\/25\d\d$/);
    expect(request.subject[1]).toMatch(/^AQ-CHLOR 65 series \d+, AQ-CHLOR 65 series \d+$/);
    expect(await storedProducts(filed)).toMatchObject([
      { haz_number: product.number, haz_type: 'type2', makers: 'Aqua Works (Test) Ltd., China' },
      { haz_object_id: listedObject.type2.id, expires },
    ]);
    const printed = [
      await test.call('POST', `${REQUESTS}/report/free-sale`, { as: people.operator, body: { id: filed.requestId } }),
      await test.call('POST', `${SALES}/report/data`, { as: people.operator, body: { id: filed.id } }),
    ];
    expect(printed.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual([
      [200, '%PDF-'],
      [200, '%PDF-'],
    ]);
  });

  it('is not submitted without an importer, and no field for readers abroad has Thai letters', async () => {
    expect(await submitStatus(test, people, await file({ importer: null }))).toBe(422);
    const refused = await put({
      importer: 'บริษัท ผู้นำเข้า',
      exporterAddress: '99/๑ Moo 3',
      statement: 'รับรอง',
      products: [{ refHaz: { id: product.id }, nameAbroad: 'คลอรีน' }],
    });
    expect(problemsOf(refused)).toEqual([
      'importer noThaiLetters',
      'exporterAddress noThaiLetters',
      'products.0.nameAbroad noThaiLetters',
      'statement noThaiLetters',
    ]);
  });

  it('may be reworded by the reviewing officer, in the statement alone', async () => {
    const filed = await file();
    await submit(test, people, filed);
    await receive(test, people, filed);
    const edit = (values: Readonly<Record<string, unknown>>) => editDocument(test, people.receiver, filed, values);
    expect((await edit({ statement: 'The products are sold freely in Thailand.' })).status).toBe(200);
    expect(problemsOf(await edit({ importer: 'Another' }))).toEqual(['importer fieldNotEditableNow']);
  });

  it('to change a certificate keeps its number, to renew it makes another, and to cancel it ends it', async () => {
    const first = await complete(await file());
    const codeOf = async ({ requestId }: FiledRequest) => {
      const { dossier } = await readCase(test, people.operator, requestId);
      return [dossier.code, dossier.state.code, dossier.revision] as const;
    };
    const [code] = await codeOf(first);
    const changed = await complete(
      await refileAs(test, people, { kind: 'change', base: first, values: { importer: 'Another Import Ltd.' } }),
    );
    expect(await codeOf(changed)).toEqual([code, 'inForce', 2]);
    expect((await publicDetail(first)).standing).toBe('replaced');
    const renewed = await complete(await refileAs(test, people, { kind: 'renewal', base: changed }));
    const [other, state] = await codeOf(renewed);
    expect([other === code, state]).toEqual([false, 'inForce']);
    // Both are valid until the date of the old one.
    expect(await publicDetail(changed)).toMatchObject({ standing: 'valid', renewedBy: other });
    const cancelled = await refileAs(test, people, { kind: 'cancellation', base: renewed });
    await submit(test, people, cancelled);
    await receive(test, people, cancelled);
    await check(test, people, cancelled);
    await pass(test, people, cancelled);
    await takeStep(test, people.signatory, cancelled, 'approve');
    expect((await publicDetail(renewed)).standing).toBe('cancelled');
  });

  it('costs the rate of its type for each copy, for an export to its country', async () => {
    const filed = await file({ copies: 3 });
    await submit(test, people, filed);
    await receive(test, people, filed);
    await check(test, people, filed);
    await pass(test, people, filed);
    expect(await requestStatusOf(test, filed.requestId)).toBe('waitPayment');
    const { rows } = await test.app.pools.api.query(
      'select "net_amount" as "amount" from "fee_statement" where "request_id" = $1',
      [filed.requestId],
    );
    expect(rows).toEqual([{ amount: '600.00' }]);
  });
});

describe('a product', () => {
  it('is refused if it is another holder’s, or in the certificate already', async () => {
    const { holderId } = await makeOperator(test);
    const others = await people.product({ holderId });
    expect(problemsOf(await put({ products: rowsOf(product, others) }))).toEqual([
      'products.1.refHaz referredNotFound',
    ]);
    expect(problemsOf(await put({ products: rowsOf(product, product) }))).toEqual(['products.1.refHaz productTwice']);
  });

  it('is refused if it is of a type that is not sold, as one registered before its substance was prohibited', async () => {
    const prohibited = await people.product();
    const client = await connectWithoutTriggers(test.database);
    const setType = (type: string) =>
      client.query('update "haz" set "haz_type" = $2 where "id" = $1', [prohibited.id, type]);
    try {
      await setType('type4');
      expect(problemsOf(await put({ products: rowsOf(prohibited) }))).toEqual(['products.0.refHaz typeNotSold']);
    } finally {
      await setType('type2');
      await client.end();
    }
  });

  it('is refused with its own message if its registration has expired: when saved, filed and decided', async () => {
    const expired = await people.product({ expireDate: '2025-01-31' });
    const saved = await put({ products: rowsOf(product, expired) });
    expect(problemsOf(saved)).toEqual(['products.1.refHaz hazIdExpired']);
    expect(saved.text).toContain(`The HAZ ID ${expired.number} (${expired.nameEn}) expired on 31/01/2025`);
    const soon = await people.product({ expireDate: addDays(test.app.clock.today(), 120) });
    const [draft, inProcess] = [await file({ products: rowsOf(soon) }), await file({ products: rowsOf(soon) })];
    await submit(test, people, inProcess);
    await toSignatory(inProcess);
    try {
      test.clock.move(121 * DAY_MS);
      const answers = [
        await sendRequestStep(test, people.operator, draft, 'request'),
        await sendRequestStep(test, people.signatory, inProcess, 'approve'),
      ];
      expect(answers.map((answer) => [answer.status, ...problemsOf(answer)])).toEqual([
        [422, 'products.0.refHaz hazIdExpired'],
        [422, 'products.0.refHaz hazIdExpired'],
      ]);
    } finally {
      test.clock.move(0);
    }
  });

  it('that expires within 90 days is a warning to be acknowledged, which names product and day, and stays acknowledged', async () => {
    const today = test.app.clock.today();
    const soon = await people.product({ expireDate: addDays(today, 90) });
    const filed = await file({ products: rowsOf(product, soon) });
    const refused = await sendRequestStep(test, people.operator, filed, 'request');
    expect(refused).toMatchObject({
      status: 422,
      body: {
        messageKey: 'warningsNotAcknowledged',
        warnings: [
          {
            path: 'products.1.refHaz',
            rule: 'productExpiresSoon',
            data: { number: soon.number, product: [soon.nameTh, soon.nameEn] },
          },
        ],
      },
    });
    await takeStep(test, people.operator, filed, 'request', { data: { acknowledged: ['productExpiresSoon'] } });
    const confirmed = async (): Promise<unknown> =>
      (await readCase(test, people.receiver, filed.requestId)).warnings.map((warning) => warning.confirmed !== null);
    expect(await confirmed()).toEqual([true]);
    try {
      test.clock.move(DAY_MS);
      expect(await confirmed()).toEqual([true]);
    } finally {
      test.clock.move(0);
    }
  });

  it('of another holder is not disclosed by a warning', async () => {
    const { holderId } = await makeOperator(test);
    const others = await people.product({ holderId, expireDate: addDays(test.app.clock.today(), 30) });
    const answer = await test.call('POST', `${SALES}/_check`, {
      as: people.operator,
      body: { products: rowsOf(others) },
    });
    expect(answer.body).toMatchObject({ ok: false, warnings: [] });
    expect(answer.text).not.toContain(others.number);
  });

  it('limits a certificate that is changed, or entered in the register, to its own expiry', async () => {
    const today = test.app.clock.today();
    const soon = await people.product({ expireDate: addDays(today, 30) });
    const first = await complete(await file());
    const changed = await refileAs(test, people, { kind: 'change', base: first });
    await expectOk(editDocument(test, people.operator, changed, { products: rowsOf(soon) }));
    await takeStep(test, people.operator, changed, 'request', { data: { acknowledged: ['productExpiresSoon'] } });
    await toSignatory(changed);
    await sign(test, people, changed);
    expect((await publicDetail(changed)).validUntil).toBe(addDays(today, 30));
    const entry = {
      refHolder: { id: people.holderId },
      effectiveDate: today,
      expireDate: addDays(today, 31),
      remark: 'จากเอกสาร',
      record: { ...ENTERED, products: rowsOf(soon) },
    };
    const refused = await test.call('PUT', `${SALES}/register`, { as: people.head, body: entry });
    expect(problemsOf(refused)).toEqual(['expireDate registerExpiryTooLate']);
  });
});

describe('a certificate whose registration is no longer in force', () => {
  it('is not valid on the public page, in the case and in the list until the registration is in force again', async () => {
    const registration = await people.product();
    const filed = await complete(await file({ products: rowsOf(product, registration) }));
    expect(await publicDetail(filed)).toMatchObject({ standing: 'valid', bases: [] });
    await people.standing('suspend', registration);
    const bases = [{ number: registration.number, standing: 'suspended' }];
    expect(await publicDetail(filed)).toMatchObject({ standing: 'baseNotInForce', bases });
    const { dossier } = await readCase(test, people.operator, filed.requestId);
    expect(dossier).toMatchObject({ state: { code: 'inForce' }, bases });
    expect(await lineOf(dossier.code)).toContain('A document it rests on is not in force');
    await people.standing('reinstate', registration);
    expect(await publicDetail(filed)).toMatchObject({ standing: 'valid', bases: [] });
    await people.standing('revoke', registration);
    expect(await publicDetail(filed)).toMatchObject({ standing: 'baseNotInForce', bases: [{ standing: 'revoked' }] });
  });

  it('is not recommended in place of the one it renews', async () => {
    const registration = await people.product();
    const first = await complete(await file({ products: rowsOf(registration) }));
    const renewed = await complete(await refileAs(test, people, { kind: 'renewal', base: first }));
    expect((await publicDetail(first)).renewedBy).toBe(
      (await readCase(test, people.operator, renewed.requestId)).dossier.code,
    );
    await people.standing('revoke', registration);
    expect(await publicDetail(first)).toMatchObject({ standing: 'baseNotInForce', renewedBy: null });
  });

  it('stays valid when the registration is corrected', async () => {
    const registration = await people.product();
    const filed = await complete(await file({ products: rowsOf(registration) }));
    await people.corrected(registration, { purpose: 'ฆ่าเชื้อในบ่อพัก' });
    expect((await publicDetail(filed)).standing).toBe('valid');
  });

  it('is public with its products, its country and its reader abroad', async () => {
    const filed = await complete(await file());
    const { facts, validUntil } = await publicDetail(filed);
    expect(facts.map(({ value }) => value[1])).toEqual([
      `${product.nameEn} (${product.number})`,
      'Specimen Aqua Import Co., Ltd.',
      'Viet Nam',
    ]);
    expect(validUntil).toBe(addDays(addMonths(test.app.clock.today(), 12), -1));
  });
});

it('the list for a spreadsheet has the products with their numbers, country, importer, copies and standing', async () => {
  const filed = await complete(await file({ copies: 2 }));
  const { dossier } = await readCase(test, people.operator, filed.requestId);
  const line = await lineOf(dossier.code);
  for (const text of [`${product.number} ${product.nameEn}`, 'Viet Nam', 'Specimen Aqua Import', ',2,', 'Valid'])
    expect(line).toContain(text);
});

async function lineOf(code: string | null): Promise<string> {
  const { text } = await test.call('POST', `${SALES}/report/data`, {
    as: people.head,
    body: { where: [] },
    headers: { 'accept-language': 'en' },
  });
  return text.split('\r\n').find((line) => line.includes(code ?? '?')) ?? text;
}
