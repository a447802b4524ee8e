/** Somebody registers a company: by its number, with papers, with a reload in the middle, and is told what happens next. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCard, newTaxNumber, newUsername } from '#platform/testing/registering.ts';
import { axe } from './support/axe.ts';
import { takeComplaints } from './support/complaints.ts';
import { box } from './support/controls.ts';
import { expectQuiet } from './support/quiet.ts';
import { acceptAndSend, choose, fillAccount, fillPerson, next, onStep, paper } from './support/registering.ts';
import { openSite, type Site } from './support/site.ts';
import { signIn } from './support/visit.ts';

let site: Site;

beforeAll(async () => void (site = await openSite({ demo: true })));
afterAll(() => site.close());

const SLOW_PRESS_MS = 700;
const PASSWORD = 'A kite over Ayutthaya 88';
const mana = () => ({ fullName: 'มานะ ใจกล้า', idCard: newCard(), email: 'mana@example.com' });

describe('a company registers', () => {
  it('by hand where the registry does not answer, reloads in the middle, goes back and forth, and signs in to see it', async () => {
    const page = await site.browser.newPage();
    await page.goto('/haz/account/login');
    await page.getByRole('link', { name: 'ลงทะเบียน', exact: true }).click();
    await page.getByRole('radio', { name: /^นิติบุคคล/u }).waitFor();
    await next(page);
    await page.getByRole('alert').getByText('กรุณาเลือกฐานะ').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('radio', { name: /^นิติบุคคล/u }).check();
    await page.keyboard.press('Enter');

    await onStep(page, 'กิจการ');
    const idTax = page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ');
    await idTax.fill('0105536000102');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('เลขประจำตัวผู้เสียภาษีไม่ถูกต้อง').waitFor();
    await idTax.fill(newTaxNumber());
    await page.keyboard.press('Enter');
    await page.getByText('ขณะนี้ติดต่อนายทะเบียนไม่ได้').waitFor();
    // The registry of this test is nowhere: that, and nothing else, is complained of.
    expect(takeComplaints(page).filter((complaint) => !complaint.includes('503'))).toEqual([]);
    await box(page, 'ชื่อ').fill('บริษัท พิมพ์เอง จำกัด');
    await box(page, 'อำนาจกรรมการ').fill('กรรมการหนึ่งคนลงลายมือชื่อ');
    await next(page);
    await page.getByRole('alert').getByText('กรุณาระบุกรรมการอย่างน้อยหนึ่งคน').waitFor();
    await page.getByRole('button', { name: 'เพิ่มกรรมการ' }).click();
    await page
      .getByRole('group', { name: 'กรรมการ ลำดับที่ 1' })
      .getByRole('textbox', { name: 'ชื่อ', exact: true })
      .fill('สมหญิง ใจงาม');
    expect(await axe(page)).toEqual([]);
    await next(page);

    await fillPerson(page, mana());
    await page.reload();
    await onStep(page, 'ผู้ลงทะเบียน');
    await expect.poll(() => box(page, 'ชื่อ').inputValue()).toBe('มานะ ใจกล้า');
    expect(await axe(page)).toEqual([]);
    await next(page);

    await onStep(page, 'ที่อยู่และการติดต่อ');
    await box(page, 'อีเมล').fill('office@example.com');
    await box(page, 'เลขที่').fill('88/1');
    await choose(page, 'จังหวัด', 'กรุงเทพมหานคร');
    await choose(page, 'เขต', 'จตุจักร');
    await choose(page, 'แขวง', 'ลาดยาว');
    await expect.poll(() => box(page, 'รหัสไปรษณีย์').inputValue()).toMatch(/^\d{5}$/u);
    await next(page);
    await page.getByRole('alert').getByText('กรุณาเลือกประเภทผู้ประกอบการ').waitFor();
    await page.getByRole('combobox', { name: 'ด่านที่รับคำขอ' }).click();
    await page.getByRole('option').first().click();
    // Pressed as slowly as some people press: what is no longer wrong goes from the page only after the click.
    const kind = page.getByRole('checkbox', { name: 'ผู้นำเข้า' });
    await kind.click({ delay: SLOW_PRESS_MS });
    await expect.poll(() => kind.isChecked()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await next(page);

    await onStep(page, 'เอกสารแนบ');
    for (const name of ['หนังสือรับรองนิติบุคคล', 'สำเนาบัตรประจำตัวประชาชนหรือหนังสือเดินทาง'])
      await page.getByLabel(`เลือกไฟล์: ${name}`).setInputFiles(paper);
    await expect.poll(() => page.getByText('paper.pdf (').count()).toBe(2);
    await page.reload();
    await onStep(page, 'เอกสารแนบ');
    await expect.poll(() => page.getByText('paper.pdf (').count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await next(page);

    const username = newUsername();
    await fillAccount(page, { username, password: PASSWORD });
    expect(await axe(page)).toEqual([]);
    await next(page);
    await onStep(page, 'ตรวจสอบและส่งคำขอ');
    await page.goBack();
    await onStep(page, 'บัญชีผู้ใช้');
    await expect.poll(() => page.locator('[name=password]').inputValue()).toBe(PASSWORD);
    await page.goForward();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ayutthaya');
    expect(await axe(page)).toEqual([]);
    await acceptAndSend(page);
    await page.getByText(/^R90-\d{8}$/u).waitFor();
    expect(await axe(page)).toEqual([]);

    await page.getByRole('link', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();
    await signIn(page, { username, password: PASSWORD });
    await page.waitForURL((url) => url.pathname === '/haz/app/home');
    expectQuiet(page);
  });
});

describe('an officer registers', () => {
  it('with a department that takes officers in', async () => {
    const page = await site.browser.newPage({ width: 390, height: 844 });
    await page.goto('/haz/register-officer');
    await fillPerson(page, mana());
    await next(page);
    await onStep(page, 'หน่วยงานที่สังกัด');
    await page.getByRole('combobox', { name: 'หน่วยงานที่สังกัด' }).click();
    await page.getByRole('option').first().click();
    expect(await axe(page)).toEqual([]);
    await next(page);
    await onStep(page, 'เอกสารแนบ');
    await page.getByLabel('เลือกไฟล์: บัตรหรือคำสั่งแต่งตั้งเจ้าหน้าที่').setInputFiles(paper);
    await page.getByText('paper.pdf (').waitFor();
    await next(page);
    await fillAccount(page, { username: newUsername(), password: PASSWORD });
    await next(page);
    await acceptAndSend(page);
    await page.getByText(/^R92-\d{8}$/u).waitFor();
    expectQuiet(page);
  });
});
