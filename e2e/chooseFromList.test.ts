/** Lists to choose from: in a frame, in a dialog, and for lookups. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { findAxeViolations } from './support/axe.ts';
import { DEPARTMENTS, expectCodes, openDepartmentLists, type DepartmentLists } from './support/departmentLists.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let admin: Person;
let office: DepartmentLists;

beforeAll(async () => {
  site = await openSite();
  admin = await site.app.person({ roles: ['ADMIN'] });
  office = openDepartmentLists({ ...site, admin });
});
afterAll(() => site.close());

describe('a list to choose from', () => {
  it('in a frame sends its rows to the page around it', async () => {
    await office.makeDepartments('PIK', 3);
    const page = await site.browser.newPage({ width: 1366, height: 900 });
    await page.route('/haz/around', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<link rel="icon" href="data:,"><iframe title="list" width="1200" height="800" src="/haz${DEPARTMENTS}?isLayout=false&canSelect=true&cacheQuery=true&code=PIK"></iframe>`,
      }),
    );
    await openAs(page, admin, '/around');
    await page.evaluate(() => {
      const inbox: unknown[] = [];
      Object.assign(globalThis, { inbox });
      addEventListener('message', ({ data, origin: from }) => inbox.push({ data: data as unknown, from }));
    });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('row').filter({ hasText: 'PIK01' }).getByText('หน่วยงาน PIK01').click();
    await frame.getByRole('checkbox', { name: /PIK03/ }).check();
    await expect.poll(() => frame.getByRole('link', { name: 'สร้างรายการ' }).count()).toBe(0);
    await frame.getByRole('button', { name: 'เลือก 2 รายการ' }).click();
    const inbox = (): Promise<{ data: { type: string; rows: { code: string; nameEn: string }[] }; from: string }[]> =>
      page.evaluate(() => (globalThis as unknown as { inbox: never }).inbox);
    await expect.poll(async () => (await inbox()).length).toBe(1);
    const [letter] = await inbox();
    expect(letter).toMatchObject({ from: site.app.address, data: { type: 'haz.select' } });
    expect(letter?.data.rows.map(({ code, nameEn }) => `${code} ${nameEn}`)).toEqual([
      'PIK01 Department PIK01',
      'PIK03 Department PIK03',
    ]);
  });

  it('opened directly has no page to send rows to, and shows that', async () => {
    const page = await office.openShared(`${DEPARTMENTS}?isLayout=false&canSelect=true&cacheQuery=true`);
    const choose = page.getByRole('button', { name: 'เลือก', exact: true });
    await choose.focus();
    await expect.poll(() => page.getByRole('tooltip').innerText()).toContain('หน้านี้ไม่ได้เปิดจากแบบฟอร์ม');
  });

  it('of lookups requires the group first, unless the address names it', async () => {
    const page = await office.openShared('/app/data-mgt/lookups?isLayout=false&canSelect=true&cacheQuery=true');
    await page.getByRole('heading', { name: 'เลือกกลุ่มข้อมูลอ้างอิง' }).waitFor();
    await page.getByLabel('ค้นหากลุ่ม').fill('นำหน้า');
    await page.getByRole('link', { name: 'คำนำหน้า' }).click();
    await page.getByRole('heading', { name: 'คำนำหน้า' }).waitFor();
    await page.getByRole('checkbox', { name: /นางสาว/ }).check();
    await page.getByRole('button', { name: 'เลือก 1 รายการ' }).waitFor();
    await expect.poll(() => page.locator('aside').count(), { message: 'no shell around it' }).toBe(0);
    await office.openShared('/app/data-mgt/lookups?isLayout=false&canSelect=true&cacheQuery=true&group=TITLE');
    await page.getByRole('checkbox', { name: /นางสาว/ }).check();
    await page.getByRole('button', { name: 'เลือก 1 รายการ' }).waitFor();
  });
});

describe('a dialog to choose from', () => {
  it('shows the whole list of the records that a filter refers to, and takes the chosen row', async () => {
    const boss = await office.makeDepartment('DLG01');
    await office.makeDepartment('DLG02', { refParent: { id: boss.id } });
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=DLG`);
    await page.getByRole('button', { name: 'ตัวกรองเพิ่มเติม' }).click();
    await page.locator('search button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog', { name: 'เลือกหน่วยงาน' });
    await dialog.getByLabel('รหัสหน่วยงาน', { exact: true }).fill('DLG01');
    const row = dialog.getByRole('row').filter({ hasText: 'DLG01' });
    await row.click();
    await expect.poll(() => dialog.getByRole('row').filter({ hasText: 'DLG02' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'เลือก', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectCodes(page, ['DLG02']);
    expect(new URL(page.url()).searchParams.get('refParent')).toBe(boss.id);
    await page.getByText('หน่วยงานต้นสังกัด: DLG01 · หน่วยงาน DLG01').waitFor();
    expect(new URL(page.url()).searchParams.get('code'), 'the dialog left the address alone').toBe('DLG');
  });
});

describe('lookups', () => {
  it('are found by their group, and a new row begins in the group it was created from', async () => {
    const page = await office.openShared('/app/data-mgt/lookups');
    await page.getByLabel('ค้นหากลุ่ม').fill('title');
    const group = page.getByRole('row').filter({ hasText: 'TITLE' }).first();
    const count = Number(await group.getByRole('cell').last().innerText());
    await group.getByRole('link').click();
    await page.getByRole('heading', { name: 'คำนำหน้า' }).waitFor();
    await page.getByText(`${count} รายการ`).first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'สร้างรายการ' }).click();
    await page.waitForURL(/\/lookups\/create/);
    expect(JSON.parse(new URL(page.url()).searchParams.get('props') ?? 'null')).toEqual({ group: 'TITLE' });
    await page.goBack();
    await page.getByRole('link', { name: 'ข้อมูลอ้างอิง' }).last().click();
    await page.getByLabel('ค้นหากลุ่ม').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });
});
