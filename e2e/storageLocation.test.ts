/**
 * A storage location on screen: the operator marks it near a school, is warned, and enters an area; an officer confirms
 * having seen the school and records the visit on a tablet; the fee is paid and the signatory signs; then the place grows,
 * and may not shrink below what is stored in it. One page, on which the people sign in one after the other.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateParts } from '#language/values/plainDate.ts';
import { moduleServers } from '#apps/server/moduleServers.ts';
import { payInCash } from '#modules/fee/testing/index.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { storeGoods } from '#modules/storage-location/testing/goods.ts';
import { fileDraft } from '#platform/testing/fileDraft.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { quickPapers } from '#platform/testing/quickPapers.ts';
import { editDocument, expectOk, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, receive, refileAs, sign } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { pickOption } from './support/formFilling.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let test: TestApp;
let people: SigningPeople;
let filed: FiledRequest;
let page: Page;

beforeAll(async () => {
  site = await openSite({ moduleServers: [...moduleServers, quickPapers] });
  test = site.app as unknown as TestApp;
  people = await makeSigningPeople(test);
  const admin = await test.person({ roles: ['ADMIN'] });
  const school = {
    code: 'E2E-SCHOOL',
    refKind: { key: '2' },
    nameTh: 'โรงเรียนทดสอบ',
    nameEn: 'Test School',
    source: 'ทดสอบ',
    location: { type: 'Point', coordinates: [100.5608, 13.84] },
  };
  await expectOk(test.call('PUT', '/api/v1/master/protected-places', { as: admin, body: school }));
  filed = await fileDraft(test, people.operator, 'storageLocation', {
    values: { location: null, subs: [], subItems: [] },
  });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

/** A number loses its separators when it gets the focus, so it is focused before it is replaced. */
async function fill(name: string, text: string): Promise<void> {
  const control = page.getByRole('textbox', { name: `${name}, row 1`, exact: true });
  await control.focus();
  await control.fill(text);
}
const combobox = (name: string) => page.getByRole('combobox', { name: `${name}, row 1`, exact: true });

it('is marked on the map near a school: by its coordinates, and with its outline', async () => {
  await openAs(page, people.operator, `/app/storage-location/requests/${filed.id}/edit`);
  await page.getByLabel('Latitude', { exact: true }).fill('13.84');
  await page.getByLabel('Longitude', { exact: true }).fill('100.56');
  const near = page.getByRole('region', { name: 'Nearest protected places' });
  await near.getByText('Test School (Public place), 86 m away').waitFor();
  await page.getByLabel('Paste coordinates').fill(OUTLINE);
  await button(page, 'Use these coordinates').click();
  await page.getByText(/^4 corners · /u).waitFor();
  await near.getByText('Test School (Public place), 54 m away').waitFor();
  await page.getByText('The location is 54 m from Test School', { exact: false }).first().waitFor();
  expectNoPageErrors(page);
});

