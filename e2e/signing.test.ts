/**
 * A product is filed and approved with electronic signatures, and another in ink: what the dialogs require, show and
 * clear.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutFees } from '#modules/fee/testing/withoutFees.ts';
import { bringTo, fileProduct } from '#modules/haz/testing/products.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { openActionDialog, waitForStatus } from './support/casePage.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople;
let operator: Page;
let signatory: Page;
let filed: FiledRequest;

beforeAll(async () => {
  site = await openSite({ moduleServers: [...withoutFees, quickPapers] });
  people = await makeSigningPeople(site.app);
  filed = await fileProduct(site.app, people.operator);
  operator = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  signatory = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  await openAs(operator, people.operator, `/app/haz/requests/${filed.id}/view`);
});
afterAll(() => site.close());

const dialogOf = (page: Page): Locator => page.getByRole('dialog');
const passwordOf = (page: Page): Locator => dialogOf(page).locator('input[name="caPassword"]');

const confirm = (page: Page): Promise<void> => dialogOf(page).locator('button[type="submit"]').click();

describe('a person who files', () => {
  it('may sign, and is linked to the page for adding a certificate', async () => {
    await openActionDialog(operator, 'Submit');
    const dialog = dialogOf(operator);
    await expect.poll(() => dialog.getByRole('radio', { name: /^Do not sign/ }).isChecked()).toBe(true);
    await dialog.getByRole('radio', { name: /^Sign electronically/ }).check({ force: true });
    await dialog.getByText('You have no signing certificate yet').waitFor();
    await expectAccessible(operator);
    await confirm(operator);
    await expect
      .poll(() => operator.evaluate(() => document.activeElement?.textContent))
      .toBe('Import a certificate (.p12)');
  });

  it('files without a signature from the form, which shows the same dialog', async () => {
    await dialogOf(operator).getByRole('button', { name: 'Back', exact: true }).click();
    await openInApp(operator, `/app/haz/requests/${filed.id}/edit`);
    await operator.getByRole('button', { name: 'Save and submit' }).click();
    await dialogOf(operator)
      .getByRole('radio', { name: /^Do not sign/ })
      .waitFor({ state: 'attached' });
    await expectAccessible(operator);
    await confirm(operator);
    await waitForStatus(operator, 'Submitted');
    await operator.getByText('Application as filed').first().waitFor();
    await operator.getByText('Not signed', { exact: true }).first().waitFor();
    expectNoPageErrors(operator);
  });
});

describe('a person who approves', () => {
  it('sees at the field that the password is wrong, and types it again', async () => {
    await bringTo(site.app, people, filed, 'waitSign');
    await openAs(signatory, people.signatory, `/app/haz/request-approves/${filed.id}/view`);
    await openActionDialog(signatory, 'Approve and sign');
    await passwordOf(signatory).waitFor();
    await expect.poll(() => dialogOf(signatory).getByRole('radio').count()).toBe(0);
    expect([
      await passwordOf(signatory).getAttribute('type'),
      await passwordOf(signatory).getAttribute('autocomplete'),
    ]).toEqual(['password', 'off']);
    await confirm(signatory);
    await dialogOf(signatory).getByText('Enter the password of your certificate to sign.').waitFor();
    await passwordOf(signatory).fill('wrong');
    await confirm(signatory);
    await dialogOf(signatory).getByText('The password of the certificate file is wrong. Enter it again.').waitFor();
    expect([
      await passwordOf(signatory).inputValue(),
      await passwordOf(signatory).getAttribute('aria-invalid'),
    ]).toEqual(['', 'true']);
    await expect.poll(() => passwordOf(signatory).evaluate((input) => input === document.activeElement)).toBe(true);
    for (const width of [390, 1366]) {
      await signatory.setViewportSize({ width, height: 844 });
      await expectAccessible(signatory);
    }
  });

  it('signs with the right one, and nothing of it remains in the browser', async () => {
    await passwordOf(signatory).fill(CA_PASSWORD);
    await passwordOf(signatory).press('Enter');
    await waitForStatus(signatory, 'Approved');
    await signatory.getByText('Signed electronically', { exact: true }).first().waitFor();
    expect(
      await signatory.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.documentElement.outerHTML,
        ]),
      ),
    ).not.toContain(CA_PASSWORD);
  });

  it('approves another to be signed in ink, and attaches the copy', async () => {
    const other = await fileProduct(site.app, people.operator);
    await bringTo(site.app, people, other, 'waitSign');
    await openInApp(signatory, `/app/haz/request-approves/${other.id}/view`);
    await openActionDialog(signatory, 'Approve for signature in ink');
    await dialogOf(signatory)
      .getByText(/sign it in ink, and attach the scanned copy/)
      .waitFor();
    await confirm(signatory);
    await waitForStatus(signatory, 'Approved');
    await signatory.getByText('This document must be signed in ink, and its signed copy is not attached yet').waitFor();
    await expectAccessible(signatory);
    await openActionDialog(signatory, 'Attach the signed copy');
    await signatory
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: buildPdf() });
    await dialogOf(signatory).getByText('signed.pdf').waitFor();
    await expectAccessible(signatory);
    await dialogOf(signatory).getByRole('button', { name: 'Attach', exact: true }).click();
    await dialogOf(signatory).waitFor({ state: 'hidden' });
    await signatory.getByRole('button', { name: 'signed.pdf' }).waitFor();
    await expect.poll(() => signatory.getByRole('button', { name: 'Attach the signed copy' }).count()).toBe(0);
    expectNoPageErrors(signatory);
  });

  it('is not offered to sign several at once', async () => {
    const waiting = await fileProduct(site.app, people.operator);
    await bringTo(site.app, people, waiting, 'waitSign');
    await openInApp(signatory, '/app/haz/request-approves');
    await signatory.getByRole('main').getByRole('row').nth(1).waitFor();
    await expect.poll(() => signatory.getByRole('button', { name: /Approve and sign/ }).count()).toBe(0);
  });
});
