/** Signing in, staying signed in, being signed out: from the point of view of a person at a browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { blockSocket, openAs, signIn } from './support/signIn.ts';

let site: Site;
/** One visitor for all tests that do not move the clock; each test signs in as another person. */
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage();
});
afterAll(() => site.close());

const pathOf = (tab: Page): string => tab.url().replace(site.app.address, '');
const arrive = (tab: Page, path: string): Promise<void> => tab.waitForURL((url) => url.pathname + url.search === path);
const atLogin = (tab: Page): Promise<void> => tab.waitForURL((url) => url.pathname === '/haz/account/login');
const targetIn = (tab: Page): string | null => new URL(tab.url()).searchParams.get('url');
const storedSession = (tab: Page): Promise<string | null> => tab.evaluate(() => localStorage.getItem('haz.session'));
const newAdmin = (): Promise<Person> => site.app.person({ roles: ['ADMIN'] });

const EXPIRED_TOKEN = `x.${Buffer.from(JSON.stringify({ iat: 1, exp: 2 })).toString('base64url')}.x`;
/** Opens a page as a person whose token expired while the browser was closed. */
const openExpired = (path: string): Promise<void> => openAs(page, { token: EXPIRED_TOKEN }, path);

async function signOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /บัญชีของท่าน/ }).click();
  await tab.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await atLogin(tab);
}

describe('signing in', () => {
  it('switches the language at once, and remembers it', async () => {
    await openExpired('/account/login');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).waitFor();
    await page.getByText('EN', { exact: true }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByText('ไทย', { exact: true }).click();
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).waitFor();
    expectNoPageErrors(page);
  });

  it('refuses a wrong password with a message, retains the name, accepts the right password, and leads to no other site', async () => {
    const person = await newAdmin();
    await openExpired('/account/login?url=//example.com');
    await page.locator('input[name="username"]').fill(person.username);
    await page.locator('input[name="password"]').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'รหัสผ่าน' }).waitFor();
    await expect.poll(() => page.locator('input[name="username"]').inputValue()).toBe(person.username);
    await page.locator('input[name="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    await arrive(page, '/haz/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expectNoPageErrors(page);
  });

  it('discards a token that expired while the browser was closed, and redirects to the requested page', async () => {
    await openExpired('/app/data-mgt/departments');
    await atLogin(page);
    expect(targetIn(page)).toBe('/app/data-mgt/departments');
    expect(await storedSession(page)).toBeNull();
    await expectVisibleInForcedColours();
    await signIn(page, await newAdmin());
    await page.waitForURL((url) => url.pathname === '/haz/app/data-mgt/departments');
    expectNoPageErrors(page);
  });

  /** What is ticked and what is chosen must be visible where no background of ours is drawn. */
  async function expectVisibleInForcedColours(): Promise<void> {
    await page.emulateMedia({ forcedColors: 'active' });
    const remember = page.locator('input[name="rememberMe"]');
    const empty = await remember.screenshot();
    // Without the pointer and the focus, which draw something of their own.
    await remember.evaluate((input: HTMLInputElement) => void (input.checked = true));
    expect(empty.equals(await remember.screenshot())).toBe(false);
    const isUnderlined = (label: Element): boolean => getComputedStyle(label).borderBottomStyle === 'solid';
    const labels = page.locator('label:has(input[type="radio"])');
    const chosen = labels.filter({ has: page.locator('input:checked') });
    expect(await chosen.count()).toBe(2);
    for (const label of await labels.all())
      expect(await label.evaluate(isUnderlined)).toBe(await label.locator('input').isChecked());
    await page.emulateMedia({ forcedColors: 'none' });
  }
});

