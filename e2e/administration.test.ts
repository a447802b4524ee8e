/** An administrator makes a role and a user who has it; the user signs in, sees just that, and is signed out again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { findAxeViolations } from './support/axe.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs, signIn } from './support/signIn.ts';

const PASSWORD = 'rice-fields-at-dawn';

let site: Site;
let admin: Person;
let page: Page;
let temporary = '';
beforeAll(async () => {
  site = await openSite();
  admin = await site.app.person({ roles: ['ADMIN'] });
  page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

const isAt = (ending: string): Promise<void> => page.waitForURL((url) => url.pathname.endsWith(ending));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const choose = async (name: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).click();
};

describe('the administration of people and their rights', () => {
  it('makes a role by ticking rights in the tree of the menus, with the arrow keys', async () => {
    await openAs(page, admin, '/app/user-mgt/roles/create');
    await field('Code').fill('LIBRARIAN');
    await field('Name').fill('บรรณารักษ์');
    await field('Name (English)').fill('Librarian');
    await choose('Data scope', 'Everything');
    await page.getByRole('searchbox', { name: 'Find a menu' }).fill('lookups');
    await box('Lookups: View').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box('Lookups: Edit').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.getByText('Menus with changed rights: 1 (1 added, 0 removed)').waitFor();
    expect(await findAxeViolations(page, { within: 'main' })).toEqual([]);
    await button('Save').click();
    await isAt('/view');
    await expect
      .poll(() =>
        page
          .getByRole('row', { name: /Lookups/ })
          .getByRole('img', { name: 'Yes' })
          .count(),
      )
      .toBe(1);
    await page.getByText('Nobody has this role yet').waitFor();
    expectNoPageErrors(page);
  });

  it('makes a user, shows at once that a name is not allowed, and gives the role with a tick', async () => {
    await openInApp(page, '/app/user-mgt/users/create');
    await page.getByText('Saving does not set a password').waitFor();
    await choose('Person type', 'Officer');
    await field('Name').fill('สมหญิง ดีงาม');
    await box('Librarian LIBRARIAN').check();
    expect(await findAxeViolations(page, { within: 'main' })).toEqual([]);
    await field('Username').fill(admin.username.toUpperCase());
    await field('Username').blur();
    await page.getByText('You cannot use this name').first().waitFor();
    await field('Username').fill('System');
    await field('Username').blur();
    await page.getByText('This name is reserved for the system').first().waitFor();
    await field('Username').fill('somying.d');
    await button('Save').click();
    await isAt('/view');
    await page.getByText('LIBRARIAN').waitFor();
    expectNoPageErrors(page);
  });

  it('sets a temporary password', async () => {
    await button('Set temporary password').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Generate' }).click();
    temporary = await dialog.locator('input[name="password"]').inputValue();
    expect(temporary).toMatch(/^\w{4}(?:-\w{4}){3}$/);
    await dialog.getByRole('button', { name: 'Set the password' }).click();
    await page.getByText('The temporary password is set').waitFor();
    await expect.poll(() => button('Send password e-mail').getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the new user just those menus after sign-in, and signs them out at once', async () => {
    const userPage = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
    await signIn(userPage, { username: 'somying.d', password: temporary });
    await userPage.getByLabel('Current password').fill(temporary);
    await userPage.getByLabel('New password').fill(PASSWORD);
    await userPage.keyboard.press('Enter');
    const menu = userPage.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Master data' }).click();
    await menu.getByRole('link', { name: 'Lookups' }).waitFor();
    await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Home', 'Lookups']);

    await button('Suspend').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByText('Give the reason').waitFor();
    await dialog.getByRole('textbox').fill('left the department');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('This account is suspended').waitFor();
    await page.getByText('left the department').waitFor();
    await button('Enable').waitFor();
    await openInApp(userPage, '/app/data-mgt/lookups');
    await userPage.waitForURL(/\/account\/login/);
    expectNoPageErrors(page);
  });

  it('shows why people cannot suspend themselves', async () => {
    await openInApp(page, `/app/user-mgt/users/${admin.id}/view`);
    const suspend = button('Suspend');
    await suspend.hover();
    await page.getByText('Not possible with your own account').waitFor();
    await expect.poll(() => suspend.getAttribute('aria-disabled')).toBe('true');
  });
});
