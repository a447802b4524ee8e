/** The public page shows the names of the records to which a document refers, if its declaration lists them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePermitPeople, type PermitActions } from '#modules/haz/testing/permits.ts';
import type { ShortDetail } from '#platform/model/request/shortDetail.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { startTestAppWithModule } from '#platform/testing/appWithModule.ts';
import { permitModule } from '#platform/testing/permitModule.ts';
import { takeStep } from '#platform/testing/requestPeople.ts';
import type { SigningPeople } from '#platform/testing/signingPeople.ts';

let test: TestApp;
let people: SigningPeople & PermitActions;

beforeAll(async () => {
  test = await startTestAppWithModule(permitModule);
  people = await makePermitPeople(test);
});
afterAll(() => test.stop());

it('shows the names of a choice, of another record, and of records that the rows of a part refer to', async () => {
  const product = await people.product();
  const filed = await people.file({ refHaz: { id: product.id }, products: [{ refHaz: { id: product.id } }] });
  await people.toSignatory(filed);
  await takeStep(test, people.signatory, filed, 'approve');
  const { rows } = await test.app.pools.api.query<{ token: string; th: string; en: string }>(
    'select p."public_token" as "token", d."name_th" as "th", coalesce(d."name_en", d."name_th") as "en" from "permit" p join "department" d on d."id" = p."department_id" where p."id" = $1',
    [filed.id],
  );
  const { facts } = (await test.call('GET', `/api/v1/transaction/requests/short-detail/${rows[0]?.token ?? ''}`))
    .body as ShortDetail;
  expect(facts.map(({ label: [, en], value }) => [en, value])).toEqual([
    ['Type', [expect.any(String), expect.stringMatching(/^Type \d$/u)]],
    ['Issued at', [rows[0]?.th, rows[0]?.en]],
    ['Product', [product.nameTh, product.nameEn]],
  ]);
});
