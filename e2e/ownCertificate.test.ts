/**
 * A signatory sets up a certificate for signing from their profile: a wrong password, the right one, a code from the
 * mail, and removal.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCertificate, CN, ecPair, buildP12 } from '#platform/testing/certificates.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { typeOtp } from './support/typeOtp.ts';
import { openAs } from './support/signIn.ts';

const PASSWORD = 'รหัสของไฟล์ 1';
const EMAIL = 'signatory@example.com';
let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  const signatory = await site.app.person({ roles: ['SIGNATORY'], email: EMAIL });
  page = await site.browser.newPage({ width: 1366, height: 900 });
  await openAs(page, signatory, '/app/profile');
});
afterAll(() => site.close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const password = (): Locator => page.locator('input[name="filePassword"]');

function file(): Buffer {
  const pair = ecPair();
  return buildP12({
    password: PASSWORD,
    keys: [pair.privateKey],
    certificates: [
      buildCertificate({
        pair,
        subject: { [CN]: 'นางสาวลงนาม ทดสอบ' },
        validTo: new Date(Date.now() + 300 * 86_400_000),
      }),
    ],
  });
}

describe('a signatory', () => {
  it('finds the page of their certificate in their profile', async () => {
    await page.getByRole('link', { name: /ใบรับรองสำหรับลงนาม/ }).click();
    await page.getByText('ใช้ลงนามอิเล็กทรอนิกส์ในฐานะเจ้าหน้าที่ของหน่วยงาน').waitFor();
    await page.getByText('ยังไม่มีใบรับรอง').waitFor();
    await expectAccessible(page);
  });

  it('sees at the field that the password is wrong', async () => {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mine.p12', mimeType: 'application/x-pkcs12', buffer: file() });
    await page.getByText('mine.p12').waitFor();
    await password().fill('ผิด');
    await password().press('Enter');
    const problem = page.getByText('รหัสผ่านของไฟล์ใบรับรองไม่ถูกต้อง');
    await problem.waitFor();
    const described = (await password().getAttribute('aria-describedby')) ?? '';
    expect([await password().getAttribute('aria-invalid'), described.split(' ')]).toEqual([
      'true',
      expect.arrayContaining([await problem.locator('xpath=..').getAttribute('id')]),
    ]);
    await expectAccessible(page);
  });

  it('types the right one, sees the content of the file, and saves it with a code', async () => {
    await password().fill(PASSWORD);
    await password().press('Enter');
    await page.getByText('เปิดไฟล์ได้ และใช้ลงลายมือชื่อได้').waitFor();
    await button('บันทึก').click();
    await typeOtp(page, site, EMAIL);
    await page.getByRole('heading', { name: 'เปลี่ยนใบรับรอง' }).waitFor();
    await page.getByText('นางสาวลงนาม ทดสอบ').first().waitFor();
    await expect.poll(() => password().inputValue()).toBe('');
    for (const width of [390, 1920, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  it('removes it', async () => {
    await button('เลิกใช้').click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'เลิกใช้' }).click();
    await page.getByText('ยังไม่มีใบรับรอง').waitFor();
    await page.getByRole('heading', { name: 'ใบรับรองก่อนหน้า' }).waitFor();
    expectNoPageErrors(page);
  });
});

it('a person who signs for no holder sees that', async () => {
  const employee = await site.app.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
  const other = await site.browser.newPage({ locale: 'en' });
  await openAs(other, employee, '/app/profile/certificate');
  await other.getByText('You cannot sign for anyone yet').waitFor();
  await expectAccessible(other);
  expectNoPageErrors(other);
});
