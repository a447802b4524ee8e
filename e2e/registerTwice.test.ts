/**
 * A person registers as an employee and never gets the answer: sent again it is the same registration, and they can
 * cancel it.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newIdCardNumber, newUsername } from '#platform/testing/registrationForms.ts';
import { findAxeViolations } from './support/axe.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { textbox } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { acceptAndSend, fillAccount, fillPerson, clickNext, waitForStep } from './support/registrationPages.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite({ demo: true })));
afterAll(() => site.close());

const PASSWORD = 'A kite over Ayutthaya 88';
/** A company of the demonstration. */
const COMPANY = '0105999900017';

it('a lost answer is requested again after a reload, and the registration is cancelled by the person who sent it', async () => {
  const page = await site.browser.newPage();
  const username = newUsername();
  await page.goto('/haz/register');
  await page.getByRole('radio', { name: /^พนักงาน/u }).check();
  await clickNext(page);
  await waitForStep(page, 'กิจการ');
  await page.getByLabel('เลขประจำตัวผู้เสียภาษีของกิจการ').fill(COMPANY);
  await clickNext(page);
  await fillPerson(page, { fullName: 'มานะ ใจกล้า', idCard: newIdCardNumber(), email: 'mana@example.com' });
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
