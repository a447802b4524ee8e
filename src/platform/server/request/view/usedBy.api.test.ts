/**
 * The current standing of documents to which a document refers, and which documents refer to that of a case: for people
 * who may see the case.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import type { SigningPeople } from '#platform/testing/signingPeople.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { makePermitPeople, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import { CENTRAL_OFFICE, expectOk, refile, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
});
afterAll(() => test.stop());

const view = (requestId: string, as: Person): Promise<ReferencesView> =>
  expectOk(
    test.call('POST', '/api/v1/transaction/requests/references', { as, body: { id: requestId } }),
  ) as Promise<ReferencesView>;

async function requestOf({ id }: Pick<IssuedProduct, 'id'>): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "request_id" as "id" from "haz" where "id" = $1',
    [id],
  );
  return rows[0]?.id ?? '';
}

const usersOf = async (product: IssuedProduct, as: Person): Promise<ReferencesView> =>
  view(await requestOf(product), as);
const rowsOf = ({ usedBy }: ReferencesView): readonly unknown[] =>
  usedBy.map(({ number, standing, status, path }) => [number, standing ?? status?.code, path]);

async function issued(values: Readonly<Record<string, unknown>>): Promise<FiledRequest & { readonly number: string }> {
  const filed = await people.file(values);
  await people.toSignatory(filed);
  await takeStep(test, people.signatory, filed, 'approve');
  const { rows } = await test.app.pools.api.query<{ code: string }>(
    'select s."code" from "dossier" s join "permit" p on p."dossier_id" = s."id" where p."id" = $1',
    [filed.id],
  );
  return { ...filed, number: rows[0]?.code ?? '' };
}

describe('the documents to which a document refers', () => {
  it('are shown with their snapshot and what has changed since', async () => {
    const [first, same] = [await people.product({ tradeNameTh: 'เดิม', tradeNameEn: 'BEFORE' }), await people.product()];
    const filed = await people.file({
      refHaz: { id: same.id },
      products: [{ refHaz: { id: same.id } }, { refHaz: { id: first.id } }],
    });
    const readReferences = async (): Promise<readonly unknown[]> =>
      (await view(filed.requestId, people.operator)).refersTo.map(
        ({ path, number, isChanged, standing, currentRevision, why }) => [
          path,
          number,
          isChanged,
          standing,
          currentRevision,
          why === null,
        ],
      );
    expect(await readReferences()).toEqual([
      ['refHaz', same.number, false, 'valid', 1, true],
      ['products.0.refHaz', same.number, false, 'valid', 1, true],
      ['products.1.refHaz', first.number, false, 'valid', 1, true],
    ]);
    await people.corrected(first, { tradeNameTh: 'ใหม่', tradeNameEn: 'AFTER' });
    expect((await readReferences())[2]).toEqual(['products.1.refHaz', first.number, true, 'replaced', 2, false]);
    expect((await view(filed.requestId, people.operator)).refersTo[2]?.name).toEqual(['เดิม', 'BEFORE']);
  });

  it('are also shown for a renewal, and to an officer who may not see products', async () => {
    const product = await people.product();
    const permit = await issued({ products: [{ refHaz: { id: product.id } }] });
    await people.corrected(product, { purpose: 'อื่น' });
    const renewal = await refile(test, people.operator, { kind: 2, base: permit });
    expect((await view(renewal.requestId, people.operator)).refersTo).toMatchObject([
      { number: product.number, isChanged: true },
    ]);
    expect((await view(permit.requestId, people.receiver)).refersTo).toMatchObject([
      { number: product.number, name: [product.nameTh, product.nameEn], isChanged: true },
    ]);
  });
});

describe('the documents that refer to a document', () => {
  it('are all documents in force and all open requests, once each, by any of its revisions', async () => {
    const product = await people.product();
    const permit = await issued({ refHaz: { id: product.id }, products: [{ refHaz: { id: product.id } }] });
    const later = await people.corrected(product, { purpose: 'อื่น' });
    const draftPermit = await people.file({ refHaz: { id: later.id } });
    const ended = await people.file({ refHaz: { id: later.id } });
    await takeStep(test, people.operator, ended, 'cancel', { remark: 'Not needed' });
    const { usedBy, hidden } = await usersOf(later, people.operator);
    expect(usedBy.map(({ id }) => id)).toEqual([permit.id, draftPermit.id]);
    expect(usedBy[0]).toMatchObject({
      entity: 'permit',
      number: permit.number,
      standing: 'valid',
      status: null,
      title: ['ใบอนุญาตทดสอบ', 'Test permit'],
      path: `/app/permit/requests/${permit.id}/view`,
    });
    expect(usedBy[1]).toMatchObject({ standing: null, status: { code: 'draft' }, kind: { code: 'new' } });
    expect(hidden).toBeNull();
  });

  it('do not include drafts for officers, and are only counted beyond their scope', async () => {
    const product = await people.product();
    await people.file({ refHaz: { id: product.id } });
    expect(await usersOf(product, people.head)).toMatchObject({ usedBy: [], hidden: 0 });
    const permit = await issued({ refHaz: { id: product.id } });
    expect(rowsOf(await usersOf(product, people.head))).toEqual([
      [permit.number, 'valid', `/app/permit/request-receives/${permit.id}/view`],
    ]);
    await elsewhere(async () =>
      takeStep(test, people.operator, await people.file({ refHaz: { id: product.id } }), 'request'),
    );
    expect(await usersOf(product, people.head)).toMatchObject({ usedBy: [{ id: permit.id }], hidden: 1 });
    expect((await usersOf(product, people.operator)).usedBy).toHaveLength(3);
  });

  it('are shown only with the case: people who may not see it get nothing', async () => {
    const product = await people.product();
    const outsider = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
    const answer = await test.call('POST', '/api/v1/transaction/requests/references', {
      as: outsider,
      body: { id: await requestOf(product) },
    });
    expect(answer.status).toBeGreaterThanOrEqual(403);
    expect(
      (
        await test.call('POST', '/api/v1/transaction/requests/references', {
          as: people.head,
          body: { id: await requestOf(product), all: true },
        })
      ).status,
    ).toBe(400);
  });

  /** Runs the work while requests for permits are routed to another department. */
  async function elsewhere(work: () => Promise<unknown>): Promise<void> {
    const route = (departmentId: string): Promise<unknown> =>
      test.app.pools.api.query('update "request_department" set "department_id" = $1 where "document_type" = $2', [
        departmentId,
        PERMIT_TYPE,
      ]);
    await route(await makeDepartment(test.app));
    await work();
    await route(CENTRAL_OFFICE);
  }
});
