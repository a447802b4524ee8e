/**
 * Accessibility of one page of every template and of every page with its own component. There is one file per reader,
 * so that two run in parallel; the most used pages are checked for both readers, the others for one of them, in turn.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import type { Visitor } from './browser.ts';
import { findCutMarks } from './cutMarks.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoPageErrors } from './expectNoPageErrors.ts';
import { openSite, type Site } from './site.ts';
import { openAs } from './signIn.ts';

interface CheckedPage {
  readonly name: string;
  /** A function if the page is of a department record. */
  readonly path: string | ((department: string) => string);
  readonly isPublic?: boolean;
  /** Used by everybody, so that it is checked for every reader. */
  readonly isCommon?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

const checkedPages: readonly CheckedPage[] = [
  { name: 'the sign-in', isCommon: true, path: '/account/login', isPublic: true },
  { name: '403', path: '/403?url=/app/home', isPublic: true },
  { name: '404', path: '/nowhere', isPublic: true },
  { name: '500', path: '/500', isPublic: true },
  { name: 'home', isCommon: true, path: '/app/home' },
  { name: 'a landing page', path: '/app/data-mgt' },
  { name: 'a list', isCommon: true, path: '/app/data-mgt/departments' },
  {
    name: 'a list as a tree',
    path: '/app/data-mgt/departments',
    act: (page) => page.getByText(/^(?:แผนผัง|Tree)$/).click(),
  },
  { name: 'the groups of lookups', path: '/app/data-mgt/lookups' },
  { name: 'a record', isCommon: true, path: (department) => `/app/data-mgt/departments/${department}/view` },
  {
    name: 'the history of a record',
    path: (department) => `/app/data-mgt/departments/${department}/view`,
    act: (page) => page.getByRole('tab').last().click(),
  },
  { name: 'a form', isCommon: true, path: (department) => `/app/data-mgt/departments/${department}/edit` },
  {
    name: 'a form that was refused',
    isCommon: true,
    path: '/app/user-mgt/users/create',
    act: (page) => page.keyboard.press('Control+s'),
  },
  {
    name: 'a picker in a dialog',
    path: '/app/data-mgt/departments/create',
    act: (page) =>
      page
        .getByRole('button', { name: /เลือกจากรายการทั้งหมด|Choose from the full list/ })
        .first()
        .click(),
  },
  { name: 'the application page', path: '/app/user-mgt/application' },
  {
    name: 'an unreadable theme',
    path: '/app/user-mgt/application/theme',
    act: (page) => page.locator('#theme-primary-color').fill('#ffd400'),
  },
  {
    name: 'mail settings, refused',
    path: '/app/user-mgt/application/email',
    act: (page) =>
      page
        .locator('#mail-host')
        .fill('x y')
        .then(() => page.keyboard.press('Control+s')),
  },
  { name: 'the tables of toxicity', path: '/app/master-mgt/ld50' },
  { name: 'the pictograms', path: '/app/master-mgt/pictogram' },
  { name: 'a case for rulings being made', path: '/app/master-mgt/haz-discuss-cases/create' },
  { name: 'a risk scheme being made', path: '/app/master-mgt/inspection-risks/create' },
  { name: 'a signing position being made', path: '/app/master-mgt/sign-job-positions/create' },
  { name: 'a fee being tried', path: '/app/fee/setting-mgt/fee-trial' },
  { name: 'the profile', path: '/app/profile' },
  {
    name: 'the profile being changed',
    path: '/app/profile',
    act: (page) => page.getByRole('button', { name: /^(?:แก้ไข|Edit)$/ }).click(),
  },
  { name: 'one’s own signatures', path: '/app/user-signatures' },
  { name: 'a signature being added', path: '/app/user-signatures/create' },
  { name: 'one’s substitutes', path: '/app/user-insteads' },
  { name: 'the notices', path: '/app/notifications' },
  {
    name: 'the open bell',
    path: '/app/home',
    act: (page) => page.getByRole('button', { name: /^(?:การแจ้งเตือน|Notifications)/ }).click(),
  },
  { name: 'the manuals', path: '/app/manuals' },
  {
    name: 'the open account menu',
    path: '/app/home',
    act: (page) => page.getByRole('button', { name: /บัญชีของท่าน|My account/ }).click(),
  },
];

/** Defines the tests of one reader: the first, or the other. */
export function describeAccessibility(reader: Visitor, isFirst: boolean): void {
  const readerPages = checkedPages.filter(({ isCommon = false }, index) => isCommon || (index % 2 === 0) === isFirst);
  describe(`read in ${reader.locale}, ${reader.theme}, at ${reader.width} px`, () => {
    let site: Site;
    let admin: Person;
    let page: Page;
    /** Whether the page is signed in; it stays so after the first time. */
    let isIn = false;

    beforeAll(async () => {
      site = await openSite({ demo: true });
      admin = await site.app.person({ roles: ['ADMIN'] });
      page = await site.browser.newPage(reader);
    });
    afterAll(() => site.close());

    it.each(readerPages)('axe finds nothing on $name', async (checkedPage) => {
      await openCheckedPage(page, checkedPage, { site, admin, isIn });
      isIn = checkedPage.isPublic !== true;
      await expectAccessibleWithoutErrors(page);
    });
  });
}

/** Checks the page as it is now: idle, accessible, no wider than the window, with no cut Thai marks, without errors. */
export async function expectAccessibleWithoutErrors(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await findCutMarks(page)).toEqual([]);
  expectNoPageErrors(page);
}

async function openCheckedPage(
  page: Page,
  { path, isPublic = false, act }: CheckedPage,
  { site, admin, isIn }: { site: Site; admin: Person; isIn: boolean },
): Promise<void> {
  const address = typeof path === 'string' ? path : path(await findDepartment(site, admin));
  if (isPublic || isIn) await page.goto(`/haz${address}`);
  else await openAs(page, admin, address);
  await page.locator('h1').first().waitFor();
  await act?.(page);
}

async function findDepartment({ app }: Site, as: Person): Promise<string> {
  const { body } = await app.call('POST', '/api/v1/master/departments/_search', {
    as,
    body: { size: 1, where: [{ name: 'code', operator: '=', value: '1000' }] },
  });
  return (body as { data: { id: string }[] }).data[0]?.id ?? '';
}
