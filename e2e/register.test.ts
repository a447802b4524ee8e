/**
 * A person registers a company: by its number, with papers, with a reload in the middle, and sees what happens next. An
 * officer registers. An employee registers and never gets the answer: sent again it is the same registration, and they
 * can cancel it.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newIdCardNumber, newTaxNumber, newUsername } from '#platform/testing/registrationForms.ts';
import { findAxeViolations } from './support/axe.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { textbox } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import {
  acceptAndSend,
  chooseOption,
  fillAccount,
  fillPerson,
  clickNext,
  waitForStep,
  pdfUpload,
} from './support/registrationPages.ts';
import { openSite, type Site } from './support/site.ts';
import { signIn } from './support/signIn.ts';

let site: Site;
/** One visitor for all tests. */
let page: Page;

beforeAll(async () => {
  site = await openSite({ demo: true });
  page = await site.browser.newPage();
});
afterAll(() => site.close());
/** The next visitor of this browser has signed in nowhere and typed nothing. */
afterEach(() => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())));

const SLOW_PRESS_MS = 700;
const PASSWORD = 'A kite over Ayutthaya 88';
/** A company of the demonstration. */
const DEMO_COMPANY = '0105999900017';
const mana = () => ({ fullName: 'มานะ ใจกล้า', idCard: newIdCardNumber(), email: 'mana@example.com' });

describe('a company registers', () => {
  it('manually where the registry does not answer, reloads in the middle, goes back and forth, and signs in to see it', async () => {
    await page.goto('/haz/account/login');
    await page.getByRole('link', { name: 'ลงทะเบียน', exact: true }).click();
    await page.getByRole('radio', { name: /^นิติบุคคล/u }).waitFor();
    await clickNext(page);
    await page.getByRole('alert').getByText('กรุณาเลือกฐานะ').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: /^นิติบุคคล/u }).check();
    await page.keyboard.press('Enter');

    await waitForStep(page, 'กิจการ');
    const idTax = page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ');
    await idTax.fill('0105536000102');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง').waitFor();
    await idTax.fill(newTaxNumber());
    await page.keyboard.press('Enter');
    await page.getByText('ขณะนี้ติดต่อนายทะเบียนไม่ได้').waitFor();
    // The registry of this test does not exist: the only errors are about that.
    expect(takePageErrors(page).filter((complaint) => !complaint.includes('503'))).toEqual([]);
    await textbox(page, 'ชื่อ').fill('บริษัท พิมพ์เอง จำกัด');
    await textbox(page, 'อำนาจกรรมการ').fill('กรรมการหนึ่งคนลงลายมือชื่อ');
    await clickNext(page);
    await page.getByRole('alert').getByText('กรุณาระบุกรรมการอย่างน้อยหนึ่งคน').waitFor();
    await page.getByRole('button', { name: 'เพิ่มกรรมการ' }).click();
    await page
      .getByRole('group', { name: 'กรรมการ ลำดับที่ 1' })
      .getByRole('textbox', { name: 'ชื่อ', exact: true })
      .fill('สมหญิง ใจงาม');
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);

    await fillPerson(page, mana());
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);

    await waitForStep(page, 'ที่อยู่และการติดต่อ');
    await textbox(page, 'อีเมล').fill('office@example.com');
    await textbox(page, 'เลขที่').fill('88/1');
    await chooseOption(page, 'จังหวัด', 'กรุงเทพมหานคร');
    await chooseOption(page, 'เขต', 'จตุจักร');
    await chooseOption(page, 'แขวง', 'ลาดยาว');
    await expect.poll(() => textbox(page, 'รหัสไปรษณีย์').inputValue()).toMatch(/^\d{5}$/u);
    await clickNext(page);
    await page.getByRole('alert').getByText('กรุณาเลือกประเภทผู้ประกอบการ').waitFor();
    await page.getByRole('combobox', { name: 'ด่านที่รับคำขอ' }).click();
    await page.getByRole('option').first().click();
    // Pressed as slowly as some people press: an error that is resolved disappears from the page only after the click.
    const kind = page.getByRole('checkbox', { name: 'ผู้นำเข้า' });
    await kind.click({ delay: SLOW_PRESS_MS });
    await expect.poll(() => kind.isChecked()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);

    await waitForStep(page, 'เอกสารแนบ');
    for (const name of ['หนังสือรับรองนิติบุคคล', 'สำเนาบัตรประจำตัวประชาชนหรือหนังสือเดินทาง'])
      await page.getByLabel(`เลือกไฟล์: ${name}`).setInputFiles(pdfUpload);
    await expect.poll(() => page.getByText('paper.pdf (').count()).toBe(2);
    await page.reload();
    await waitForStep(page, 'เอกสารแนบ');
    await expect.poll(() => page.getByText('paper.pdf (').count()).toBe(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);

    const username = newUsername();
    await fillAccount(page, { username, password: PASSWORD });
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);
    await waitForStep(page, 'ตรวจสอบและส่งคำขอ');
    await page.goBack();
    await waitForStep(page, 'บัญชีผู้ใช้');
    await expect.poll(() => page.locator('[name=password]').inputValue()).toBe(PASSWORD);
    await page.goForward();
    await waitForStep(page, 'ตรวจสอบและส่งคำขอ');
    // Typed before the reload.
    await page.getByText('มานะ ใจกล้า').first().waitFor();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ayutthaya');
    expect(await findAxeViolations(page)).toEqual([]);
    await acceptAndSend(page);
    await page.getByText(/^R90-\d{8}$/u).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    await page.getByRole('link', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();
    await signIn(page, { username, password: PASSWORD });
    await page.waitForURL((url) => url.pathname === '/haz/app/home');
    expectNoPageErrors(page);
  });
});

