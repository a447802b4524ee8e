/**
 * Axe finds nothing on the pages of registration, of a company, and of the officers who administer companies and
 * officers: each screen once, in the light theme.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeCompanyPeople, type CompanyPeople } from './support/companyPeople.ts';
import { expectAccessibleWithoutErrors } from './support/accessibilityPages.ts';
import {
  administratorPages,
  ownerPages,
  receiverPages,
  openFirstRecord,
  type CompanyPage,
} from './support/companyPages.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: CompanyPeople;

beforeAll(async () => {
  site = await openSite();
  people = await makeCompanyPeople(site.app);
});
afterAll(() => site.close());

const registrations = [
  { who: 'individual', path: '/register', steps: ['person', 'contact', 'papers', 'account', 'summary'] },
  { who: 'employee', path: '/register', steps: ['company', 'person', 'account', 'summary'] },
  { who: 'officer', path: '/register-officer', steps: ['person', 'office', 'papers', 'account', 'summary'] },
] as const;

describe('registering', () => {
  it.each(registrations)('axe finds nothing on any page as $who', async ({ who, path, steps }) => {
    const page = await site.browser.newPage({ width: 1366, height: 900 });
    await page.addInitScript((personType) => {
      if (location.protocol === 'http:')
        for (const kind of ['operator', 'officer'])
          sessionStorage.setItem(`register.${kind}`, JSON.stringify({ personType }));
    }, who);
    await page.goto(`/haz${path}`);
    await page.locator('h2').first().waitFor();
    for (const step of steps) {
      await page.evaluate((name) => {
        history.pushState({ usr: { step: name }, key: name, idx: 0 }, '');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }, step);
      await expectAccessibleWithoutErrors(page);
    }
    await page.context().close();
  });
});

describe.each([
  { who: 'owner', screens: ownerPages },
  { who: 'receiver', screens: receiverPages },
  { who: 'administrator', screens: administratorPages },
] as const)('pages of the $who', ({ who, screens }) => {
  let page: Page;

  beforeAll(async () => {
    page = await site.browser.newPage({ width: 1366, height: 900 });
    await openAs(page, people[who], '/app/home');
  });

  it.each<CompanyPage>(screens)('axe finds nothing on $name', async ({ path, act, isOpened = false }) => {
    await page.goto(`/haz/app${path.replace('{company}', people.holderId)}`);
    await page.locator('h1').first().waitFor();
    await act?.(page);
    await expectAccessibleWithoutErrors(page);
    if (!isOpened) return;
    await openFirstRecord(page);
    await expectAccessibleWithoutErrors(page);
  });
});
