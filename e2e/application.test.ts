/** An administrator changes the name and the colours of the system, and every visitor sees it at once. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

const APPLICATION = '/app/user-mgt/application';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let site: Site;
/** One visitor for all tests. */
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage();
});
afterAll(() => site.close());

async function open(tab: string, { roles = ['ADMIN'] }: { roles?: string[] } = {}): Promise<void> {
  await openAs(page, await site.app.person({ roles }), APPLICATION + tab);
  await page.getByRole('tablist').waitFor();
}

const save = async (): Promise<void> => {
  await page.getByRole('button', { name: 'บันทึก', exact: true }).last().click();
  await page.getByText('บันทึกการตั้งค่าแล้ว').first().waitFor();
};
/** Returns the colour of the bar at the top. */
const bar = (tab = page): Promise<string> =>
  tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--structure').trim());
const sampleBar = (): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.querySelector('[data-sample="light"]') ?? document.body)
      .getPropertyValue('--structure')
      .trim(),
  );

describe('the application page', () => {
  it('changes the name, the logo and a colour for everybody, before they sign in too, and changes them back', async () => {
    await open('');
    const visitor = await site.browser.newPage();
    await visitor.goto('/haz/account/login');
    await visitor.getByText('ระบบกำกับดูแลวัตถุอันตราย').first().waitFor();

    await page.getByLabel('ชื่อระบบ (ไทย)').fill('กรมตัวอย่าง');
    await page.locator('#setting-logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('button', { name: 'logo.png' }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('บันทึกการตั้งค่าแล้ว').first().waitFor();
    await page.getByRole('banner').getByText('กรมตัวอย่าง').waitFor();
    await expect
      .poll(() => page.getByRole('banner').locator('img').first().getAttribute('src'))
      .toMatch(/pictures\/logo\?v=[0-9a-f]{16}&t=\d+$/);

    await page.getByRole('tab', { name: 'ธีม' }).click();
    await page.waitForURL((url) => url.pathname === `/haz${APPLICATION}/theme`);
    await page.getByLabel('สีของแถบด้านบน', { exact: true }).fill('#5b2a86');
    // Until it is saved, only the sample shows it.
    await expect.poll(() => sampleBar()).toBe('#5b2a86');
    expect(await bar()).toBe('#1b3a66');
    await save();
    await expect.poll(() => bar()).toBe('#5b2a86');

    await visitor.reload();
    await visitor.getByText('กรมตัวอย่าง').first().waitFor();
    await expect.poll(() => bar(visitor)).toBe('#5b2a86');

    await page.getByRole('button', { name: 'กลับไปใช้ค่าเดิมทั้งหมด' }).click();
    await save();
    await expect.poll(() => bar()).toBe('#1b3a66');
    await page.getByRole('tab', { name: 'ทั่วไป' }).click();
    await page.getByLabel('ชื่อระบบ (ไทย)').fill('');
    await page.getByRole('button', { name: 'ใช้ของเดิมของระบบ' }).click();
    await save();
    await page.getByRole('banner').getByText('ระบบกำกับดูแลวัตถุอันตราย').waitFor();
    await expect.poll(() => page.getByRole('banner').locator('img').count()).toBe(0);

    expectNoPageErrors(page);
    expectNoPageErrors(visitor);
  });

  it('shows why a colour is refused, asks before changes are lost, reports an earlier save by another administrator, and shows their change on the next page', async () => {
    await open('/theme');
    const field = page.getByLabel('สีของปุ่มหลัก', { exact: true });
    await field.fill('#ffd400');
    await page.getByText('สีนี้ทำให้ตัวอักษรอ่านยาก').waitFor();
    await page.getByRole('tab', { name: 'อีเมล' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'ยกเลิก' }).click();
    expect(new URL(page.url()).pathname).toBe(`/haz${APPLICATION}/theme`);
    await field.fill('#0a5c57');
    const other = await site.app.person({ roles: ['ADMIN'] });
    await saveThemeAs(other, { 'link-color': '#123f8a' });
    await page.getByRole('button', { name: 'บันทึก', exact: true }).last().click();
    await page.getByText('มีผู้แก้ไขการตั้งค่านี้').waitFor();
    await page.getByRole('button', { name: 'โหลดค่าล่าสุด' }).click();
    await expect.poll(() => page.getByLabel('สีของลิงก์', { exact: true }).inputValue()).toBe('#123f8a');
    await saveThemeAs(other, { 'layout-header-background': '#123f2a' });
    await page.getByRole('link', { name: 'หน้าหลัก' }).first().click();
    await expect.poll(() => bar()).toBe('#123f2a');
    expectNoPageErrors(page);
  });

  async function saveThemeAs(admin: Person, lessVar: Readonly<Record<string, string>>): Promise<void> {
    const { body } = await site.app.call('GET', '/api/v1/security/app-properties/settings', { as: admin });
    const { version } = (body as { theme: { version: number | null } }).theme;
    const answer = await site.app.call('PUT', '/api/v1/security/app-properties/theme', {
      as: admin,
      body: { lessVar, version },
    });
    expect(answer.status).toBe(200);
  }

  it('changes the days of reminders, refuses days that are not valid, and switches the reminders off', async () => {
    await open('/papers');
    const field = page.getByLabel('จำนวนวันก่อนหมดอายุ', { exact: true });
    expect(await field.inputValue()).toBe('90, 60, 30, 7');
    await field.fill('30, 30');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).last().click();
    await page.getByText('กรุณากรอกจำนวนวันไม่เกิน 6 ค่า').waitFor();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('๑๕, 45');
    await save();
    await expect.poll(() => field.inputValue()).toBe('45, 15');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('45, 15');
    await field.fill('');
    await save();
    await open('/papers', { roles: ['AUDITOR'] });
    await page.getByText('ไม่เตือน', { exact: true }).waitFor();
    expectNoPageErrors(page);
  });

  it('is read-only for people without the right to change it', async () => {
    await open('/email', { roles: ['AUDITOR'] });
    await page.getByText('ยังไม่ได้ตั้งค่า').waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
    await expect.poll(() => page.getByRole('main').locator('input').count()).toBe(0);
    expectNoPageErrors(page);
  });
});
