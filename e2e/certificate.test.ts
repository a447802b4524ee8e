/**
 * An owner sets up a certificate for signing: a wrong password, the right one, a code from the mail, and the
 * certificate in use.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCertificate, CN, ecPair, buildP12 } from '#platform/testing/certificates.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { typeOtp } from './support/typeOtp.ts';
import { openAs } from './support/signIn.ts';

const PASSWORD = 'รหัสของไฟล์ 1';
const EMAIL = 'signer@example.com';
let site: Site;
let owner: Person;
let page: Page;
let tab: string;

beforeAll(async () => {
  site = await openSite();
  const holderId = await makeHolder(site.app.app, 'บริษัท ลงนาม จำกัด');
  owner = await site.app.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email: EMAIL,
    memberOf: { holderId, kind: 'owner' },
  });
  tab = `/app/company/mgt/tab/${holderId}`;
  page = await site.browser.newPage({ width: 1366, height: 900 });
});
afterAll(() => site.close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

function fileOf(validTo: Date): Buffer {
  const pair = ecPair();
  return buildP12({
    password: PASSWORD,
    keys: [pair.privateKey],
    certificates: [buildCertificate({ pair, subject: { [CN]: 'นายลงนาม ทดสอบ' }, validTo })],
  });
}

describe('an owner', () => {
  it('sees that the password is wrong, types the right one, sees the content of the file, and saves it with a code', async () => {
    await openAs(page, owner, '/app/company/mgt');
    await page.getByRole('link', { name: 'ลายมือชื่ออิเล็กทรอนิกส์' }).click();
    await page.getByText('ยังไม่มีใบรับรอง').waitFor();
    await expectAccessible(page);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'mine.p12',
      mimeType: 'application/x-pkcs12',
      buffer: fileOf(new Date(Date.now() + 20.5 * 86_400_000)),
    });
    await page.getByText('mine.p12').waitFor();
    const password = page.locator('input[name="filePassword"]');
    await password.fill('ผิด');
    await password.press('Enter');
    await page.getByText('รหัสผ่านของไฟล์ใบรับรองไม่ถูกต้อง').waitFor();
    await expectAccessible(page);
    await password.fill(PASSWORD);
    await password.press('Enter');
    await page.getByText('เปิดไฟล์ได้ และใช้ลงลายมือชื่อได้').waitFor();
    await page.getByText('EC P-256').waitFor();
    await expectAccessible(page);
    await button('บันทึก').click();
    await typeOtp(page, site, EMAIL);
    await page.getByText('ใบรับรองจะหมดอายุใน 20 วัน').waitFor();
    await page.getByText('นายลงนาม ทดสอบ').first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1366, height: 900 });
    expect(page.url()).toContain(tab);
  });

  it('tries the password of the stored certificate, and removes it', async () => {
    await button('ทดสอบรหัสผ่าน').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="password"]').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'ทดสอบ', exact: true }).click();
    await dialog.getByText('รหัสผ่านถูกต้อง').waitFor();
    await dialog.getByRole('button', { name: 'ปิด', exact: true }).first().click();
    await button('เลิกใช้').click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'เลิกใช้' }).click();
    await page.getByText('ยังไม่มีใบรับรอง').waitFor();
    await page.getByRole('heading', { name: 'ใบรับรองก่อนหน้า' }).waitFor();
    expectNoPageErrors(page);
  });
});
