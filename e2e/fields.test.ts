/** Fields in use: typed text is understood or refused with a message, and never becomes another value. */
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import type { Look } from './support/look.ts';
import {
  expectSaved,
  fieldInput,
  openSpecimenSite,
  SPECIMENS,
  type SharedSpecimenVisitor,
  type Specimen,
  type SpecimenSite,
} from './support/specimenSite.ts';

const LOOKUPS = '/api/v1/master/lookups';

let desk: SpecimenSite;
let visitor: SharedSpecimenVisitor;

beforeAll(async () => {
  desk = await openSpecimenSite();
  // Times are those of Thailand, whatever the time zone of the browser.
  visitor = desk.share({ width: 1366, height: 900, timezone: 'America/New_York' });
});
afterAll(() => desk.close());

/** Without the name that other specimens have: here it is one of the fields under test. */
const makeSpecimen = (values: object = {}): Promise<Specimen> => desk.make({ name: null, ...values });

async function stored(id: string): Promise<Specimen> {
  const found = await desk.read(id);
  if (found === undefined) throw new Error(`There is no specimen ${id}`);
  return found;
}

/** Opens the form of a new specimen. */
async function openForm(values: object = {}, look: Look = {}): Promise<{ page: Page; id: string }> {
  const record = await makeSpecimen(values);
  return { page: await visitor.edit(record, look), id: record.id };
}

const problemOf = (page: Page, name: string): Locator =>
  page.locator(`[data-invalid]:has([name="${name}"]) > p[id$="-error"]`);
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.getAttribute('name') ?? null,
  );

/** Works wherever the cursor is: text that is being typed counts. */
const saveByKey = (page: Page): Promise<void> => page.keyboard.press('Control+s');

/** Checks that the form was saved and the record holds the value. */
async function expectStored(
  page: Page,
  { id, name, value }: { id: string; name: string; value: unknown },
): Promise<void> {
  await expect.poll(async () => (await stored(id))[name], { timeout: 10_000 }).toEqual(value);
  await expectSaved(page);
}

const calendarButton = (page: Page, name: string): Locator => page.locator(`div:has(> [name="${name}"]) > button`);

