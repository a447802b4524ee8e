/**
 * Axe finds nothing on the pages of registration, of a company, and of the officers who administer companies and
 * officers. The languages, themes and widths take turns from page to page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAccessibleInOneMode, wideWindow } from './support/accessibilityModes.ts';
import { makeCompanyPeople, type CompanyPeople } from './support/companyPeople.ts';
import { administratorPages, ownerPages, receiverPages, openFirstRecord } from './support/companyPages.ts';
import { openInApp } from './support/openInApp.ts';
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
  { who: 'individual', firstTurn: 0, path: '/register', steps: ['person', 'contact', 'papers', 'account', 'summary'] },
  { who: 'employee', firstTurn: 3, path: '/register', steps: ['company', 'person', 'account', 'summary'] },
  {
    who: 'officer',
    firstTurn: 6,
    path: '/register-officer',
    steps: ['person', 'office', 'papers', 'account', 'summary'],
  },
] as const;

describe('registering', () => {
  let page: Page;

  beforeAll(async () => void (page = await site.browser.newPage(wideWindow)));

  it.each(registrations)('axe finds nothing on any page as $who', async ({ who, path, steps, firstTurn }) => {
    // A later script overrides the earlier ones.
    await page.addInitScript((personType) => {
      if (location.protocol === 'http:')
        for (const kind of ['operator', 'officer'])
          sessionStorage.setItem(`register.${kind}`, JSON.stringify({ personType }));
    }, who);
    await page.goto(`/haz${path}`);
    await page.locator('h2').first().waitFor();
    for (const [index, step] of steps.entries()) {
      await page.evaluate((name) => {
        history.pushState({ usr: { step: name }, key: name, idx: 0 }, '');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }, step);
      await expectAccessibleInOneMode(page, firstTurn + index);
    }
  });
});

describe('the pages of people', () => {
  let page: Page;
  let signedInAs: string | undefined;

  beforeAll(async () => void (page = await site.browser.newPage(wideWindow)));

  const screens = [
    ...ownerPages.map((screen) => ({ ...screen, who: 'owner' as const })),
    ...receiverPages.map((screen) => ({ ...screen, who: 'receiver' as const })),
    ...administratorPages.map((screen) => ({ ...screen, who: 'administrator' as const })),
  ].map((screen, turn) => ({ ...screen, turn }));

  it.each(screens)('axe finds nothing for the $who on $name', async ({ who, path, act, isOpened = false, turn }) => {
    const address = `/app${path.replace('{company}', people.holderId)}`;
    if (signedInAs === who) await openInApp(page, address);
    else await openAs(page, people[who], address);
    signedInAs = who;
    await page.locator('h1').first().waitFor();
    await act?.(page);
    await expectAccessibleInOneMode(page, turn);
    if (!isOpened) return;
    await openFirstRecord(page);
    await expectAccessibleInOneMode(page, turn + 3);
  });
});
