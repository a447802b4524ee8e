/** People who may see one document of a case can view the others with one call, and nobody else can. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePermitPeople, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import type { CaseDocumentsView } from '#platform/model/request/caseDocuments.ts';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { ORDER_TYPE, orderModuleFor } from '#platform/testing/orderModule.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import {
  CENTRAL_OFFICE,
  expectOk,
  fileDocument,
  takeStep,
  uploadPdf,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;
let maker: Person;
let other: Person;
let product: IssuedProduct;
let productRequest: string;

beforeAll(async () => {
  test = await startTestAppWithModule(orderModuleFor('refOperator'));
  const [here, there] = [
    await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
    await makeDepartment(test.app, { parentId: CENTRAL_OFFICE }),
  ];
  people = await makePermitPeople(test);
  maker = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: here });
  other = await test.person({ roles: ['OFFICER_CUSTOMS'], departmentId: there });
  product = await people.product();
  productRequest = await requestOf(product.id);
});

afterAll(() => test.stop());

async function requestOf(productId: string): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "request_id" as "id" from "haz" where "id" = $1',
    [productId],
  );
  return rows[0]?.id ?? '';
}

const begin = (as: Person, values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> =>
  fileDocument(test, as, {
    wire: 'transaction/orders',
    values: {
      content: 'Not to be sold',
      witness: 'Somebody',
      opinion: 'Beware',
      refHaz: { id: product.id },
      refOperator: { id: people.holderId },
      ...values,
    },
  });

async function submitted(as: Person, values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> {
  const filed = await begin(as, values);
  await takeStep(test, as, filed, 'request');
  return filed;
}

async function issued(as: Person, values: Readonly<Record<string, unknown>> = {}): Promise<FiledRequest> {
  const filed = await submitted(as, values);
  await takeStep(test, people.head, filed, 'check', { data: { result: 'passed' } });
  await takeStep(test, people.head, filed, 'pass');
  await takeStep(test, people.signatory, filed, 'approve');
  return filed;
}

const requestDocuments = (as: Person, id: string, documentId?: string): Promise<TestAnswer> =>
  test.call('POST', '/api/v1/transaction/requests/documents', {
    as,
    body: { id, ...(documentId === undefined ? {} : { documentId }) },
  });
const listOf = async (as: Person, id: string): Promise<readonly string[]> =>
  ((await expectOk(requestDocuments(as, id))) as CaseDocumentsView).documents.map((document) => document.id);
const recordOf = async (as: Person, id: string, documentId: string): Promise<Readonly<Record<string, unknown>>> =>
  ((await expectOk(requestDocuments(as, id, documentId))) as CaseDocumentsView).record ?? {};

describe('an officer of another department', () => {
  it('views the other documents of the case: the one it is about, and those that others made about it', async () => {
    const otherOrder = await submitted(other);
    const own = await begin(maker);
    expect(
      (await test.call('POST', '/api/v1/transaction/requests/case', { as: maker, body: { id: otherOrder.requestId } }))
        .status,
      'row scope does not show it',
    ).toBe(404);
    expect(await listOf(maker, own.requestId)).toEqual(expect.arrayContaining([product.id, otherOrder.id]));
    expect(await recordOf(maker, own.requestId, otherOrder.id)).toMatchObject({
      content: 'Not to be sold',
      witness: 'Somebody',
      opinion: 'Beware',
    });
    expect(await recordOf(maker, own.requestId, product.id)).toMatchObject({ tradeNameTh: product.nameTh });
  });

  it('sees the type, holder and standing of each document', async () => {
    const otherOrder = await submitted(other, { content: 'To be analysed' });
    const own = await begin(maker);
    const { documents } = (await expectOk(requestDocuments(maker, own.requestId))) as CaseDocumentsView;
    expect(documents.find(({ id }) => id === otherOrder.id)).toMatchObject({
      entity: 'order',
      title: ['คำสั่งทดสอบ', 'Test order'],
      standing: null,
      status: { code: 'underReview' },
    });
    expect(documents.find(({ id }) => id === product.id)).toMatchObject({
      entity: 'haz',
      number: product.number,
      standing: 'valid',
      status: null,
    });
  });

  it('views no drafts of others, and no requests that failed', async () => {
    const [otherDraft, refused] = [await begin(other), await submitted(other)];
    await takeStep(test, people.head, refused, 'not-approve', { remark: 'Not needed' });
    const own = await begin(maker);
    for (const { id } of [otherDraft, refused]) {
      expect(await listOf(maker, own.requestId)).not.toContain(id);
      expect((await requestDocuments(maker, own.requestId, id)).status).toBe(404);
    }
  });

  it('views nothing of another case, and nothing at all without a document of their own in this one', async () => {
    const elsewhere = await people.product();
    const own = await begin(maker, { refHaz: { id: elsewhere.id } });
    expect(await listOf(maker, own.requestId)).toEqual([elsewhere.id]);
    expect((await requestDocuments(maker, own.requestId, product.id)).status).toBe(404);
    expect((await requestDocuments(maker, productRequest)).status).toBe(404);
    expect((await requestDocuments(maker, crypto.randomUUID(), product.id)).status).toBe(404);
    const loose = await begin(maker, { refHaz: null });
    expect(await listOf(maker, loose.requestId)).toEqual([]);
  });

  it('sees no files and no token of the public page, and cannot change anything', async () => {
    const otherOrder = await submitted(other, {
      attachments: [{ refItem: { key: '9' }, file: await uploadPdf(test, other) }],
    });
    const own = await begin(maker);
    const record = await recordOf(maker, own.requestId, otherOrder.id);
    for (const name of ['attachments', 'refIssuedFile', 'publicToken']) expect(Object.keys(record)).not.toContain(name);
    expect(
      (
        await test.call('PUT', '/api/v1/transaction/orders', {
          as: maker,
          body: { id: otherOrder.id, version: record['version'], content: 'Mine now' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a person who acts for a holder', () => {
  it('views issued documents of the case, but not those that officers have not issued', async () => {
    const [done1, open] = [await issued(maker), await submitted(other)];
    expect(await listOf(people.operator, productRequest)).toContain(done1.id);
    expect(await listOf(people.operator, productRequest)).not.toContain(open.id);
    expect((await requestDocuments(people.operator, productRequest, open.id)).status).toBe(404);
    const record = await recordOf(people.operator, productRequest, done1.id);
    expect(record).toMatchObject({ content: 'Not to be sold', witness: 'Somebody' });
    expect(Object.keys(record), 'for officers').not.toContain('opinion');
  });

  it('of another company gets 404', async () => {
    const filed = await issued(maker);
    const { operator } = await makeOperator(test);
    for (const id of [productRequest, filed.requestId])
      for (const documentId of [undefined, product.id, filed.id])
        expect((await requestDocuments(operator, id, documentId)).status).toBe(404);
  });

  it('as an agent views only the document types in the power', async () => {
    const filed = await issued(maker);
    const agentOf = (documentTypes: readonly string[]): Promise<Person> =>
      test.person({
        roles: ['OPERATOR_AGENT'],
        personType: 'employee',
        memberOf: { holderId: people.holderId, kind: 'agent', documentTypes },
      });
    const [ofOrders, ofProducts] = [await agentOf([ORDER_TYPE]), await agentOf(['registrationImport'])];
    expect(await listOf(ofOrders, filed.requestId)).not.toContain(product.id);
    expect((await requestDocuments(ofOrders, filed.requestId, product.id)).status).toBe(404);
    expect((await requestDocuments(ofOrders, productRequest)).status).toBe(404);
    expect(await listOf(ofProducts, productRequest)).toEqual([]);
  });
});

describe('a case of two holders', () => {
  it('shows each holder the document of the other without personal fields', async () => {
    const second = await makeOperator(test);
    const filed = await issued(maker, { refOperator: { id: second.holderId } });
    expect(
      (
        await test.call('POST', '/api/v1/transaction/requests/case', {
          as: people.operator,
          body: { id: filed.requestId },
        })
      ).status,
      'row scope does not show it',
    ).toBe(404);
    const otherRecord = await recordOf(people.operator, productRequest, filed.id);
    expect(otherRecord).toMatchObject({ content: 'Not to be sold' });
    expect(Object.keys(otherRecord).filter((name) => ['witness', 'opinion'].includes(name))).toEqual([]);
    expect(await recordOf(second.operator, filed.requestId, product.id)).toMatchObject({ tradeNameTh: product.nameTh });
    expect(await recordOf(maker, filed.requestId, product.id), 'to an officer').toMatchObject({
      tradeNameTh: product.nameTh,
    });
    expect((await recordOf(people.head, productRequest, filed.id))['witness'], 'to an officer').toBe('Somebody');
  });
});

it('refuses other keys in the body', async () => {
  expect(
    (
      await test.call('POST', '/api/v1/transaction/requests/documents', {
        as: maker,
        body: { id: productRequest, all: true },
      })
    ).status,
  ).toBe(400);
  expect(
    (await test.call('POST', '/api/v1/transaction/requests/documents', { body: { id: productRequest } })).status,
  ).toBe(401);
});
