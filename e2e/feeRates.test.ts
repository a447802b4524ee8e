/**
 * A finance officer sets a rate by ranges with a waiver, sees the error about a gap, tries it before and after saving,
 * and cannot save a second rate for the same documents.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

const RATES = '/app/fee/setting-mgt/fee-rates';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  const finance = await site.app.person({ roles: ['OFFICER_FINANCE'] });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'th' });
  await openAs(page, finance, `${RATES}/create`);
});
afterAll(() => site.close());

const box = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
const chapter = (name: RegExp): Locator => page.getByRole('region', { name });
const ranges = (): Locator => chapter(/ช่วงอัตรา$/u).last();
const waivers = (): Locator => chapter(/^4 /u);
const trial = (): Locator => chapter(/^5 /u);
const answer = (): Locator => page.getByRole('region', { name: 'ค่าธรรมเนียมที่ต้องชำระ' });
const save = (): Promise<void> => page.getByRole('button', { name: 'บันทึก', exact: true }).click();

async function pick(
  within: Locator,
  { name, typed, option }: { name: string; typed: string; option: string | RegExp },
): Promise<void> {
  await within.getByRole('combobox', { name, exact: true }).fill(typed);
  await page.getByRole('option', { name: option }).first().click();
}

async function range(row: number, { to, amount }: { to?: string; amount: string }): Promise<void> {
  await ranges().getByRole('button', { name: 'เพิ่มแถว' }).click();
  if (to !== undefined) await box(`น้อยกว่า แถวที่ ${row}`).fill(to);
  await box(`จำนวนเงิน แถวที่ ${row}`).fill(amount);
}

async function fillIn(code: string): Promise<void> {
  await box('รหัสอัตรา').fill(code);
  await box('ชื่ออัตรา (ไทย)').fill('หนังสือตอบข้อหารือ');
  await pick(chapter(/^1 /u), { name: 'ประเภทเอกสาร', typed: 'หารือ', option: /หนังสือตอบข้อหารือ/ });
  await chapter(/^1 /u).getByRole('checkbox', { name: 'ขอใหม่' }).check();
  await pick(chapter(/^2 /u), { name: 'ฐานการคิด', typed: 'ตัน', option: /ตันต่อปี/ });
  await box('ชำระภายใน').fill('15');
  await box('มีผลตั้งแต่').fill('01/01/2569');
}

describe('a fee rate', () => {
  it('with a gap between its ranges is refused at the row, which shows where it must begin', async () => {
    await fillIn('STORY-1');
    await range(1, { to: '10', amount: '500' });
    await range(2, { amount: '1000' });
    await expect
      .poll(() => box('ตั้งแต่ แถวที่ 2').inputValue(), { message: 'starts where the previous one ends' })
      .toBe('10');
    await box('ตั้งแต่ แถวที่ 2').fill('20');
    await save();
    await ranges().getByText(/10/u).last().waitFor();
    await expect.poll(() => box('ตั้งแต่ แถวที่ 2').getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toContain('/create');
  });

  it('can be tried before it is saved: the edge belongs to the range that begins there', async () => {
    await box('ตั้งแต่ แถวที่ 2').fill('10');
    await trial()
      .getByRole('textbox', { name: /ตัน|ปริมาณ/ })
      .fill('9.9999');
    await expect.poll(() => answer().innerText()).toContain('500.00');
    await trial()
      .getByRole('textbox', { name: /ตัน|ปริมาณ/ })
      .fill('10');
    await expect.poll(() => answer().innerText()).toContain('1,000.00');
    await expect.poll(() => answer().innerText()).toContain('หนึ่งพันบาทถ้วน');
  });

  it('is not charged for the country it excludes, and the reason is shown', async () => {
    await waivers().getByRole('button', { name: 'ประเทศ', exact: true }).click();
    await pick(waivers(), { name: 'ประเทศ แถวที่ 1', typed: 'ลาว', option: /ลาว/ });
    await waivers().getByRole('textbox', { name: 'เหตุผล แถวที่ 1' }).fill('ความตกลงว่าด้วยการค้าชายแดน');
    await pick(trial(), { name: 'ประเทศ', typed: 'ลาว', option: /ลาว/ });
    await expect.poll(() => answer().innerText()).toContain('ยกเว้นค่าธรรมเนียม');
    const result = await answer().innerText();
    expect(result).toMatch(/^0\.00/mu);
    expect(result).toContain('1,000.00');
    expect(result).toContain('ลาว');
    await pick(trial(), { name: 'ประเทศ', typed: 'ญี่ปุ่น', option: /ญี่ปุ่น/ });
    await expect.poll(() => answer().innerText()).toContain('หนึ่งพันบาทถ้วน');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('is saved, and used by anyone who tries any fee', async () => {
    await save();
    await page.waitForURL(/\/view$/u);
    await page.getByRole('link', { name: 'ทดลองคำนวณค่าธรรมเนียม' }).click();
    await page.waitForURL(/fee-trial/u);
    await pick(page.getByRole('main'), { name: 'ประเภทเอกสาร', typed: 'หารือ', option: /หนังสือตอบข้อหารือ/ });
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /ตัน|ปริมาณ/ })
      .fill('12');
    await expect.poll(() => answer().innerText()).toContain('1,000.00');
    await answer()
      .getByRole('link', { name: /STORY-1/ })
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('cannot overlap with another for the same documents on the same days: the error names the other', async () => {
    await openInApp(page, `${RATES}/create`);
    await fillIn('STORY-2');
    await range(1, { amount: '700' });
    await save();
    await page
      .getByText(/STORY-1/u)
      .first()
      .waitFor();
    expect(page.url()).toContain('/create');
  });
});
