/** An owner reinstates a suspended power: with a code from the mail, and not without. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPowerTools } from '#modules/company/testing/powers.ts';
import { findAxeViolations } from './support/axe.ts';
import { button } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { takePageErrors } from './support/pageErrors.ts';
import { typeOtp } from './support/typeOtp.ts';
import { openAs } from './support/signIn.ts';

const MINUTE_MS = 61_000;
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
  expectNoPageErrors(page);
});
