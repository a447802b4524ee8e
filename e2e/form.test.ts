/** A record written by hand: what goes wrong on the way, and that nothing typed is ever lost. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { startBrowserApp, type BrowserApp } from './support/app.ts';
import { axe } from './support/axe.ts';
import { openBrowser, type TestBrowser, type Visitor } from './support/browser.ts';
import { takeComplaints } from './support/complaints.ts';
import { expectQuiet } from './support/quiet.ts';
import { enter } from './support/visit.ts';

const SPECIMENS = '/app/specimen/specimens';
const CALL = '/api/v1/transaction/specimens';

interface Specimen {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly id: string; readonly label: string }[];
  readonly [name: string]: unknown;
}

let app: BrowserApp;
let browser: TestBrowser;
let admin: Person;
let colleague: Person;
let made = 0;

beforeAll(async () => {
  app = await startBrowserApp({ specimens: true });
  browser = await openBrowser(app);
  admin = await app.person({ roles: ['ADMIN'] });
  colleague = await app.person({ roles: ['ADMIN'] });
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

async function put(body: object, as: Person = colleague): Promise<Specimen> {
  const answer = await app.call('PUT', CALL, { as, body });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.body as Specimen;
}
const make = (values: object = {}): Promise<Specimen> => put({ code: `F-${(made += 1)}`, name: 'ของทดสอบ', ...values });
const read = async (id: string): Promise<Specimen | undefined> => {
  const answer = await app.call('POST', `${CALL}/_search`, { as: admin, body: { where: [{ name: 'id', type: 'UUID', operator: '=', value: id }], page: 0, size: 1, children: [{ name: 'lines' }] } });
  return (answer.body as { data: Specimen[] }).data[0];
};
const linesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `แถว ${index + 1}`, netKg: '1' }));

async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await browser.newPage(visitor);
  await enter(page, admin, path);
  return page;
}
const edit = async ({ id }: Specimen, visitor?: Visitor): Promise<Page> => {
  const page = await visit(`${SPECIMENS}/${id}/edit`, visitor);
  await field(page, 'code').waitFor();
  return page;
};
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'บันทึก').click();
const expectText = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor();
const expectSaved = (page: Page) => page.getByText('บันทึกแล้ว', { exact: true }).first().waitFor();
const focusedName = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

describe('a new record', () => {
  it('is made once, however often the button is pressed, and shown then', async () => {
    const page = await visit(`${SPECIMENS}/create`);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && request.url().includes(CALL) && sent.push(request.url()));
    await field(page, 'code').fill('N-1');
    await field(page, 'name').fill('ใหม่');
    await button(page, 'เพิ่มแถว').click();
    await page.locator('tr[data-index="0"] input').first().fill('แถวแรก');
    await button(page, 'บันทึก').dblclick();
    await page.waitForURL(/\/view$/u);
    await expectText(page, 'แถวแรก');
    expect(sent).toHaveLength(1);
    expectQuiet(page);
  });

  it('is not made by Enter, and says what is missing at the first such field', async () => {
    const page = await visit(`${SPECIMENS}/create`);
    await field(page, 'name').fill('ไม่มีรหัส');
    await field(page, 'name').press('Enter');
    expect(new URL(page.url()).pathname).toMatch(/create$/u);
    await page.keyboard.press('Control+s');
    await expectText(page, 'กรุณาแก้ไข 1 จุดต่อไปนี้');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
    expectQuiet(page);
  });

  it('begins with what the address brings along, as far as it can be used', async () => {
    const props = encodeURIComponent(JSON.stringify({ name: 'จากลิงก์', amount: 'มาก', total: '9', nonsense: 1 }));
    const page = await visit(`${SPECIMENS}/create?props=${props}`);
    await expectText(page, 'amount, nonsense, total');
    expect([await field(page, 'name').inputValue(), await field(page, 'amount').inputValue()]).toEqual(['จากลิงก์', '']);
  });
});

describe('a field', () => {
  it('comes and goes with what is chosen above it, and keeps what was typed until it is saved', async () => {
    const page = await edit(await make({ isOpen: true, reason: 'เดิม' }));
    await field(page, 'reason').fill('ใหม่');
    await field(page, 'isOpen').press('Space');
    await field(page, 'reason').waitFor({ state: 'detached' });
    await field(page, 'isOpen').press('Space');
    expect(await field(page, 'reason').inputValue()).toBe('ใหม่');
  });

  it('shows what follows from the rows at once', async () => {
    const page = await edit(await make({ lines: linesOf(3) }));
    await page.locator('tr[data-index="1"] input').nth(1).fill('40.5');
    await expectText(page, '42.500');
  });

  it('with a date that does not exist keeps the form from being saved, not the old date in its place', async () => {
    const record = await make({ day: '2026-01-31' });
    const page = await edit(record);
    await field(page, 'day').fill('31/02/2569');
    await save(page);
    await expectText(page, 'กรุณาแก้ไข 1 จุดต่อไปนี้');
    expect(await field(page, 'day').inputValue()).toBe('31/02/2569');
    expect((await read(record.id))?.version).toBe(1);
  });

  it('that only the server can judge is judged while one types', async () => {
    const page = await edit(await make());
    const asked = page.waitForResponse((answer) => answer.url().includes('/_check'));
    await field(page, 'amount').fill('950000');
    await field(page, 'amount').blur();
    await asked;
    await expectText(page, 'ค่าสูงสุดที่กรอกได้คือ 900000');
  });
});

describe('a long table', () => {
  it('leads to the mistake in row 150 of 200, and only draws what is seen', async () => {
    const record = await make({ lines: linesOf(200) });
    const page = await edit(record);
    await page.locator('tr[data-index="0"]').waitFor();
    expect(await page.locator('tr[data-index]').count()).toBeLessThan(60);
    await page.evaluate(() => document.querySelector('tr[data-index="0"]')?.closest('div')?.scrollTo(0, 149 * 41));
    await page.locator('tr[data-index="149"] input').first().fill('');
    await page.evaluate(() => document.querySelector('tr[data-index]')?.closest('div')?.scrollTo(0, 0));
    await field(page, 'code').focus();
    await save(page);
    await expectText(page, 'รายการ แถวที่ 150');
    await page.waitForFunction((id) => document.activeElement?.getAttribute('name') === `lines.${id}.label`, record.lines[149]?.id);
    expect(await page.locator('tr[data-index="149"]').isVisible()).toBe(true);
    await page.keyboard.type('มีชื่อแล้ว');
    await save(page);
    await expectSaved(page);
    expect((await read(record.id))?.lines[149]?.label).toBe('มีชื่อแล้ว');
    expectQuiet(page);
  });

  it('takes rows from a spreadsheet, adds them by key, and brings back what was taken out', async () => {
    const record = await make({ lines: linesOf(2) });
    const page = await edit(record);
    await page.locator('tr[data-index="1"] input').first().focus();
    await page.keyboard.press('Alt+Enter');
    await page.waitForFunction(() => document.activeElement?.closest('tr')?.dataset['index'] === '2');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', 'ก\t๒๕๐.๕\t14/11/2569\nข\t2\t15/11/2569\n');
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expectText(page, 'วางแล้ว 2 แถว');
    await button(page, 'ลบแถวที่ 1').click();
    await button(page, 'เลิกทำ').click();
    await save(page);
    await expectSaved(page);
    expect((await read(record.id))?.lines).toMatchObject([{ label: 'แถว 1' }, { label: 'แถว 2' }, { label: 'ก', netKg: 250.5, madeOn: '2026-11-14T00:00:00+07:00' }, { label: 'ข', netKg: 2 }]);
  });

  it('is a card for each row on a telephone, and leads into the card with the mistake', async () => {
    const record = await make({ lines: linesOf(45) });
    const page = await edit(record, { width: 390, height: 844 });
    await button(page, 'แก้ไข แถวที่ 40').click();
    const label = page.getByRole('dialog').locator('input').first();
    await label.fill('');
    await button(page, 'เสร็จ').click();
    await save(page);
    await expectText(page, 'รายการ แถวที่ 40');
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction((id) => document.activeElement?.getAttribute('name') === `lines.${id}.label`, record.lines[39]?.id);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

describe('what is typed and not saved', () => {
  const keptDraft = (page: Page) => page.waitForResponse((answer) => answer.url().includes('/form-drafts') && answer.request().method() === 'PUT' && answer.ok());

  it('is there again after a reload, without being asked for', async () => {
    const record = await make();
    const page = await edit(record);
    const kept = keptDraft(page);
    await field(page, 'name').fill('พิมพ์ค้างไว้');
    await kept;
    await expectText(page, 'ร่างบันทึกแล้ว');
    await page.reload();
    await field(page, 'name').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('พิมพ์ค้างไว้');
    await save(page);
    await expectSaved(page);
    expect((await read(record.id))?.['name']).toBe('พิมพ์ค้างไว้');
    await page.reload();
    await field(page, 'name').waitFor();
    expect(await page.getByText('มีงานที่ยังไม่ได้บันทึก').count()).toBe(0);
  });

  it('of a new record is the same new record after a reload', async () => {
    const page = await visit(`${SPECIMENS}/create`);
    const kept = keptDraft(page);
    await field(page, 'code').fill('N-reload');
    await kept;
    await page.reload();
    await field(page, 'code').waitFor();
    expect(await field(page, 'code').inputValue()).toBe('N-reload');
    await save(page);
    await page.waitForURL(/\/view$/u);
  });

  it('is offered on another machine, and goes on there', async () => {
    const record = await make();
    const here = await edit(record);
    const kept = keptDraft(here);
    await field(here, 'name').fill('เริ่มที่นี่');
    await kept;
    const there = await edit(record);
    await expectText(there, 'มีงานที่ยังไม่ได้บันทึก');
    expect(await field(there, 'name').inputValue()).toBe('ของทดสอบ');
    await button(there, 'กรอกต่อ').click();
    await there.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === 'เริ่มที่นี่');
    await save(there);
    await expectSaved(there);
    expect((await read(record.id))?.['name']).toBe('เริ่มที่นี่');
  });

  it('of a new record is offered where the next one is begun, until it is discarded', async () => {
    const page = await visit(`${SPECIMENS}/create`);
    const kept = keptDraft(page);
    await field(page, 'code').fill('N-offered');
    await kept;
    const later = await visit(`${SPECIMENS}/create`);
    await expectText(later, 'มีงานที่ยังไม่ได้บันทึก');
    const gone = later.waitForResponse((answer) => answer.url().includes('/form-drafts/_delete') && answer.ok());
    await button(later, 'ทิ้งร่างนี้').click();
    await gone;
    await later.reload();
    await field(later, 'code').waitFor();
    expect(await later.getByText('มีงานที่ยังไม่ได้บันทึก').count()).toBe(0);
  });

  it('is asked about by the back button: who stays has it, who leaves finds it again', async () => {
    const record = await make();
    const page = await visit(`${SPECIMENS}/${record.id}/view`);
    await button(page, 'แก้ไข').click();
    await field(page, 'name').fill('ยังไม่บันทึก');
    await page.goBack();
    await expectText(page, 'ออกจากหน้านี้โดยยังไม่ได้บันทึกหรือไม่');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิก' }).click();
    expect([page.url().endsWith('/edit'), await field(page, 'name').inputValue()]).toEqual([true, 'ยังไม่บันทึก']);
    const kept = keptDraft(page);
    await page.goBack();
    await button(page, 'ออกจากหน้านี้').click();
    await page.waitForURL(/\/view$/u);
    await kept;
    await page.goForward();
    await field(page, 'name').waitFor();
    expect(await field(page, 'name').inputValue()).toBe('ยังไม่บันทึก');
  });

  it('is no reason to ask once it is saved', async () => {
    const record = await make();
    const page = await edit(record);
    await field(page, 'name').fill('บันทึกแล้วไปต่อ');
    await save(page);
    await expectSaved(page);
    await button(page, 'ยกเลิก').click();
    await page.waitForURL(/\/view$/u);
    await expectText(page, 'บันทึกแล้วไปต่อ');
    expectQuiet(page);
  });
});

describe('a network that goes away', () => {
  it('while saving loses nothing: the form says so, and saves when it is back', async () => {
    const record = await make();
    const page = await edit(record);
    await field(page, 'name').fill('กลางทาง');
    await page.context().setOffline(true);
    await save(page);
    await expectText(page, 'ยังไม่ได้รับคำตอบจากระบบ');
    expect(await field(page, 'name').inputValue()).toBe('กลางทาง');
    await page.context().setOffline(false);
    await button(page, 'ลองบันทึกอีกครั้ง').click();
    await expectSaved(page);
    expect(await read(record.id)).toMatchObject({ name: 'กลางทาง', version: 2 });
    takeComplaints(page);
  });

  it('after the save arrived does not save twice, nor take it for somebody else’s', async () => {
    const record = await make();
    const page = await edit(record);
    await field(page, 'name').fill('ถึงแล้วแต่ไม่รู้');
    await button(page, 'เพิ่มแถว').click();
    await page.locator('tr[data-index="0"] input').first().fill('แถวใหม่');
    let isLosing = true;
    await page.route(new RegExp(`${CALL}(\\?.*)?$`, 'u'), async (route) => {
      if (route.request().method() !== 'PUT' || !isLosing) return route.fallback();
      isLosing = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await save(page);
    await expectText(page, 'ยังไม่ได้รับคำตอบจากระบบ');
    await button(page, 'ลองบันทึกอีกครั้ง').click();
    await expectSaved(page);
    expect(await read(record.id)).toMatchObject({ name: 'ถึงแล้วแต่ไม่รู้', version: 2, lines: [{ label: 'แถวใหม่' }] });
    takeComplaints(page);
  });
});

describe('two people at one record', () => {
  it('are told of each other, choose, and keep both their work', async () => {
    const record = await make({ note: 'เดิม', lines: linesOf(2) });
    const page = await edit(record);
    await field(page, 'name').fill('ของฉัน');
    await field(page, 'note').fill('บันทึกของฉัน');
    await put({ id: record.id, version: 1, amount: 7, note: 'บันทึกของเขา', lines: [{ id: record.lines[0]?.id }, { id: record.lines[1]?.id, label: 'แถวของเขา' }, { label: 'แถวเพิ่มของเขา' }] });
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`ข้อมูลนี้ถูกแก้ไขโดย ${colleague.username}`).waitFor();
    expect(await axe(page)).toEqual([]);
    await dialog.getByText('ยังเลือกไม่ครบ').count();
    await dialog.getByRole('radio', { name: 'หมายเหตุ: ของท่าน' }).check();
    await button(page, 'ใช้ข้อมูลที่เลือก').click();
    await expectText(page, 'นำข้อมูลที่เลือกมาใส่ในแบบฟอร์มแล้ว');
    expect(await field(page, 'amount').inputValue()).toBe('7');
    await save(page);
    await expectSaved(page);
    expect(await read(record.id)).toMatchObject({ name: 'ของฉัน', note: 'บันทึกของฉัน', amount: 7, lines: [{ label: 'แถว 1' }, { label: 'แถวของเขา' }, { label: 'แถวเพิ่มของเขา' }] });
  });

  it('may be one person with two tabs', async () => {
    const record = await make();
    const first = await edit(record);
    const second = await first.context().newPage();
    await second.goto(`/haz${SPECIMENS}/${record.id}/edit`);
    await field(second, 'code').waitFor();
    await field(first, 'name').fill('แท็บแรก');
    await save(first);
    await expectSaved(first);
    await field(second, 'amount').fill('3');
    await save(second);
    await button(second, 'ใช้ข้อมูลที่เลือก').click();
    await save(second);
    await expectSaved(second);
    expect(await read(record.id)).toMatchObject({ name: 'แท็บแรก', amount: 3, version: 3 });
  });
});

describe('a record that is shown', () => {
  it('is a document with its history in words', async () => {
    const record = await make({ day: '2026-11-14', lines: linesOf(1) });
    await put({ id: record.id, version: 1, name: 'ชื่อใหม่', day: '2026-11-15', lines: [{ label: 'เพิ่มทีหลัง' }] });
    const page = await visit(`${SPECIMENS}/${record.id}/view`);
    await expectText(page, '15/11/2569');
    expect(await page.locator('main input').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('tab', { name: 'ประวัติ' }).click();
    await expectText(page, 'รุ่นที่ 2');
    const told = await page.getByRole('tabpanel').getByRole('listitem').first().innerText();
    expect(told.replaceAll(/\s+/gu, ' ')).toContain('ของทดสอบ เป็น ชื่อใหม่');
    expect(told).toContain('14/11/2569');
    expect(told).toContain('เพิ่มทีหลัง');
    expect(await axe(page)).toEqual([]);
    expectQuiet(page);
  });

  it('that is archived can be activated, and is then open for changes', async () => {
    const record = await make();
    const page = await visit(`${SPECIMENS}/${record.id}/view`);
    await button(page, 'ยกเลิกการใช้งาน').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิกการใช้งาน' }).click();
    await page.waitForFunction(() => [...document.querySelectorAll('button')].some((one) => one.textContent === 'แก้ไข' && one.getAttribute('aria-disabled') === 'true'));
    await button(page, 'เปิดใช้งาน').click();
    await page.waitForURL(/\/edit$/u);
    await field(page, 'code').waitFor();
    expectQuiet(page);
  });

  it('is deleted after its name was read, and the list is there again', async () => {
    const record = await make({ name: 'จะถูกลบ' });
    const page = await visit(`${SPECIMENS}/${record.id}/view`);
    await button(page, 'ลบถาวร').click();
    await expectText(page, 'ลบ “จะถูกลบ” ถาวรหรือไม่');
    await page.getByRole('alertdialog').getByRole('button', { name: 'ลบถาวร' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(SPECIMENS));
    expect(await read(record.id)).toBeUndefined();
  });

  it('offers nothing to who may only look', async () => {
    const record = await make();
    const auditor = await app.person({ roles: ['AUDITOR'] });
    const page = await browser.newPage();
    await enter(page, auditor, `${SPECIMENS}/${record.id}/view`);
    await button(page, 'พิมพ์').waitFor();
    for (const name of ['แก้ไข', 'ลบถาวร', 'ยกเลิกการใช้งาน', 'เปิดใช้งาน']) expect(await button(page, name).count(), name).toBe(0);
  });

  it('that does not exist leads back to the list with a word about it', async () => {
    const page = await visit(`${SPECIMENS}/01a1dd1b-88e2-7ceb-a9b8-05a99035a30a/view`);
    await expectText(page, 'ไม่พบข้อมูลที่ต้องการ');
    await page.waitForURL((url) => url.pathname.endsWith(SPECIMENS));
  });
});

describe('everybody', () => {
  it.each([
    ['th', 'light', 1366],
    ['en', 'dark', 390],
  ] as const)('can use the form: %s, %s, %i', async (locale, theme, width) => {
    const page = await edit(await make({ lines: linesOf(3) }), { locale, theme, width });
    await field(page, 'code').fill('');
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => document.querySelector('[aria-invalid]') !== null);
    expect(await focusedName(page)).toBe('code');
    expect(await axe(page)).toEqual([]);
  });
});
