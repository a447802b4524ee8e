/** An address is filled in by one search, and from the province down, with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { keyboard } from './support/inputDevices.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { shareVisitor, type SharedVisitor } from './support/sharedVisitor.ts';
import { openSite, type Site } from './support/site.ts';

const CREATE = '/app/master-mgt/addresses/create';

let site: Site;
let visitor: SharedVisitor;

beforeAll(async () => {
  site = await openSite();
  visitor = shareVisitor(site.browser, { as: await site.app.person({ roles: ['ADMIN'] }), height: 900 });
});
afterAll(() => site.close());

const field = (page: Page, name: string): Locator => page.locator(`[name="${name}"]`);
const values = (page: Page): Promise<string[]> =>
  Promise.all(['refProvince', 'refAmphur', 'refTambon', 'postcode'].map((name) => field(page, name).inputValue()));
const printed = (page: Page, label: string): Locator => page.getByRole('region', { name: label }).locator('output');

async function open(locale: 'th' | 'en', width: number): Promise<Page> {
  const page = await visitor.open(CREATE, { width, locale });
  await field(page, 'houseNo').waitFor();
  return page;
}

/** Types until the list shows the option, and chooses it with the keys. */
async function pick(
  page: Page,
  box: Locator,
  { typed, option }: { typed: string; option: string | RegExp },
): Promise<void> {
  await keyboard.typeText(box, typed);
  await page.getByRole('option', { name: option }).first().waitFor();
  await page.keyboard.press('Enter');
}

describe('an address', () => {
  it('is filled in by one search, in Thai, and read as it is printed', async () => {
    const page = await open('th', 390);
    await keyboard.typeText(field(page, 'code'), 'E2E-TH');
    await keyboard.typeText(field(page, 'nameTh'), 'ที่ทดสอบ');
    await keyboard.typeText(field(page, 'houseNo'), '50');
    await keyboard.typeText(field(page, 'road'), 'พหลโยธิน');
    await pick(page, page.getByLabel('ค้นหาพื้นที่'), {
      typed: 'แขวงลาดยาว จตุจักร',
      option: 'แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
    });
    await expect.poll(() => values(page)).toEqual(['10 · กรุงเทพมหานคร', '1030 · จตุจักร', '103001 · ลาดยาว', '10900']);
    await page.getByLabel('แขวง', { exact: true }).waitFor();
    await expect
      .poll(() => printed(page, 'ที่อยู่ตามที่พิมพ์ในเอกสาร').innerText())
      .toContain('เลขที่ 50 ถนนพหลโยธิน แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900');
    expect(await findAxeViolations(page)).toEqual([]);
    await keyboard.press(page.getByRole('button', { name: 'บันทึก', exact: true }));
    await page.waitForURL(/\/view$/u);
    await page.getByText('แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900').waitFor();
    await page.getByText('Khwaeng Lat Yao, Khet Chatuchak, Bangkok 10900').waitFor();
    await expect.poll(() => page.getByText('ห้อง/ชั้น').count(), { message: 'eleven fields' }).toBe(0);
    expectNoPageErrors(page);
  });

  it('is filled in from the province down, in English, each list showing the places within the chosen one', async () => {
    const page = await open('en', 1366);
    await pick(page, field(page, 'refProvince'), { typed: 'Chiang Mai', option: /Chiang Mai/u });
    await keyboard.typeText(field(page, 'refAmphur'), 'Chatuchak');
    await page.getByText('Nothing found for “Chatuchak”').waitFor();
    await pick(page, field(page, 'refAmphur'), { typed: 'Mueang', option: /Mueang Chiang Mai/u });
    await page.getByLabel('Amphur', { exact: true }).waitFor();
    await pick(page, field(page, 'refTambon'), { typed: 'Suthep', option: /Suthep/u });
    await expect.poll(() => field(page, 'postcode').inputValue()).toBe('50200');
    await expect
      .poll(() => printed(page, 'Address as printed on documents').innerText())
      .toContain('Tambon Suthep, Amphur Mueang Chiang Mai, Chiang Mai 50200');
    await keyboard.typeText(field(page, 'postcode'), '50201');
    await pick(page, field(page, 'refProvince'), { typed: 'Nonthaburi', option: /Nonthaburi/u });
    await keyboard.press(page.getByRole('button', { name: 'Change and clear' }));
    await expect.poll(() => values(page)).toEqual(['12 · Nonthaburi', '', '', '']);
    expectNoPageErrors(page);
  });
});
