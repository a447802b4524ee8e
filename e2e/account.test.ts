/**
 * The pages about a person's own account: one person changes their data, signs, and is absent; the other receives the
 * notification while it happens.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { buildPng } from '#platform/testing/pictures.ts';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { waitUntilIdle } from './support/waitUntilIdle.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let mine: Person;
let otherPerson: Person;
let page: Page;
let other: Page;

beforeAll(async () => {
  site = await openSite();
  [mine, otherPerson] = [
    await site.app.person({ roles: ['OFFICER_CENTER'], fullName: 'สมศรี ใจดี' }),
    await site.app.person({ roles: ['OFFICER_HEAD'], fullName: 'ประเสริฐ มั่นคง' }),
  ];
  [page, other] = [
    await site.browser.newPage({ width: 1366, height: 900 }),
    await site.browser.newPage({ width: 1366, height: 900 }),
  ];
});
afterAll(() => site.close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
const bell = (): Locator => other.getByRole('button', { name: /^การแจ้งเตือน/ });

/** Checks that the page is visible, that axe finds nothing, and that the console is free of errors. */
async function expectWell(which: Page, place: { readonly within?: string } = {}): Promise<void> {
  expect(await waitUntilIdle(which), 'it comes to rest').toBe(true);
  expect(await findAxeViolations(which, place)).toEqual([]);
  expectNoPageErrors(which);
}

describe('a person', () => {
  it('reads their own data, sees the error in a change, corrects it, and sees the new name at once', async () => {
    await openAs(page, mine, '/app/profile');
    await page.getByRole('heading', { level: 1, name: 'ข้อมูลส่วนตัว' }).waitFor();
    await page.getByText('เจ้าหน้าที่ส่วนกลาง').first().waitFor();
    await expectWell(page);
    await button('แก้ไข').click();
    await field('ชื่อ').fill('');
    await field('อีเมล').fill('somsri@example.go.th');
    await button('บันทึก').click();
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(1);
    await page.getByText('แจ้งผู้ดูแลระบบให้บันทึกอีเมลแรก').waitFor();
    await expectWell(page);
    await field('ชื่อ').fill('สมศรี ใหม่เสมอ');
    await field('อีเมล').fill('');
    await field('โทรศัพท์').fill('02-000-0099');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: buildPng({ width: 80, height: 80 }) });
    await page.getByRole('img', { name: /^รูปของ/ }).waitFor();
    await button('บันทึก').click();
    await page.getByRole('banner').getByText('สมศรี ใหม่เสมอ').waitFor();
    await page.getByText('02-000-0099').waitFor();
  });

  it('adds a signature with both variants and sees it as it will look on paper', async () => {
    await page.getByRole('link', { name: /ลายมือชื่อของข้าพเจ้า/ }).click();
    await page.getByText('ยังไม่มีลายมือชื่อ').waitFor();
    await expectWell(page);
    await page.getByRole('link', { name: 'เพิ่มลายมือชื่อ' }).click();
    await field('ตำแหน่ง').fill('ผู้อำนวยการกลุ่ม');
    const [thai, english] = [page.locator('input[type="file"]').nth(0), page.locator('input[type="file"]').nth(1)];
    await thai.setInputFiles({ name: 'th.png', mimeType: 'image/png', buffer: buildPng({ width: 200, height: 80 }) });
    await english.setInputFiles({
      name: 'en.png',
      mimeType: 'image/png',
      buffer: buildPng({ width: 200, height: 80, colour: [120, 10, 10] }),
    });
    await expect.poll(() => page.getByRole('img', { name: /^ลายมือชื่อในเอกสาร/ }).count()).toBe(2);
    await button('บันทึก').click();
    await page.waitForURL(/\/view$/);
    await page.getByRole('navigation').getByRole('link', { name: 'ลายมือชื่อ', exact: true }).first().click();
    await page.getByText('ผู้อำนวยการกลุ่ม').waitFor();
    await expectWell(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
    await page.setViewportSize({ width: 1366, height: 900 });
  });

  it('names a substitute, who gets a notification at once in another browser and reads it', async () => {
    await openAs(other, otherPerson, '/app/home');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => site.app.app.realtime.listeners()).toBe(2);
    await page.getByRole('link', { name: 'ผู้ปฏิบัติงานแทนข้าพเจ้า' }).first().click();
    await page.getByText('ยังไม่มีผู้ปฏิบัติงานแทน').waitFor();
    await expectWell(page);
    await page.getByRole('link', { name: 'กำหนดผู้ปฏิบัติงานแทน' }).click();
    await page.getByRole('combobox', { name: 'ผู้ปฏิบัติงานแทน' }).fill('ประเสริฐ');
    await page.getByRole('option', { name: /ประเสริฐ มั่นคง/ }).click();
    const today = new Date(Date.now() + BANGKOK_MS).toISOString().slice(0, 10).split('-').toReversed().join('/');
    await field('ตั้งแต่วันที่').fill(today);
    await field('ถึงวันที่').fill(today);
    await button('บันทึก').click();
    await page.waitForURL(/\/view$/);
    await expect.poll(() => bell().getAttribute('aria-label')).toContain('ยังไม่ได้อ่าน 1 รายการ');
    await bell().click();
    const notice = other.getByRole('banner').getByRole('link', { name: /ปฏิบัติงานแทน สมศรี ใหม่เสมอ/ });
    await notice.waitFor();
    // The notice may cover part of a link of the page below it, until it is gone.
    await expectWell(other, { within: 'header' });
    await notice.click();
    await other.waitForURL(/\/app\/profile$/);
    await other.getByRole('heading', { name: 'ท่านปฏิบัติงานแทนผู้อื่น' }).waitFor();
    await other.getByText('กำลังมีผล').waitFor();
    await expect.poll(() => bell().getAttribute('aria-label')).toBe('การแจ้งเตือน');
    await page.getByRole('link', { name: 'ผู้ปฏิบัติงานแทนข้าพเจ้า' }).first().click();
    await page.getByText('กำลังมีผล').waitFor();
    await expectWell(page);
  });

  it('finds the notifications they received, and manuals to download', async () => {
    await other.getByRole('button', { name: /บัญชีของท่าน/ }).click();
    await other.getByRole('navigation', { name: 'บัญชีของท่าน' }).getByRole('link', { name: 'การแจ้งเตือน' }).click();
    await other
      .getByRole('main')
      .getByText(/ปฏิบัติงานแทน สมศรี/)
      .waitFor();
    await expectWell(other);
    await other.getByText('ยังไม่ได้อ่าน', { exact: true }).click();
    await other.getByText('อ่านครบทุกเรื่องแล้ว').waitFor();
    await openInApp(other, '/app/manuals');
    await other.getByRole('heading', { name: 'คู่มือเจ้าหน้าที่' }).waitFor();
    await expectWell(other);
    const download = other.waitForEvent('download');
    await other.getByRole('button', { name: 'ดาวน์โหลด คู่มือเจ้าหน้าที่' }).click();
    expect((await download).suggestedFilename()).toBe('คู่มือเจ้าหน้าที่.pdf');
  });
});

const BANGKOK_MS = 7 * 3_600_000;
