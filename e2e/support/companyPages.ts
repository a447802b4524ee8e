/**
 * The screens of companies and of the officers who administer them, by reader. Pages that company, companyStory,
 * officer and register check filled in are not checked again.
 */
import type { Page } from 'playwright-core';

export interface CompanyPage {
  readonly name: string;
  /** Path below /app, of the company under test. */
  readonly path: string;
  /** Done before the page is checked. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** For a list: its first record is checked, too. */
  readonly isOpened?: boolean;
}

const submitEmpty = (page: Page): Promise<void> => page.keyboard.press('Control+s');
const companyTab = (rest: string): string => `/company/mgt/tab/{company}/1/${rest}`;

export const ownerPages: readonly CompanyPage[] = [
  { name: 'what is asked for, while that is nothing', path: companyTab('1/2') },
  { name: 'the fee accounts', path: companyTab('2/1') },
  { name: 'a fee account being added, refused', path: companyTab('2/1/create'), act: submitEmpty },
  { name: 'the directors and one of them', path: companyTab('3/1'), isOpened: true },
  { name: 'the employees and one of them', path: companyTab('4/1'), isOpened: true },
  { name: 'who wants to join, and one of them', path: companyTab('4/2'), isOpened: true },
  { name: 'the authorisers', path: companyTab('5/1') },
  { name: 'an authoriser being named, refused', path: companyTab('5/1/create'), act: submitEmpty },
  { name: 'the agents and one of them', path: companyTab('6/1'), isOpened: true },
  { name: 'the agents that were', path: companyTab('6/2') },
  { name: 'the certificate', path: companyTab('7') },
  { name: 'the employees who registered', path: '/company/employee-requests' },
  { name: 'the roles of the company and one of them', path: '/company/role-mgt', isOpened: true },
];

export const receiverPages: readonly CompanyPage[] = [
  { name: 'the registrations on their way', path: '/company/mgt', act: (page) => page.getByRole('tab').last().click() },
  { name: 'the registrations received', path: '/company/request-receives' },
];

export const administratorPages: readonly CompanyPage[] = [
  { name: 'an officer being added, refused', path: '/officer/users/create', act: submitEmpty },
  { name: 'the officers to approve', path: '/officer/officer-approves' },
];

export async function openFirstRecord(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/view'));
  // The name that a person has given: the heading of a list is our own text.
  await page.locator('h1[data-content]').waitFor();
}
