/**
 * A morning with the lookups: found, created, refused, corrected, changed by two at once, archived, exported, chosen
 * from.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { waitForPath } from './support/controls.ts';
import { keyboard, mouse, type InputDevice } from './support/inputDevices.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

describe.each([mouse, keyboard])('the story with $name', (device: InputDevice) => {
  let page: Page;
  let key: string;
  let record: string;

  beforeAll(async () => {
    page = await site.browser.newPage({ width: 1366, height: 900 });
    key = device === mouse ? '91' : '92';
  });
  afterAll(async () => {
    await page.context().close();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  it('an administrator signs in and reads English', async () => {
    const admin = await site.app.person({ roles: ['ADMIN'] });
    await page.goto('/haz/account/login');
    await device.typeText(field('ชื่อผู้ใช้'), admin.username);
    await device.typeText(page.locator('input[name="password"]'), admin.password);
    await device.press(button('เข้าสู่ระบบ'));
    await page.getByRole('heading', { level: 1, name: /สวัสดี/ }).waitFor();
    await device.choose(page.getByRole('radio', { name: 'English' }));
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  it('finds a group of lookups', async () => {
    await device.press(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Master data' }),
    );
    await device.press(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Lookups' }));
    await waitForPath(page, '/app/data-mgt/lookups');
    await device.typeText(
      page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first(),
      'TITLE',
    );
    await device.press(page.getByRole('main').getByRole('link', { name: 'Title', exact: true }));
    await waitForPath(page, '/app/data-mgt/lookups/TITLE');
    await page.getByRole('heading', { level: 1, name: 'Title' }).waitFor();
    expectNoPageErrors(page);
  });

  it('creates a row; attributes that are not JSON are refused at the field, and the input stays', async () => {
    await device.press(page.getByRole('link', { name: 'Create', exact: true }));
    await waitForPath(page, '/app/data-mgt/lookups/create');
    await expect.poll(() => field('Group').inputValue()).toBe('TITLE');
    await device.typeText(field('Key'), key);
    await device.typeText(field('Text (Thai)'), `คำนำหน้าที่ ${key}`);
    await device.typeText(field('Text (English)'), `Title ${key}`);
    await device.typeText(field('Order'), '900');
    await device.typeText(field('Attributes (JSON)'), '{ "short": ');
    await device.press(button('Save'));
    await page.getByText('Correct 1 item').waitFor();
    await expect.poll(() => field('Attributes (JSON)').inputValue()).toBe('{ "short": ');
    await expect.poll(() => field('Attributes (JSON)').getAttribute('aria-invalid')).toBe('true');
    expect(page.url()).toContain('/create');
  });

  it('corrects it, sees it formatted, and saves', async () => {
    await device.typeText(field('Attributes (JSON)'), '{"short":"ค."}');
    await device.typeText(field('Text (English)'), `Title ${key}`);
    await expect.poll(() => field('Attributes (JSON)').inputValue()).toBe('{\n  "short": "ค."\n}');
    await device.press(button('Save'));
    await waitForPath(page, '/view');
    record = new URL(page.url()).pathname.replace('/haz', '').replace('/view', '');
    await page.getByRole('heading', { level: 1, name: `Title ${key}` }).waitFor();
  });

  it('sees that another person has changed it meanwhile, and chooses the right values of each', async () => {
    await device.press(page.getByRole('link', { name: 'Edit', exact: true }).or(button('Edit')));
    await waitForPath(page, '/edit');
    await field('Text (Thai)').waitFor();
    await changeAsSomebodyElse(await site.app.person({ roles: ['ADMIN'] }));
    await device.typeText(field('Text (Thai)'), `ข้อความของผู้แรก ${key}`);
    await device.typeText(field('Text (English)'), `First ${key}`);
    await device.press(button('Save'));
    const dialog = page.getByRole('dialog', { name: /This record was changed/ });
    await dialog.waitFor();
    // Only the first has changed the Thai text; both the English text; only the second the order.
    const english = dialog
      .getByRole('radiogroup')
      .filter({ hasText: 'Text (English)' })
      .or(dialog.getByRole('row').filter({ hasText: 'Text (English)' }));
    await device.choose(english.getByRole('radio').last());
    await device.press(dialog.getByRole('button', { name: 'Use the selected data' }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => field('Text (Thai)').inputValue()).toBe(`ข้อความของผู้แรก ${key}`);
    await expect.poll(() => field('Text (English)').inputValue()).toBe(`Second ${key}`);
    await expect.poll(() => field('Order').inputValue()).toBe('905');
    await device.press(button('Save'));
    await page.getByText('Saved', { exact: true }).first().waitFor();
  });

  async function changeAsSomebodyElse(other: Person): Promise<void> {
    const second = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
    await openAs(second, other, `${record}/edit`);
    await second.getByRole('textbox', { name: 'Text (English)', exact: true }).fill(`Second ${key}`);
    await second.getByRole('textbox', { name: 'Order', exact: true }).fill('905');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await second.getByText('Saved', { exact: true }).first().waitFor();
    expectNoPageErrors(second);
    await second.context().close();
  }

  it('archives it, which opens the view, and activates it again, which opens the form', async () => {
    await page.goto(`/haz${record}/view`);
    await device.press(button('Archive'));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }));
    await page.getByRole('main').getByText('Archived').first().waitFor();
    expect(page.url()).toContain('/view');
    await device.press(button('Activate'));
    await waitForPath(page, '/edit');
    await field('Text (Thai)').waitFor();
  });

  it('exports the rows of the list', async () => {
    await page.goto('/haz/app/data-mgt/lookups/TITLE');
    const coming = page.waitForEvent('download');
    await device.press(button('Export'));
    await device.press(page.getByRole('menuitem', { name: 'CSV (.csv)' }));
    const file = await coming;
    expect(file.suggestedFilename()).toBe('export.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(`Second ${key}`);
  });

  it('chooses a parent from the list in a dialog', async () => {
    await device.press(page.getByRole('link', { name: 'Create', exact: true }));
    await device.typeText(field('Key'), `${key}0`);
    await device.press(button('Choose from the full list'));
    const dialog = page.getByRole('dialog');
    await device.typeText(dialog.getByRole('textbox', { name: 'Text (English)' }), `Second ${key}`);
    await device.press(dialog.getByRole('button', { name: 'Search', exact: true }));
    await device.press(
      dialog
        .getByRole('row')
        .filter({ hasText: `Second ${key}` })
        .getByRole('checkbox'),
    );
    await device.press(dialog.getByRole('button', { name: /^Select/ }));
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Parent item' }).inputValue())
      .toContain(`Second ${key}`);
    expectNoPageErrors(page);
  });
});
