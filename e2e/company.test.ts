/** A company moves and its directors change: seen by its owner and by the officer who compares the old with the new. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#language/values/plainDate.ts';
import { letter } from '#modules/to-whom/testing/letters.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { insertRow } from '#platform/testing/insertRow.ts';
import { makeHolder, type Person } from '#platform/testing/people.ts';
import { registerDocument } from '#platform/testing/registerDocument.ts';
import { registerHolder, type RegisteredHolder } from '#platform/testing/registeredHolder.ts';
import { CENTRAL_OFFICE, expectOk } from '#platform/testing/requestPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { keyboard } from './support/inputDevices.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

interface Company extends RegisteredHolder {
  readonly holderId: string;
  readonly owner: Person;
}

let site: Site;
let company: Company;
let owner: Page;
let officer: Page;
/** Another company, and the telephone of its owner. */
let other: Company;
let otherOwner: Page;

beforeAll(async () => {
  site = await openSite();
  company = await makeCompany('บริษัท สมุทรเคมีภัณฑ์ จำกัด');
  other = await makeCompany('บริษัท พักใช้ จำกัด');
  const receiver = await site.app.person({ roles: ['OFFICER_CUSTOMS'], departmentId: company.checkpointId });
  owner = await site.browser.newPage(DESK);
  officer = await site.browser.newPage(DESK);
  otherOwner = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
  await openAs(owner, company.owner, '/app/company/mgt');
  await openAs(officer, receiver, '/app/company/mgt');
  await openAs(otherOwner, other.owner, '/app/home');
});
afterAll(() => site.close());

async function makeCompany(name: string): Promise<Company> {
  const holderId = await makeHolder(site.app.app, name);
  const person = await site.app.person({
    roles: ['OPERATOR_OWNER'],
    personType: 'employee',
    memberOf: { holderId, kind: 'owner' },
  });
  return { holderId, owner: person, ...(await registerHolder(site.app.app, { holderId, applicantId: person.id })) };
}

/** Enters a letter of the company from paper. */
async function enterLetter(code: string, daysLeft: number): Promise<void> {
  const head = await site.app.person({ roles: ['OFFICER_HEAD'], departmentId: CENTRAL_OFFICE });
  const body = {
    refHolder: { id: company.holderId },
    effectiveDate: '2020-01-05',
    expireDate: addDays(site.app.app.clock.today(), daysLeft),
    remark: 'From paper',
    code,
    record: letter,
  };
  await expectOk(site.app.call('PUT', '/api/v1/transaction/to-whoms/register', { as: head, body }));
}

const DESK = { width: 1366, height: 900, locale: 'en' } as const;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const tab = ({ holderId }: Company, rest: string): string => `/app/company/mgt/tab/${holderId}/1/${rest}`;

