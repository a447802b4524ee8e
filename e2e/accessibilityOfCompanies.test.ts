/** Nobody is kept out of registration, of the pages of a company, nor of those of who looks after companies and officers: each screen once, by day. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeCompanyCast, type CompanyCast } from './support/companyCast.ts';
import { expectOpenToAll } from './support/looked.ts';
import {
  ofTheAdministrator,
  ofTheOwner,
  ofTheReceiver,
  openFirst,
  type LookedCompany,
} from './support/lookedCompanies.ts';
import { openSite, type Site } from './support/site.ts';
import { enter } from './support/visit.ts';

let site: Site;
let cast: CompanyCast;

beforeAll(async () => {
  site = await openSite();
  cast = await makeCompanyCast(site.app);
});
afterAll(() => site.close());

const ways = [
  { who: 'individual', path: '/register', steps: ['person', 'contact', 'papers', 'account', 'summary'] },
  { who: 'employee', path: '/register', steps: ['company', 'person', 'account', 'summary'] },
  { who: 'officer', path: '/register-officer', steps: ['person', 'office', 'papers', 'account', 'summary'] },
] as const;

describe('registering', () => {
  it.each(ways)('as $who keeps nobody out on any of its pages', async ({ who, path, steps }) => {
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
      await expectOpenToAll(page);
    }
    await page.context().close();
  });
});

describe.each([
  { who: 'owner', screens: ofTheOwner },
  { who: 'receiver', screens: ofTheReceiver },
  { who: 'administrator', screens: ofTheAdministrator },
] as const)('to the $who', ({ who, screens }) => {
  let page: Page;

  beforeAll(async () => {
    page = await site.browser.newPage({ width: 1366, height: 900 });
    await enter(page, cast[who], '/app/home');
  });

  it.each<LookedCompany>(screens)('$name keeps nobody out', async ({ path, act, isOpened = false }) => {
    await page.goto(`/haz/app${path.replace('{company}', cast.holderId)}`);
    await page.locator('h1').first().waitFor();
    await act?.(page);
    await expectOpenToAll(page);
    if (!isOpened) return;
    await openFirst(page);
    await expectOpenToAll(page);
  });
});