it('is drawn to scale while the operator enters it, and filed with its goods once the warning is confirmed', async () => {
  await button(page, 'Add an area').click();
  await fill('Area', 'Building A');
  await pickOption(page, combobox('Kind of storage'), 'Closed', /Closed building/);
  await page.getByText('Enter the total width and length to see the plan to scale here').waitFor();
  for (const [name, metres] of Object.entries({ width: '10', length: '20', height: '4' })) {
    await fill(`Total ${name}`, metres);
    await fill(`Used ${name}`, name === 'width' ? '12' : String(Number(metres) - 2));
  }
  await page.keyboard.press('Tab');
  await page.getByText('The used width is more than the total width, 10 m.', { exact: false }).first().waitFor();
  await fill('Used width', '6');
  await page.keyboard.press('Tab');
  const figures = 'Plan of the area Building A: 20 m long, 10 m wide, 200 m²; used 18 by 6 m, 108 m²; free 92 m²';
  await page.getByRole('img', { name: figures }).waitFor();
  // 18 × 6 × 2 m at 400 kg/m³, which is filled in with the kind of storage.
  await page.getByRole('region', { name: 'All areas together' }).getByText('86,400 kg').waitFor();
  await button(page, 'Add goods').click();
  await page.getByRole('combobox', { name: 'Area, row 1', exact: true }).selectOption({ label: 'Building A' });
  await pickOption(page, combobox('Type of use').last(), 'Water', /Water disinfection/);
  await pickOption(page, combobox('Type').last(), 'Type 2', /Type 2/);
  await fill('Largest quantity', '90000');
  await page.keyboard.press('Tab');
  await page.getByText('The area “Building A” takes 86,400 kg', { exact: false }).first().waitFor();
  await fill('Largest quantity', '80000');
  await page.keyboard.press('Tab');
  expect(await findAxeViolations(page)).toEqual([]);
  await button(page, 'Save and submit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /54 m from Test School/u }).check({ force: true });
  await dialog.getByRole('radio', { name: /^Do not sign/ }).check({ force: true });
  await dialog.locator('button[type="submit"]').click();
  await waitForPath(page, '/view');
  await waitForStatus(page, 'Submitted');
  await page.getByRole('img', { name: figures }).waitFor();
  expectNoPageErrors(page);
});

it('shows the officer the school and what the operator has confirmed, and the officer confirms having seen it', async () => {
  await openAs(page, people.receiver, `/app/storage-location/request-receives/${filed.id}/view`);
  await page.getByText('Test School (Public place), 54 m away', { exact: true }).waitFor();
  await page.getByText('The applicant confirmed this: ', { exact: false }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await button(page, 'Confirm you have seen this').click();
  await page.getByText('— seen by ', { exact: false }).waitFor();
  expect(await button(page, 'Confirm you have seen this').count()).toBe(0);
  expectNoPageErrors(page);
});

it('is visited, and the officer records it with a photograph on a tablet', async () => {
  for (const step of [receive, check, pass]) await step(test, people, filed);
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, people.receiver, `/app/storage-location/request-receives/${filed.id}/edit`);
  await page.locator('.leaflet-container').waitFor();
  await button(page, 'Go to the fields you can change').click();
  const { year, month, day } = dateParts(site.app.app.clock.today());
  await page
    .getByRole('textbox', { name: 'Date of the visit' })
    .fill([String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/'));
  await pickOption(page, page.getByRole('combobox', { name: 'Result of the visit' }), 'Passed', /Passed(?! with)/);
  await page.getByRole('textbox', { name: 'Findings' }).fill('As in the floor plan.');
  await button(page, 'Add an officer').click();
  await fill('Name, if not in the list', 'Truat Sathanthi');
  await button(page, 'Add a photograph').click();
  const photograph = { name: 'entrance.png', mimeType: 'image/png', buffer: buildPng({ width: 320, height: 240 }) };
  await page
    .getByRole('region', { name: 'Site visit' })
    .locator('input[type="file"]')
    .first()
    .setInputFiles(photograph);
  await fill('Caption', 'Entrance');
  expect(await findAxeViolations(page)).toEqual([]);
  await button(page, 'Save').click();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.goto(`/haz/app/storage-location/request-receives/${filed.id}/view`);
  await button(page, 'Print the minutes').waitFor();
  await takeAction(page, 'Record site visit');
  await waitForStatus(page, 'Waiting for payment');
  expectNoPageErrors(page);
});

it('is signed once the fee is paid, and the operator sees the result of the visit and not its findings', async () => {
  await payInCash(site.app, filed);
  await page.setViewportSize({ width: 1366, height: 900 });
  await openAs(page, people.signatory, `/app/storage-location/request-approves/${filed.id}/view`);
  await takeAction(page, 'Approve and sign', { caPassword: CA_PASSWORD });
  await waitForStatus(page, 'Approved');
  await openAs(page, people.operator, `/app/storage-location/storage-locations/${filed.id}/view`);
  await page.getByText('Visited on', { exact: true }).waitFor();
  expect(await page.getByText('As in the floor plan.').count()).toBe(0);
  expectNoPageErrors(page);
});

it('shows in the register how far away the school is', async () => {
  await openAs(page, people.receiver, '/app/storage-location/storage-locations');
  await page.getByRole('cell', { name: '54', exact: true }).waitFor();
  expectNoPageErrors(page);
});

it('grows with a change that is approved: its stock card shows more', async () => {
  const change = await refileAs(test, people, { kind: 'change', base: filed });
  await expectOk(editDocument(test, people.operator, change, { subs: [{ id: await areaOf(change), usedHeight: 3 }] }));
  await takeStep(test, people.operator, change, 'request', { data: { acknowledged: ['nearProtected'] } });
  for (const step of [receive, check, pass]) await step(test, people, change);
  await takeStep(test, people.receiver, change, 'skip-visit', { remark: 'Only the height is different.' });
  await payInCash(site.app, change);
  await sign(test, people, change);
  filed = change;
  await openAs(page, people.operator, '/app/haz-mgt/stock-cards');
  const room = page.getByRole('row').filter({ hasText: 'Storage capacity' });
  // 18 × 6 × 3 m at 400 kg/m³.
  await room.getByRole('cell', { name: '129,600', exact: true }).first().waitFor();
  expectNoPageErrors(page);
});

it('does not shrink below what is stored in it, which the operator reads while typing and when filing', async () => {
  await storeGoods(test, filed, [{ product: 'BKC-80', lotNo: '12', kg: 60_000 }]);
  const change = await refileAs(test, people, { kind: 'change', base: filed });
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "id" from "storage_location_sub_item" where "storage_location_id" = $1',
    [change.id],
  );
  const subItems = [{ id: rows[0]?.id, largestKg: 1000 }];
  await expectOk(editDocument(test, people.operator, change, { subItems }));
  await openAs(page, people.operator, `/app/storage-location/requests/${change.id}/edit`);
  await fill('Used height', '1');
  await page.keyboard.press('Tab');
  const sentence = '“Building A” cannot be reduced to 43,200 kg, because 60,000 kg is taken: BKC-80 lot 12: 60,000 kg.';
  await page.getByText(sentence, { exact: false }).first().waitFor();
  const height = page.getByRole('textbox', { name: 'Used height, row 1', exact: true });
  expect(await height.getAttribute('aria-describedby')).toContain('-warning');
  await button(page, 'Save and submit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(sentence, { exact: false }).first().waitFor();
  expectNoPageErrors(page);
});

const OUTLINE = ['13.8398, 100.5597', '13.8398, 100.5603', '13.8402, 100.5603', '13.8402, 100.5597'].join('\n');

async function areaOf({ id }: FiledRequest): Promise<string | undefined> {
  const { rows } = await test.app.pools.api.query<{ id: string }>(
    'select "id" from "storage_location_sub" where "storage_location_id" = $1',
    [id],
  );
  return rows[0]?.id;
}
