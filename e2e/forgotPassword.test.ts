/**
 * A person has forgotten their password, was given one, or wants another: from their point of view, with their mail
 * open.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs, signIn } from './support/signIn.ts';

let site: Site;
/** One visitor for all tests. */
let page: Page;

beforeAll(async () => {
  site = await openSite({ mail: true });
  page = await site.browser.newPage();
});
afterAll(() => site.close());
/** The next test begins signed out. */
afterEach(() => page.evaluate(() => localStorage.clear()));

const arrive = (path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

/** Opens the newest mail to that address with this subject. */
async function openMail(tab: Page, { to, subject }: { to: string; subject: string }): Promise<void> {
  const mail = tab.getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect
    .poll(async () => {
      await tab.goto('/haz/mailbox');
      return mail.count();
    })
    .toBeGreaterThan(0);
  await mail.getByRole('link').click();
  await tab.getByRole('article').waitFor();
}

describe('a person who forgot their password', () => {
  it('requests a link, reads the mail, sets a new one, signs in; and the link is no longer valid', async () => {
    const email = 'forgetful@example.com';
    const person = await site.app.person({ roles: ['ADMIN'], email });
    await page.goto('/haz/account/login');
    await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click();
    await arrive('/haz/account/forgot-password');
    await page.getByRole('button', { name: 'ส่งลิงก์' }).click();
    await page.getByRole('alert').getByText('กรุณากรอก').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('ชื่อผู้ใช้หรืออีเมล').fill(person.username);
    await page.keyboard.press('Enter');
    await page.getByText('ตรวจสอบอีเมลของท่าน').waitFor();

    await openMail(page, { to: email, subject: 'ตั้งรหัสผ่านใหม่' });
    expect(await findAxeViolations(page)).toEqual([]);
    const link = page.getByRole('article').getByRole('link').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.getByText(`สำหรับบัญชี ${person.username}`).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByText(`สำหรับบัญชี ${person.username}`).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('รหัสผ่านใหม่').fill('สั้นไป');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('อย่างน้อย 10 ตัวอักษร').waitFor();
    await page.getByLabel('รหัสผ่านใหม่').fill('Password2569!');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('เดาได้ง่าย').waitFor();
    await page.getByLabel('รหัสผ่านใหม่').fill('ฝนตกที่ปลายนา');
    await page.getByRole('button', { name: 'แสดงรหัสผ่าน' }).click();
    await expect.poll(() => page.getByLabel('รหัสผ่านใหม่').getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
    await page.getByText('ตั้งรหัสผ่านใหม่แล้ว').waitFor();
    await page.keyboard.press('Enter');
    await arrive('/haz/account/login');
    await signIn(page, { username: person.username, password: 'ฝนตกที่ปลายนา' });
    await arrive('/haz/app/home');

    await page.goto(address);
    await page.getByRole('alert').getByText('ถูกใช้แล้ว').waitFor();
    await page.getByRole('link', { name: 'ขอลิงก์ใหม่' }).click();
    await arrive('/haz/account/forgot-password');
    expectNoPageErrors(page);
  });

  it('sees in English too that a link is invalid', async () => {
    await page.goto('/haz/account/active-forgot-password?key=nonsense');
    await page.getByText('EN', { exact: true }).click();
    await page.getByRole('alert').getByText('The reset code was not found').waitFor();
    await page.goto('/haz/account/active-forgot-password');
    await page.getByRole('alert').getByText('The reset code was not found').waitFor();
    expectNoPageErrors(page);
  });
});

describe('a person who was given a password', () => {
  it('chooses their own before anything else, and then arrives at the page they wanted', async () => {
    const person = await site.app.person({ roles: ['ADMIN'], mustChange: true });
    await page.goto('/haz/app/data-mgt/departments');
    await signIn(page, person);
    await arrive('/haz/account/change-password');
    await openInApp(page, '/app/data-mgt/lookups');
    await arrive('/haz/account/change-password');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('รหัสผ่านปัจจุบัน').fill('not this one');
    await page.getByLabel('รหัสผ่านใหม่').fill('ต้นลำไยหลังบ้าน');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByRole('button', { name: 'รหัสผ่านปัจจุบันไม่ถูกต้อง' }).waitFor();
    await expect
      .poll(() => page.getByLabel('รหัสผ่านปัจจุบัน').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.getByLabel('รหัสผ่านปัจจุบัน').fill(person.password);
    await page.keyboard.press('Enter');
    await arrive('/haz/app/data-mgt/lookups');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expectNoPageErrors(page);
  });
});

describe('a person who wants another password', () => {
  it('changes it on their own page, with the code from their mail, and stays there', async () => {
    const email = 'careful@example.com';
    const person = await site.app.person({ roles: [], email });
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, person, '/app/profile');
    await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
    await page.getByLabel('รหัสผ่านปัจจุบัน').fill(person.password);
    await page.getByLabel('รหัสผ่านใหม่').fill('เรือหางยาวลำนั้น');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('ca***@example.com').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    const mails = await page.context().newPage();
    await openMail(mails, { to: email, subject: 'รหัสยืนยันตัวตน' });
    const code = /\n(\d{6})\n/.exec(await mails.getByRole('article').innerText())?.[1] ?? '';
    await mails.close();

    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await dialog.getByText('ไม่ถูกต้อง').waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: 'ขอรหัสใหม่ได้ในอีก' }).getAttribute('aria-disabled'))
      .toBe('true');
    await dialog.getByLabel('รหัสยืนยันตัวตน (OTP)').fill(code);
    await page.keyboard.press('Enter');
    await page.getByText('เปลี่ยนรหัสผ่านแล้ว').waitFor();
    // The session goes on.
    await openInApp(page, '/app/home');
    await page.getByRole('heading', { level: 1, name: /สวัสดี/ }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(
      (await site.app.call('POST', '/api/auth', { body: { username: person.username, password: 'เรือหางยาวลำนั้น' } }))
        .status,
    ).toBe(200);
    expectNoPageErrors(page);
  });
});
