/** Signing in, staying signed in, being signed out: from the point of view of a person at a browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { blockSocket, openAs, signIn } from './support/signIn.ts';

let site: Site;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const pathOf = (page: Page): string => page.url().replace(site.app.address, '');
const arrive = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search === path);

describe('signing in', () => {
  it('refuses a wrong password with a message, retains the name, and accepts the right password', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const page = await site.browser.newPage();
    await page.goto('/haz/account/login');
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

  it('shows what is ticked and what is chosen in forced colours, where no background of ours is drawn', async () => {
    const page = await site.browser.newPage();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/haz/account/login');
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
  });

  it('redirects to the requested page, and to no other site', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const page = await site.browser.newPage();
    await page.goto('/haz/app/data-mgt/departments');
    await page.waitForURL((url) => url.pathname.endsWith('/account/login'));
    expect(new URL(page.url()).searchParams.get('url')).toBe('/app/data-mgt/departments');
    await signIn(page, person);
    await page.waitForURL((url) => url.pathname === '/haz/app/data-mgt/departments');
    const anonymousPage = await site.browser.newPage();
    await anonymousPage.goto('/haz/account/login?url=//example.com');
    await signIn(anonymousPage, await site.app.person({ roles: ['ADMIN'] }));
    await arrive(anonymousPage, '/haz/app/home');
  });

  it('switches the language at once, and remembers it', async () => {
    const page = await site.browser.newPage();
    await page.goto('/haz/account/login');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).waitFor();
    await page.getByText('EN', { exact: true }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en');
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expectNoPageErrors(page);
  });
});

describe('the guard', () => {
  it('shows 403 to people without a menu for the page, with a link back', async () => {
    const page = await site.browser.newPage();
    await openAs(page, await site.app.person({ roles: ['OPERATOR_OWNER'], personType: 'individual' }), '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/haz/app/data-mgt/departments');
    await page.waitForURL((url) => url.pathname === '/haz/403');
    expect(new URL(page.url()).searchParams.get('url')).toBe('/app/home');
    await page.getByRole('heading', { name: 'ท่านไม่มีสิทธิเปิดหน้านี้' }).waitFor();
    expectNoPageErrors(page);
  });

  it('shows 404 for a page that does not exist, inside the shell', async () => {
    const page = await site.browser.newPage();
    await openAs(page, await site.app.person({ roles: ['ADMIN'] }), '/app/no/such/page');
    await page.getByRole('heading', { name: 'ไม่พบหน้าที่ต้องการ' }).waitFor();
    expectNoPageErrors(page);
  });

  it('drops a query without the parameter that preserves it', async () => {
    const page = await site.browser.newPage();
    await openAs(page, await site.app.person({ roles: ['ADMIN'] }), '/app/home?page=3');
    await arrive(page, '/haz/app/home');
    expectNoPageErrors(page);
  });

  it('sends a menu id with every call of a page', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const page = await site.browser.newPage();
    const sent = page.waitForRequest((request) => request.url().includes('/master/departments/_search'));
    await openAs(page, person, '/app/data-mgt/departments');
    expect((await sent).headers()['x-menu-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const MINUTE_MS = 60_000;

describe('a session', () => {
  it('renews the token when half its life is over, once for all tabs', async () => {
    const page = await site.browser.newPage();
    const context = page.context();
    await context.clock.install();
    await openAs(page, await site.app.person({ roles: ['ADMIN'], remember: true }), '/app/home');
    const second = await context.newPage();
    await second.goto('/haz/app/home');
    await second.getByRole('heading', { level: 1 }).waitFor();
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/api/auth/token')) renewals.push(request.url());
    });
    const before = await page.evaluate(() => localStorage.getItem('haz.session'));
    await context.clock.fastForward(16 * MINUTE_MS);
    await page.waitForFunction((old) => localStorage.getItem('haz.session') !== old, before);
    await second.waitForLoadState('networkidle');
    expect(renewals).toHaveLength(1);
    // The new token is used.
    await second.getByRole('link', { name: 'หน่วยงาน' }).first().click();
    await second.waitForURL((url) => url.pathname === '/haz/app/data-mgt/departments');
  });

  it('warns inactive people, then signs them out, and returns to the page after signing in', async () => {
    const page = await site.browser.newPage();
    await page.clock.install();
    const person = await site.app.person({ roles: ['ADMIN'] });
    await openAs(page, person, '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.runFor(28.5 * MINUTE_MS);
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'ท่านยังใช้งานอยู่หรือไม่' }).waitFor();
    await page.getByRole('button', { name: 'ใช้งานต่อ' }).click();
    await page.clock.runFor(27 * MINUTE_MS);
    expect(pathOf(page)).toBe('/haz/app/home');
    await page.clock.runFor(4 * MINUTE_MS);
    await page.waitForURL((url) => url.pathname === '/haz/account/login');
    expect(new URL(page.url()).searchParams.get('url')).toBe('/app/home');
    expect(await page.evaluate(() => localStorage.getItem('haz.session'))).toBeNull();
  });

  it('does not sign people in again who signed out while the token was being renewed', async () => {
    const page = await site.browser.newPage();
    await page.clock.install();
    await openAs(page, await site.app.person({ roles: ['ADMIN'] }), '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    let letAnswer = (): void => undefined;
    const signedOut = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    const renewed = new Promise<void>((resolve) => {
      void page.route('**/api/auth/token', async (route) => {
        const response = await route.fetch();
        resolve();
        await signedOut;
        await route.fulfill({ response });
      });
    });
    await page.clock.fastForward(16 * MINUTE_MS);
    await renewed;
    await page.getByRole('button', { name: /บัญชีของท่าน/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.waitForURL((url) => url.pathname === '/haz/account/login');
    const answered = page.waitForResponse('**/api/auth/token');
    letAnswer();
    await (await answered).finished();
    await page.clock.runFor(5000);
    expect(await page.evaluate(() => localStorage.getItem('haz.session'))).toBeNull();
    await expect
      .poll(() => page.getByRole('dialog').count(), { message: 'who has gone is not asked to come back' })
      .toBe(0);
    expect(pathOf(page)).toBe('/haz/account/login');
    expectNoPageErrors(page);
  });

  it('discards a token that expired while the browser was closed', async () => {
    const page = await site.browser.newPage();
    const expiredToken = `x.${Buffer.from(JSON.stringify({ iat: 1, exp: 2 })).toString('base64url')}.x`;
    await openAs(page, { token: expiredToken }, '/app/home');
    await page.waitForURL((url) => url.pathname === '/haz/account/login');
    expect(await page.evaluate(() => localStorage.getItem('haz.session'))).toBeNull();
    expectNoPageErrors(page);
  });
});

