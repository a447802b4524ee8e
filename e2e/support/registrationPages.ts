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

export async function fillPerson(
  page: Page,
  { fullName, idCard, email }: Readonly<Record<'fullName' | 'idCard' | 'email', string>>,
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
  { username, password }: Readonly<Record<'username' | 'password', string>>,
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
