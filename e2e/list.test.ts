/** A list in use: queries stay in the address, and results of actions are shown row by row. */
import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { readCsv } from '#platform/testing/readCsv.ts';
import { findAxeViolations } from './support/axe.ts';
import {
  DEPARTMENTS,
  DEPARTMENTS_API,
  expectCodes,
  filterField,
  openDepartmentLists,
  type DepartmentLists,
} from './support/departmentLists.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { takePageErrors } from './support/pageErrors.ts';
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

describe('the query', () => {
  it('is in the address while it is typed; a reload shows the same rows, and chosen lookup values by name', async () => {
    await office.makeDepartment('ASK01', { refDepartmentType: { key: '1' } });
    await office.makeDepartment('ASK02', { refDepartmentType: { key: '2' } });
    await office.makeDepartment('ASK03', { refDepartmentType: { key: '3' } });
    const page = await office.openShared(DEPARTMENTS);
    await filterField(page, 'รหัสหน่วยงาน').fill('ask0');
    await expectCodes(page, ['ASK01', 'ASK02', 'ASK03']);
    expect(new URL(page.url()).search).toBe('?cacheQuery=true&code=ask0');
    await page.getByRole('button', { name: 'ชื่อหน่วยงาน (ไทย)', exact: true }).click();
    await page.getByRole('button', { name: 'ชื่อหน่วยงาน (ไทย)', exact: true }).click();
    await expectCodes(page, ['ASK03', 'ASK02', 'ASK01']);
    await filterField(page, 'ประเภทหน่วยงาน').click();
    await page.getByRole('checkbox', { name: 'ส่วนกลาง' }).check();
    await page.getByRole('checkbox', { name: 'ด่าน' }).check();
    await page.keyboard.press('Escape');
    await expectCodes(page, ['ASK02', 'ASK01']);
    await page.reload();
    await expectCodes(page, ['ASK02', 'ASK01']);
    await page.getByText('ประเภทหน่วยงาน: ส่วนกลาง, ด่าน').waitFor();
    await expect.poll(() => filterField(page, 'รหัสหน่วยงาน').inputValue()).toBe('ask0');
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'ชื่อหน่วยงาน (ไทย)' }).getAttribute('aria-sort'))
      .toBe('descending');
    expectNoPageErrors(page);
  });

  it('keeps a blank in the input while its text is applied without it, and loses it when the input is left', async () => {
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true`);
    const name = filterField(page, 'ชื่อหน่วยงาน (ไทย)');
    await name.pressSequentially(' สำนัก ');
    await expect.poll(() => new URL(page.url()).searchParams.get('nameTh')).toBe('สำนัก');
    await page.getByRole('button', { name: /^นำตัวกรอง .*: สำนัก ออก$/ }).waitFor();
    expect(await name.inputValue()).toBe(' สำนัก ');
    await name.pressSequentially('งาน ');
    await expect.poll(() => new URL(page.url()).searchParams.get('nameTh')).toBe('สำนัก งาน');
    expect(await name.inputValue()).toBe(' สำนัก งาน ');
    await name.blur();
    await expect.poll(() => name.inputValue()).toBe('สำนัก งาน');
  });

  it('is restored with the back button, step by step', async () => {
    await office.makeDepartments('BAK', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=BAK`);
    await expectCodes(page, ['BAK01', 'BAK02']);
    await filterField(page, 'รหัสหน่วยงาน').fill('BAK02');
    await filterField(page, 'รหัสหน่วยงาน').press('Enter');
    await expectCodes(page, ['BAK02']);
    await page.getByRole('link', { name: 'BAK02', exact: true }).click();
    await page.waitForURL(/\/view$/);
    // Calls get no answer from here on: the rows come from the cache.
    await page.route('**/departments/_search*', () => undefined);
    await page.goBack();
    await expectCodes(page, ['BAK02']);
    await expect.poll(() => filterField(page, 'รหัสหน่วยงาน').inputValue()).toBe('BAK02');
    await page.unroute('**/departments/_search*');
    await page.goBack();
    await expectCodes(page, ['BAK01', 'BAK02']);
    await expect.poll(() => filterField(page, 'รหัสหน่วยงาน').inputValue()).toBe('BAK');
  });

  it('is shown as chips, each with a button to remove it, and an empty result suggests what to do', async () => {
    await office.makeDepartments('CHP', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=CHP&isActive=false`);
    await page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง').waitFor();
    await page.getByRole('button', { name: 'นำตัวกรอง ใช้งาน: ยกเลิกการใช้งาน ออก' }).click();
    await expectCodes(page, ['CHP01', 'CHP02']);
    await page.getByRole('button', { name: 'นำตัวกรอง รหัสหน่วยงาน: CHP ออก' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?cacheQuery=true');
  });

  it('by days means whole days in Thailand, whatever the time zone of the reader', async () => {
    const page = await office.openShared('/app/data-mgt/entity-logs');
    await page.getByRole('button', { name: 'ตัวกรองเพิ่มเติม' }).click();
    await page.getByLabel('วันที่สร้าง ตั้งแต่').fill('14/02/2569');
    await page.getByLabel('วันที่สร้าง ตั้งแต่').press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('createDate')).toBe('2026-02-14..');
    const sent = page.waitForRequest(
      (request) => request.url().includes('/entity-logs/_search') && (request.postData() ?? '').includes('2026-02-15'),
    );
    await page.getByLabel('วันที่สร้าง ถึง').fill('15/02/2026');
    await page.getByLabel('วันที่สร้าง ถึง').press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      where: [
        {
          name: 'createDate',
          type: 'Datetime',
          operator: 'between',
          value: '2026-02-14T00:00:00+07:00',
          value2: '2026-02-15T23:59:59+07:00',
        },
      ],
    });
    await page.getByText('วันที่สร้าง: 14/02/2569 ถึง 15/02/2569').waitFor();
  });

  it('by a day that does not exist is refused at its field, and no other query is sent', async () => {
    const page = await office.openShared('/app/data-mgt/entity-logs?cacheQuery=true&createDate=2026-02-01..');
    await page.getByRole('button', { name: 'ตัวกรองเพิ่มเติม' }).click();
    let searchCount = 0;
    const countSearch = (request: Request): void =>
      void (searchCount += request.url().includes('/entity-logs/_search') ? 1 : 0);
    page.on('request', countSearch);
    const from = page.getByLabel('วันที่สร้าง ตั้งแต่');
    await from.fill('31/02/2569');
    const complaint = page.locator('search').getByText('ไม่มีวันที่นี้ในปฏิทิน');
    await expect.poll(() => complaint.count(), { message: 'one is still typing' }).toBe(0);
    await from.press('Enter');
    await complaint.waitFor();
    await expect.poll(() => from.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'ย่อตัวกรอง' }).click();
    await expect.poll(() => from.evaluate((input) => input === document.activeElement)).toBe(true);
    await filterField(page, 'ข้อมูล').fill('department');
    await filterField(page, 'ข้อมูล').press('Enter');
    await expect.poll(() => from.evaluate((input) => input === document.activeElement)).toBe(true);
    expect([await from.inputValue(), searchCount, new URL(page.url()).search]).toEqual([
      '31/02/2569',
      0,
      '?cacheQuery=true&createDate=2026-02-01..',
    ]);
    page.off('request', countSearch);
    expect(await findAxeViolations(page)).toEqual([]);
    await from.fill('28/02/2569');
    await expect.poll(() => new URL(page.url()).searchParams.get('createDate')).toBe('2026-02-28..');
    expect(new URL(page.url()).search).toContain('department');
    await from.fill('31/02/2569');
    const clear = page.locator('search').getByRole('button', { name: 'ล้างตัวกรอง' });
    await clear.click();
    await expect.poll(() => from.inputValue()).toBe('');
    await expect
      .poll(() => clear.evaluate((button) => button === document.activeElement), {
        message: 'the button is still there',
      })
      .toBe(true);
    await expect.poll(() => clear.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the display of the list', () => {
  it('is remembered: a width set with the keyboard, chosen columns and their order', async () => {
    await office.makeDepartments('COL', 1);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=COL`);
    await expectCodes(page, ['COL01']);
    const edge = page.getByRole('separator', { name: 'ความกว้างของ “รหัสหน่วยงาน”' });
    await edge.focus();
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('150');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('210');
    await page.getByRole('button', { name: 'คอลัมน์' }).click();
    await page.getByRole('checkbox', { name: 'ชื่อหน่วยงาน (อังกฤษ)' }).uncheck();
    await page.getByRole('checkbox', { name: 'โทรศัพท์' }).check();
    const isFocused = (element: Element): boolean => element === document.activeElement;
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'โทรศัพท์' }).evaluate(isFocused), {
        message: 'whoever ticks goes on from there',
      })
      .toBe(true);
    const up = page.getByRole('button', { name: 'เลื่อน “ชื่อหน่วยงาน (ไทย)” ขึ้น' });
    await up.click();
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => up.evaluate(isFocused), { message: 'also at the top' }).toBe(true);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
    const headings = await page.getByRole('columnheader').allTextContents();
    expect(headings.filter((text) => text !== '').slice(0, 2)).toEqual(['ชื่อหน่วยงาน (ไทย)', 'รหัสหน่วยงาน']);
    expect(headings).toContain('โทรศัพท์');
    expect(headings).not.toContain('ชื่อหน่วยงาน (อังกฤษ)');
    await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('210');
    const width = await page
      .getByRole('columnheader', { name: 'รหัสหน่วยงาน' })
      .evaluate((cell) => Math.round(cell.getBoundingClientRect().width));
    expect(width).toBe(210);
  });

  it('belongs to the person: a reader on the same machine has the default columns, and no actions', async () => {
    await office.makeDepartments('AUD', 1);
    const page = await office.openList(DEPARTMENTS, { as: await site.app.person({ roles: ['ADMIN'] }) });
    await page.getByRole('button', { name: 'คอลัมน์' }).click();
    await page.getByRole('checkbox', { name: 'ชื่อหน่วยงาน (อังกฤษ)' }).uncheck();
    await page.keyboard.press('Escape');
    await openAs(page, await site.app.person({ roles: ['AUDITOR'] }), `${DEPARTMENTS}?cacheQuery=true&code=AUD`);
    await expectCodes(page, ['AUD01']);
    await expect.poll(() => page.getByRole('columnheader').allTextContents()).toContain('ชื่อหน่วยงาน (อังกฤษ)');
    await page.getByRole('button', { name: 'ส่งออก', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'นำเข้า', exact: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'สร้างรายการ' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /^แก้ไข/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /คำสั่งอื่น/ }).count()).toBe(0);
    await expect.poll(() => page.locator('tbody input[type="checkbox"]').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'ดู AUD01 · หน่วยงาน AUD01' }).count()).toBe(1);
  });

  it('scrolls sideways within its own frame only, with headings and actions visible', async () => {
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true`, { width: 1100, height: 700 });
    await page.locator('tbody tr').first().waitFor();
    const box = page.locator('table').locator('xpath=..');
    await box.evaluate((element) => element.scrollTo(400, 300));
    const positions = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      head: document.querySelector('thead th')?.getBoundingClientRect().top ?? 0,
      frame: document.querySelector('table')?.parentElement?.getBoundingClientRect().top ?? -1,
    }));
    expect(positions.page).toBeLessThanOrEqual(0);
    expect(Math.abs(positions.head - positions.frame)).toBeLessThan(2);
    await expect.poll(() => page.getByRole('link', { name: /^แก้ไข/ }).nth(9).isVisible()).toBe(true);
  });

  it('is one card per row on a telephone, its two names first, and nothing overflows', async () => {
    await office.makeDepartments('TEL', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=TEL`, { width: 390, height: 844 });
    const card = page.getByRole('listitem').filter({ hasText: 'TEL01' });
    await card.waitFor();
    expect((await card.innerText()).split('\n').slice(0, 2)).toEqual(['TEL01', 'หน่วยงาน TEL01']);
    await expect.poll(() => page.locator('main table').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findAxeViolations(page)).toEqual([]);
    await card.getByRole('link', { name: 'TEL01', exact: true }).click();
    await page.waitForURL(/\/view$/);
  });

  it('may be a tree: matches are below their parents, and the arrow keys move between rows', async () => {
    const root = await office.makeDepartment('TRE01');
    const child = await office.makeDepartment('TRE02', { refParent: { id: root.id } });
    await office.makeDepartment('TREX3', { refParent: { id: child.id }, isRegister: true });
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=TREX&view=tree`);
    const rows = page.getByRole('treegrid').locator('tbody tr');
    await rows.nth(2).waitFor();
    await expect.poll(() => rows.count()).toBe(3);
    await expect
      .poll(() =>
        rows.evaluateAll((all) =>
          all.map((row) => `${row.getAttribute('aria-level')} ${row.getAttribute('aria-expanded')}`),
        ),
      )
      .toEqual(['1 true', '2 true', '3 null']);
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => rows.count()).toBe(2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => rows.nth(2).evaluate((row) => row === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('has no axe violations: in Thai and English, light and dark', async () => {
    for (const look of [{ locale: 'th' }, { locale: 'en', theme: 'dark' }] as const) {
      const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true`, look);
      await page.locator('tbody tr').first().waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      expectNoPageErrors(page);
    }
  });
});