describe('a date', () => {
  it('that is invalid stays as it was typed, is refused with a message, and is not saved as another value', async () => {
    const { page, id } = await openForm({ day: '2026-01-02' });
    for (const text of ['สิบสี่', '31/02/2569']) {
      await fieldInput(page, 'day').fill(text);
      await fieldInput(page, 'name').click();
      await expect
        .poll(() => problemOf(page, 'day').textContent(), { message: text })
        .toContain('กรุณากรอกเป็นวัน/เดือน/ปี พ.ศ. เช่น');
      await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe(text);
    }
    await saveByKey(page);
    await expect.poll(() => page.getByText('ข้อมูลยังไม่ครบถ้วนหรือไม่ถูกต้อง').count()).toBeGreaterThan(0);
    expect((await stored(id))['day']).toBe('2026-01-02T00:00:00+07:00');
    await fieldInput(page, 'day').fill('14/11/2569');
    await saveByKey(page);
    await expectStored(page, { id, name: 'day', value: '2026-11-14T00:00:00+07:00' });
    expectNoPageErrors(page);
  });

  it('is understood in either era, shown in one format once it is complete, and counts while the cursor is in the field', async () => {
    const { page, id } = await openForm();
    await fieldInput(page, 'day').pressSequentially('14/1');
    await expect.poll(() => problemOf(page, 'day').count(), { message: 'it is still being typed' }).toBe(0);
    await fieldInput(page, 'day').press('Enter');
    await expect.poll(() => problemOf(page, 'day').count()).toBe(1);
    await fieldInput(page, 'day').fill('14/11/2026');
    await fieldInput(page, 'day').press('Enter');
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('14/11/2569');
    await expect.poll(() => problemOf(page, 'day').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`/haz${SPECIMENS}/${id}/edit`);
    expect((await stored(id))['day'], 'Enter saves nothing').toBeNull();
    await fieldInput(page, 'day').fill('๑๕-๑๑-๒๕๖๙');
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('๑๕-๑๑-๒๕๖๙');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('15/11/2569');
    await fieldInput(page, 'day').fill('');
    await fieldInput(page, 'day').pressSequentially('5/12/2569');
    await saveByKey(page);
    await expectStored(page, { id, name: 'day', value: '2026-12-05T00:00:00+07:00' });
  });

  it('is chosen from a calendar with the keyboard alone, where Enter saves nothing either and Escape changes nothing', async () => {
    const { page, id } = await openForm({ day: '2026-11-14' });
    await fieldInput(page, 'day').press('Alt+ArrowDown');
    await expect.poll(() => focused(page)).toBe('14 พฤศจิกายน 2569');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('14/11/2569');
    await fieldInput(page, 'day').press('Alt+ArrowDown');
    await expect.poll(() => focused(page)).toBe('14 พฤศจิกายน 2569');
    for (const [key, lands] of [
      ['ArrowRight', '15 พฤศจิกายน 2569'],
      ['ArrowDown', '22 พฤศจิกายน 2569'],
      ['End', '28 พฤศจิกายน 2569'],
      ['Home', '22 พฤศจิกายน 2569'],
      ['PageUp', '22 ตุลาคม 2569'],
      ['PageDown', '22 พฤศจิกายน 2569'],
      ['Shift+PageUp', '22 พฤศจิกายน 2568'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page)).toBe(lands);
    }
    expect(await findAxeViolations(page, { within: '[role="dialog"]' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('22/11/2568');
    await expect.poll(() => focused(page)).toBe('day');
    expect((await stored(id))['day']).toBe('2026-11-14T00:00:00+07:00');
    expectNoPageErrors(page);
  });

  it('far away is reached by year and month; it is emptied, or set to today in Thailand', async () => {
    const { page } = await openForm({ day: '2026-11-14' });
    await calendarButton(page, 'day').click();
    await page.getByRole('button', { name: '2569 เลือกปีอื่น' }).click();
    await page.getByRole('button', { name: 'ปีก่อนหน้า' }).click();
    await page.getByRole('button', { name: '2551', exact: true }).click();
    await page.getByRole('button', { name: 'กุมภาพันธ์ 2551' }).click();
    await page.getByRole('button', { name: '29 กุมภาพันธ์ 2551' }).click();
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('29/02/2551');
    await calendarButton(page, 'day').click();
    await page.getByRole('dialog').getByRole('button', { name: 'ล้างค่า' }).click();
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('');
    await calendarButton(page, 'day').click();
    await page.getByRole('dialog').getByRole('button', { name: 'วันนี้' }).click();
    const today = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
      timeZone: 'Asia/Bangkok',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }).format(new Date());
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe(today.replace(' พ.ศ.', ''));
  });

  it('is written and explained in English for readers of English, as is a lookup value, and a Buddhist year is still understood', async () => {
    const { page } = await openForm({ day: '2026-11-14', refTitle: { key: '01' } }, { locale: 'en' });
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('Mr.');
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('14/11/2026');
    await fieldInput(page, 'day').press('Alt+ArrowDown');
    await expect.poll(() => focused(page)).toBe('14 November 2026');
    await page.keyboard.press('Escape');
    await fieldInput(page, 'day').fill('15/11/2569');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'day').inputValue()).toBe('15/11/2026');
    await fieldInput(page, 'day').fill('');
    await expect.poll(() => fieldInput(page, 'day').getAttribute('placeholder')).toBe('DD/MM/YYYY');
    await fieldInput(page, 'day').fill('31/02/2026');
    await fieldInput(page, 'name').click();
    await expect.poll(() => problemOf(page, 'day').textContent()).toContain('Enter it as day/month/year');
  });
});

