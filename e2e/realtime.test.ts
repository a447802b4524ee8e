/** Messages of the server to open pages: forced logout and changed rights, without losing input. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs, signIn } from './support/signIn.ts';

let site: Site;
/** One visitor for most tests; each test signs in as another person. */
let page: Page;

beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage();
});
afterAll(() => site.close());

/** Further tabs and visitors of a test are closed, so that they do not disturb the count of listeners. */
const extraPages: Page[] = [];
afterEach(async () => {
  await Promise.all(extraPages.splice(0).map((extra) => extra.close()));
});

const CREATE = '/app/data-mgt/departments/create';
const LIST = '/app/data-mgt/departments';
const listeners = (): number => site.app.app.realtime.listeners();
const nameOf = (tab: Page) => tab.getByLabel('ชื่อหน่วยงาน (ไทย)');
const warningIn = (tab: Page) => tab.getByRole('alertdialog', { name: 'กำลังออกจากระบบที่นี่' });
const atLogin = (tab: Page) => tab.waitForURL((url) => url.pathname === '/haz/account/login');

/** Opens a page of a person that listens to the messages of the server; no other page listens. */
async function openListening(person: Person, path: string, tab = page): Promise<void> {
  for (const open of [page, tab]) await open.goto('about:blank');
  await expect.poll(listeners).toBe(0);
  await openAs(tab, person, path);
  await expect.poll(listeners).toBe(1);
}

/** Sets the menus of the role by the same call that the form of an administrator makes. */
async function setRoleMenus(admin: Person, role: string, menus: readonly string[]): Promise<void> {
  const { pools } = site.app.app;
  const { rows } = await pools.api.query<{ id: string; version: number; held: { id: string; key: string }[] }>(
    `select r."id", r."version", (select coalesce(json_agg(json_build_object('id', rm."id", 'key', m."key")), '[]') from "role_menu" rm join "menu" m on m."id" = rm."menu_id" where rm."role_id" = r."id") as "held" from "role" r where r."code" = $1`,
    [role],
  );
  const found = rows[0];
  const wantedMenus = await pools.api.query<{ id: string; key: string }>(
    'select "id", "key" from "menu" where "key" = any($1)',
    [menus],
  );
  const removed = (found?.held ?? [])
    .filter(({ key }) => !menus.includes(key))
    .map(({ id }) => ({ id, isDelete: true }));
  const granted = wantedMenus.rows.map(({ id, key }) => ({
    ...(found?.held.find((roleMenu) => roleMenu.key === key) === undefined
      ? { refMenu: { id } }
      : { id: found.held.find((roleMenu) => roleMenu.key === key)?.id }),
    canView: true,
    canCreate: true,
    canEdit: true,
  }));
  const answer = await site.app.call('PUT', '/api/v1/security/roles', {
    as: admin,
    body: { id: found?.id, version: found?.version, menus: [...removed, ...granted] },
  });
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
}

describe('signing in elsewhere', () => {
  it('warns the first browser, stores its input as a draft, redirects it to the sign-in page, and offers the draft again', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    await openListening(person, CREATE);
    await nameOf(page).fill('พิมพ์ค้างไว้ก่อนถูกออก');
    const draftSave = page.waitForResponse(
      (answer) => answer.url().includes('/form-drafts') && answer.request().method() === 'PUT' && answer.ok(),
    );
    const other = await site.browser.newPage();
    extraPages.push(other);
    await signIn(other, person);
    await warningIn(page).waitFor();
    await warningIn(page).getByText('ระบบจะให้ท่านออกจากระบบใน 5 วินาที').waitFor();
    await draftSave;
    expect(await findAxeViolations(page)).toEqual([]);
    await atLogin(page);
    expect(new URL(page.url()).searchParams.get('url')).toBe(CREATE);
    await page.getByRole('alert').filter({ hasText: 'เนื่องจากมีการเข้าสู่ระบบจากที่อื่น' }).waitFor();
    // The other browser shows no warning until it is its turn.
    await expect.poll(() => warningIn(other).count()).toBe(0);
    await signIn(page, person);
    await page.waitForURL((url) => url.pathname === `/haz${CREATE}`);
    await page.getByText('มีงานที่ยังไม่ได้บันทึก').first().waitFor();
    await page.getByRole('button', { name: 'กรอกต่อ' }).click();
    await expect.poll(() => nameOf(page).inputValue()).toBe('พิมพ์ค้างไว้ก่อนถูกออก');
    await warningIn(other).getByRole('button', { name: 'ออกจากระบบทันที' }).click();
    await atLogin(other);
    expectNoPageErrors(page);
    expectNoPageErrors(other);
  });

  it('signs every tab of the first browser out, and shows no password dialog over the page', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    await openListening(person, '/app/home');
    const tab = await page.context().newPage();
    extraPages.push(tab);
    await tab.goto(`/haz${LIST}`);
    await expect.poll(listeners).toBe(2);
    await site.app.call('POST', '/api/auth', { body: { username: person.username, password: person.password } });
    await Promise.all([warningIn(page).waitFor(), warningIn(tab).waitFor()]);
    await Promise.all([atLogin(page), atLogin(tab)]);
    expect([await page.getByRole('dialog').count(), await tab.getByRole('dialog').count()]).toEqual([0, 0]);
    expectNoPageErrors(page);
  });
});