describe('actions on rows', () => {
  it('report row by row: which succeeded, which failed, and why', async () => {
    const [first, second] = await office.makeDepartments('BLK', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=BLK`);
    await expectCodes(page, ['BLK01', 'BLK02']);
    await page.getByRole('checkbox', { name: 'เลือกทุกรายการในหน้านี้' }).check();
    expect(
      (
        await site.app.call('PUT', DEPARTMENTS_API, {
          as: admin,
          body: { id: second?.id, version: second?.version, phone: '02' },
        })
      ).status,
    ).toBe(200);
    await page.getByRole('button', { name: 'ยกเลิกการใช้งาน', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('ยกเลิกการใช้งาน 2 รายการหรือไม่').waitFor();
    await question.getByRole('button', { name: 'ยกเลิกการใช้งาน', exact: true }).click();
    const results = page.getByRole('dialog', { name: 'ผลการดำเนินการ' });
    await results.getByText('สำเร็จ 1 รายการ ไม่สำเร็จ 1 รายการ').waitFor();
    const refused = results.getByRole('row').filter({ hasText: 'BLK02' });
    await expect.poll(() => refused.innerText()).toMatch(/แก้ไข/);
    await expect.poll(() => results.getByRole('table').innerText()).not.toContain('BLK01');
    await results.getByRole('button', { name: 'ปิด' }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'BLK01' });
    await row.getByText('ยกเลิกการใช้งาน').waitFor();
    await expect
      .poll(() => row.getByRole('link', { name: /^แก้ไข/ }).count(), { message: 'what is archived is not edited' })
      .toBe(0);
    const { body } = await site.app.call('POST', `${DEPARTMENTS_API}/_search`, {
      as: admin,
      body: { select: ['isActive'], where: [{ name: 'id', operator: '=', value: first?.id }] },
    });
    expect(body).toMatchObject({ data: [{ isActive: false }] });
  });

  it('can be undone at once, also on pages that are not visible', async () => {
    await office.makeDepartments('PAG', 11);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=PAG&size=10`);
    await page.getByRole('checkbox', { name: /PAG01/ }).check();
    const next = page.getByRole('button', { name: 'หน้าถัดไป' });
    await next.click();
    await page.getByRole('checkbox', { name: /PAG11/ }).waitFor();
    await expect
      .poll(
        () => next.evaluate((button) => [button === document.activeElement, button.getAttribute('aria-disabled')]),
        { message: 'the button keeps the focus where it leads no further' },
      )
      .toEqual([true, 'true']);
    await page.getByRole('checkbox', { name: /PAG11/ }).check();
    const states = async (): Promise<unknown> =>
      (
        await site.app.call('POST', `${DEPARTMENTS_API}/_search`, {
          as: admin,
          body: {
            select: ['isActive', 'version'],
            where: [{ name: 'code', operator: 'in', value: ['PAG01', 'PAG11'] }],
          },
        })
      ).body;
    for (const [action, after] of [
      ['ยกเลิกการใช้งาน', { isActive: false, version: 2 }],
      ['เปิดใช้งาน', { isActive: true, version: 3 }],
    ] as const) {
      await page.getByRole('button', { name: action, exact: true }).click();
      await page.getByRole('alertdialog').getByText(`${action} 2 รายการหรือไม่`).waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();
      await expect.poll(states).toMatchObject({ data: [after, after] });
    }
    await page.getByText('เลือกแล้ว 2 รายการ').waitFor();
  });

  it('are available only for rows in the right state, and show why otherwise', async () => {
    await office.makeDepartments('STA', 1);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=STA`);
    await page.getByRole('checkbox', { name: /STA01/ }).check();
    const activate = page.getByRole('button', { name: 'เปิดใช้งาน', exact: true });
    await expect.poll(() => activate.getAttribute('aria-disabled')).toBe('true');
    await activate.hover();
    await page.getByRole('tooltip').getByText('รายการที่เลือกใช้งานอยู่แล้ว').waitFor();
    await page.getByRole('checkbox', { name: /STA01/ }).uncheck();
    await page.getByRole('button', { name: /คำสั่งอื่นของ STA01/ }).click();
    await page.getByRole('menuitem', { name: 'ลบถาวร' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบถาวร' }).click();
    await page.getByText('ไม่พบรายการที่ตรงกับตัวกรอง').waitFor();
  });

  it('archive and nothing more, whatever a link has put into the address', async () => {
    const [department] = await office.makeDepartments('LNK', 1);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=LNK&isHardDelete=true`);
    await page.getByRole('button', { name: /คำสั่งอื่นของ LNK01/ }).click();
    await page.getByRole('menuitem', { name: 'ยกเลิกการใช้งาน' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิกการใช้งาน' }).click();
    await page.getByText('ดำเนินการแล้ว 1 รายการ').waitFor();
    const { body } = await site.app.call('POST', `${DEPARTMENTS_API}/_search`, {
      as: admin,
      body: { select: ['isActive'], where: [{ name: 'id', operator: '=', value: department?.id }] },
    });
    expect(body).toMatchObject({ data: [{ isActive: false }] });
  });
});

describe('the output', () => {
  it('contains every row of the filter in the chosen columns, as export.csv', async () => {
    await office.makeDepartments('CSV', 12);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=CSV&size=10&sort=-code`);
    await page.locator('tbody tr').nth(9).waitFor();
    await page.getByRole('button', { name: 'คอลัมน์' }).click();
    for (const name of [
      'ชื่อหน่วยงาน (อังกฤษ)',
      'เปิดให้เจ้าหน้าที่ลงทะเบียน',
      'ออกเอกสาร',
      'ดูแลการนำเข้า',
      'ดูแลการส่งออก',
      'หน่วยงานต้นสังกัด',
    ])
      await page.getByRole('checkbox', { name, exact: true }).uncheck();
    await page.keyboard.press('Escape');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'ส่งออก' }).click();
    await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('export.csv');
    const text = await readFile(await file.path(), 'utf8');
    const [header, ...rows] = readCsv(text);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(header).toEqual(['รหัสหน่วยงาน', 'ชื่อหน่วยงาน (ไทย)', 'ประเภทหน่วยงาน', 'ใช้งาน']);
    expect(rows.map(([code]) => code)).toEqual(
      Array.from({ length: 12 }, (_, index) => `CSV${String(12 - index).padStart(2, '0')}`),
    );
    expect(rows[0]).toEqual(['CSV12', 'หน่วยงาน CSV12', 'จังหวัด', 'ใช่']);
  });

  it('is printed as title, filter and table, without the controls', async () => {
    await office.makeDepartments('PRN', 1);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=PRN`);
    await expectCodes(page, ['PRN01']);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('heading', { name: 'หน่วยงาน' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByText('รหัสหน่วยงาน: PRN').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('PRN01', { exact: true }).isVisible()).toBe(true);
    for (const shell of ['header:has(> a)', 'nav', 'a[href="#main"]'])
      await expect
        .poll(
          () =>
            page
              .locator(shell)
              .evaluateAll((all) => all.filter((element) => element.getClientRects().length > 0).length),
          { message: shell },
        )
        .toBe(0);
    const { top } = await page
      .getByRole('heading', { name: 'หน่วยงาน' })
      .evaluate((heading) => heading.getBoundingClientRect());
    expect(top, 'nothing stands above the title').toBeLessThan(16);
    for (const name of ['ค้นหา', 'นำเข้า', 'ส่งออก', 'คอลัมน์'])
      await expect
        .poll(() => page.getByRole('button', { name, exact: true }).isVisible(), { message: name })
        .toBe(false);
    await expect.poll(() => page.getByRole('link', { name: 'สร้างรายการ' }).isVisible()).toBe(false);
    await expect.poll(() => page.locator('tbody input').first().isVisible()).toBe(false);
  });
});

describe('a saved filter', () => {
  it('is stored under a name, can be the default, and is renamed and deleted', async () => {
    await office.makeDepartments('VIEW', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=VIEW`);
    await expectCodes(page, ['VIEW01', 'VIEW02']);
    await page.getByRole('button', { name: 'ตัวกรองของท่าน' }).click();
    await page.getByRole('menuitem', { name: 'บันทึกตัวกรองนี้' }).click();
    await page.getByLabel('ชื่อตัวกรอง').fill('ของฉันเอง');
    await page.getByLabel('ใช้เมื่อเปิดหน้านี้').check();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกตัวกรองแล้ว').waitFor();
    await office.openShared(DEPARTMENTS);
    await expectCodes(page, ['VIEW01', 'VIEW02']);
    expect(new URL(page.url()).searchParams.get('code')).toBe('VIEW');
    await page.locator('search').getByRole('button', { name: 'ล้างตัวกรอง' }).click();
    // A cleared filter stays cleared.
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'ตัวกรองของท่าน' }).click();
    await page.getByRole('menuitem', { name: /ของฉันเอง/ }).click();
    await expectCodes(page, ['VIEW01', 'VIEW02']);
    await page.getByRole('button', { name: 'ของฉันเอง' }).click();
    await page.getByRole('menuitem', { name: 'จัดการตัวกรองของท่าน' }).click();
    await page.getByRole('button', { name: 'เปลี่ยนชื่อ “ของฉันเอง”' }).click();
    await page.getByRole('textbox', { name: 'ชื่อตัวกรอง' }).fill('ชื่อใหม่');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'ลบ “ชื่อใหม่” ถาวร' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบถาวร', exact: true }).click();
    await page.getByText('ยังไม่มีตัวกรองที่บันทึกไว้').waitFor();
    const { body } = await site.app.call('POST', '/api/v1/security/saved-views/_search', { as: admin, body: {} });
    expect(body).toMatchObject({ totalSize: 0 });
    expectNoPageErrors(page);
  });
});

describe('a failed call', () => {
  it('leaves the existing rows, and marks them as outdated', async () => {
    await office.makeDepartments('OLD', 2);
    const page = await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=OLD`);
    await expectCodes(page, ['OLD01', 'OLD02']);
    await page.route('**/departments/_search*', (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ message: 'ทำไม่ได้ในตอนนี้' }),
      }),
    );
    await page.getByRole('button', { name: 'ประเภทหน่วยงาน', exact: true }).last().click();
    await page.getByText('โหลดรายการใหม่ไม่สำเร็จ').waitFor();
    await page.getByText('ทำไม่ได้ในตอนนี้').waitFor();
    await expectCodes(page, ['OLD01', 'OLD02']);
    await page.unroute('**/departments/_search*');
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await page.getByText('โหลดรายการใหม่ไม่สำเร็จ').waitFor({ state: 'detached' });
  });

  it('without any answer redirects to the error page, with a link back', async () => {
    const page = await office.openShared('/app/home');
    await page.route('**/departments/_search*', (route) => route.abort());
    await office.openShared(`${DEPARTMENTS}?cacheQuery=true&code=SUV`);
    await page.waitForURL(/\/500/);
    expect(new URL(page.url()).searchParams.get('url')).toBe(`${DEPARTMENTS}?cacheQuery=true&code=SUV`);
    await page.unroute('**/departments/_search*');
    takePageErrors(page);
  });
});
