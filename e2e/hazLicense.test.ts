/**
 * A licence to import on screen: begun from the registered product, with two stores, to the signed paper; then what it
 * grants grows, may not shrink below what others have taken, is granted anew, and ends. And a notice, which costs
 * nothing and is received within a day. One page, on which the people sign in one after the other.
 */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licenceCases, withdraw, type LicenceCases } from '#modules/haz-license/testing/licenceCases.ts';
import { certifiedFor, licenceAttachments } from '#modules/haz-license/testing/licences.ts';
import { lineOf, reserveKg, takeKg } from '#modules/haz-license/testing/uses.ts';
import { payInCash } from '#modules/fee/testing/index.ts';
import { listedObject } from '#modules/haz/testing/products.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { pdfLines } from '#platform/testing/poppler.ts';
import { readCase, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { check, pass, receive, submit } from '#platform/testing/requestSteps.ts';
import { CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { pressAction, takeAction, waitForStatus } from './support/casePage.ts';
import { button, textbox, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { pickOption, sectionOf } from './support/formFilling.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let test: TestApp;
let people: SigningPeople;
let cases: LicenceCases;
let product: { readonly id: string };
let licence: FiledRequest;
/** The change that was not filed. */
let tooLow: FiledRequest;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  test = site.app as unknown as TestApp;
  people = await makeSigningPeople(test);
  cases = licenceCases(test, people);
  const names = { tradeNameTh: 'กลูตา 25', tradeNameEn: 'GLUTA 25' };
  product = await cases.register('registrationImport', { ...names, refHazObject: listedObject.type3 });
  for (const [nameTh, nameEn] of [
    ['คลังหนึ่ง', 'Store One'],
    ['คลังสอง', 'Store Two'],
  ])
    await cases.register('storageLocation', { ...certifiedFor('3'), nameTh, nameEn });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

const combobox = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');

async function fill(name: string, text: string): Promise<void> {
  const control = textbox(page, name);
  await control.focus();
  await control.fill(text);
  await control.blur();
}

async function attach(name: string): Promise<void> {
  await button(page, `Attach a file — ${name}`).click();
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: buildPdf() };
  await dialog().locator('input[type="file"]').setInputFiles(file);
  await dialog().getByText(`${name}.pdf`).first().waitFor();
  await dialog().getByRole('button', { name: 'Done', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
}

async function addPlace(n: number, { name, kilograms }: { name: string; kilograms: string }): Promise<void> {
  await button(page, 'Add a place').click();
  await page.getByRole('button', { name: `Certified place, place ${n}: Choose from the register` }).click();
  await dialog().getByRole('listitem').filter({ hasText: name }).getByRole('button').click();
  await dialog().waitFor({ state: 'detached' });
  await fill(`Quantity to be kept, place ${n}`, kilograms);
}

async function submitUnsigned(): Promise<void> {
  await button(page, 'Save and submit').click();
  await dialog()
    .getByRole('radio', { name: /^Do not sign/ })
    .check({ force: true });
  await dialog().locator('button[type="submit"]').click();
}

async function requestOnPage(): Promise<FiledRequest> {
  const id = /\/([^/]+)\/(?:view|edit)$/u.exec(page.url())?.[1] ?? '';
  const { rows } = await test.app.pools.api.query<{ requestId: string }>(
    'select "id" as "requestId" from "request" where "document_id" = $1',
    [id],
  );
  return { id, requestId: rows[0]?.requestId ?? '' };
}

/** The lines that the operator has in force, as the list shows them: `GLUTA 25: 12,000 0 0 12,000`. */
async function linesInForce(): Promise<readonly string[]> {
  await openAs(page, people.operator, '/app/haz-license/haz-license-details');
  const rows = page.getByRole('main').getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  return (await rows.allInnerTexts()).slice(1).map((text) => text.replaceAll(/\s+/gu, ' '));
}

describe('a licence to import', () => {
  it('is begun from the registered product, which stands in its first line', async () => {
    await openAs(page, people.operator, `/app/haz/hazes/${product.id}/view`);
    await pressAction(page, 'Apply for a licence (type 3)');
    await waitForPath(page, '/app/haz-license/requests/create');
    await page.getByRole('button', { name: /^Registered product, line 1: HZ3169\d+ · GLUTA 25/u }).waitFor();
    await expect.poll(() => combobox('Operation').inputValue()).toBe('Import');
    expectNoPageErrors(page);
  });

  it('asks before another operation clears what depends on it', async () => {
    await pickOption(page, combobox('Operation'), 'Export', /Export/);
    const question = page.getByRole('alertdialog');
    await question.getByText('This change clears the fields that depend on it').waitFor();
    await question.getByText('Products', { exact: false }).first().waitFor();
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.poll(() => combobox('Operation').inputValue()).toBe('Import');
    expect(await page.getByRole('button', { name: /^Registered product, line 1: HZ/u }).count()).toBe(1);
  });

  it('is filled in with two stores, weighed while the operator types, and filed', async () => {
    await fill('Quantity, line 1', '12');
    await pickOption(page, combobox('Unit, line 1'), 'tonne', /tonne/i);
    await page.getByText('12,000 kg', { exact: true }).first().waitFor();
    await pickOption(page, combobox('Objective, line 1'), 'sale', /sale/i);
    await addPlace(1, { name: 'Store One', kilograms: '7000' });
    const places = sectionOf(page, /Storage locations/);
    await places.getByText('5,000 kg have no store yet').waitFor();
    await addPlace(2, { name: 'Store Two', kilograms: '5000' });
    await places.getByText('12,000 of 12,000 kg').waitFor();
    for (const name of [
      'Company affidavit or identity card',
      'Purchase order, contract or quotation',
      'Safety data sheet',
    ])
      await attach(name);
    expect(await findAxeViolations(page)).toEqual([]);
    await takePictures('licence-form');
    await submitUnsigned();
    await waitForPath(page, '/view');
    await waitForStatus(page, 'Submitted');
    licence = await requestOnPage();
    expectNoPageErrors(page);
  });

  it('is received with conditions from the list, to which the officer adds one', async () => {
    await openAs(page, people.receiver, `/app/haz-license/request-receives/${licence.id}/view`);
    await takeAction(page, 'Receive');
    await waitForStatus(page, 'Under review');
    await button(page, 'Edit').click();
    await waitForPath(page, '/edit');
    const conditions = sectionOf(page, /Conditions proposed/);
    await conditions.getByText('before the hazardous substance leaves the customs house', { exact: false }).waitFor();
    await conditions.getByRole('button', { name: 'Add a condition' }).click();
    await conditions
      .getByRole('textbox', { name: /^Text of the condition/u })
      .last()
      .fill('ห้ามขายต่อให้ผู้ที่ไม่มีใบอนุญาต');
    await conditions
      .getByRole('textbox', { name: /^Text \(English\)/u })
      .last()
      .fill('Not to be sold to anybody without a licence.');
    expect(await findAxeViolations(page)).toEqual([]);
    await takePictures('licence-conditions');
    await button(page, 'Save').click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await page.goto(`/haz/app/haz-license/request-receives/${licence.id}/view`);
    await takeAction(page, 'Record check result', { answer: /^Passed/ });
    await takeAction(page, 'Send to the signatory');
    await waitForStatus(page, 'Waiting for payment');
    expectNoPageErrors(page);
  });

  it('is signed once the fee is paid: วอ.4 with its conditions and both stores', async () => {
    await payInCash(site.app, licence);
    await openAs(page, people.signatory, `/app/haz-license/request-approves/${licence.id}/view`);
    await takeAction(page, 'Approve and sign', { caPassword: CA_PASSWORD });
    await waitForStatus(page, 'Approved');
    await openAs(page, people.operator, `/app/haz-license/haz-licenses/${licence.id}/view`);
    const coming = page.waitForResponse((response) => response.url().includes('/attachments/'));
    await button(page, 'Open the issued document').click();
    const text = pdfLines(await (await coming).body())
      .join('')
      .replaceAll(/\s/gu, '');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    const all = ['วอ.๔', 'ใบอนุญาตนำเข้าวัตถุอันตรายชนิดที่', 'กลูตา25', 'คลังหนึ่ง', 'คลังสอง', 'ห้ามขายต่อให้ผู้ที่ไม่มีใบอนุญาต'];
    expect(all.filter((part) => !text.includes(part))).toEqual([]);
    await takePictures('licence-issued');
    expectNoPageErrors(page);
  });

  it('has opened an account with everything that it grants', async () => {
    expect(await linesInForce()).toEqual([expect.stringMatching(/กลูตา 25|GLUTA 25/u)]);
    expect((await linesInForce())[0]).toContain('12,000');
    expect(await findAxeViolations(page)).toEqual([]);
    await takePictures('licence-details');
    expectNoPageErrors(page);
  });
});

describe('the licence in force', () => {
  it('is changed up: the account has more', async () => {
    await openAs(page, people.operator, `/app/haz-license/haz-licenses/${licence.id}/view`);
    await takeAction(page, 'Request a change');
    await waitForPath(page, '/edit');
    await fill('Quantity, line 1', '20');
    await fill('Quantity to be kept, place 1', '15000');
    await textbox(page, 'Reason for the request').fill('มีคำสั่งซื้อเพิ่ม');
    await submitUnsigned();
    await waitForPath(page, '/view');
    await waitForStatus(page, 'Submitted');
    const change = await requestOnPage();
    for (const step of [receive, check, pass]) await step(test, people, change);
    await payInCash(site.app, change);
    expect((await cases.decide(change)).status).toBe(200);
    licence = change;
    expect((await linesInForce())[0]).toContain('20,000');
    expectNoPageErrors(page);
  });

  it('is not changed down below what others have reserved and used, which the operator reads with the figures', async () => {
    const other = await cases.file('noticeImport');
    await submit(test, people, other);
    const line = await lineOf(test, licence);
    await takeKg(test, line, 12_000);
    await reserveKg(test, line, { requestId: other.requestId, kg: 3_000 });
    await openAs(page, people.operator, `/app/haz-license/haz-licenses/${licence.id}/view`);
    await takeAction(page, 'Request a change');
    await waitForPath(page, '/edit');
    await fill('Quantity, line 1', '14');
    const sentence = /cannot be reduced to 14,000 kg, because 15,000 kg is taken/u;
    await page.getByText(sentence).first().waitFor();
    await fill('Quantity to be kept, place 1', '9000');
    await textbox(page, 'Reason for the request').fill('ลดปริมาณ');
    await button(page, 'Save and submit').click();
    await dialog().getByText(sentence).first().waitFor();
    expect(await dialog().locator('button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
    tooLow = await requestOnPage();
    await takePictures('licence-change-down');
    expectNoPageErrors(page);
  });

  it('is renewed by a licence of its own, with an account of its own, while the former one keeps its rest', async () => {
    await withdraw(test, people, tooLow);
    const attachments = await licenceAttachments({ test, operator: people.operator });
    const renewal = await cases.refile('renewal', licence, { attachments });
    await cases.issue(renewal);
    const { dossier } = await readCase(test, people.operator, renewal.requestId);
    const before = await readCase(test, people.operator, licence.requestId);
    expect(dossier.code).not.toBe(before.dossier.code);
    const lines = await linesInForce();
    expect(lines.map((text) => [before.dossier.code, dossier.code].find((code) => text.includes(code ?? '–')))).toEqual(
      expect.arrayContaining([before.dossier.code, dossier.code]),
    );
    expect(lines.find((text) => text.includes(before.dossier.code ?? '–'))).toContain('5,000');
    expect(lines.find((text) => text.includes(dossier.code ?? '–'))).toContain('20,000');
    await openAs(page, people.operator, `/app/haz-license/haz-licenses/${renewal.id}/view`);
    licence = renewal;
    expectNoPageErrors(page);
  });

  it('is cancelled, and its account is closed', async () => {
    await takeAction(page, 'Request cancellation');
    await waitForPath(page, '/edit');
    await textbox(page, 'Reason for the request').fill('เลิกนำเข้า');
    await submitUnsigned();
    await waitForPath(page, '/view');
    const end = await requestOnPage();
    for (const step of [receive, check, pass]) await step(test, people, end);
    await openAs(page, people.signatory, `/app/haz-license/request-approves/${end.id}/view`);
    await takeAction(page, 'Approve and sign');
    await waitForStatus(page, 'Approved');
    await openAs(page, people.operator, `/app/haz-license/haz-licenses/${licence.id}/view`);
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    expect(await linesInForce()).toHaveLength(1);
    expectNoPageErrors(page);
  });
});

describe('a notice', () => {
  it('costs nothing and is received, checked and signed within a day', async () => {
    const notice = await cases.file('noticeImport');
    await submit(test, people, notice);
    await openAs(page, people.receiver, `/app/haz-license-notice/request-receives/${notice.id}/view`);
    await takeAction(page, 'Receive');
    await waitForStatus(page, 'Under review');
    await takeAction(page, 'Record check result', { answer: /^Passed/ });
    await takeAction(page, 'Send to the signatory');
    await waitForStatus(page, 'Waiting for the signatory');
    await openAs(page, people.signatory, `/app/haz-license-notice/request-approves/${notice.id}/view`);
    await takeAction(page, 'Approve and sign', { caPassword: CA_PASSWORD });
    await waitForStatus(page, 'Approved');
    const { dossier } = await readCase(test, people.operator, notice.requestId);
    expect([dossier.effectiveDate, dossier.code?.replace(/\d+/u, 'n')]).toEqual([test.clock.today(), 'ร.นข.n/2569']);
    await openAs(page, people.operator, '/app/haz-license-notice/haz-license-notices');
    await page
      .getByRole('main')
      .getByRole('row')
      .nth(1)
      .getByText(dossier.code ?? '–')
      .waitFor();
    await takePictures('notices');
    expectNoPageErrors(page);
  });
});

/** Takes pictures for review, at the usual widths. */
async function takePictures(name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder === undefined) return;
  for (const width of [390, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1366, height: 900 });
}
