/**
 * Accessibility of one page of every template and of every page with its own component, each in a light and in a dark
 * mode, in Thai and in English, wide and narrow.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { expectAccessibleInTwoModes, wideWindow } from './support/accessibilityModes.ts';
import { checkedPages, type CheckedPage } from './support/accessibilityPages.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let admin: Person;
let department: string;
let page: Page;
let isSignedIn = false;
let hasInput = false;

beforeAll(async () => {
  site = await openSite({ demo: true });
  admin = await site.app.person({ roles: ['ADMIN'] });
  department = await findDepartment();
  page = await site.browser.newPage(wideWindow);
});
afterAll(() => site.close());

it.each(checkedPages.map((checkedPage, turn) => ({ ...checkedPage, turn })))(
  'axe finds nothing on $name',
  async ({ turn, ...checkedPage }) => {
    await open(checkedPage);
    await page.locator('h1').first().waitFor();
    await checkedPage.act?.(page);
    await expectAccessibleInTwoModes(page, turn);
  },
);

async function open({ path, isPublic = false, keepsInput = false }: CheckedPage): Promise<void> {
  const address = typeof path === 'string' ? path : path(department);
  if (isPublic || hasInput) await page.goto(`/haz${address}`);
  else if (isSignedIn) await openInApp(page, address);
  else await openAs(page, admin, address);
  isSignedIn ||= !isPublic;
  hasInput = keepsInput;
}

async function findDepartment(): Promise<string> {
  const { body } = await site.app.call('POST', '/api/v1/master/departments/_search', {
    as: admin,
    body: { size: 1, where: [{ name: 'code', operator: '=', value: '1000' }] },
  });
  return (body as { data: { id: string }[] }).data[0]?.id ?? '';
}
