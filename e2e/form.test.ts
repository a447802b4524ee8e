/** A record is written manually, with the errors and warnings on the way. */
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { holdCalls } from './support/holdCalls.ts';
import { goTo } from './support/sharedVisitor.ts';
import {
  expectSaved,
  expectText,
  fieldInput,
  sampleLines,
  openSpecimenSite,
  clickSave,
  SPECIMENS,
  SPECIMENS_API,
  type SharedSpecimenVisitor,
  type SpecimenSite,
} from './support/specimenSite.ts';

let desk: SpecimenSite;
let visitor: SharedSpecimenVisitor;

beforeAll(async () => {
  desk = await openSpecimenSite();
  visitor = desk.share();
});
afterAll(() => desk.close());

const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

const holdSaves = (page: Page): Promise<() => void> => holdCalls(page, new RegExp(`${SPECIMENS_API}(\\?.*)?$`, 'u'));

describe('a new record', () => {
  it('is created once, however often the button is pressed, and then shown', async () => {
    const page = await visitor.create();
    const sent: string[] = [];
    const recordSave = (request: Request): void => {
      if (request.method() === 'PUT' && request.url().includes(SPECIMENS_API)) sent.push(request.url());
    };
    page.on('request', recordSave);
    await fieldInput(page, 'code').fill('N-1');
    await fieldInput(page, 'name').fill('ใหม่');
    await button(page, 'เพิ่มแถว').click();
    await page.locator('tr[data-index="0"] input').first().fill('แถวแรก');
    await button(page, 'บันทึก').dblclick();
    await page.waitForURL(/\/view$/u);
    await expectText(page, 'แถวแรก');
    page.off('request', recordSave);
    expect(sent).toHaveLength(1);
    expectNoPageErrors(page);
  });

  it('does not move the focus back to a new row from another field', async () => {
    const page = await visitor.create();
    await button(page, 'เพิ่มแถว').click();
    await page.waitForFunction(() => document.activeElement?.closest('tr[data-index="0"]') !== null);
    const at = await button(page, 'เพิ่มแถว').evaluate(async (add: HTMLElement) => {
      const name = document.querySelector<HTMLInputElement>('input[name="name"]');
      add.click();
      // Before the next frame is drawn, as it happens to a fast user on a slow machine.
      name?.focus();
      name?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
      return [document.activeElement?.getAttribute('name'), document.querySelectorAll('tr[data-index]').length];
    });
    expect(at).toEqual(['name', 2]);
  });

  it('is not created by Enter, and the first missing field shows an error', async () => {
    const page = await visitor.create();
    await fieldInput(page, 'name').fill('ไม่มีรหัส');
    await fieldInput(page, 'name').press('Enter');
    expect(new URL(page.url()).pathname).toMatch(/create$/u);
    await page.keyboard.press('Control+s');
    await expectText(page, 'กรุณาแก้ไข 1 จุดต่อไปนี้');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
    // Whoever closes the notice with the keyboard is back where they were.
    for (const key of ['Enter', 'Escape']) {
      const close = page.getByRole('alert').getByRole('button', { name: 'ปิด', exact: true });
      await close.focus();
      await close.press(key);
      await expect.poll(() => close.count()).toBe(0);
      await expect.poll(() => focusedName(page), { message: key }).toBe('code');
      await page.keyboard.press('Control+s');
      await close.waitFor();
    }
    expectNoPageErrors(page);
  });

  it('begins with the usable values of the address', async () => {
    const props = encodeURIComponent(JSON.stringify({ name: 'จากลิงก์', amount: 'มาก', total: '9', nonsense: 1 }));
    const page = await visitor.visit(`${SPECIMENS}/create?props=${props}`);
    await expectText(page, 'amount, nonsense, total');
    expect([await fieldInput(page, 'name').inputValue(), await fieldInput(page, 'amount').inputValue()]).toEqual([
      'จากลิงก์',
      '',
    ]);
  });
});

