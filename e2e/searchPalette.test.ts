/** Ctrl+K: one box for every menu and record that the person may open, with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { fieldInput, openSpecimenSite, SPECIMENS, type SpecimenSite } from './support/specimenSite.ts';

let desk: SpecimenSite;
/** One visitor for all tests. */
let page: Page;

beforeAll(async () => {
  desk = await openSpecimenSite();
  page = await desk.visit('/app/home', WIDE);
});
afterAll(() => desk.close());

const WIDE = { width: 1366, height: 800 };

async function openPage(path: string): Promise<void> {
  await page.goto(`/haz${path}`);
  await page.getByRole('button', { name: 'ค้นหา เมนูและข้อมูล' }).waitFor();
}

async function openPalette(): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'ค้นหา เมนูและข้อมูล' });
  await box.waitFor();
  return box;
}

async function closePalette(): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Returns the option that Enter would open. */
async function offered(): Promise<string> {
  return page.getByRole('option', { selected: true }).innerText();
}

it('opens a menu found by a part of its name', async () => {
  await openPage('/app/home');
  const box = await openPalette();
  await box.pressSequentially('dep');
  await expect.poll(() => offered()).toContain('หน่วยงาน');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/data-mgt/departments');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expectNoPageErrors(page);
});

it('finds a record by Thai with marks in another order, highlights whole letters of it, and opens it', async () => {
  const { id } = await desk.make({ code: 'PAL-7778-54-3', name: 'น้ำมันที่กลั่นแล้ว' });
  await openPage('/app/data-mgt/departments');
  // Works from a field, too.
  await page.getByLabel('รหัสหน่วยงาน', { exact: true }).focus();
  const box = await openPalette();
  await box.fill('น\u0E4D\u0E49\u0E32มันท\u0E48\u0E35');
  await expect.poll(() => offered()).toContain('น้ำมันที่กลั่นแล้ว');
  await expect
    .poll(() => page.getByRole('option', { selected: true }).locator('mark').allInnerTexts())
    .toEqual(['น้ำมันที่']);
  await expect.poll(() => page.getByRole('dialog').locator('output').innerText()).toBe('พบเมนู 0 รายการ ข้อมูล 1 รายการ');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${SPECIMENS}/${id}/view`);
  await page
    .getByRole('heading', { name: /น้ำมันที่กลั่นแล้ว/ })
    .first()
    .waitFor();
  // Recently opened records are offered before anything is typed.
  await openPalette();
  await expect.poll(() => offered()).toContain('น้ำมันที่กลั่นแล้ว');
  await closePalette();
  expectNoPageErrors(page);
});

it('moves through its options with the arrows, and opens one in a new tab with Ctrl+Enter', async () => {
  const { id: first } = await desk.make({ code: 'ARROW-1', name: 'arrows' });
  await desk.make({ code: 'ARROW-2', name: 'arrows' });
  await openPage('/app/home');
  const box = await openPalette();
  await box.fill('arrow');
  await expect.poll(() => page.getByRole('option').count()).toBe(2);
  const [firstOption, other] = [await offered(), (await page.keyboard.press('ArrowDown'), await offered())];
  expect(firstOption).not.toBe(other);
  await page.keyboard.press('ArrowDown');
  expect(await offered()).toBe(firstOption);
  await box.fill('arrow1');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const newTab = await opened;
  await newTab.waitForURL(`**${SPECIMENS}/${first}/view`);
  await expect.poll(() => box.inputValue()).toBe('arrow1');
  await newTab.close();
  await closePalette();
  expectNoPageErrors(page);
});

it('shows that nothing was found, and that the search failed', async () => {
  await openPage('/app/home');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'ค้นหา เมนูและข้อมูล' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('combobox');
  await box.fill('ฬฬฬฬ');
  await dialog.getByText('ไม่พบเมนูหรือข้อมูลที่ตรงกับ “ฬฬฬฬ”').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expectNoPageErrors(page);
  await page.route('**/api/v1/find*', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  );
  await box.fill('หน่วยงาน');
  await dialog.getByText('ค้นหาข้อมูลไม่ได้ในขณะนี้').first().waitFor();
  await expect.poll(() => dialog.getByRole('option').count()).toBeGreaterThan(0);
  await page.unroute('**/api/v1/find*');
  await dialog.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
  await dialog.getByRole('group', { name: 'ข้อมูล' }).waitFor();
  await closePalette();
  await page.setViewportSize(WIDE);
  // Only the answer that the test gave is an error.
  expect(takePageErrors(page).filter((complaint) => !complaint.includes('503'))).toEqual([]);
});

it('asks before it leaves a form with unsaved input', async () => {
  await openPage(`${SPECIMENS}/create`);
  await fieldInput(page, 'code').fill('UNSAVED');
  const box = await openPalette();
  await box.fill('บทบาท');
  await expect.poll(() => offered()).toContain('บทบาท');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  // The palette does not open over a question.
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.getByRole('combobox', { name: 'ค้นหา เมนูและข้อมูล' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(`/haz${SPECIMENS}/create`);
  await expect.poll(() => fieldInput(page, 'code').inputValue()).toBe('UNSAVED');
});
