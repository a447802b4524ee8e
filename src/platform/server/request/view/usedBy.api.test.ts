/** How what a document refers to stands now, and which documents refer to what a case is about: for who sees the case. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReferencesView } from '#platform/model/request/referencesView.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWith } from '#platform/testing/appWith.ts';
import type { SigningCast } from '#platform/testing/signingCast.ts';
import { makeDepartment, type Person } from '#platform/testing/people.ts';
import { makePermitCast, type PermitDesk, type Product } from '#modules/haz/testing/permits.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import { CENTRAL_OFFICE, done, refile, take, type Filed } from '#platform/testing/requestCast.ts';

let test: TestApp;
let cast: SigningCast & PermitDesk;

beforeAll(async () => {
  test = await startTestAppWith(permitModule);
  cast = await makePermitCast(test);
});
afterAll(() => test.stop());

const view = (requestId: string, as: Person): Promise<ReferencesView> =>
  done(
    test.call('POST', '/api/v1/transaction/requests/references', { as, body: { id: requestId } }),
  ) as Promise<ReferencesView>;

async function requestOf({ id }: Pick<Product, 'id'>): Promise<string> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "request_id" as "id" from "haz" where "id" = $1',
    [id],
  );
  return rows[0]?.id ?? '';
}

const usersOf = async (product: Product, as: Person): Promise<ReferencesView> => view(await requestOf(product), as);
const rowsOf = ({ usedBy }: ReferencesView): readonly unknown[] =>
  usedBy.map(({ number, standing, status, path }) => [number, standing ?? status?.code, path]);

async function issued(values: Readonly<Record<string, unknown>>): Promise<Filed & { readonly number: string }> {
  const filed = await cast.file(values);
  await cast.toSignatory(filed);
  await take(test, cast.signatory, filed, 'approve');
  const { rows } = await test.app.pools.api.query<{ code: string }>(
    'select s."code" from "dossier" s join "permit" p on p."dossier_id" = s."id" where p."id" = $1',
    [filed.id],
  );
  return { ...filed, number: rows[0]?.code ?? '' };
}

describe('what a document refers to, as it stands', () => {
  it('is told with what was kept of it, and what has changed since', async () => {
    const [first, same] = [await cast.product({ tradeNameTh: 'เดิม', tradeNameEn: 'BEFORE' }), await cast.product()];
    const filed = await cast.file({
      refHaz: { id: same.id },
      products: [{ refHaz: { id: same.id } }, { refHaz: { id: first.id } }],
    });
    const told = async (): Promise<readonly unknown[]> =>
      (await view(filed.requestId, cast.operator)).refersTo.map(
        ({ path, number, isChanged, standing, currentRevision, why }) => [
          path,
          number,
          isChanged,
          standing,
          currentRevision,
          why === null,
        ],
      );
    expect(await told()).toEqual([
      ['refHaz', same.number, false, 'valid', 1, true],
      ['products.0.refHaz', same.number, false, 'valid', 1, true],
      ['products.1.refHaz', first.number, false, 'valid', 1, true],
    ]);
    await cast.corrected(first, { tradeNameTh: 'ใหม่', tradeNameEn: 'AFTER' });
    expect((await told())[2]).toEqual(['products.1.refHaz', first.number, true, 'replaced', 2, false]);
    expect((await view(filed.requestId, cast.operator)).refersTo[2]?.name).toEqual(['เดิม', 'BEFORE']);
  });

  it('is told of a renewal too, and to an officer who sees no products', async () => {
    const product = await cast.product();
    const permit = await issued({ products: [{ refHaz: { id: product.id } }] });
    await cast.corrected(product, { purpose: 'อื่น' });
    const renewal = await refile(test, cast.operator, { kind: 2, base: permit });
    expect((await view(renewal.requestId, cast.operator)).refersTo).toMatchObject([
      { number: product.number, isChanged: true },
    ]);
    expect((await view(permit.requestId, cast.receiver)).refersTo).toMatchObject([
      { number: product.number, name: [product.nameTh, product.nameEn], isChanged: true },
    ]);
  });
});

describe('what refers to a document', () => {
  it('is every document in force and every open request, once, by any revision of it', async () => {
    const product = await cast.product();
    const permit = await issued({ refHaz: { id: product.id }, products: [{ refHaz: { id: product.id } }] });
    const later = await cast.corrected(product, { purpose: 'อื่น' });
    const draft = await cast.file({ refHaz: { id: later.id } });
    const ended = await cast.file({ refHaz: { id: later.id } });
    await take(test, cast.operator, ended, 'cancel', { remark: 'Not needed' });
    const { usedBy, hidden } = await usersOf(later, cast.operator);
    expect(usedBy.map(({ id }) => id)).toEqual([permit.id, draft.id]);
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

  it('is nothing of a draft to officers, and only a count of what is beyond their scope', async () => {
    const product = await cast.product();
    await cast.file({ refHaz: { id: product.id } });
    expect(await usersOf(product, cast.head)).toMatchObject({ usedBy: [], hidden: 0 });
    const permit = await issued({ refHaz: { id: product.id } });
    expect(rowsOf(await usersOf(product, cast.head))).toEqual([
      [permit.number, 'valid', `/app/permit/request-receives/${permit.id}/view`],
    ]);
    await elsewhere(async () => take(test, cast.operator, await cast.file({ refHaz: { id: product.id } }), 'request'));
    expect(await usersOf(product, cast.head)).toMatchObject({ usedBy: [{ id: permit.id }], hidden: 1 });
    expect((await usersOf(product, cast.operator)).usedBy).toHaveLength(3);
  });

  it('is told with the case alone: who does not see that is told nothing', async () => {
    const product = await cast.product();
    const stranger = await test.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
    const answer = await test.call('POST', '/api/v1/transaction/requests/references', {
      as: stranger,
      body: { id: await requestOf(product) },
    });
    expect(answer.status).toBeGreaterThanOrEqual(403);
    expect(
      (
        await test.call('POST', '/api/v1/transaction/requests/references', {
          as: cast.head,
          body: { id: await requestOf(product), all: true },
        })
      ).status,
    ).toBe(400);
  });

  /** While requests for permits go to another department. */
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
