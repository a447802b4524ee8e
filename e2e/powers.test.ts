/**
 * Powers of agents. An owner reinstates a suspended power: with a code from the mail, and not without. An agent whose
 * power ends over an open page sees that, and chooses the next holder to act for; nothing is saved for another holder.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPowerTools } from '#modules/company/testing/powers.ts';
import { findAxeViolations } from './support/axe.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { typeOtp } from './support/typeOtp.ts';
import { blockSocket, openAs } from './support/signIn.ts';

const MINUTE_MS = 61_000;
const DAY_MS = 86_400_000;
/** The kind of a legal entity, in the address of its tabs. */
const COMPANY = '1';
let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

it('a power is reinstated with a code, and stays suspended if the owner cancels', async () => {
  const { app } = site;
  const make = createPowerTools(app);
  const company = await make.company();
  const id = await make.give(company, (await make.stranger()).idCard);
  expect((await make.setStatus(company, { id, status: 'suspended', reason: 'รอเอกสาร' })).status).toBe(200);
  const statusNow = async () =>
    (await app.app.pools.api.query<{ status: string }>('select "status" from "user_authorize" where "id" = $1', [id]))
      .rows[0]?.status;
  app.securityClock.move(app.securityClock.nowMs() - Date.now() + MINUTE_MS);

  const page = await site.browser.newPage({ width: 1366, height: 900 });
  await openAs(page, company.owner, `/app/company/mgt/tab/${company.holderId}/${COMPANY}/6/2/${id}/view`);
  const reinstate = () => page.getByRole('dialog').getByRole('button', { name: 'ให้มีผลอีกครั้ง' });
  await button(page, 'ให้มีผลอีกครั้ง').click();
  await reinstate().click();
  await page.getByRole('textbox', { name: /\(OTP\)/u }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('ยังไม่ได้ยืนยันตัวตน').waitFor();
  expect(await statusNow()).toBe('suspended');

  await reinstate().click();
  await typeOtp(page, site, company.owner.email);
  await page.getByText('มีผลอีกครั้งแล้ว').waitFor();
  expect(await statusNow()).toBe('inForce');
  // A refused call announces that a code is needed; there are no other errors.
  expect(takePageErrors(page).filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

it('a page opened for a company that the agent has lost redirects home, where another is chosen', async () => {
  const make = createPowerTools(site.app);
  const [endedCompany, two] = [await make.company(), await make.company()];
  const agent = await make.stranger();
  await make.give(endedCompany, agent.idCard, { endDate: make.day(3) });
  await make.give(two, agent.idCard);
  const page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
  await blockSocket(page);
  await openAs(page, agent, '/app/to-whom/requests/create');
  await textbox(page, 'Subject').fill('Registration of AQ-CHLOR 65');
  site.app.clock.move(4 * DAY_MS);
  await button(page, 'Save').click();
  await waitForPath(page, '/app/home');
  const choices = page.getByRole('group', { name: 'Choose who you act for' });
  await page.getByText('has ended').first().waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const letters = async () => (await site.app.app.pools.api.query('select 1 from "to_whom"')).rows.length;
  expect([await choices.getByRole('button').count(), await letters()]).toEqual([1, 0]);
  await choices.getByRole('button').click();
  await page.getByText('You are now acting for').first().waitFor();
  await openInApp(page, '/app/to-whom/requests/create');
  await textbox(page, 'Subject').fill('Registration of AQ-CHLOR 65');
  await button(page, 'Save').click();
  await waitForPath(page, /\/(?:view|edit)$/u);
  const { rows } = await site.app.app.pools.api.query<{ id: string }>('select "holder_id" as "id" from "to_whom"');
  expect(rows).toEqual([{ id: two.holderId }]);
  // A refused call announces that another must be chosen; there are no other errors.
  expect(takePageErrors(page).filter((complaint) => !/409|404/u.test(complaint))).toEqual([]);
});
