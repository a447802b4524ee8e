/**
 * An officer joins, seen on two screens: registered, refused with a reason, registered again, approved; and another one
 * is added.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#platform/testing/people.ts';
import { accountBody, randomAddressHeader } from '#platform/testing/registrationForms.ts';
import { plainPdf } from '#platform/server/seeds/plainPdf.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs, signIn } from './support/signIn.ts';

let site: Site;
let administrator: Person;
let admin: Page;
let officer: Page;
const who = accountBody();
Object.assign(who.applicant, { fullName: 'สุดา รักงาน', fullNameEn: 'Suda Rakngan', email: 'suda@example.go.th' });

beforeAll(async () => {
  site = await openSite({ mail: true });
  administrator = await site.app.person({ roles: ['ADMIN'] });
  admin = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  officer = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
});
afterAll(() => site.close());

const REGISTER = '/haz/backend/api/v1/security/users/register';

/** Registers as the public page does. */
async function register(): Promise<void> {
  const uploaded = await fetch(`${site.app.address}${REGISTER}/upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'card.pdf', ...randomAddressHeader() },
    body: new Uint8Array(plainPdf(['Officer card'])),
  });
  const { id } = (await uploaded.json()) as { id: string };
  const { rows } = await site.app.app.pools.api.query<{ id: string }>(
    `select "id" from "department" where "is_register" and "department_type" = 'checkpoint' order by "code" limit 1`,
  );
  const document = {
    refWorkplace: rows[0],
    refOfficerLevel: { key: 'K1' },
    attachments: [{ refItem: { key: '5' }, file: { id } }],
  };
  const answer = await fetch(`${site.app.address}${REGISTER}-officer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...randomAddressHeader() },
    body: JSON.stringify({ ...who, document }),
  });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
}

/** Loads the list anew, so that no row of an earlier list is shown for a moment. */
async function openWaiting(): Promise<void> {
  await openAs(admin, administrator, '/app/officer/officer-approves');
  await admin.getByRole('main').getByRole('row').filter({ hasText: 'Submitted' }).getByRole('link').first().click();
  await admin.waitForURL((url) => url.pathname.endsWith('/view'));
}

describe('an officer', () => {
  it('is refused with a reason', async () => {
    await register();
    await openWaiting();
    await admin.getByRole('heading', { name: 'Suda Rakngan' }).waitFor();
    await admin.getByRole('heading', { name: 'Roles given' }).waitFor();
    expect(await findAxeViolations(admin)).toEqual([]);
    await takeAction(admin, 'Refuse the officer', { remark: 'Not in the order of appointment' });
    await waitForStatus(admin, 'Refused');
  });

  it('registers again, gets roles and is approved', async () => {
    await register();
    await openWaiting();
    await admin.getByText('Choose at least one role to give before you approve.').first().waitFor();
    await button(admin, 'Edit').click();
    await admin.getByRole('checkbox', { name: /Checkpoint officer/u }).check({ force: true });
    await button(admin, 'Save').click();
    await admin.getByText('Saved', { exact: false }).first().waitFor();
    await openWaiting();
    await takeAction(admin, 'Approve the officer');
    await waitForStatus(admin, 'Approved');
    expectNoPageErrors(admin);
  });

  it('signs in and sees the menus of the roles', async () => {
    await signIn(officer, { username: who.username, password: String(who['password']) });
    await openInApp(officer, '/app/company/request-receives');
    await officer.getByRole('heading', { name: 'Registrations to review' }).waitFor();
    await openInApp(officer, '/app/officer/users');
    await officer.waitForURL((url) => url.pathname === '/haz/403');
    expect(new URL(officer.url()).pathname).toBe('/haz/403');
  });
});

describe('the officers', () => {
  it('are listed with their standing, and one is added with account, department and roles', async () => {
    await openInApp(admin, '/app/officer/users');
    await admin.getByRole('row').filter({ hasText: who.username }).waitFor();
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.getByRole('link', { name: 'Create' }).click();
    await admin.waitForURL((url) => url.pathname.endsWith('/create'));
    await admin.getByRole('heading', { name: 'Department and position' }).waitFor();
    for (const [name, text] of [
      ['fullName', 'ประสิทธิ์ เพิ่มพูน'],
      ['email', 'prasit@example.go.th'],
      ['username', 'prasit.p'],
    ] as const)
      await admin.locator(`input[name="${name}"]`).fill(text);
    await admin.getByRole('combobox', { name: 'Department' }).fill('Laem Chabang');
    await admin.getByRole('option', { name: /Laem Chabang/u }).click();
    await admin.getByRole('checkbox', { name: /Finance officer/u }).check({ force: true });
    await button(admin, 'Save').click();
    await admin.waitForURL((url) => url.pathname.endsWith('/view'));
    await admin.getByRole('heading', { name: 'ประสิทธิ์ เพิ่มพูน' }).waitFor();
    await admin.getByText('OFFICER_FINANCE').waitFor();
    expect(await findAxeViolations(admin)).toEqual([]);
    expectNoPageErrors(admin);
  });
});