describe('a moment', () => {
  it('is in Thai time, whatever the time zone of the browser', async () => {
    const { page, id } = await openForm({ moment: '2026-11-14T18:30:00Z' });
    await expect.poll(() => fieldInput(page, 'moment').inputValue()).toBe('15/11/2569');
    await expect.poll(() => fieldInput(page, 'moment-time').inputValue()).toBe('01:30');
    await fieldInput(page, 'moment-time').fill('9.45');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'moment-time').inputValue()).toBe('09:45');
    await saveByKey(page);
    await expectStored(page, { id, name: 'moment', value: '2026-11-15T09:45:00+07:00' });
  });

  it('needs both its halves, and shows which one is missing after the field is left', async () => {
    const { page } = await openForm();
    await fieldInput(page, 'moment').fill('14/11/2569');
    await fieldInput(page, 'moment').press('Tab');
    await expect.poll(() => problemOf(page, 'moment').count()).toBe(0);
    await fieldInput(page, 'name').click();
    await expect.poll(() => problemOf(page, 'moment').textContent()).toContain('กรุณากรอกเวลา');
    await fieldInput(page, 'moment-time').fill('25:00');
    await fieldInput(page, 'name').click();
    await expect.poll(() => problemOf(page, 'moment').textContent()).toContain('23:59');
  });
});

describe('a number', () => {
  it('that is invalid is refused and stays as it was typed; in Thai digits it is shown with separators, and stored exactly', async () => {
    const { page, id } = await openForm({ weightKg: '7' });
    await fieldInput(page, 'weightKg').fill('1,5');
    await fieldInput(page, 'name').click();
    await expect.poll(() => problemOf(page, 'weightKg').textContent()).toContain('กรุณากรอกเฉพาะตัวเลข');
    await expect.poll(() => fieldInput(page, 'weightKg').inputValue()).toBe('1,5');
    await saveByKey(page);
    await expect.poll(() => page.getByText('ข้อมูลยังไม่ครบถ้วนหรือไม่ถูกต้อง').count()).toBeGreaterThan(0);
    expect((await stored(id))['weightKg']).toBe(7);
    await fieldInput(page, 'weightKg').fill('๑๒๓๔๕๖.๗๘๙');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'weightKg').inputValue()).toBe('123,456.789');
    await fieldInput(page, 'weightKg').focus();
    await expect.poll(() => fieldInput(page, 'weightKg').inputValue()).toBe('123456.789');
    await saveByKey(page);
    await expectStored(page, { id, name: 'weightKg', value: 123_456.789 });
  });
});

describe('JSON', () => {
  it('that is invalid is refused with a message, and stays to be corrected; it is formatted when the field is left', async () => {
    const { page, id } = await openForm({ attribute: { a: 1 } });
    await fieldInput(page, 'attribute').fill('{"a":');
    await fieldInput(page, 'name').click();
    await expect.poll(() => problemOf(page, 'attribute').textContent()).toContain('ไม่ใช่ JSON ที่ถูกต้อง');
    await expect.poll(() => fieldInput(page, 'attribute').inputValue()).toBe('{"a":');
    await fieldInput(page, 'attribute').fill('{"a":[2]}');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'attribute').inputValue()).toBe('{\n  "a": [\n    2\n  ]\n}');
    await saveByKey(page);
    await expectStored(page, { id, name: 'attribute', value: { a: [2] } });
  });
});

const options = (page: Page): Promise<string[]> => page.getByRole('option').allTextContents();

