/**
 * A sample permit on screen: its place is chosen from the certificates of the operator, a quantity is too large, it is
 * signed; then a registration uses it up. One page, on which the people sign in one after the other.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payInCash } from '#modules/fee/testing/index.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { sampleBody } from '#modules/manufacture-sample/testing/samples.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import { fileDocument, readCase, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople;
let permit: FiledRequest;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  people = await makeSigningPeople(site.app);
  permit = await fileDocument(site.app, people.operator, {
    wire: 'transaction/manufacture-samples',
    values: await sampleBody(site.app, people.operator),
  });
  await registerDocument(site.app as unknown as TestApp, people.operator, 'manufactureLocation');
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

describe('a sample permit', () => {
  it('has the name and address of the chosen certificate, which cannot be edited until it is cleared', async () => {
    await openAs(page, people.operator, `/app/manufacture-sample/requests/${permit.id}/edit`);
    const name = page.locator('[name="placeName"]');
    await name.fill('ห้องทดลอง');
    await page.getByRole('button', { name: /^Certified place: Choose/u }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').filter({ hasText: 'Test factory' }).getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Certified place: สผ\./u }).waitFor();
    expect([await name.inputValue(), await name.isDisabled()]).toEqual(['โรงงานทดสอบ', true]);
    expect(await page.locator('[name="houseNo"]').isDisabled()).toBe(true);
    await button(page, 'Clear Certified place').click();
    await expect.poll(() => name.isEnabled()).toBe(true);
    await page.getByRole('button', { name: /^Certified place: Choose/u }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Test factory' }).getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    expectNoPageErrors(page);
  });

  it('is refused above the limit while the operator types, and filed below it', async () => {
    const quantity = page.getByRole('textbox', { name: /^Quantity/u });
    await quantity.fill('7');
    await quantity.blur();
    const sentence = 'No more than 5 kg of “AQ-CHLOR 70” may be made as a sample, and 7 kg was asked for.';
    await page.getByText(sentence, { exact: false }).first().waitFor();
    await quantity.fill('4');
    await quantity.blur();
    await page.getByText(sentence, { exact: false }).first().waitFor({ state: 'detached' });
    await button(page, 'Save and submit').click();
    const dialog = page.getByRole('dialog');
    // The question appears when the certificates of the operator are loaded.
    await dialog.getByRole('radio', { name: /^Do not sign/ }).check({ force: true });
    await dialog.locator('button[type="submit"]').click();
    await waitForPath(page, '/view');
    await waitForStatus(page, 'Submitted');
    expectNoPageErrors(page);
  });

  it('is received, checked and passed by the officer, who sees every value of its products', async () => {
    await openAs(page, people.receiver, `/app/manufacture-sample/request-receives/${permit.id}/view`);
    await takeAction(page, 'Receive');
    await waitForStatus(page, 'Under review');
    const product = page.getByRole('list', { name: 'Products to make', exact: true }).getByRole('listitem');
    await product.getByText('Disposal of what is left', { exact: true }).waitFor();
    await page
      .getByText(/สผ\.\d+\/\d+/u)
      .first()
      .waitFor();
    await takeAction(page, 'Record check result', { answer: /^Passed/ });
    await page.getByText('Passed', { exact: true }).first().waitFor();
    await takeAction(page, 'Send to the signatory');
    await waitForStatus(page, 'Waiting for payment');
    expectNoPageErrors(page);
  });

  it('is signed by the signatory once the fee is paid', async () => {
    await payInCash(site.app, permit);
    await openAs(page, people.signatory, `/app/manufacture-sample/request-approves/${permit.id}/view`);
    await takeAction(page, 'Approve and sign', { caPassword: CA_PASSWORD });
    await waitForStatus(page, 'Approved');
    expectNoPageErrors(page);
  });

  it('is used up by the registration that refers to it, and its page and the register name it', async () => {
    const registration = await fileProduct(site.app, people.operator, {
      refOperation: { key: '4' },
      importCompanies: undefined,
      refSample: { id: permit.id },
    });
    await bringTo(site.app, people, registration, 'waitPayment');
    await payInCash(site.app, registration);
    await bringTo(site.app, people, registration, 'approved');
    const { dossier } = await readCase(site.app, people.operator, registration.requestId);
    await openAs(page, people.operator, '/app/manufacture-sample/manufacture-samples');
    await page
      .getByText(`Used up by ${dossier.code ?? ''}`, { exact: false })
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await waitForPath(page, '/view');
    await page.getByText(`was used up by Registration (manufacture) ${dossier.code ?? ''}`, { exact: false }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Request a change', exact: true }).count()).toBe(0);
    expectNoPageErrors(page);
  });
});