describe('a form', () => {
  it('shows the fields its reader may see, without a call to find them out', async () => {
    const operator = await desk.app.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    const searched: string[] = [];
    const page = await desk.visit('/app/home', { as: operator });
    page.on(
      'request',
      (request) => request.url().includes(`${SPECIMENS_API}/_search`) && searched.push(request.postData() ?? ''),
    );
    await goTo(page, `${SPECIMENS}/create`);
    await fieldInput(page, 'code').waitFor();
    expect([await fieldInput(page, 'pin').count(), await fieldInput(page, 'opinion').count()]).toEqual([1, 0]);
    expect(searched).toEqual([]);
    const other = await visitor.create();
    await fieldInput(other, 'opinion').waitFor();
  });

  it('of a new record has no section for records that refer to it, and that of a stored record has', async () => {
    const page = await visitor.create();
    await expect.poll(() => page.getByText('ตัวอย่างที่อ้างถึง').count()).toBe(0);
    await visitor.edit(await desk.make());
    await expectText(page, 'ตัวอย่างที่อ้างถึง');
  });

  it('stays unchanged while it is being saved, with the caret in place', async () => {
    const record = await desk.make();
    const page = await visitor.edit(record);
    const release = await holdSaves(page);
    await fieldInput(page, 'name').fill('ก่อน');
    await page.keyboard.press('Control+s');
    await page.locator('form[inert][aria-busy="true"]').waitFor();
    await page.keyboard.type('ระหว่าง');
    release();
    await expectSaved(page);
    await page.locator('form[aria-busy="false"]').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await page.keyboard.type('หลัง');
    await expect.poll(() => fieldInput(page, 'name').inputValue()).toBe('ก่อนหลัง');
    expect((await desk.read(record.id))?.['name']).toBe('ก่อน');
    expectNoPageErrors(page);
  });

  it('of a new record loses nothing that is typed while it is being saved', async () => {
    const page = await visitor.create();
    const release = await holdSaves(page);
    await fieldInput(page, 'code').fill('N-slow');
    await fieldInput(page, 'name').fill('ครบ');
    await page.keyboard.press('Control+s');
    await page.locator('form[inert]').waitFor();
    await page.keyboard.type('เกินมา');
    await fieldInput(page, 'name')
      .click({ force: true, timeout: 500 })
      .catch(() => undefined);
    await expect.poll(() => fieldInput(page, 'name').inputValue()).toBe('ครบ');
    release();
    await page.waitForURL(/\/view$/u);
    await expectText(page, 'ครบ');
  });
});

describe('a field', () => {
  it('appears and disappears with the choice above it, and holds what was typed until it is saved', async () => {
    const page = await visitor.edit(await desk.make({ isOpen: true, reason: 'เดิม' }));
    await fieldInput(page, 'reason').fill('ใหม่');
    await fieldInput(page, 'isOpen').press('Space');
    await fieldInput(page, 'reason').waitFor({ state: 'detached' });
    await fieldInput(page, 'isOpen').press('Space');
    await expect.poll(() => fieldInput(page, 'reason').inputValue()).toBe('ใหม่');
  });

  it('shows computed values of the rows at once, and while typing what only the server can check', async () => {
    const page = await visitor.edit(await desk.make({ lines: sampleLines(3) }));
    await page.locator('tr[data-index="1"] input').nth(1).fill('40.5');
    await expectText(page, '42.5');
    const checkAnswer = page.waitForResponse((answer) => answer.url().includes('/_check'));
    await fieldInput(page, 'amount').fill('950000');
    await fieldInput(page, 'amount').blur();
    await checkAnswer;
    await expectText(page, 'ค่าสูงสุดที่กรอกได้คือ 900000');
  });
});

