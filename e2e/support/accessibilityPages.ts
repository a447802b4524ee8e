/** One page of every template, and every page with its own component. */
import type { Page } from 'playwright-core';

export interface CheckedPage {
  readonly name: string;
  /** A function if the page is of a department record. */
  readonly path: string | ((department: string) => string);
  readonly isPublic?: boolean;
  /** Done before the page is checked. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** The page has unsaved input afterwards, and would ask before another is opened in the application. */
  readonly keepsInput?: boolean;
}

export const checkedPages: readonly CheckedPage[] = [
  { name: 'the sign-in', path: '/account/login', isPublic: true },
  { name: '403', path: '/403?url=/app/home', isPublic: true },
  { name: '404', path: '/nowhere', isPublic: true },
  { name: '500', path: '/500', isPublic: true },
  { name: 'home', path: '/app/home' },
  { name: 'a landing page', path: '/app/data-mgt' },
  { name: 'a list', path: '/app/data-mgt/departments' },
  {
    name: 'a list as a tree',
    path: '/app/data-mgt/departments',
    act: (page) => page.getByText(/^(?:แผนผัง|Tree)$/).click(),
  },
  { name: 'the groups of lookups', path: '/app/data-mgt/lookups' },
  { name: 'a record', path: (department) => `/app/data-mgt/departments/${department}/view` },
  {
    name: 'the history of a record',
    path: (department) => `/app/data-mgt/departments/${department}/view`,
    act: (page) => page.getByRole('tab').last().click(),
  },
  { name: 'a form', path: (department) => `/app/data-mgt/departments/${department}/edit` },
  {
    name: 'a form that was refused',

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
    keepsInput: true,
    act: (page) => page.locator('#theme-primary-color').fill('#ffd400'),
  },
  {
    name: 'mail settings, refused',
    path: '/app/user-mgt/application/email',
    keepsInput: true,
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
