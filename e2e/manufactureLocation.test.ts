/**
 * A place of manufacture on screen: the operator enters machines, learns that a large factory needs its licence, and
 * files it in the words of a factory; a document opened below the address of storage locations moves to its own.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moduleServers } from '#apps/server/moduleServers.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { waitForStatus } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople;
let filed: FiledRequest;
let page: Page;

beforeAll(async () => {
  site = await openSite({ moduleServers: [...moduleServers, quickPapers] });
  const test = site.app as unknown as TestApp;
  people = await makeSigningPeople(test);
  filed = await fileDraft(test, people.operator, 'storageLocation', { documentType: 'manufactureLocation' });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

async function submitUnsigned(): Promise<void> {
  await button(page, 'Save and submit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Do not sign/ }).check({ force: true });
  await dialog.locator('button[type="submit"]').click();
}

it('adds up its machines, and is filed with the licence that a large factory needs', async () => {
  await openAs(page, people.operator, `/app/manufacture-location/requests/${filed.id}/edit`);
  await page.getByText('Kinds of goods made').first().waitFor();
  await page.getByText('24.00 hp', { exact: true }).waitFor();
  const horsepower = page.getByRole('textbox', { name: 'Horsepower of each, row 1', exact: true });
  await horsepower.focus();
  await horsepower.fill('14.5');
  await page.keyboard.press('Tab');
  await page.getByText('51.00 hp', { exact: true }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await submitUnsigned();
  const licenceMissing = page.getByText('From 50 hp or 50 workers on, a factory licence is needed.', { exact: false });
  await licenceMissing.first().waitFor();
  await horsepower.focus();
  await horsepower.fill('14');
  await page.keyboard.press('Tab');
  await page.getByText('49.50 hp', { exact: true }).waitFor();
  await licenceMissing.first().waitFor({ state: 'hidden' });
  await submitUnsigned();
  await waitForPath(page, '/view');
  await waitForStatus(page, 'Submitted');
  expectNoPageErrors(page);
});

it('is shown by its own module, and not as a storage location', async () => {
  await page.goto(`/haz/app/storage-location/requests/${filed.id}/view`);
  await waitForPath(page, `/app/manufacture-location/requests/${filed.id}/view`);
  await page.getByText('Production rooms and stores').first().waitFor();
  await page.goto('/haz/app/manufacture-location/requests');
  await page.getByText('Test factory').first().waitFor();
  await page.goto('/haz/app/storage-location/requests');
  await page.getByText('0 rows').first().waitFor();
  expectNoPageErrors(page);
});
