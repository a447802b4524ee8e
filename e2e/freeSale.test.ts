/**
 * A free-sale certificate on screen: the operator adds two products and confirms the warning about one, the officer
 * checks, the fee is paid, the signatory signs, and anybody sees that it is valid, until a registration is suspended.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { payInCash } from '#modules/fee/testing/index.ts';
import { makePermitPeople, type IssuedProduct, type PermitActions } from '#modules/haz/testing/permits.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import type { Person } from '#platform/testing/people.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button, textbox, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople & PermitActions;
let soon: IssuedProduct;
let filed: FiledRequest;
/** The people take turns at one desk. */
let page: Page;

beforeAll(async () => {
  site = await openSite({ moduleServers: [...moduleServers, quickPapers] });
  const test = site.app as unknown as TestApp;
  people = await makePermitPeople(test);
  await people.product({ tradeNameTh: 'แรง 70', tradeNameEn: 'STRONG 70' });
  const expireDate = addDays(site.app.app.clock.today(), 60);
  soon = await people.product({ tradeNameTh: 'น้ำใส 12', tradeNameEn: 'CLEAR 12', expireDate });
  filed = await fileDraft(test, people.operator, 'freeSale', { values: { importer: null, products: [] } });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

const visit = (person: Person, menu: string): Promise<void> =>
  openAs(page, person, `/app/free-sale/${menu}/${filed.id}/view`);

it('is filed with two products, after the operator has confirmed that one expires soon', async () => {
  await openAs(page, people.operator, `/app/free-sale/requests/${filed.id}/edit`);
  await textbox(page, 'Importer or authority abroad').fill('บริษัท ผู้นำเข้า');
  await page.keyboard.press('Tab');
  await page.getByText('This is printed in English only.').first().waitFor();
  await textbox(page, 'Importer or authority abroad').fill('Specimen Aqua Import Co., Ltd.');
  await button(page, 'Add from the register').click();
  const dialog = page.getByRole('dialog');
  for (const name of ['STRONG 70', 'CLEAR 12'])
    await dialog.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox').click();
  await button(page, 'Add 2').click();
  // The warning is shown before anything is saved.
  await page.getByText(`The registration ${soon.number} (CLEAR 12) expires on`).first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await button(page, 'Save and submit').click();
  await dialog.getByText(`The registration ${soon.number} (CLEAR 12) expires on`).first().waitFor();
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.locator('button[type="submit"]').click();
  await waitForPath(page, '/view');
  await waitForStatus(page, 'Submitted');
  expectNoPageErrors(page);
});

it('is received, checked with the warning in view, and passed on by the officer', async () => {
  await visit(people.receiver, 'request-receives');
  await page.getByText(`The registration ${soon.number} (CLEAR 12) expires on`).first().waitFor();
  await takeAction(page, 'Receive');
  await waitForStatus(page, 'Under review');
  await takeAction(page, 'Record check result', { answer: /^Passed/ });
  await takeAction(page, 'Send to the signatory');
  await waitForStatus(page, 'Waiting for payment');
  await payInCash(site.app, filed);
  expectNoPageErrors(page);
});

it('is signed, and valid for anybody until one of its registrations is suspended', async () => {
  await visit(people.signatory, 'request-approves');
  await takeAction(page, 'Approve and sign', { caPassword: CA_PASSWORD });
  await waitForStatus(page, 'Approved');
  const { rows } = await site.app.app.pools.api.query<{ token: string }>(
    'select "public_token" as "token" from "free_sale" where "id" = $1',
    [filed.id],
  );
  await openInApp(page, `/requests/short-detail/${rows[0]?.token ?? ''}`);
  await page.getByText(`CLEAR 12 (${soon.number})`).waitFor();
  await page.getByText('This document was issued by the department and is in force today.').waitFor();
  await people.standing('suspend', soon);
  await page.reload();
  await page.getByText(`Registered product ${soon.number} (Suspended)`).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await visit(people.operator, 'requests');
  await page.getByText('This document is not valid, because it rests on a document that is not in force').waitFor();
  expectNoPageErrors(page);
});
