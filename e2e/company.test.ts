/** A company moves and its directors change: told by its owner and by the officer who compares the old with the new. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { registerHolder, type Registered } from '#platform/testing/registeredHolder.ts';
import { axe } from './support/axe.ts';
import { expectQuiet } from './support/quiet.ts';
import { openSite, type Site } from './support/site.ts';
import { enter } from './support/visit.ts';

interface Company extends Registered {
  readonly holderId: string;
  readonly owner: Person;
}

let site: Site;
let company: Company;
let owner: Page;
let officer: Page;

beforeAll(async () => {
  site = await openSite();
  company = await makeCompany('บริษัท สมุทรเคมีภัณฑ์ จำกัด');
  const receiver = await site.app.person({ roles: ['OFFICER_CUSTOMS'], departmentId: company.checkpointId });
  [owner, officer] = (await Promise.all(
    [company.owner, receiver].map(async (person) => {
      const page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
      await enter(page, person, '/app/home');
      return page;
    }),
  )) as [Page, Page];
});
afterAll(() => site.close());

async function makeCompany(name: string): Promise<Company> {
  const holderId = await makeHolder(site.app.app, name);
  const person = await site.app.person({ roles: ['OPERATOR_OWNER'], personType: 'employee', memberOf: { holderId, kind: 'owner' } });
  return { holderId, owner: person, ...(await registerHolder(site.app.app, { holderId, applicantId: person.id })) };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const isAt = (page: Page, ending: string): Promise<void> => page.waitForURL((url) => url.pathname.endsWith(ending));
const tab = ({ holderId }: Company, rest: string): string => `/haz/app/company/mgt/tab/${holderId}/1/${rest}`;

describe('a company', () => {
  it('is what its owner is led to: what is registered, part by part', async () => {
    await owner.goto('/haz/app/company/mgt');
    await isAt(owner, `/tab/${company.holderId}/1/1/1`);
    await owner.getByRole('heading', { name: 'Legal entity', level: 1 }).waitFor();
    const parts = owner.getByRole('navigation', { name: 'Parts of the company' }).getByRole('link');
    expect(await parts.allTextContents()).toEqual(['Legal entity', 'Fee account', 'Directors', 'Employees', 'Authorisers', 'Authorised agents', 'Electronic signature']);
    await owner.getByText('The registry says the same').waitFor();
    expect(await axe(owner)).toEqual([]);
    expectQuiet(owner);
  });

  it('asks for another address', async () => {
    await button(owner, 'Ask for a change').click();
    await isAt(owner, '/edit');
    await owner.getByRole('textbox', { name: 'House number', exact: true }).fill('199/9');
    await owner.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('Moved to a larger office');
    await button(owner, 'Save').click();
    await owner.getByText('Saved', { exact: false }).first().waitFor();
    await owner.goto(tab(company, '1/1'));
    await link(owner, 'Go on with the change').waitFor();
    expectQuiet(owner);
  });

  it('and for another director, in the same request', async () => {
    await owner.goto(tab(company, '3/1'));
    await link(owner, 'Malee Rakthai').waitFor();
    expect(await axe(owner)).toEqual([]);
    await button(owner, 'Edit Malee Rakthai').click();
    await isAt(owner, '/edit');
    await owner.getByRole('textbox', { name: 'Position', exact: true }).fill('ประธานกรรมการ');
    await button(owner, 'Save to the draft').click();
    await isAt(owner, '/3/2');
    await owner.getByRole('row').filter({ hasText: 'Malee Rakthai' }).getByText('Changed', { exact: true }).waitFor();
    await link(owner, 'Add a director').click();
    await isAt(owner, '/3/2/create');
    await button(owner, 'Save to the draft').click();
    await owner.getByText('Please', { exact: false }).first().waitFor();
    await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('วิชัย มั่นคง');
    expect(await axe(owner)).toEqual([]);
    await button(owner, 'Save to the draft').click();
    await isAt(owner, '/3/2');
    await owner.getByRole('row').filter({ hasText: 'วิชัย มั่นคง' }).getByText('New', { exact: true }).waitFor();
    await button(owner, 'Take out Somchai Jaidee').click();
    await owner.getByRole('alertdialog').or(owner.getByRole('dialog')).getByRole('button', { name: 'Take out' }).click();
    await owner.getByText('Taken out', { exact: true }).waitFor();
    expect(await axe(owner)).toEqual([]);
    expectQuiet(owner);
  });

  it('submits both at once, and nothing can be changed meanwhile', async () => {
    await button(owner, 'Submit').click();
    await owner.getByRole('dialog').locator('button[type="submit"]').click();
    await owner.getByRole('dialog').waitFor({ state: 'hidden' });
    await owner.getByRole('main').getByText('Submitted', { exact: false }).first().waitFor();
    await button(owner, 'Edit Malee Rakthai').waitFor({ state: 'detached' });
    await owner.goto(tab(company, '1/2'));
    const changes = owner.getByRole('region', { name: 'What is to change' });
    await changes.getByText('199/9').waitFor();
    // Away from the bar, which would cover a part of what stands at the lower edge.
    await owner.getByRole('heading', { name: 'Registered facts' }).scrollIntoViewIfNeeded();
    expect(await axe(owner)).toEqual([]);
    expectQuiet(owner);
  });

  it('is found by the officer in the queue, with the old and the new side by side', async () => {
    await officer.goto('/haz/app/company/mgt');
    await link(officer, 'บริษัท สมุทรเคมีภัณฑ์ จำกัด').waitFor();
    expect(await axe(officer)).toEqual([]);
    await officer.getByRole('tab', { name: 'Registrations on their way' }).click();
    const row = officer.getByRole('row').filter({ hasText: 'บริษัท สมุทรเคมีภัณฑ์ จำกัด' });
    await row.getByText('0 of 1 working days').waitFor();
    await row.getByRole('link').click();
    await isAt(officer, '/view');
    const changes = officer.getByRole('region', { name: 'What is to change' });
    const address = changes.getByRole('row').filter({ hasText: 'House number' });
    await address.getByText('88/1').waitFor();
    await address.getByText('199/9').waitFor();
    const position = changes.getByRole('row').filter({ hasText: 'ประธานกรรมการ' });
    await position.waitFor();
    await changes.getByText('วิชัย มั่นคง').waitFor();
    await changes.getByText('สมชาย ใจดี').waitFor();
    expect(await axe(officer)).toEqual([]);
    expectQuiet(officer);
  });

  it('shows the officer what is registered and its directors, and none of its accounts and people', async () => {
    await officer.goto(tab(company, '1/1'));
    const parts = officer.getByRole('navigation', { name: 'Parts of the company' }).getByRole('link');
    await parts.first().waitFor();
    expect(await parts.allTextContents()).toEqual(['Legal entity', 'Directors']);
    await officer.goto(tab(company, '4/1'));
    await officer.getByText('404').waitFor();
    expectQuiet(officer);
  });

  it('is nobody else’s: another owner, and an address that was made up, find nothing', async () => {
    const other = await makeCompany('บริษัท อื่น จำกัด');
    const page = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
    await enter(page, other.owner, '/app/home');
    for (const address of [tab(company, '1/1'), tab(company, '3/1'), `/haz/app/company/mgt/tab/${other.holderId}/2/1/1`, '/haz/app/company/mgt/tab/none/1/1/1', `${tab(company, '3/2')}/create`]) {
      await page.goto(address);
      await page.getByText('404').waitFor();
      expect(await page.getByText('สมุทรเคมีภัณฑ์').count()).toBe(0);
    }
    await page.goto(tab(other, '1/1'));
    await page.getByRole('heading', { name: 'Legal entity', level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    expectQuiet(page);
  });
});