describe('an officer registers', () => {
  it('with a department that accepts officers', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/haz/register-officer');
    await fillPerson(page, mana());
    await clickNext(page);
    await waitForStep(page, 'หน่วยงานที่สังกัด');
    await page.getByRole('combobox', { name: 'หน่วยงานที่สังกัด' }).click();
    await page.getByRole('option').first().click();
    expect(await findAxeViolations(page)).toEqual([]);
    await clickNext(page);
    await waitForStep(page, 'เอกสารแนบ');
    await page.getByLabel('เลือกไฟล์: บัตรหรือคำสั่งแต่งตั้งเจ้าหน้าที่').setInputFiles(pdfUpload);
    await page.getByText('paper.pdf (').waitFor();
    await clickNext(page);
    await fillAccount(page, { username: newUsername(), password: PASSWORD });
    await clickNext(page);
    await acceptAndSend(page);
    await page.getByText(/^R92-\d{8}$/u).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    expectNoPageErrors(page);
  });
});

describe('an employee registers', () => {
  it('and loses the answer: it is requested again after a reload, and the registration is cancelled by the person who sent it', async () => {
    const username = newUsername();
    await page.goto('/haz/register');
    await page.getByRole('radio', { name: /^พนักงาน/u }).check();
    await clickNext(page);
    await waitForStep(page, 'กิจการ');
    await page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ').fill(DEMO_COMPANY);
    await clickNext(page);
    await fillPerson(page, mana());
    await clickNext(page);
    await fillAccount(page, { username, password: PASSWORD });
    await clickNext(page);
    await waitForStep(page, 'ตรวจสอบและส่งคำขอ');
    await page.getByRole('checkbox', { name: 'ข้าพเจ้าอ่านและยอมรับข้อกำหนด' }).check();
    let arrived = 0;
    await page.route('**/security/users/register', async (route) => {
      arrived = (await route.fetch()).status();
      await route.abort();
    });
    await page.getByRole('button', { name: 'ส่งคำขอลงทะเบียน' }).click();
    await page.getByText('ระบบไม่ตอบสนอง').waitFor();
    expect(arrived).toBe(200);
    await page.unroute('**/security/users/register');

    await page.reload();
    await waitForStep(page, 'ตรวจสอบและส่งคำขอ');
    await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
    await waitForStep(page, 'บัญชีผู้ใช้');
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('[name=passwordAgain]').fill(PASSWORD);
    await clickNext(page);
    await acceptAndSend(page);
    const code = await page.getByText(/^R91-\d{8}$/u).textContent();
    // The browser reports the lost answer only.
    expect(takePageErrors(page).filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);

    await page.goto('/haz/register-cancel');
    await textbox(page, 'ชื่อผู้ใช้').fill(username);
    await page.locator('[name=password]').fill(PASSWORD);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'ยกเลิกคำขอ' }).click();
    await page.getByText(`ยกเลิกคำขอ ${code ?? ''} แล้ว`).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });
});
