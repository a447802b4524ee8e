/** Fills in the public pages of registration as a person does, in Thai. */
import type { Page } from 'playwright-core';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import { textbox } from './controls.ts';

export const pdfUpload = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: plainPdf(['A paper']) };

export const clickNext = (page: Page): Promise<void> => page.getByRole('button', { name: 'ถัดไป' }).click();
export const waitForStep = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name: title }).waitFor();

export async function chooseOption(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

export interface Registrant {
  readonly idTax: string;
  readonly companyName: string;
  readonly directorName: string;
  readonly fullName: string;
  readonly idCard: string;
  readonly email: string;
  readonly checkpoint: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Registers a company whose registry does not answer: manually, with papers, from the first step to the number of the
 * request.
 */
export async function registerCompany(page: Page, who: Registrant): Promise<void> {
  await page.goto('/haz/register');
  await page.getByRole('radio', { name: /^นิติบุคคล/u }).check();
  await clickNext(page);
  await waitForStep(page, 'กิจการ');
  await page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ').fill(who.idTax);
  await page.keyboard.press('Enter');
  await page.getByText('ขณะนี้ติดต่อนายทะเบียนไม่ได้').waitFor();
  await textbox(page, 'ชื่อ').fill(who.companyName);
  await textbox(page, 'อำนาจกรรมการ').fill('กรรมการหนึ่งคนลงลายมือชื่อ');
  await page.getByRole('button', { name: 'เพิ่มกรรมการ' }).click();
  await page
    .getByRole('group', { name: 'กรรมการ ลำดับที่ 1' })
    .getByRole('textbox', { name: 'ชื่อ', exact: true })
    .fill(who.directorName);
  await clickNext(page);
  await fillPerson(page, who);
  await clickNext(page);
  await waitForStep(page, 'ที่อยู่และการติดต่อ');
  await textbox(page, 'อีเมล').fill(who.email);
  await textbox(page, 'เลขที่').fill('88/1');
  await chooseOption(page, 'จังหวัด', 'กรุงเทพมหานคร');
  await chooseOption(page, 'เขต', 'จตุจักร');
  await chooseOption(page, 'แขวง', 'ลาดยาว');
  await chooseOption(page, 'ด่านที่รับคำขอ', who.checkpoint);
  await page.getByRole('checkbox', { name: 'ผู้นำเข้า' }).check();
  await clickNext(page);
  await waitForStep(page, 'เอกสารแนบ');
  for (const name of ['หนังสือรับรองนิติบุคคล', 'สำเนาบัตรประจำตัวประชาชนหรือหนังสือเดินทาง'])
    await page.getByLabel(`เลือกไฟล์: ${name}`).setInputFiles(pdfUpload);
  await page.getByText('paper.pdf (').nth(1).waitFor();
  await clickNext(page);
  await fillAccount(page, who);
  await clickNext(page);
  await acceptAndSend(page);
}

export async function fillPerson(
  page: Page,
  { fullName, idCard, email }: Pick<Registrant, 'fullName' | 'idCard' | 'email'>,
): Promise<void> {
  await waitForStep(page, 'ผู้ลงทะเบียน');
  await chooseOption(page, 'คำนำหน้า', 'นาย');
  await textbox(page, 'ชื่อ').fill(fullName);
  await chooseOption(page, 'เอกสารแสดงตน', 'บัตรประชาชน');
  await textbox(page, 'เลขประจำตัว').fill(idCard);
  await textbox(page, 'อีเมล').fill(email);
}

export async function fillAccount(
  page: Page,
  { username, password }: Pick<Registrant, 'username' | 'password'>,
): Promise<void> {
  await waitForStep(page, 'บัญชีผู้ใช้');
  await textbox(page, 'ชื่อผู้ใช้').fill(username);
  await page.getByText('ใช้ชื่อนี้ได้').waitFor();
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordAgain]').fill(password);
}

export async function acceptAndSend(page: Page): Promise<void> {
  await waitForStep(page, 'ตรวจสอบและส่งคำขอ');
  await page.getByRole('checkbox', { name: 'ข้าพเจ้าอ่านและยอมรับข้อกำหนด' }).check();
  await page.getByRole('button', { name: 'ส่งคำขอลงทะเบียน' }).click();
  await waitForStep(page, 'ได้รับคำขอลงทะเบียนแล้ว');
}