const ends = [
  ['administrator', 'ผู้ดูแลระบบให้ท่านออกจากระบบ'],
  ['passwordChanged', 'รหัสผ่านของบัญชีนี้ถูกเปลี่ยน'],
  ['accountUnusable', 'บัญชีนี้ถูกระงับการใช้งาน'],
] as const;

describe('an unannounced end of a session', () => {
  it('redirects to the sign-in page at once, which shows why; signing out oneself shows only that page', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    await openListening(person, LIST);
    for (const [reason, words] of ends) {
      await page.getByRole('table').waitFor();
      await expect.poll(listeners).toBe(1);
      await site.app.app.sessions.endAll({ userId: person.id }, reason);
      await atLogin(page);
      await page.getByRole('alert').filter({ hasText: words }).waitFor();
      expect(new URL(page.url()).searchParams.get('url')).toMatch(/^\/app\/data-mgt\/departments/);
      expect(await page.evaluate(() => localStorage.getItem('haz.session'))).toBeNull();
      await expect.poll(listeners).toBe(0);
      await signIn(page, person);
    }
    await page.getByRole('table').waitFor();
    await expect.poll(listeners).toBe(1);
    await page.getByRole('button', { name: /บัญชีของท่าน/ }).click();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await atLogin(page);
    await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    await expect.poll(listeners).toBe(0);
    expectNoPageErrors(page);
  });

  it('by expiry shows the password dialog over the open page', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    await openListening(person, CREATE);
    await nameOf(page).fill('ยังอยู่');
    await site.app.app.sessions.endAll({ userId: person.id }, 'expired');
    const overlay = page.getByRole('dialog', { name: 'เข้าสู่ระบบอีกครั้ง' });
    await overlay.locator('input[type="password"]').fill(person.password);
    await page.keyboard.press('Enter');
    await overlay.waitFor({ state: 'detached' });
    await expect.poll(() => nameOf(page).inputValue()).toBe('ยังอยู่');
    expectNoPageErrors(page);
  });
});

describe('rights that an administrator changes', () => {
  it('change the menu of people at work without a reload, and an open form retains its input', async () => {
    const admin = await site.app.person({ roles: ['ADMIN'] });
    await setRoleMenus(admin, 'AUDITOR', ['data-mgt.departments']);
    await openListening(await site.app.person({ roles: ['AUDITOR'] }), CREATE);
    await nameOf(page).fill('ไม่หายไปไหน');
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    const lookups = menu.getByRole('link', { name: 'ข้อมูลอ้างอิง' });
    await expect.poll(() => lookups.count()).toBe(0);
    await page.evaluate(() => void ((globalThis as { isSamePage?: boolean }).isSamePage = true));
    await setRoleMenus(admin, 'AUDITOR', ['data-mgt.departments', 'data-mgt.lookups']);
    await lookups.waitFor();
    await expect.poll(() => nameOf(page).inputValue()).toBe('ไม่หายไปไหน');
    await nameOf(page).pressSequentially(' จริง');
    await expect.poll(() => nameOf(page).inputValue()).toBe('ไม่หายไปไหน จริง');
    await expect.poll(() => page.evaluate(() => (globalThis as { isSamePage?: boolean }).isSamePage)).toBe(true);

    await setRoleMenus(admin, 'AUDITOR', ['data-mgt.lookups']);
    await page.waitForURL((url) => url.pathname === '/haz/403');
    await setRoleMenus(admin, 'AUDITOR', ['data-mgt.departments', 'data-mgt.lookups']);
    // Loaded in full: the page does not know yet that the right has returned.
    await page.goto(`/haz${CREATE}`);
    await page.getByText('มีงานที่ยังไม่ได้บันทึก').or(nameOf(page)).first().waitFor();
    await expect
      .poll(
        async () =>
          (await nameOf(page).inputValue()) === 'ไม่หายไปไหน จริง' ||
          (await page.getByText('มีงานที่ยังไม่ได้บันทึก').count()) > 0,
      )
      .toBe(true);
    expectNoPageErrors(page);
  });
});

describe('the connection', () => {
  it('is a socket for a list as a page, absent for the same list to choose from, and made of plain calls without websockets', async () => {
    const person = await site.app.person({ roles: ['ADMIN'] });
    const visitor = await site.browser.newPage();
    extraPages.push(visitor);
    const socketUrls: string[] = [];
    visitor.on('request', (request) => request.url().includes('/backend/ws') && socketUrls.push(request.url()));
    visitor.on('websocket', (socket) => socketUrls.push(socket.url()));
    await visitor.clock.install();
    await openAs(visitor, person, `${LIST}?isLayout=false&canSelect=true&cacheQuery=true`);
    await visitor.getByRole('table').waitFor();
    await visitor.clock.runFor(10_000);
    await visitor.waitForLoadState('networkidle');
    expect(socketUrls).toEqual([]);
    await visitor.goto(`/haz${LIST}`);
    await expect.poll(() => socketUrls.some((url) => url.startsWith('ws:'))).toBe(true);

    await visitor.addInitScript(() => void Reflect.deleteProperty(globalThis, 'WebSocket'));
    await openListening(person, '/app/home', visitor);
    await site.app.app.sessions.endAll({ userId: person.id }, 'administrator');
    await atLogin(visitor);
    expectNoPageErrors(visitor);
  });
});