async function openDeaf(person: Person, path: string): Promise<Page> {
  const page = await site.browser.newPage();
  await blockSocket(page);
  await openAs(page, person, path);
  return page;
}

const endSession = ({ id }: Person): Promise<number> => site.app.app.sessions.endAll({ userId: id }, 'expired');

describe('a session that ended while a page was open', () => {
  it('is renewed in an overlay, and the page goes on unchanged', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const page = await openDeaf(person, '/app/data-mgt/departments/create');
    await page.getByLabel('รหัสหน่วยงาน').fill('KEPT-1');
    await page.getByLabel('ชื่อหน่วยงาน (ไทย)').fill('หน่วยงานที่ไม่สูญหาย');
    await page.getByLabel('ประเภทหน่วยงาน').click();
    await page.getByRole('option').first().click();
    await endSession(person);
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    const overlay = page.getByRole('dialog', { name: 'เข้าสู่ระบบอีกครั้ง' });
    await overlay.locator('input[type="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.endsWith('/view'));
    await page.getByText('หน่วยงานที่ไม่สูญหาย').first().waitFor();
    expectNoPageErrors(page);
  });

  it('redirects to the login page with the target when the overlay is dismissed', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const page = await openDeaf(person, '/app/data-mgt/departments');
    await page.getByRole('table').waitFor();
    await endSession(person);
    await page.getByRole('columnheader').getByRole('button').first().click();
    await page.getByRole('button', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();
    await page.waitForURL((url) => url.pathname === '/haz/account/login');
    expect(new URL(page.url()).searchParams.get('url')).toMatch(/^\/app\/data-mgt\/departments/);
  });

  it('that another tab ended shows the overlay here too; another person in another tab takes this tab home', async () => {
    const page = await site.browser.newPage();
    const [first, other] = [await site.app.person({ roles: ['ADMIN'] }), await site.app.person({ roles: ['AUDITOR'] })];
    await openAs(page, first, '/app/data-mgt/departments');
    await page.getByRole('table').waitFor();
    const second = await page.context().newPage();
    await second.goto('/haz/app/home');
    await second.getByRole('button', { name: /บัญชีของท่าน/ }).click();
    await second.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await second.waitForURL((url) => url.pathname === '/haz/account/login');
    await page.getByRole('dialog', { name: 'เข้าสู่ระบบอีกครั้ง' }).waitFor();
    await signIn(second, other);
    await arrive(page, '/haz/app/home');
    await page.getByText(other.username).first().waitFor();
    expectNoPageErrors(page);
  });
});

describe('a failed load', () => {
  it('shows 500 if the server does not answer, and tries again', async () => {
    const page = await site.browser.newPage();
    await openAs(page, await site.app.person({ roles: ['ADMIN'] }), '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/backend/**', (route) => route.abort());
    await page.getByRole('link', { name: 'หน่วยงาน' }).first().click();
    await page.getByRole('heading', { name: 'ระบบยังไม่พร้อมให้บริการ' }).waitFor();
    await page.unroute('**/backend/**');
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await page.waitForURL((url) => url.pathname === '/haz/app/data-mgt/departments');
    await page.getByRole('table').waitFor();
    expect(takePageErrors(page).filter((complaint) => !/ERR_FAILED|ChunkLoadError/.test(complaint))).toEqual([]);
  });

  it('shows that a part of the application could not be loaded, and loads it again', async () => {
    const page = await site.browser.newPage();
    await openAs(page, await site.app.person({ roles: ['ADMIN'] }), '/app/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'หน่วยงาน' }).first().click();
    await page.getByRole('heading', { name: 'เปิดส่วนนี้ของระบบไม่สำเร็จ' }).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'โหลดหน้านี้ใหม่' }).click();
    await page.getByRole('table').waitFor();
    expect(takePageErrors(page).filter((complaint) => !/ERR_FAILED|ChunkLoadError/.test(complaint))).toEqual([]);
  });
});