describe('a lookup value', () => {
  it('is found by its number or any part of it, and chosen with the keyboard', async () => {
    const { page, id } = await openForm();
    // The Enter that ends the writing of a letter in an input method chooses nothing.
    await fieldInput(page, 'refTitle').focus();
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'นางส', selectionStart: 4, selectionEnd: 4 });
    await expect.poll(() => options(page)).toEqual(['03 นางสาว']);
    await fieldInput(page, 'refTitle').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await input.send('Input.insertText', { text: 'นางส' });
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('นางส');
    await expect.poll(() => options(page)).toEqual(['03 นางสาว']);
    expect(await findAxeViolations(page, { within: '[role="listbox"]' })).toEqual([]);
    await fieldInput(page, 'refTitle').press('Enter');
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('นางสาว');
    await saveByKey(page);
    await expect.poll(async () => ((await stored(id))['refTitle'] as { key: string } | null)?.key).toBe('03');
    expectNoPageErrors(page);
  });

  it('that was archived since is still shown, and no longer offered', async () => {
    const word = (
      await desk.app.call('PUT', LOOKUPS, {
        as: desk.admin,
        body: { group: 'TITLE', key: '90', value: 'ขุน', value2: 'Khun', seq: 900 },
      })
    ).body as { id: string };
    const { page, id } = await openForm({ refTitle: { id: word.id } });
    expect((await desk.app.call('POST', `${LOOKUPS}/_delete`, { as: desk.admin, body: { id: word.id } })).status).toBe(
      200,
    );
    await page.reload();
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('ขุน');
    await fieldInput(page, 'refTitle').click();
    await expect.poll(() => options(page)).toContain('01 นาย');
    expect(await options(page)).not.toContain('90 ขุน');
    await page.keyboard.press('Escape');
    await fieldInput(page, 'name').fill('ชื่อใหม่');
    await saveByKey(page);
    await expectStored(page, { id, name: 'name', value: 'ชื่อใหม่' });
    expect((await stored(id))['refTitle']).toMatchObject({ id: word.id });
  });

  it('is removed when its text is deleted, and restored when only a search was typed', async () => {
    const { page } = await openForm({ refTitle: { key: '01' } });
    await fieldInput(page, 'refTitle').fill('ไม่มีคำนี้');
    await expect.poll(() => page.getByText('ไม่พบ “ไม่มีคำนี้”').count()).toBe(1);
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('นาย');
    await fieldInput(page, 'refTitle').fill('');
    await fieldInput(page, 'name').click();
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('');
  });

  it('chosen the moment its option becomes active leaves no active option behind', async () => {
    const { page } = await openForm();
    await fieldInput(page, 'refTitle').click();
    await expect.poll(() => options(page)).toContain('01 นาย');
    await page
      .getByRole('option')
      .first()
      .evaluate((option) => {
        const chooseWhenDrawn = new MutationObserver(() => {
          chooseWhenDrawn.disconnect();
          (option as HTMLElement).click();
        });
        chooseWhenDrawn.observe(option, { attributes: true, attributeFilter: ['class'] });
        option.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      });
    await expect.poll(() => fieldInput(page, 'refTitle').inputValue()).toBe('นาย');
    expect(await fieldInput(page, 'refTitle').getAttribute('aria-activedescendant')).toBeNull();
  });
});