describe('a long table', () => {
  it('moves to the error in row 150 of 200, and draws only visible rows', async () => {
    const record = await desk.make({ lines: sampleLines(200) });
    const page = await visitor.edit(record);
    await page.locator('tr[data-index="0"]').waitFor();
    await expect.poll(() => page.locator('tr[data-index]').count()).toBeLessThan(60);
    await page.evaluate(() =>
      document
        .querySelector('tr[data-index="0"]')
        ?.closest('div')
        ?.scrollTo(0, 149 * 41),
    );
    await page.locator('tr[data-index="149"] input').first().fill('');
    await page.evaluate(() => document.querySelector('tr[data-index]')?.closest('div')?.scrollTo(0, 0));
    await fieldInput(page, 'code').focus();
    await clickSave(page);
    await expectText(page, 'รายการ แถวที่ 150');
    await page.waitForFunction(
      (id) => document.activeElement?.getAttribute('name') === `lines.${id}.label`,
      record.lines[149]?.id,
    );
    await expect.poll(() => page.locator('tr[data-index="149"]').isVisible()).toBe(true);
    await page.keyboard.type('มีชื่อแล้ว');
    await clickSave(page);
    await expectSaved(page);
    expect((await desk.read(record.id))?.lines[149]?.label).toBe('มีชื่อแล้ว');
    expectNoPageErrors(page);
  });

  it('takes rows from a spreadsheet, adds them by key, and restores deleted ones', async () => {
    const record = await desk.make({ lines: sampleLines(2) });
    const page = await visitor.edit(record);
    await page.locator('tr[data-index="1"] input').first().focus();
    await page.keyboard.press('Alt+Enter');
    await page.waitForFunction(() => document.activeElement?.closest('tr')?.dataset['index'] === '2');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'ก\t๒๕๐.๕\t14/11/2569\nข\t2\t15/11/2569\n');
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expectText(page, 'วางแล้ว 2 แถว');
    await button(page, 'ลบแถวที่ 1').click();
    await button(page, 'เลิกทำ').click();
    await clickSave(page);
    await expectSaved(page);
    expect((await desk.read(record.id))?.lines).toMatchObject([
      { label: 'แถว 1' },
      { label: 'แถว 2' },
      { label: 'ก', netKg: 250.5, madeOn: '2026-11-14T00:00:00+07:00' },
      { label: 'ข', netKg: 2 },
    ]);
  });

  it('is a card for each row on a telephone, and opens the card with the error', async () => {
    const record = await desk.make({ lines: sampleLines(45) });
    const page = await visitor.edit(record, { width: 390, height: 844 });
    await button(page, 'แก้ไข แถวที่ 40').click();
    const label = page.getByRole('dialog').locator('input').first();
    await label.fill('');
    await button(page, 'เสร็จสิ้น').click();
    await clickSave(page);
    await expectText(page, 'รายการ แถวที่ 40');
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(
      (id) => document.activeElement?.getAttribute('name') === `lines.${id}.label`,
      record.lines[39]?.id,
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('the page of a record', () => {
  it('is a document with its history in words', async () => {
    const record = await desk.make({ day: '2026-11-14', lines: sampleLines(1) });
    await desk.put({ id: record.id, version: 1, name: 'ชื่อใหม่', day: '2026-11-15', lines: [{ label: 'เพิ่มทีหลัง' }] });
    const page = await visitor.visit(`${SPECIMENS}/${record.id}/view`);
    await expectText(page, '15/11/2569');
    await expect.poll(() => page.locator('main input').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'ประวัติ' }).click();
    await expectText(page, 'รุ่นที่ 2');
    const historyText = await page.getByRole('tabpanel').getByRole('listitem').first().innerText();
    expect(historyText.replaceAll(/\s+/gu, ' ')).toContain('ของทดสอบ เป็น ชื่อใหม่');
    expect(historyText).toContain('14/11/2569');
    expect(historyText).toContain('เพิ่มทีหลัง');
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('with a very long table shows it in pages, and all of it on paper', async () => {
    const record = await desk.make({ lines: sampleLines(120) });
    const page = await visitor.visit(`${SPECIMENS}/${record.id}/view`);
    const rows = page.getByRole('table', { name: 'รายการ' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole('button', { name: 'หน้าสุดท้าย' }).click();
    await expect.poll(() => rows.last().innerText()).toMatch(/^120\s+แถว 120/u);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rows.count()).toBe(120);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => rows.count()).toBe(20);
  });

  it('that is archived can be activated, and is then open for changes', async () => {
    const record = await desk.make();
    const page = await visitor.visit(`${SPECIMENS}/${record.id}/view`);
    await button(page, 'ยกเลิกการใช้งาน').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิกการใช้งาน' }).click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button')].some(
        (element) => element.textContent === 'แก้ไข' && element.getAttribute('aria-disabled') === 'true',
      ),
    );
    await button(page, 'เปิดใช้งาน').click();
    await page.waitForURL(/\/edit$/u);
    await fieldInput(page, 'code').waitFor();
    expectNoPageErrors(page);
  });

  it('is deleted after its name was confirmed, and the list is shown again', async () => {
    const record = await desk.make({ name: 'จะถูกลบ' });
    const page = await visitor.visit(`${SPECIMENS}/${record.id}/view`);
    await button(page, 'ลบถาวร').click();
    await expectText(page, 'ลบ “จะถูกลบ” ถาวรหรือไม่');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบถาวร' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(SPECIMENS));
    expect(await desk.read(record.id)).toBeUndefined();
  });

  it('offers no action to people who may only read', async () => {
    const record = await desk.make();
    const auditor = await desk.app.person({ roles: ['AUDITOR'] });
    const page = await desk.visit(`${SPECIMENS}/${record.id}/view`, { as: auditor });
    await button(page, 'พิมพ์').waitFor();
    for (const name of ['แก้ไข', 'ลบถาวร', 'ยกเลิกการใช้งาน', 'เปิดใช้งาน'])
      await expect.poll(() => button(page, name).count(), { message: name }).toBe(0);
  });

  it('that does not exist redirects to the list with a message', async () => {
    const page = await visitor.visit(`${SPECIMENS}/01a1dd1b-88e2-7ceb-a9b8-05a99035a30a/view`);
    await expectText(page, 'ไม่พบข้อมูลที่ต้องการ');
    await page.waitForURL((url) => url.pathname.endsWith(SPECIMENS));
  });
});

it('has no axe violations with an error: in Thai and English, light and dark, wide and narrow', async () => {
  for (const look of [{ width: 1366 }, { locale: 'en', theme: 'dark', width: 390 }] as const) {
    const page = await visitor.edit(await desk.make({ lines: sampleLines(3) }), look);
    await fieldInput(page, 'code').fill('');
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('[aria-invalid]') !== null);
    expect(await focusedName(page)).toBe('code');
    expect(await findAxeViolations(page)).toEqual([]);
  }
});

describe('a value with a warning', () => {
  it('shows it at its field and above the form while typing, and can be saved', async () => {
    const page = await desk.visit(`${SPECIMENS}/create`);
    await fieldInput(page, 'code').fill('W-1');
    await fieldInput(page, 'amount').fill('600000');
    const summary = page.getByRole('region', { name: /^มีคำเตือน 1 ข้อ/u });
    await summary.waitFor();
    const described = await fieldInput(page, 'amount').getAttribute('aria-describedby');
    expect(described).toContain('-warning');
    expect(await fieldInput(page, 'amount').getAttribute('aria-invalid')).not.toBe('true');
    expect(await page.getByRole('status').filter({ hasText: 'มีคำเตือน 1 ข้อ' }).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await fieldInput(page, 'amount').fill('5');
    await expect.poll(() => summary.count()).toBe(0);
    await fieldInput(page, 'amount').fill('600000');
    await summary.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amount');
    await button(page, 'บันทึก').click();
    await page.waitForURL(/\/view$/u);
    expectNoPageErrors(page);
  });
});
