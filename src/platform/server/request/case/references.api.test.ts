/**
 * A document that refers to another: what may be chosen, which snapshot is saved of it, and whether it is still valid
 * when the request is filed and approved.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { withTampering, findBrokenInvariantsIn, connectWithoutTriggers } from '#platform/testing/brokenInvariants.ts';
import { makeOperator, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { makePermitPeople, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import { PERMIT_TYPE, permitModule } from '#platform/testing/permitModule.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import { expectOk, refile, sendRequestStep, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;
let product: IssuedProduct;

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
  product = await people.product();
});
afterAll(() => test.stop());

interface ReportedProblem {
  readonly path: string;
  readonly messageKey: string;
}

function problemsOf({ body }: TestAnswer): readonly string[] {
  return ((body as { fields?: readonly ReportedProblem[] }).fields ?? []).map(
    ({ path, messageKey }) => `${path} ${messageKey}`,
  );
}

const keyOf = ({ body }: TestAnswer): string => (body as { messageKey: string }).messageKey;
const put = (refHaz: { readonly id: string }): Promise<TestAnswer> => people.put({ refHaz: { id: refHaz.id } });

describe('the reference of a document to another, when it is written', () => {
  it('saves a snapshot next to it, with the copied fields that the server manages', async () => {
    const filed = await people.file({
      refHaz: { id: product.id },
      products: [{ refHaz: { id: product.id }, netKg: 12 }],
    });
    const snapshot = {
      haz_id: product.id,
      haz_dossier_id: product.dossierId,
      haz_number: product.number,
      haz_name_th: product.nameTh,
      haz_name_en: product.nameEn,
    };
    expect(await people.stored(filed)).toMatchObject({ ...snapshot, haz_type: 'type2', product_name: null });
    expect(await people.rows(filed)).toMatchObject([{ ...snapshot, trade_name: null, net_kg: '12.000' }]);
  });

  it('loses its snapshot when it is cleared', async () => {
    const { id } = await people.file({ refHaz: { id: product.id } });
    await expectOk(people.put({ id, version: 1, refHaz: null }));
    expect(await people.stored({ id })).toMatchObject({
      haz_id: null,
      haz_dossier_id: null,
      haz_number: null,
      haz_name_th: null,
      haz_name_en: null,
      haz_expires: null,
      haz_type: null,
    });
  });

  it('ignores a snapshot sent by the client', async () => {
    expect(
      problemsOf(await people.put({ refHaz: { id: product.id }, hazNumber: 'HZ999', refHazType: { key: '3' } })),
    ).toEqual(['hazNumber managedField', 'refHazType managedField']);
    expect(problemsOf(await people.put({ products: [{ refHaz: { id: product.id }, hazNameTh: 'อื่น' }] }))).toEqual([
      'products.0.hazNameTh managedField',
    ]);
  });

  it('answers alike for a document of another holder, a draft and an unknown id', async () => {
    const { holderId } = await makeOperator(test);
    const others = await people.product({ holderId });
    const draft = await fileLetter(test, people.operator);
    const nothing = '01890000-0000-7000-8000-000000000000';
    const answers = [await put(others), await put({ id: nothing }), await put({ id: draft.id })];
    expect(answers.map(problemsOf)).toEqual([
      ['refHaz referredNotFound'],
      ['refHaz referredNotFound'],
      ['refHaz referredNotFound'],
    ]);
    expect(new Set(answers.map(({ body }) => JSON.stringify((body as { fields: unknown }).fields))).size).toBe(1);
    expect(
      problemsOf(await people.put({ products: [{ refHaz: { id: product.id } }, { refHaz: { id: others.id } }] })),
    ).toEqual(['products.1.refHaz referredNotFound']);
  });

  it('may point to a document of another holder if that is declared', async () => {
    const other = await makeOperator(test);
    const letter = await issueLetter(test, { ...people, ...other, approver: people.signatory });
    await expectOk(people.put({ refLetter: { id: letter.id } }));
    const draft = await fileLetter(test, people.operator);
    expect(problemsOf(await people.put({ refLetter: { id: draft.id } }))).toEqual(['refLetter referredNotFound']);
  });

  it('must be of an allowed kind and have allowed values', async () => {
    const otherProduct = await people.product({ refOperation: { key: '4' }, importCompanies: [] });
    expect(problemsOf(await put(otherProduct))).toEqual(['refHaz referredOtherType']);
    const even = await people.product({ refHomogeneity: { key: '1' } });
    expect(problemsOf(await put(even))).toEqual(['refHaz invalidFormat']);
    await expectOk(people.put({ products: [{ refHaz: { id: otherProduct.id } }, { refHaz: { id: even.id } }] }));
  });

  it('must not be expired, suspended or revoked, each with its own message', async () => {
    const [expired, suspended, revoked] = [
      await people.product({ expireDate: '2025-01-31' }),
      await people.product(),
      await people.product(),
    ];
    await people.standing('suspend', suspended);
    await people.standing('revoke', revoked);
    expect([problemsOf(await put(expired)), problemsOf(await put(suspended)), problemsOf(await put(revoked))]).toEqual([
      ['refHaz referredExpired'],
      ['refHaz referredSuspended'],
      ['refHaz referredRevoked'],
    ]);
    expect((await put(expired)).text).toContain('31/01/2568');
    await people.standing('reinstate', suspended);
    await expectOk(put(suspended));
  });

  it('must be the revision in force, unless an older one is allowed', async () => {
    const first = await people.product();
    const second = await people.corrected(first, { purpose: 'ฆ่าเชื้อในบ่อ' });
    expect(problemsOf(await put(first))).toEqual(['refHaz referredReplaced']);
    await expectOk(put(second));
    const letter = await issueLetter(test, { ...people, approver: people.signatory });
    await expectOk(
      test.call('PUT', '/api/v1/transaction/to-whoms/register', {
        as: people.head,
        body: { refBase: { id: letter.id }, remark: 'A slip of the pen', record: { addressee: 'THE HARBOUR' } },
      }),
    );
    const { id } = (await expectOk(people.put({ refLetter: { id: letter.id } }))) as { id: string };
    expect(await people.stored({ id })).toMatchObject({ letter_id: letter.id });
  });

  it('keeps its snapshot while it is not changed, even if it would be refused today', async () => {
    const first = await people.product();
    const { id } = await people.file({ refHaz: { id: first.id }, products: [{ refHaz: { id: first.id } }] });
    await people.corrected(first, { tradeNameTh: `${first.nameTh} ใหม่` });
    const [row] = await people.rows({ id });
    await expectOk(
      people.put({
        id,
        version: 1,
        place: 'Warehouse 2',
        refHaz: { id: first.id },
        products: [{ id: row?.['id'], netKg: 5 }],
      }),
    );
    expect(await people.stored({ id })).toMatchObject({
      haz_id: first.id,
      haz_name_th: first.nameTh,
      place: 'Warehouse 2',
    });
  });

  it('is checked by _check as by the save', async () => {
    const expired = await people.product({ expireDate: '2025-01-31' });
    const answer = await test.call('POST', '/api/v1/transaction/permits/_check', {
      as: people.operator,
      body: { place: 'Warehouse 1', refHaz: { id: expired.id } },
    });
    expect(answer.body).toMatchObject({ ok: false, problems: [{ path: 'refHaz', messageKey: 'referredExpired' }] });
  });
});

describe('the document referred to, when a request is filed and approved', () => {
  const filedOn = async (): Promise<{ readonly of: IssuedProduct; readonly filed: FiledRequest }> => {
    const of = await people.product();
    return { of, filed: await people.file({ products: [{ refHaz: { id: product.id } }, { refHaz: { id: of.id } }] }) };
  };

  it('must be in force: the first that is not is named in the message', async () => {
    const { of, filed } = await filedOn();
    await people.standing('suspend', of);
    const answer = await sendRequestStep(test, people.operator, filed, 'request');
    expect([answer.status, keyOf(answer)]).toEqual([422, 'referredSuspended']);
    expect(answer.text).toContain(of.number);
    expect(answer.text).toContain(of.nameTh);
    await people.standing('reinstate', of);
    await takeStep(test, people.operator, filed, 'request');
  });

  it('must be the revision in force, which the applicant can choose again', async () => {
    const { of, filed } = await filedOn();
    const now = await people.corrected(of, { tradeNameTh: `${of.nameTh} ใหม่` });
    expect(keyOf(await sendRequestStep(test, people.operator, filed, 'request'))).toBe('referredReplaced');
    const [, row] = await people.rows(filed);
    await expectOk(people.put({ id: filed.id, version: 1, products: [{ id: row?.['id'], refHaz: { id: now.id } }] }));
    expect((await people.rows(filed)).map((permitRow) => permitRow['haz_name_th'])).toEqual([
      product.nameTh,
      now.nameTh,
    ]);
    await takeStep(test, people.operator, filed, 'request');
  });

  it('must also be in force on the day of the approval', async () => {
    const { of, filed } = await filedOn();
    await people.toSignatory(filed);
    await people.standing('revoke', of);
    expect(keyOf(await sendRequestStep(test, people.signatory, filed, 'approve'))).toBe('referredRevoked');
  });

  it('is not checked for a cancellation', async () => {
    const { of, filed } = await filedOn();
    await people.toSignatory(filed);
    await takeStep(test, people.signatory, filed, 'approve');
    await people.standing('revoke', of);
    const cancelling = await refile(test, people.operator, { kind: 4, base: filed });
    await expectOk(people.put({ id: cancelling.id, version: 1, reason: 'Not needed any more' }));
    await people.toSignatory(cancelling);
    expect((await sendRequestStep(test, people.signatory, cancelling, 'approve')).status).toBe(200);
  });

  it('is copied into a renewal unchanged, and must then be replaced by the revision in force', async () => {
    const { of, filed } = await filedOn();
    await people.toSignatory(filed);
    await takeStep(test, people.signatory, filed, 'approve');
    const now = await people.corrected(of, { tradeNameTh: `${of.nameTh} ใหม่` });
    const renewal = await refile(test, people.operator, { kind: 2, base: filed });
    expect(
      (await people.rows(renewal)).map((row) => [row['haz_id'], row['haz_name_th'], row['haz_dossier_id']]),
    ).toEqual([
      [product.id, product.nameTh, product.dossierId],
      [of.id, of.nameTh, of.dossierId],
    ]);
    expect(keyOf(await sendRequestStep(test, people.operator, renewal, 'request'))).toBe('referredReplaced');
    const [, row] = await people.rows(renewal);
    await expectOk(people.put({ id: renewal.id, version: 1, products: [{ id: row?.['id'], refHaz: { id: now.id } }] }));
    await takeStep(test, people.operator, renewal, 'request');
  });
});

describe('a document that refers to another, handled by agents and officers', () => {
  it('can be filed by an agent whose power covers only the new document', async () => {
    const agent = await test.person({
      roles: ['OPERATOR_AGENT'],
      personType: 'employee',
      memberOf: { holderId: people.holderId, kind: 'agent', documentTypes: [PERMIT_TYPE], menus: ['permit.requests'] },
    });
    const filed = await people.file({ refHaz: { id: product.id }, products: [{ refHaz: { id: product.id } }] }, agent);
    await takeStep(test, agent, filed, 'request');
    expect(await people.stored(filed)).toMatchObject({ haz_number: product.number });
  });

  it('can be entered in the register manually, for the holder it belongs to', async () => {
    const { holderId } = await makeOperator(test);
    const others = await people.product({ holderId });
    const entry = (holder: string): object => ({
      refHolder: { id: holder },
      remark: 'From paper',
      effectiveDate: '2025-03-01',
      record: { place: 'Warehouse 1', products: [{ refHaz: { id: others.id } }] },
    });
    expect(
      problemsOf(
        await test.call('PUT', '/api/v1/transaction/permits/register', {
          as: people.head,
          body: entry(people.holderId),
        }),
      ),
    ).toEqual(['products.0.refHaz referredNotFound']);
    const { id } = (await expectOk(
      test.call('PUT', '/api/v1/transaction/permits/register', { as: people.head, body: entry(holderId) }),
    )) as { id: string };
    expect(await people.rows({ id })).toMatchObject([{ haz_number: others.number }]);
  });

  it('can be edited by the officer for whom its rows are opened', async () => {
    const filed = await people.file({ products: [{ refHaz: { id: product.id } }] });
    await takeStep(test, people.operator, filed, 'request');
    await takeStep(test, people.receiver, filed, 'receive');
    const more = await people.product();
    const { rows } = await test.app.pools.api.query<{ version: number }>(
      'select "version" from "permit" where "id" = $1',
      [filed.id],
    );
    const [row] = await people.rows(filed);
    await expectOk(
      people.put(
        { id: filed.id, version: rows[0]?.version, products: [{ id: row?.['id'], refHaz: { id: more.id } }] },
        people.receiver,
      ),
    );
    expect(await people.rows(filed)).toMatchObject([{ haz_number: more.number }]);
  });
});

describe('the snapshot next to a reference', () => {
  it.each([
    ['a number of another', `update "permit" set "haz_number" = 'HZ0' where "id" = $1`],
    [
      'a dossier of another',
      `update "permit" set "haz_dossier_id" = (select "id" from "dossier" where "id" <> "permit"."haz_dossier_id"
        limit 1) where "id" = $1`,
    ],
    ['something, where nothing is referred to', `update "permit" set "haz_id" = null where "id" = $1`],
    ['a number of another in a row', `update "permit_product" set "haz_number" = null where "permit_id" = $1`],
  ])('is reported by check-data as %s', async (_, sql) => {
    const { id } = await people.file({ refHaz: { id: product.id }, products: [{ refHaz: { id: product.id } }] });
    const intruder = await connectWithoutTriggers(test.database);
    try {
      const found = await withTampering(intruder, sql.replaceAll('$1', `'${id}'`), () =>
        findBrokenInvariantsIn(intruder, test.app.catalogue),
      );
      expect(found.map(({ law }) => law)).toEqual([expect.stringContaining('next to a reference')]);
    } finally {
      await intruder.end();
    }
  });
});