describe('a company', () => {
  it('is the page its owner lands on: the registered data, part by part', async () => {
    await waitForPath(owner, `/tab/${company.holderId}/1/1/1`);
    await owner.getByRole('heading', { name: 'Legal entity', level: 1 }).waitFor();
    const parts = owner.getByRole('navigation', { name: 'Company sections' }).getByRole('link');
    await expect
      .poll(() => parts.allTextContents())
      .toEqual([
        'Legal entity',
        'Fee account',
        'Directors',
        'Employees',
        'Authorisers',
        'Authorised agents',
        'Electronic signature',
      ]);
    await owner.getByText('Matches the registry').waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    expectNoPageErrors(owner);
  });

  it('requests another address', async () => {
    await button(owner, 'Request a change').click();
    await waitForPath(owner, '/edit');
    await owner.getByRole('textbox', { name: 'House number', exact: true }).fill('199/9');
    await owner.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('Moved to a larger office');
    await button(owner, 'Save').click();
    await owner.getByText('Saved', { exact: false }).first().waitFor();
    await owner.goto(`/haz${tab(company, '1/1')}`);
    await link(owner, 'Continue the change request').waitFor();
    expectNoPageErrors(owner);
  });

  it('requests another director in the same request', async () => {
    await openInApp(owner, tab(company, '3/1'));
    await link(owner, 'Malee Rakthai').waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    await button(owner, 'Edit Malee Rakthai').click();
    await waitForPath(owner, '/edit');
    await owner.getByRole('textbox', { name: 'Position', exact: true }).fill('ประธานกรรมการ');
    await button(owner, 'Save to the draft').click();
    await waitForPath(owner, '/3/2');
    await owner.getByRole('row').filter({ hasText: 'Malee Rakthai' }).getByText('Changed', { exact: true }).waitFor();
    await link(owner, 'Add a director').click();
    await waitForPath(owner, '/3/2/create');
    await button(owner, 'Save to the draft').click();
    await owner.getByText('Provide this information.').first().waitFor();
    await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('วิชัย มั่นคง');
    expect(await findAxeViolations(owner)).toEqual([]);
    await button(owner, 'Save to the draft').click();
    await waitForPath(owner, '/3/2');
    await owner.getByRole('row').filter({ hasText: 'วิชัย มั่นคง' }).getByText('New', { exact: true }).waitFor();
    await button(owner, 'Remove Somchai Jaidee').click();
    await owner.getByRole('alertdialog').or(owner.getByRole('dialog')).getByRole('button', { name: 'Remove' }).click();
    await owner.getByText('Removed', { exact: true }).waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    expectNoPageErrors(owner);
  });

  it('submits both at once, and nothing can be changed meanwhile', async () => {
    await button(owner, 'Submit').click();
    await owner.getByRole('dialog').locator('button[type="submit"]').click();
    await owner.getByRole('dialog').waitFor({ state: 'hidden' });
    await owner.getByRole('main').getByText('Submitted', { exact: false }).first().waitFor();
    await button(owner, 'Edit Malee Rakthai').waitFor({ state: 'detached' });
    await openInApp(owner, tab(company, '1/2'));
    const changes = owner.getByRole('region', { name: 'Requested changes' });
    await changes.getByText('199/9').waitFor();
    expect(await findAxeViolations(owner)).toEqual([]);
    expectNoPageErrors(owner);
  });

  it('is found by the officer in the queue, with the old and the new side by side', async () => {
    await link(officer, 'บริษัท สมุทรเคมีภัณฑ์ จำกัด').waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
    await officer.getByRole('tab', { name: 'Registrations in process' }).click();
    const row = officer.getByRole('row').filter({ hasText: 'บริษัท สมุทรเคมีภัณฑ์ จำกัด' });
    await row.getByText('0 of 1 working day').waitFor();
    await row.getByRole('link').click();
    await waitForPath(officer, '/view');
    const changes = officer.getByRole('region', { name: 'Requested changes' });
    const address = changes.getByRole('row').filter({ hasText: 'House number' });
    await address.getByText('88/1').waitFor();
    await address.getByText('199/9').waitFor();
    const position = changes.getByRole('row').filter({ hasText: 'ประธานกรรมการ' });
    await position.waitFor();
    await changes.getByText('วิชัย มั่นคง').waitFor();
    await changes.getByText('สมชาย ใจดี').waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
    expectNoPageErrors(officer);
  });

  it('shows the officer all its parts, to be read and not written', async () => {
    const { holderId } = company;
    const [pool, refHolder] = [site.app.app.pools.api, { id: holderId }];
    await insertRow(pool, 'userBank', { refHolder, accountName: 'Fees of the company', accountNo: '0000000001' });
    await insertRow(pool, 'userAuthorize', { refHolder, refKind: 'authorizer', fullName: 'Who authorises' });
    await insertRow(pool, 'userAuthorize', { refHolder, refKind: 'agent', fullName: 'Who is authorised' });
    await insertRow(pool, 'userCa', { refHolder, refUser: { id: company.owner.id }, name: 'Seal of the company' });
    await openInApp(officer, '/app/company/mgt');
    await link(officer, 'บริษัท สมุทรเคมีภัณฑ์ จำกัด').click();
    await waitForPath(officer, `/tab/${holderId}/1/1/1`);
    const parts = officer.getByRole('navigation', { name: 'Company sections' }).getByRole('link');
    await parts.first().waitFor();
    await expect
      .poll(() => parts.allTextContents())
      .toEqual([
        'Legal entity',
        'Fee account',
        'Directors',
        'Employees',
        'Authorisers',
        'Authorised agents',
        'Electronic signature',
      ]);
    const rows = [
      ['Fee account', 'Fees of the company'],
      ['Directors', 'Malee Rakthai'],
      ['Employees', company.owner.username],
      ['Authorisers', 'Who authorises'],
      ['Authorised agents', 'Who is authorised'],
      ['Electronic signature', 'Seal of the company'],
    ] as const;
    for (const [part, text] of rows) {
      await parts.filter({ hasText: part }).first().click();
      await officer.getByRole('main').getByText(text, { exact: false }).first().waitFor();
      expect([
        part,
        await officer
          .getByRole('main')
          .getByRole('link', { name: /^(?:New|Add|Create|Invite)\b/u })
          .count(),
        await officer
          .getByRole('main')
          .getByRole('button', { name: /^(?:Edit|Stop using|Remove|Save)/u })
          .count(),
      ]).toEqual([part, 0, 0]);
    }
    expect(await findAxeViolations(officer)).toEqual([]);
    for (const [sub, text] of [
      ['2/1', 'Fees of the company'],
      ['4/1', company.owner.username],
      ['5/1', 'Who authorises'],
      ['6/1', 'Who is authorised'],
    ] as const) {
      await openInApp(officer, tab(company, sub));
      await officer.getByRole('main').getByRole('row').filter({ hasText: text }).getByRole('link').first().click();
      await waitForPath(officer, '/view');
      await officer.getByRole('main').getByText(text, { exact: false }).first().waitFor();
      expect([
        sub,
        await officer
          .getByRole('main')
          .getByRole('button', { name: /^(?:Edit|More|Stop using|Suspend|Revoke|Archive)/u })
          .count(),
      ]).toEqual([sub, 0]);
    }
    expectNoPageErrors(officer);
  });

  it('is not found by another owner, nor by an invented address', async () => {
    const page = otherOwner;
    for (const address of [
      tab(company, '1/1'),
      tab(company, '3/1'),
      `/app/company/mgt/tab/${other.holderId}/2/1/1`,
      '/app/company/mgt/tab/none/1/1/1',
      `${tab(company, '3/2')}/create`,
    ]) {
      await openInApp(page, tab(other, '1/1'));
      await page.getByRole('heading', { name: 'Legal entity', level: 1 }).waitFor();
      await openInApp(page, address);
      await page.getByText('404').waitFor();
      await expect.poll(() => page.getByText('สมุทรเคมีภัณฑ์').count()).toBe(0);
    }
    await openInApp(page, tab(other, '1/1'));
    await page.getByRole('heading', { name: 'Legal entity', level: 1 }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('has its documents on the home page of its owner, who renews one with the keyboard alone', async () => {
    await enterLetter('TW-FAR/2560', 400);
    await enterLetter('TW-SOON/2560', 20);
    await registerDocument(site.app as unknown as TestApp, company.owner, 'haz');
    await openInApp(owner, '/app/home');
    const holdings = owner.getByRole('region', { name: 'Documents in force' });
    await holdings.getByText('Expires soon, 20 days left').waitFor();
    await expect.poll(() => holdings.getByRole('listitem').first().innerText()).toContain('TW-SOON/2560');
    expect(await findAxeViolations(owner)).toEqual([]);
    await keyboard.choose(holdings.getByRole('radio', { name: 'To-whom letter 2' }));
    await expect.poll(() => holdings.getByRole('listitem').count()).toBe(2);
    await keyboard.press(holdings.getByRole('button', { name: 'Renew TW-SOON/2560' }));
    await waitForPath(owner, /\/app\/to-whom\/requests\/[^/]+\/edit$/u);
    await openInApp(owner, '/app/home');
    await holdings.getByRole('link', { name: 'Continue the renewal of TW-SOON/2560' }).waitFor();
    expectNoPageErrors(owner);
  });

  it('has its documents on its page, where people with the right open them and renew none', async () => {
    await openInApp(officer, tab(company, '1/1'));
    await officer.getByText('You do not have permission to open documents of operators').waitFor();
    const auditor = await site.app.person({ roles: ['AUDITOR'] });
    await openAs(officer, auditor, tab(company, '1/1'));
    const holdings = officer.getByRole('region', { name: 'Documents in force' });
    await holdings.getByText('TW-SOON/2560').waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
    expect(await holdings.getByRole('button', { name: /Renew/u }).count()).toBe(0);
    // Anywhere in its line.
    await holdings.getByRole('listitem').filter({ hasText: 'TW-SOON/2560' }).click();
    await waitForPath(officer, /\/app\/to-whom\/to-whoms\/[^/]+\/view$/u);
    expectNoPageErrors(officer);
  });

  it('is suspended by the signatory in the register, and its owner gets a notification', async () => {
    await site.app.app.pools.api.query('update "department" set "parent_id" = $2 where "id" = $1', [
      other.checkpointId,
      CENTRAL_OFFICE,
    ]);
    const signatory = await site.app.person({ roles: ['SIGNATORY'], departmentId: CENTRAL_OFFICE });
    const page = await site.browser.newPage(DESK);
    await openAs(page, signatory, '/app/company/register');
    await page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'บริษัท พักใช้ จำกัด' })
      .getByRole('link')
      .first()
      .click();
    await waitForPath(page, '/view');
    await takeAction(page, 'Suspend', { remark: 'By order' });
    await page.getByText('Suspended', { exact: true }).first().waitFor();
    expectNoPageErrors(page);
    await otherOwner.goto('/haz/app/home');
    await otherOwner.getByText('is suspended, so nobody can act for it', { exact: false }).first().waitFor();
    expectNoPageErrors(otherOwner);
  });
});
