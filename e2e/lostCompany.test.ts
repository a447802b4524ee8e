/**
 * An agent whose power ends over an open page sees that, and chooses the next holder to act for; nothing is saved for
 * another holder.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPowerTools } from '#modules/company/testing/powers.ts';
import { findAxeViolations } from './support/axe.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { textbox, button, waitForPath } from './support/controls.ts';
import { openSite, type Site } from './support/site.ts';
import { blockSocket, openAs } from './support/signIn.ts';

const DAY_MS = 86_400_000;
let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

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
  await page.goto('/haz/app/to-whom/requests/create');
  await textbox(page, 'Subject').fill('Registration of AQ-CHLOR 65');
  await button(page, 'Save').click();
  await waitForPath(page, /\/(?:view|edit)$/u);
  const { rows } = await site.app.app.pools.api.query<{ id: string }>('select "holder_id" as "id" from "to_whom"');
  expect(rows).toEqual([{ id: two.holderId }]);
  // A refused call announces that another must be chosen; there are no other errors.
  expect(takePageErrors(page).filter((complaint) => !/409|404/u.test(complaint))).toEqual([]);
});
