/** Nobody is kept out: one page of every template and every page of its own, in both languages, light and dark. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { axe } from './support/axe.ts';
import type { Visitor } from './support/browser.ts';
import { expectQuiet } from './support/quiet.ts';
import { settle } from './support/settle.ts';
import { openSite, type Site } from './support/site.ts';
import { enter } from './support/visit.ts';

let site: Site;
let admin: Person;
let department: string;

beforeAll(async () => {
  site = await openSite({ demo: true });
  admin = await site.app.person({ roles: ['ADMIN'] });
  const { body } = await site.app.call('POST', '/api/v1/master/departments/_search', { as: admin, body: { size: 1, where: [{ name: 'code', operator: '=', value: '1000' }] } });
  department = (body as { data: { id: string }[] }).data[0]?.id ?? '';
});
afterAll(() => site.close());

interface Looked {
  readonly name: string;
  readonly path: () => string;
  readonly isPublic?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

const looked: readonly Looked[] = [
  { name: 'the sign-in', path: () => '/account/login', isPublic: true },
  { name: '403', path: () => '/403?url=/app/home', isPublic: true },
  { name: '404', path: () => '/nowhere', isPublic: true },
  { name: '500', path: () => '/500', isPublic: true },
  { name: 'home', path: () => '/app/home' },
  { name: 'a landing page', path: () => '/app/data-mgt' },
  { name: 'a list', path: () => '/app/data-mgt/departments' },
  { name: 'a list as a tree', path: () => '/app/data-mgt/departments', act: (page) => page.getByText(/^(?:แผนผัง|Tree)$/).click() },
  { name: 'the groups of lookups', path: () => '/app/data-mgt/lookups' },
  { name: 'a record', path: () => `/app/data-mgt/departments/${department}/view` },
  { name: 'the history of a record', path: () => `/app/data-mgt/departments/${department}/view`, act: (page) => page.getByRole('tab').last().click() },
  { name: 'a form', path: () => `/app/data-mgt/departments/${department}/edit` },
  { name: 'a form that was refused', path: () => '/app/user-mgt/users/create', act: (page) => page.keyboard.press('Control+s') },
  { name: 'a picker in a dialog', path: () => '/app/data-mgt/departments/create', act: (page) => page.getByRole('button', { name: /เลือกจากรายการทั้งหมด|Choose from the full list/ }).click() },
  { name: 'the application page', path: () => '/app/user-mgt/application' },
  { name: 'an unreadable theme', path: () => '/app/user-mgt/application/theme', act: (page) => page.locator('#theme-primary-color').fill('#ffd400') },
  { name: 'mail settings, refused', path: () => '/app/user-mgt/application/email', act: (page) => page.locator('#mail-host').fill('x y').then(() => page.keyboard.press('Control+s')) },
  { name: 'the profile', path: () => '/app/profile' },
  { name: 'the profile being changed', path: () => '/app/profile', act: (page) => page.getByRole('button', { name: /^(?:แก้ไข|Edit)$/ }).click() },
  { name: 'one’s own signatures', path: () => '/app/user-signatures' },
  { name: 'a signature being added', path: () => '/app/user-signatures/create' },
  { name: 'one’s substitutes', path: () => '/app/user-insteads' },
  { name: 'the notices', path: () => '/app/notifications' },
  { name: 'the open bell', path: () => '/app/home', act: (page) => page.getByRole('button', { name: /^(?:การแจ้งเตือน|Notifications)/ }).click() },
  { name: 'the manuals', path: () => '/app/manuals' },
  { name: 'the open account menu', path: () => '/app/home', act: (page) => page.getByRole('button', { name: /บัญชีของฉัน|My account/ }).click() },
];

const readers: readonly Visitor[] = [
  { locale: 'th', theme: 'light', width: 1366, height: 900 },
  { locale: 'en', theme: 'dark', width: 390, height: 844 },
];

describe.each(readers)('read in $locale, $theme, at $width px', (reader) => {
  let page: Page;

  beforeAll(async () => {
    page = await site.browser.newPage(reader);
  });
  afterAll(async () => {
    await page.context().close();
  });

  it.each(looked)('$name keeps nobody out', async ({ path, isPublic = false, act }) => {
    if (isPublic) await page.goto(`/haz${path()}`);
    else await enter(page, admin, path());
    await page.locator('h1').first().waitFor();
    await act?.(page);
    expect(await settle(page), 'it comes to rest').toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expectQuiet(page);
  });
});
