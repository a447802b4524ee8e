/**
 * People set up a certificate for signing, an owner for the company and a signatory from their profile: a wrong
 * password, the right one, a code from the mail, the certificate in use, and removal. They share one page, one after
 * another.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCertificate, CN, ecPair, buildP12 } from '#platform/testing/certificates.ts';
import { makeHolder } from '#platform/testing/people.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { typeOtp } from './support/typeOtp.ts';
import { openAs } from './support/signIn.ts';

const PASSWORD = 'รหัสของไฟล์ 1';
let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage({ width: 1366, height: 900 });
});
afterAll(() => site.close());

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const password = (): Locator => page.locator('input[name="filePassword"]');

async function chooseFile({ name, days }: { name: string; days: number }): Promise<void> {
  const pair = ecPair();
  const validTo = new Date(Date.now() + days * 86_400_000);
  const buffer = buildP12({
    password: PASSWORD,
    keys: [pair.privateKey],
    certificates: [buildCertificate({ pair, subject: { [CN]: name }, validTo })],
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'mine.p12', mimeType: 'application/x-pkcs12', buffer });
  await page.getByText('mine.p12').waitFor();
}

/** Types the right password, and saves the file with a code from the mail. */
async function openAndSave(email: string): Promise<void> {
  await password().fill(PASSWORD);
  await password().press('Enter');
  await page.getByText('เปิดไฟล์ได้ และใช้ลงลายมือชื่อได้').waitFor();
  await page.getByText('EC P-256').waitFor();
  await expectAccessible(page);
  await button('บันทึก').click();
  await typeOtp(page, site, email);
}

async function remove(): Promise<void> {
  await button('เลิกใช้').click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'เลิกใช้' }).click();
  await page.getByText('ยังไม่มีใบรับรอง').waitFor();
  await page.getByRole('heading', { name: 'ใบรับรองก่อนหน้า' }).waitFor();
}

it('an owner sets up the certificate of the company, tries its password, and removes it', async () => {
  const holderId = await makeHolder(site.app.app, 'บริษัท ลงนาม จำกัด');
  const email = 'signer@example.com';
  const owner = await site.app.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    email,
    memberOf: { holderId, kind: 'owner' },
  });
  await openAs(page, owner, '/app/company/mgt');
  await page.getByRole('link', { name: 'ลายมือชื่ออิเล็กทรอนิกส์' }).click();
  await page.getByText('ยังไม่มีใบรับรอง').waitFor();
  await expectAccessible(page);
  await chooseFile({ name: 'นายลงนาม ทดสอบ', days: 20.5 });
  await openAndSave(email);
  await page.getByText('ใบรับรองจะหมดอายุใน 20 วัน').waitFor();
  await page.getByText('นายลงนาม ทดสอบ').first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  expect(page.url()).toContain(`/app/company/mgt/tab/${holderId}`);
  await button('ทดสอบรหัสผ่าน').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'ทดสอบ', exact: true }).click();
  await dialog.getByText('รหัสผ่านถูกต้อง').waitFor();
  await dialog.getByRole('button', { name: 'ปิด', exact: true }).first().click();
  await remove();
  expectNoPageErrors(page);
});

describe('a signatory', () => {
  const email = 'signatory@example.com';

  it('finds the page of their certificate in their profile, and sees at the field that the password is wrong', async () => {
    await openAs(page, await site.app.person({ roles: ['SIGNATORY'], email }), '/app/profile');
    await page.getByRole('link', { name: /ใบรับรองสำหรับลงนาม/ }).click();
    await page.getByText('ใช้ลงนามอิเล็กทรอนิกส์ในฐานะเจ้าหน้าที่ของหน่วยงาน').waitFor();
    await page.getByText('ยังไม่มีใบรับรอง').waitFor();
    await expectAccessible(page);
    await chooseFile({ name: 'นางสาวลงนาม ทดสอบ', days: 300 });
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

  it('types the right one, sees the content of the file, saves it with a code, and removes it', async () => {
    await openAndSave(email);
    await page.getByRole('heading', { name: 'เปลี่ยนใบรับรอง' }).waitFor();
    await page.getByText('นางสาวลงนาม ทดสอบ').first().waitFor();
    await expect.poll(() => password().inputValue()).toBe('');
    for (const width of [390, 1920, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await remove();
    expectNoPageErrors(page);
  });
});

it('a person who signs for no holder sees that', async () => {
  const employee = await site.app.person({ roles: ['OPERATOR_OWNER'], personType: 'employee' });
  await openAs(page, employee, '/app/profile/certificate');
  await page.getByText('ท่านยังลงนามในนามผู้ใดไม่ได้').waitFor();
  await expectAccessible(page);
  expectNoPageErrors(page);
});
