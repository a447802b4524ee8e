/**
 * The screens of companies and of those who look after them, by who sees them. What company, companyStory, officer and
 * register look at on their way, filled in as people do, is not looked at again.
 */
import type { Page } from 'playwright-core';

export interface LookedCompany {
  readonly name: string;
  /** Below /app, of the company that is looked at. */
  readonly path: string;
  /** Before the page is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Of a list: its first record is looked at, too. */
  readonly isOpened?: boolean;
}

const refuse = (page: Page): Promise<void> => page.keyboard.press('Control+s');
const tab = (rest: string): string => `/company/mgt/tab/{company}/1/${rest}`;

export const ofTheOwner: readonly LookedCompany[] = [
  { name: 'what is asked for, while that is nothing', path: tab('1/2') },
  { name: 'the fee accounts', path: tab('2/1') },
  { name: 'a fee account being added, refused', path: tab('2/1/create'), act: refuse },
  { name: 'the directors and one of them', path: tab('3/1'), isOpened: true },
  { name: 'the employees and one of them', path: tab('4/1'), isOpened: true },
  { name: 'who wants to join, and one of them', path: tab('4/2'), isOpened: true },
  { name: 'the authorisers', path: tab('5/1') },
  { name: 'an authoriser being named, refused', path: tab('5/1/create'), act: refuse },
  { name: 'the agents and one of them', path: tab('6/1'), isOpened: true },
  { name: 'the agents that were', path: tab('6/2') },
  { name: 'the certificate', path: tab('7') },
  { name: 'the employees who registered', path: '/company/employee-requests' },
  { name: 'the roles of the company and one of them', path: '/company/role-mgt', isOpened: true },
];

export const ofTheReceiver: readonly LookedCompany[] = [
  { name: 'the registrations on their way', path: '/company/mgt', act: (page) => page.getByRole('tab').last().click() },
  { name: 'the registrations received', path: '/company/request-receives' },
];

export const ofTheAdministrator: readonly LookedCompany[] = [
  { name: 'an officer being added, refused', path: '/officer/users/create', act: refuse },
  { name: 'the officers to approve', path: '/officer/officer-approves' },
];

export async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/view'));
  // What somebody has called it: the heading of a list is our own.
  await page.locator('h1[data-content]').waitFor();
}
