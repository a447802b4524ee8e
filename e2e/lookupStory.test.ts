/**
 * A morning with the lookups with the keyboard alone: found, created, refused, corrected, changed by two at once,
 * archived, exported, chosen from.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForPath } from './support/controls.ts';
import { keyboard } from './support/inputDevices.ts';
import { openInApp } from './support/openInApp.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';

const KEY = '92';
const LOOKUPS_API = '/api/v1/master/lookups';
let site: Site;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

describe('the story with the keyboard alone', () => {
  let page: Page;
  let record: string;

  beforeAll(async () => {
    page = await site.browser.newPage({ width: 1366, height: 900 });
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  it('an administrator signs in and reads English', async () => {
    const admin = await site.app.person({ roles: ['ADMIN'] });
    await page.goto('/haz/account/login');
    await keyboard.typeText(field('ชื่อผู้ใช้'), admin.username);
    await keyboard.typeText(page.locator('input[name="password"]'), admin.password);
    await keyboard.press(button('เข้าสู่ระบบ'));
    await page.getByRole('heading', { level: 1, name: /สวัสดี/ }).waitFor();
    await keyboard.choose(page.getByRole('radio', { name: 'English' }));
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('finds a group of lookups', async () => {
    await keyboard.press(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Master data' }),
    );
    await keyboard.press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Lookups' }));
    await waitForPath(page, '/app/data-mgt/lookups');
    await keyboard.typeText(
      page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first(),
      'TITLE',
    );
    await keyboard.press(page.getByRole('main').getByRole('link', { name: 'Title', exact: true }));
    await waitForPath(page, '/app/data-mgt/lookups/TITLE');
    await page.getByRole('heading', { level: 1, name: 'Title' }).waitFor();
    expectNoPageErrors(page);
  });

  it('creates a row; attributes that are not JSON are refused at the field, and the input stays', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Create', exact: true }));
    await waitForPath(page, '/app/data-mgt/lookups/create');
    await expect.poll(() => field('Group').inputValue()).toBe('TITLE');
    await keyboard.typeText(field('Key'), KEY);
    await keyboard.typeText(field('Text (Thai)'), `คำนำหน้าที่ ${KEY}`);
    await keyboard.typeText(field('Text (English)'), `Title ${KEY}`);
    await keyboard.typeText(field('Order'), '900');
    await keyboard.typeText(field('Attributes (JSON)'), '{ "short": ');
    await keyboard.press(button('Save'));
    await page.getByText('Correct 1 item').waitFor();
    await expect.poll(() => field('Attributes (JSON)').inputValue()).toBe('{ "short": ');
    await expect.poll(() => field('Attributes (JSON)').getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toContain('/create');
  });

  it('corrects it, sees it formatted, and saves', async () => {
    await keyboard.typeText(field('Attributes (JSON)'), '{"short":"ค."}');
    await keyboard.typeText(field('Text (English)'), `Title ${KEY}`);
    await expect.poll(() => field('Attributes (JSON)').inputValue()).toBe('{\n  "short": "ค."\n}');
    await keyboard.press(button('Save'));
    await waitForPath(page, '/view');
    record = new URL(page.url()).pathname.replace('/haz', '').replace('/view', '');
    await page.getByRole('heading', { level: 1, name: `Title ${KEY}` }).waitFor();
  });

  it('sees that another person has changed it meanwhile, and chooses the right values of each', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Edit', exact: true }).or(button('Edit')));
    await waitForPath(page, '/edit');
    await field('Text (Thai)').waitFor();
    await changeAsSomebodyElse();
    await keyboard.typeText(field('Text (Thai)'), `ข้อความของผู้แรก ${KEY}`);
    await keyboard.typeText(field('Text (English)'), `First ${KEY}`);
    await keyboard.press(button('Save'));
    const dialog = page.getByRole('dialog', { name: /This record was changed/ });
    await dialog.waitFor();
    // Only the first has changed the Thai text; both the English text; only the second the order.
    const english = dialog
      .getByRole('radiogroup')
      .filter({ hasText: 'Text (English)' })
      .or(dialog.getByRole('row').filter({ hasText: 'Text (English)' }));
    await keyboard.choose(english.getByRole('radio').last());
    await keyboard.press(dialog.getByRole('button', { name: 'Use the selected data' }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field('Text (Thai)').inputValue()).toBe(`ข้อความของผู้แรก ${KEY}`);
    await expect.poll(() => field('Text (English)').inputValue()).toBe(`Second ${KEY}`);
    await expect.poll(() => field('Order').inputValue()).toBe('905');
    await keyboard.press(button('Save'));
    await page.getByText('Saved', { exact: true }).first().waitFor();
  });

  async function changeAsSomebodyElse(): Promise<void> {
    const other = await site.app.person({ roles: ['ADMIN'] });
    const id = record.split('/').at(-1);
    const { body } = await site.app.call('POST', `${LOOKUPS_API}/_search`, {
      as: other,
      body: { size: 1, where: [{ name: 'id', type: 'UUID', operator: '=', value: id }] },
    });
    const { version } = (body as { data: [{ version: number }] }).data[0];
    const answer = await site.app.call('PUT', LOOKUPS_API, {
      as: other,
      body: { id, version, value2: `Second ${KEY}`, seq: 905 },
    });
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  }

  it('archives it, which opens the view, and activates it again, which opens the form', async () => {
    // Loaded in full: just after the save, the form would still ask whether to leave it.
    await page.goto(`/haz${record}/view`);
    await keyboard.press(button('Archive'));
    await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }));
    await page.getByRole('main').getByText('Archived').first().waitFor();
    expect(page.url()).toContain('/view');
    await keyboard.press(button('Activate'));
    await waitForPath(page, '/edit');
    await field('Text (Thai)').waitFor();
  });

  it('exports the rows of the list', async () => {
    await openInApp(page, '/app/data-mgt/lookups/TITLE');
    const coming = page.waitForEvent('download');
    await keyboard.press(button('Export'));
    await keyboard.press(page.getByRole('menuitem', { name: 'CSV (.csv)' }));
    const file = await coming;
    expect(file.suggestedFilename()).toBe('export.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`Second ${KEY}`);
  });

  it('chooses a parent from the list in a dialog', async () => {
    await keyboard.press(page.getByRole('link', { name: 'Create', exact: true }));
    await keyboard.typeText(field('Key'), '920');
    await keyboard.press(button('Choose from the full list'));
    const dialog = page.getByRole('dialog');
    await keyboard.typeText(dialog.getByRole('textbox', { name: 'Text (English)' }), `Second ${KEY}`);
    await keyboard.press(dialog.getByRole('button', { name: 'Search', exact: true }));
    await keyboard.press(
      dialog
        .getByRole('row')
        .filter({ hasText: `Second ${KEY}` })
        .getByRole('checkbox'),
    );
    await keyboard.press(dialog.getByRole('button', { name: /^Select/ }));
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Parent item' }).inputValue())
      .toContain(`Second ${KEY}`);
    expectNoPageErrors(page);
  });
});