describe('the guard', () => {
  it('shows 403 to people without a menu for the page, with a link back', async () => {
    const owner = await site.app.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' });
    await openAs(page, owner, '/app/data-mgt/departments');
    await page.waitForURL((url) => url.pathname === '/haz/403');
    expect(targetIn(page)).toBe('/app/home');
    await page.getByRole('heading', { name: 'ท่านไม่มีสิทธิเปิดหน้านี้' }).waitFor();
    expectNoPageErrors(page);
  });

  it('drops a query that nothing preserves, shows 404 inside the shell, and sends a menu id with every call of a page', async () => {
    await openAs(page, await newAdmin(), '/app/home?page=3');
    await arrive(page, '/haz/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openInApp(page, '/app/no/such/page');
    await page.getByRole('heading', { name: 'ไม่พบหน้าที่ต้องการ' }).waitFor();
    const sent = page.waitForRequest((request) => request.url().includes('/master/departments/_search'));
    await openInApp(page, '/app/data-mgt/departments');
    expect((await sent).headers()['x-menu-id']).toMatch(/^[0-9a-f-]{36}$/);
    expectNoPageErrors(page);
  });
});

const MINUTE_MS = 60_000;

describe('a session', () => {
  it('renews the token when half its life is over, once for all tabs; a person who signs out meanwhile stays signed out', async () => {
    const tab = await site.browser.newPage();
    const context = tab.context();
    await context.clock.install();
    await openAs(tab, await site.app.person({ roles: ['ADMIN'], remember: true }), '/app/home');
    const second = await context.newPage();
    await second.goto('/haz/app/home');
    await second.getByRole('heading', { level: 1 }).waitFor();
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/auth/token')) renewals.push(request.url());
    });
    const before = await storedSession(tab);
    await context.clock.fastForward(16 * MINUTE_MS);
    await tab.waitForFunction((old) => localStorage.getItem('haz.session') !== old, before);
    // The new token is used.
    await second.getByRole('link', { name: 'หน่วยงาน' }).first().click();
    await second.waitForURL((url) => url.pathname === '/haz/app/data-mgt/departments');
    await second.getByRole('table').waitFor();
    expect(renewals).toHaveLength(1);
    await second.close();

    let letAnswer = (): void => undefined;
    const signedOut = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    const renewed = new Promise<void>((resolve) => {
      void tab.route('**/api/auth/token', async (route) => {
        const response = await route.fetch();
        resolve();
        await signedOut;
        await route.fulfill({ response });
      });
    });
    await context.clock.fastForward(16 * MINUTE_MS);
    await renewed;
    await signOut(tab);
    const answered = tab.waitForResponse('**/api/auth/token');
    letAnswer();
    await (await answered).finished();
    await context.clock.runFor(5000);
    expect(await storedSession(tab)).toBeNull();
    await expect
      .poll(() => tab.getByRole('dialog').count(), { message: 'who has gone is not asked to come back' })
      .toBe(0);
    expect(pathOf(tab)).toBe('/haz/account/login');
    expectNoPageErrors(tab);
    await context.close();
  });

  it('warns inactive people, then signs them out, and returns to the page after signing in', async () => {
    const tab = await site.browser.newPage();
    await tab.clock.install();
    await openAs(tab, await newAdmin(), '/app/home');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.clock.runFor(28.5 * MINUTE_MS);
    await tab.getByRole('alertdialog').or(tab.getByRole('dialog')).filter({ hasText: 'ท่านยังใช้งานอยู่หรือไม่' }).waitFor();
    await tab.getByRole('button', { name: 'ใช้งานต่อ' }).click();
    await tab.clock.runFor(27 * MINUTE_MS);
    expect(pathOf(tab)).toBe('/haz/app/home');
    await tab.clock.runFor(4 * MINUTE_MS);
    await atLogin(tab);
    expect(targetIn(tab)).toBe('/app/home');
    expect(await storedSession(tab)).toBeNull();
    await tab.context().close();
  });
});

describe('a session that ended while a page was open', () => {
  const overlay = () => page.getByRole('dialog', { name: 'เข้าสู่ระบบอีกครั้ง' });
  const endSession = ({ id }: Person): Promise<number> => site.app.app.sessions.endAll({ userId: id }, 'expired');

  it('is renewed in an overlay, and the page goes on unchanged; dismissed, it leads to the login page with the target', async () => {
    const person = await newAdmin();
    await blockSocket(page);
    await openAs(page, person, '/app/data-mgt/departments/create');
    await page.getByLabel('รหัสหน่วยงาน').fill('KEPT-1');
    await page.getByLabel('ชื่อหน่วยงาน (ไทย)').fill('หน่วยงานที่ไม่สูญหาย');
    await page.getByLabel('ประเภทหน่วยงาน').click();
    await page.getByRole('option').first().click();
    await endSession(person);
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await overlay().locator('input[type="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/view'));
    await page.getByText('หน่วยงานที่ไม่สูญหาย').first().waitFor();

    await openInApp(page, '/app/data-mgt/departments');
    await page.getByRole('table').waitFor();
    await endSession(person);
    await page.getByRole('columnheader').getByRole('button').first().click();
    await page.getByRole('button', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();
    await atLogin(page);
    expect(targetIn(page)).toMatch(/^\/app\/data-mgt\/departments/);
    await page.unroute('**/backend/ws/**');
    expectNoPageErrors(page);
  });

  it('that another tab ended shows the overlay here too; another person in another tab takes this tab home', async () => {
    const other = await site.app.person({ roles: ['AUDITOR'] });
    await openAs(page, await newAdmin(), '/app/data-mgt/departments');
    await page.getByRole('table').waitFor();
    const second = await page.context().newPage();
    await second.goto('/haz/app/home');
    await signOut(second);
    await overlay().waitFor();
    await signIn(second, other);
    await arrive(page, '/haz/app/home');
    await page.getByText(other.username).first().waitFor();
    await second.close();
    expectNoPageErrors(page);
  });
});

describe('a failed load', () => {
  it('of a part of the application or of an answer of the server is explained, and tried again', async () => {
    await openAs(page, await newAdmin(), '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'หน่วยงาน' }).first().click();
    await page.getByRole('heading', { name: 'เปิดส่วนนี้ของระบบไม่สำเร็จ' }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'โหลดหน้านี้ใหม่' }).click();
    await page.getByRole('table').waitFor();

    await page.route('**/backend/**', (route) => route.abort());
    await page.getByRole('link', { name: 'หน้าหลัก' }).first().click();
    await page.getByRole('heading', { name: 'ระบบยังไม่พร้อมให้บริการ' }).waitFor();
    await page.unroute('**/backend/**');
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await arrive(page, '/haz/app/home');
    await page.getByRole('heading', { level: 1, name: /สวัสดี/ }).waitFor();
    expect(takePageErrors(page).filter((complaint) => !/ERR_FAILED|ChunkLoadError/.test(complaint))).toEqual([]);
  });
});
