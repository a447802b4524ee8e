/** How somebody fills in the public pages of registration, in Thai. */
import type { Page } from 'playwright-core';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import { box } from './controls.ts';

export const paper = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: plainPdf(['A paper']) };

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'ถัดไป' }).click();
export const onStep = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name: title }).waitFor();

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
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

/** A company whose registry does not answer: by hand, with papers, from the first step to the number of the request. */
export async function registerCompany(page: Page, who: Registrant): Promise<void> {
  await page.goto('/haz/register');
  await page.getByRole('radio', { name: /^นิติบุคคล/u }).check();
  await next(page);
  await onStep(page, 'กิจการ');
  await page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ').fill(who.idTax);
  await page.keyboard.press('Enter');
  await page.getByText('ขณะนี้ติดต่อนายทะเบียนไม่ได้').waitFor();
  await box(page, 'ชื่อ').fill(who.companyName);
  await box(page, 'อำนาจกรรมการ').fill('กรรมการหนึ่งคนลงลายมือชื่อ');
  await page.getByRole('button', { name: 'เพิ่มกรรมการ' }).click();
  await page
    .getByRole('group', { name: 'กรรมการ ลำดับที่ 1' })
    .getByRole('textbox', { name: 'ชื่อ', exact: true })
    .fill(who.directorName);
  await next(page);
  await fillPerson(page, who);
  await next(page);
  await onStep(page, 'ที่อยู่และการติดต่อ');
  await box(page, 'อีเมล').fill(who.email);
  await box(page, 'เลขที่').fill('88/1');
  await choose(page, 'จังหวัด', 'กรุงเทพมหานคร');
  await choose(page, 'เขต', 'จตุจักร');
  await choose(page, 'แขวง', 'ลาดยาว');
  await choose(page, 'ด่านที่รับคำขอ', who.checkpoint);
  await page.getByRole('checkbox', { name: 'ผู้นำเข้า' }).check();
  await next(page);
  await onStep(page, 'เอกสารแนบ');
  for (const name of ['หนังสือรับรองนิติบุคคล', 'สำเนาบัตรประจำตัวประชาชนหรือหนังสือเดินทาง'])
    await page.getByLabel(`เลือกไฟล์: ${name}`).setInputFiles(paper);
  await page.getByText('paper.pdf (').nth(1).waitFor();
  await next(page);
  await fillAccount(page, who);
  await next(page);
  await acceptAndSend(page);
}

export async function fillPerson(
  page: Page,
  { fullName, idCard, email }: Pick<Registrant, 'fullName' | 'idCard' | 'email'>,
): Promise<void> {
  await onStep(page, 'ผู้ลงทะเบียน');
  await choose(page, 'คำนำหน้า', 'นาย');
  await box(page, 'ชื่อ').fill(fullName);
  await choose(page, 'เอกสารแสดงตน', 'บัตรประชาชน');
  await box(page, 'เลขประจำตัว').fill(idCard);
  await box(page, 'อีเมล').fill(email);
}

export async function fillAccount(
  page: Page,
  { username, password }: Pick<Registrant, 'username' | 'password'>,
): Promise<void> {
  await onStep(page, 'บัญชีผู้ใช้');
  await box(page, 'ชื่อผู้ใช้').fill(username);
  await page.getByText('ใช้ชื่อนี้ได้').waitFor();
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordAgain]').fill(password);
}

export async function acceptAndSend(page: Page): Promise<void> {
  await onStep(page, 'ตรวจสอบและส่งคำขอ');
  await page.getByRole('checkbox', { name: 'ข้าพเจ้าอ่านและยอมรับข้อกำหนด' }).check();
  await page.getByRole('button', { name: 'ส่งคำขอลงทะเบียน' }).click();
  await onStep(page, 'ได้รับคำขอลงทะเบียนแล้ว');
}
