/** Many places on a map: an officer looks for those near a protected place, and an owner sees those of the company. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeBody } from '#modules/storage-location/testing/places.ts';
import { addDays } from '#language/values/plainDate.ts';
import type { Person } from '#platform/testing/people.ts';
import { CENTRAL_OFFICE, expectOk } from '#platform/testing/requestPeople.ts';
import { makeOperator } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

/** Beside the Grand Palace; two that are near each other; and one far away. */
const PLACES = [
  { nameEn: 'Palace Store', coordinates: [100.492, 13.7502] },
  { nameEn: 'Lat Yao Store', coordinates: [100.56, 13.84] },
  { nameEn: 'Chatuchak Store', coordinates: [100.5605, 13.8402] },
  { nameEn: 'Hat Yai Store', coordinates: [100.47, 7.01] },
] as const;
const MAP = '/app/storage-location/map';

let site: Site;
let owner: Person;
let holderId: string;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  ({ holderId, operator: owner } = await makeOperator(site.app));
  const head = await site.app.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
  const today = site.app.app.clock.today();
  for (const [index, { nameEn, coordinates }] of PLACES.entries()) {
    const record = await placeBody(site.app, head, { nameEn, location: { type: 'Point', coordinates } });
    const body = {
      refHolder: { id: holderId },
      remark: 'From paper',
      effectiveDate: addDays(today, -100),
      expireDate: addDays(today, index === 3 ? 30 : 1000 + index),
      record,
    };
    await expectOk(site.app.call('PUT', '/api/v1/transaction/storage-locations/register', { as: head, body }));
  }
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  await openAs(page, head, MAP);
});
afterAll(() => site.close());

const map = (where: Page): Locator => where.locator('.leaflet-container');
/** The names of the marks in view. */
const marks = (where: Page): Promise<(string | null)[]> =>
  map(where)
    .locator('.leaflet-marker-icon[role="button"]')
    .evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')));
const mark = (name: string): Locator => map(page).getByRole('button', { name, exact: true });
const view = (name: 'List' | 'Map'): Locator => page.getByRole('radio', { name, exact: true });

describe('the map of places', () => {
  it('shows an officer all places at once, and fewer when only those near a protected place are wanted', async () => {
    await page.getByText('4 places', { exact: true }).waitFor();
    await expect.poll(() => marks(page)).toEqual(['3 places, 1 of them near a protected place', 'Hat Yai Store']);
    expect(await findAxeViolations(page)).toEqual([]);
    await button(page, 'Only near a protected place (1)').click();
    await page.getByText('1 place', { exact: true }).waitFor();
    await expect.poll(() => marks(page)).toEqual(['Palace Store, 110 m from a protected place']);
    expect(new URL(page.url()).searchParams.get('nearestProtectedPlace')).toBe('0..');
    await page.reload();
    await mark('Palace Store, 110 m from a protected place').waitFor();
    await page.goBack();
    await page.getByText('4 places', { exact: true }).waitFor();
  });

  it('is used with the keyboard alone: from mark to mark, into what is near each other, to the page and back', async () => {
    const several = mark('3 places, 1 of them near a protected place');
    await several.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => mark('Hat Yai Store').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await button(page, 'Zoom in here').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/ Store$/u);
    await page.keyboard.press('Escape');
    await expect.poll(() => several.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Chatuchak Store', exact: true }).focus();
    await page.keyboard.press('Enter');
    await waitForPath(page, /\/app\/storage-location\/storage-locations\/[0-9a-f-]+\/view$/u);
    await page.getByRole('heading', { name: /Chatuchak Store/u, level: 1 }).waitFor();
    await page.goBack();
    await several.waitFor();
    expectNoPageErrors(page);
  });

  it('is another view of the same list', async () => {
    await view('List').click({ force: true });
    await page.getByRole('row').filter({ hasText: 'Hat Yai Store' }).waitFor();
    expect(new URL(page.url()).searchParams.get('view')).toBe('table');
    await view('Map').click({ force: true });
    // The map looks where it was left, which another place may be outside of.
    await button(page, 'Show all').click();
    await mark('Hat Yai Store').click();
    const popup = page.locator('.leaflet-popup');
    await popup.getByText('Storage location').waitFor();
    await popup.getByRole('link', { name: 'Hat Yai Store' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });
});

it('is on the page of the company for its owner, beside a table of the places that expire first', async () => {
  const phone = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
  await openAs(phone, owner, '/app/company/mgt');
  const panel = phone.getByRole('region', { name: 'Certified places', exact: true }).first();
  await panel.getByRole('row').nth(4).waitFor();
  await expect.poll(() => panel.getByRole('row').nth(1).textContent()).toMatch(/^Hat Yai Store.*expires soon$/u);
  await panel.getByText('110 m from a protected place').waitFor();
  await panel.getByRole('region', { name: 'Map of places: 4', exact: true }).waitFor();
  await expect.poll(async () => (await marks(phone)).length).toBeGreaterThan(1);
  expect(await findAxeViolations(phone)).toEqual([]);
  await panel.getByRole('link', { name: 'Palace Store' }).click();
  await waitForPath(phone, /\/app\/storage-location\/storage-locations\/[0-9a-f-]+\/view$/u);
  expectNoPageErrors(phone);
});
