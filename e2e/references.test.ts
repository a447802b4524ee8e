/**
 * A document that refers to others, written in a browser: references chosen from the register, added as rows, changed
 * since, and listed by the record they refer to.
 */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#platform/testing/app.ts';
import type { SigningPeople } from '#platform/testing/signingPeople.ts';
import { makePermitPeople, type PermitActions, type IssuedProduct } from '#modules/haz/testing/permits.ts';
import type { Visitor } from './support/browser.ts';
import { findAxeViolations } from './support/axe.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople & PermitActions;
let [alpha, beta, expired]: readonly IssuedProduct[] = [];
const pages = new Map<Visitor, Page>();
const DESK: Visitor = { width: 1366, height: 900, locale: 'en' };
const PHONE: Visitor = { width: 390, height: 844, locale: 'th' };

/** Opens a path on the one page of the operator at a desk, or with a telephone. */
async function visit(visitor: Visitor, path: string): Promise<Page> {
  const opened = pages.get(visitor);
  if (opened !== undefined) {
    await openInApp(opened, path);
    return opened;
  }
  const page = await site.browser.newPage(visitor);
  pages.set(visitor, page);
  await openAs(page, people.operator, path);
  return page;
}

beforeAll(async () => {
  site = await openSite({ permits: true });
  people = await makePermitPeople(site.app as unknown as TestApp);
  alpha = await people.product({ tradeNameTh: 'เอคิว-คลอร์ 65', tradeNameEn: 'AQ-CHLOR 65' });
  beta = await people.product({ tradeNameTh: 'น้ำใส 12', tradeNameEn: 'CLEAR 12' });
  expired = await people.product({ tradeNameTh: 'หมดแล้ว', tradeNameEn: 'GONE', expireDate: '2025-01-31' });
});
afterAll(() => site.close());

const NEW = '/app/permit/requests/create';
const dialog = (page: Page): Locator => page.getByRole('dialog');
const line = (page: Page, name: RegExp): Locator => dialog(page).getByRole('listitem').filter({ hasText: name });
const idOnPage = (page: Page): string => /requests\/([^/]+)\//u.exec(page.url())?.[1] ?? '';

describe('a reference in a form', () => {
  it('is chosen from the register by a piece of its name, with the keyboard alone', async () => {
    const page = await visit(DESK, NEW);
    await textbox(page, 'Place').fill('Warehouse 1');
    await button(page, /^Main product: Choose/).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('searchbox').waitFor();
    await page.keyboard.type('aq chlor');
    await line(page, /AQ-CHLOR 65/).waitFor();
    await expect.poll(() => dialog(page).getByRole('listitem').count()).toBe(1);
    await line(page, /AQ-CHLOR 65/)
      .getByRole('button')
      .focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page, `Main product: ${alpha?.number} · AQ-CHLOR 65`).waitFor();
    expect(await textbox(page, 'Product name as printed').inputValue()).toBe('AQ-CHLOR 65');
    expect(await findAxeViolations(page)).toEqual([]);
    await button(page, 'Save').click();
    await waitForPath(page, /\/(?:view|edit)$/);
    expectNoPageErrors(page);
  });

  it('cannot be an expired document, and shows why', async () => {
    const page = await visit(PHONE, NEW);
    await button(page, /^ผลิตภัณฑ์หลัก: เลือก/).click();
    await line(page, /หมดแล้ว/).waitFor();
    expect(
      await line(page, /หมดแล้ว/)
        .getByRole('button')
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(await line(page, /หมดแล้ว/).textContent()).toContain(`${expired?.number} (หมดแล้ว) หมดอายุเมื่อ 31/01/2568`);
    expect(await findAxeViolations(page, { within: '[role="dialog"]' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await takePictures(page, 'picker-th');
  });
});

describe('rows with references', () => {
  it('are added from the register, several at once, and saved with the facts that the server stores', async () => {
    const page = await visit(DESK, NEW);
    await textbox(page, 'Place').fill('Warehouse 2');
    await button(page, 'Add from the register').click();
    for (const name of [/AQ-CHLOR 65/, /CLEAR 12/]) await line(page, name).getByRole('checkbox').click();
    await takePictures(page, 'picker-en');
    await button(page, 'Add 2').click();
    await button(page, new RegExp(`: ${beta?.number} · CLEAR 12$`)).waitFor();
    await takePictures(page, 'form-en');
    await button(page, 'Save').click();
    await waitForPath(page, /\/(?:view|edit)$/);
    const rows = await people.rows({ id: idOnPage(page) });
    expect(rows.map((row) => [row['haz_number'], row['trade_name']])).toEqual([
      [alpha?.number, 'เอคิว-คลอร์ 65'],
      [beta?.number, 'น้ำใส 12'],
    ]);
    await openInApp(page, `/app/permit/requests/${idOnPage(page)}/edit`);
    await page.getByText('Valid', { exact: true }).first().waitFor();
    expect(await page.getByText('Valid', { exact: true }).count(), 'how each stands').toBe(2);
    await takePictures(page, 'rows-en');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('show that another revision is in force since, and can take it over', async () => {
    const product = await people.product({ tradeNameTh: 'ก่อนแก้', tradeNameEn: 'BEFORE' });
    const filed = await people.file({ refHaz: { id: product.id }, productName: 'BEFORE' });
    await people.corrected(product, { tradeNameTh: 'หลังแก้', tradeNameEn: 'AFTER' });
    const page = await visit(PHONE, `/app/permit/requests/${filed.id}/edit`);
    await page.getByText('ฉบับที่ 2 มีผลแทนฉบับที่เลือกไว้แล้ว').waitFor();
    await takePictures(page, 'changed-th');
    await button(page, 'ใช้ฉบับปัจจุบัน').click();
    await button(page, `ผลิตภัณฑ์หลัก: ${product.number} · หลังแก้`).waitFor();
    expect(await textbox(page, 'ชื่อผลิตภัณฑ์ที่พิมพ์').inputValue()).toBe('AFTER');
    expectNoPageErrors(page);
  });
});

describe('the page of a record that is referred to', () => {
  it('lists the records that refer to it, with links', async () => {
    const product = await people.product({ tradeNameTh: 'ใช้แล้ว', tradeNameEn: 'USED' });
    const filed = await people.file({ place: 'Warehouse 3', refHaz: { id: product.id } });
    const page = await visit(DESK, `/app/haz/hazes/${product.id}/view`);
    await page.getByRole('tab', { name: 'References' }).click();
    await takePictures(page, 'used-by-en');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await waitForPath(page, `/app/permit/requests/${filed.id}/view`);
    await page.getByRole('tab', { name: 'References' }).click();
    await page.getByText(product.number).first().waitFor();
    expectNoPageErrors(page);
  });
});

/** Takes pictures for review, at the usual widths. */
async function takePictures(page: Page, name: string): Promise<void> {
  const [folder, before] = [process.env['PICTURES'], page.viewportSize()];
  if (folder === undefined || before === null) return;
  for (const width of [390, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
  }
  await page.setViewportSize(before);
}