describe('a reference', () => {
  it('is searched once typing has stopped, by code or name, and shown by both', async () => {
    const specimen = await makeSpecimen({ name: 'กรดเกลือเข้มข้น' });
    const { page } = await openForm();
    await fieldInput(page, 'refOther').click();
    await page.getByRole('option').first().waitFor();
    const searchUrls: string[] = [];
    const recordSearch = (request: Request): void => {
      if (request.url().endsWith('/specimens/_search')) searchUrls.push(request.postData() ?? '');
    };
    page.on('request', recordSearch);
    await fieldInput(page, 'refOther').pressSequentially('กรดเกลือ', { delay: 20 });
    await expect.poll(() => options(page)).toEqual([`${String(specimen['code'])} กรดเกลือเข้มข้น`]);
    page.off('request', recordSearch);
    expect(searchUrls).toHaveLength(1);
    expect(JSON.parse(searchUrls[0]!)).toMatchObject({
      where: [
        { name: 'code', operator: 'like', value: 'กรดเกลือ' },
        { name: 'name', operator: 'like', value: 'กรดเกลือ', logic: 'OR' },
        { name: 'isActive', operator: '=', value: true },
      ],
    });
    await fieldInput(page, 'refOther').press('Tab');
    await expect
      .poll(() => fieldInput(page, 'refOther').inputValue())
      .toBe(`${String(specimen['code'])} · กรดเกลือเข้มข้น`);
    expectNoPageErrors(page);
  });

  it('beyond the first twenty is loaded on demand', async () => {
    for (let n = 0; n < 22; n += 1) await makeSpecimen({ name: `ชุดยาว ${n}` });
    const { page } = await openForm();
    await fieldInput(page, 'refOther').fill('ชุดยาว');
    await expect.poll(async () => (await options(page)).length).toBe(21);
    await page.getByRole('option', { name: 'แสดงเพิ่มเติม…' }).click();
    await expect.poll(async () => (await options(page)).length).toBe(22);
  });

  it('of a small tree is shown where it belongs, and chosen from the whole list as well', async () => {
    const makeDepartment = async (body: object): Promise<string> => {
      const answer = await desk.app.call('PUT', '/api/v1/master/departments', {
        as: desk.admin,
        body: { refDepartmentType: { key: '1' }, ...body },
      });
      expect(answer.status).toBe(200);
      return (answer.body as { id: string }).id;
    };
    const id = await makeDepartment({ code: 'TREE1', nameTh: 'กองไม้ใหญ่' });
    await makeDepartment({ code: 'TREE2', nameTh: 'ฝ่ายกิ่งไม้', refParent: { id } });
    await makeDepartment({ code: '0000-PICK', nameTh: 'หน่วยจากรายการ' });
    // The field of existing records is closed permanently.
    const page = await visitor.create();
    await fieldInput(page, 'refDepartment').fill('กิ่งไม้');
    await expect.poll(() => options(page)).toEqual(['TREE1 กองไม้ใหญ่', 'TREE2 ฝ่ายกิ่งไม้']);
    await fieldInput(page, 'refDepartment').press('Enter');
    await expect.poll(() => fieldInput(page, 'refDepartment').inputValue()).toBe('TREE2 · ฝ่ายกิ่งไม้');
    await page.locator('div:has(> [name="refDepartment"]) > button[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('tbody tr').filter({ hasText: '0000-PICK' }).getByText('หน่วยจากรายการ').click();
    await dialog.getByRole('button', { name: 'เลือก', exact: true }).click();
    await expect.poll(() => fieldInput(page, 'refDepartment').inputValue()).toBe('0000-PICK · หน่วยจากรายการ');
    await expect.poll(() => dialog.count()).toBe(0);
    expectNoPageErrors(page);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

describe('a file', () => {
  it('is uploaded, viewed, saved, and removed again', async () => {
    const { page, id } = await openForm();
    await fieldInput(page, 'picture').setInputFiles({ name: 'ภาพ ๑.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('button', { name: 'ภาพ ๑.png' }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: 'ภาพ ๑.png' });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(10);
    const address = await picture.getAttribute('src');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    // The file is released: nobody else can open it any more.
    await expect
      .poll(() =>
        page.evaluate(
          (url) =>
            fetch(url).then(
              () => 'still there',
              () => 'gone',
            ),
          address ?? '',
        ),
      )
      .toBe('gone');
    await saveByKey(page);
    await expect.poll(async () => ((await stored(id))['picture'] as { name: string } | null)?.name).toBe('ภาพ ๑.png');
    await page.getByRole('button', { name: 'นำไฟล์ออก' }).click();
    await saveByKey(page);
    await expect.poll(async () => (await stored(id))['picture']).toBeNull();
  });

  it('of a type or size the field does not accept is refused before anything is sent', async () => {
    const { page } = await openForm();
    let isSent = false;
    const recordUpload = (request: Request): void => {
      isSent ||= request.url().includes('/attachments/upload');
    };
    page.on('request', recordUpload);
    await fieldInput(page, 'picture').setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'แนบไฟล์ชนิด PDF ที่ช่องนี้ไม่ได้' }).count()).toBe(1);
    await fieldInput(page, 'picture').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(100_001, 1),
    });
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'ไฟล์มีขนาดใหญ่เกินไป' }).count()).toBe(1);
    page.off('request', recordUpload);
    expect(isSent).toBe(false);
  });

  it('that is still uploading blocks saving the form without it, and can be stopped', async () => {
    const { page, id } = await openForm();
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/attachments/upload', async (route) => {
      await gate;
      await route.abort().catch(() => undefined);
    });
    await fieldInput(page, 'picture').setInputFiles({ name: 'ช้า.png', mimeType: 'image/png', buffer: PNG });
    await page.getByRole('progressbar').waitFor();
    await fieldInput(page, 'name').fill('ก่อนไฟล์มาถึง');
    await saveByKey(page);
    await expect.poll(() => page.getByText('กำลังส่งไฟล์ กรุณารอ').count()).toBeGreaterThan(0);
    expect((await stored(id))['name']).toBeNull();
    await page.getByRole('button', { name: 'ยกเลิกการส่ง' }).click();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    go();
    await saveByKey(page);
    await expectStored(page, { id, name: 'name', value: 'ก่อนไฟล์มาถึง' });
    await page.unroute('**/attachments/upload');
  });
});
