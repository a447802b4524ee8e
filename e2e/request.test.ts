/**
 * A letter, seen by three people on their own screens: filed, sent back, corrected, received, approved and printed;
 * then changed, renewed and cancelled.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRequestPeople, type RequestPeople } from '#platform/testing/requestPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus, openLatestCase } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: RequestPeople;
let operator: Page;
let officer: Page;
let signatory: Page;

beforeAll(async () => {
  site = await openSite({ mail: true });
  people = await makeRequestPeople(site.app);
  await site.app.app.pools.api.query('update "user" set "email" = $2 where "id" = $1', [
    people.operator.id,
    'somchai@samutchemical.example.co.th',
  ]);
  [operator, officer, signatory] = (await Promise.all(
    [people.operator, people.receiver, people.approver].map(async (person) => {
      const page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
      await openAs(page, person, '/app/home');
      return page;
    }),
  )) as [Page, Page, Page];
});
afterAll(() => site.close());

/** Approves it by both officers, without remarks. */
async function approve(): Promise<void> {
  await openLatestCase(officer, 'to-whom/request-receives');
  await takeAction(officer, 'Receive');
  await waitForStatus(officer, 'Under review');
  await takeAction(officer, 'Record check result', { answer: /^Passed/ });
  await officer.getByText('Passed', { exact: true }).first().waitFor();
  await takeAction(officer, 'Send to the signatory');
  await openLatestCase(signatory, 'to-whom/request-approves');
  await takeAction(signatory, 'Approve');
  await waitForStatus(signatory, 'Approved');
}

describe('a letter', () => {
  it('is filled in and filed; missing fields are shown first', async () => {
    await operator.goto('/haz/app/to-whom/requests');
    await operator.getByRole('link', { name: 'Create', exact: true }).first().click();
    await waitForPath(operator, '/create');
    await operator.getByRole('textbox', { name: 'Subject', exact: true }).fill('Registration of AQ-CHLOR 65');
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/edit');
    await operator
      .getByText(/orrect \d+ items?/)
      .first()
      .waitFor();
    await operator.getByRole('combobox', { name: 'Purpose', exact: true }).fill('registered');
    await operator.getByRole('option', { name: /registered/ }).click();
    await operator.getByRole('textbox', { name: 'Product referred to', exact: true }).fill('AQ-CHLOR 65');
    await operator
      .getByRole('textbox', { name: 'Statement', exact: true })
      .fill('This is to certify that the product is registered in Thailand.');
    await button(operator, 'Attach a file — Letter of request').click();
    await operator
      .getByRole('dialog')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF });
    await operator.getByRole('dialog').getByText('letter.pdf').waitFor();
    await button(operator, 'Done').click();
    // The accessible name is the visible text, so that people who control the page by speech can say what they read.
    await button(operator, 'Attach another — Letter of request').waitFor();
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/view');
    await waitForStatus(operator, 'Submitted');
    expect(await findAxeViolations(operator)).toEqual([]);
    expectNoPageErrors(operator);
  });

  it('waits on the officer’s home page, and is sent back with a remark', async () => {
    await officer.goto('/haz/app/home');
    await officer
      .getByRole('link', { name: /Registration of AQ-CHLOR 65/ })
      .first()
      .click();
    await waitForPath(officer, '/view');
    await takeAction(officer, 'Send back for correction', { remark: 'Please name the strength of the product.' });
    await waitForStatus(officer, 'Sent back for correction');
    expectNoPageErrors(officer);
  });

  it('is corrected by the operator, who got a notification and a mail', async () => {
    await expect.poll(async () => (await operator.request.get('/haz/mailbox')).text()).toMatch(/R30-\d{8}/);
    await operator.goto('/haz/app/home');
    await operator
      .getByRole('link', { name: /Registration of AQ-CHLOR 65/ })
      .first()
      .click();
    await operator.getByText('Please name the strength of the product.').first().waitFor();
    await button(operator, 'Edit').click();
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Product referred to', exact: true }).fill('AQ-CHLOR 65 (65 % w/w)');
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/view');
    await waitForStatus(operator, 'Submitted');
    expectNoPageErrors(operator);
  });

  it('shows the officer what changed, is received, checked and forwarded', async () => {
    await openLatestCase(officer, 'to-whom/request-receives');
    await officer.getByRole('tab', { name: 'Differences' }).click();
    const line = officer.getByRole('row').filter({ hasText: 'Product referred to' });
    await line.getByText('(65 % w/w)').waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
    await takeAction(officer, 'Receive');
    await waitForStatus(officer, 'Under review');
    await takeAction(officer, 'Record check result', { answer: /^Passed/ });
    await officer.getByText('Passed', { exact: true }).first().waitFor();
    await takeAction(officer, 'Send to the signatory');
    await waitForStatus(officer, 'Waiting for the signatory');
    expectNoPageErrors(officer);
  });

  it('is approved and printed, and its code opens a page that shows it as valid', async () => {
    await openLatestCase(signatory, 'to-whom/request-approves');
    await takeAction(signatory, 'Approve');
    await waitForStatus(signatory, 'Approved');
    await operator.goto('/haz/app/to-whom/to-whoms');
    await operator.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await operator.getByRole('tab', { name: 'Timeline' }).click();
    await operator.getByText('Send back for correction').first().waitFor();
    const paper = operator.waitForResponse((response) => response.url().includes('/attachments/'));
    await button(operator, 'Open the issued document').click();
    expect((await (await paper).body()).subarray(0, 5).toString()).toBe('%PDF-');
    const { rows } = await site.app.app.pools.api.query<{ token: string; code: string }>(
      'select w."public_token" as "token", d."code" from "to_whom" w join "dossier" d on d."id" = w."dossier_id" where w."is_current"',
    );
    const anybody = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
    await anybody.goto(`/haz/requests/short-detail/${rows[0]?.token ?? ''}`);
    await anybody
      .getByText(rows[0]?.code ?? '')
      .first()
      .waitFor();
    await anybody.getByText('Valid', { exact: false }).first().waitFor();
    expect(await findAxeViolations(anybody)).toEqual([]);
    expectNoPageErrors(anybody);
    expectNoPageErrors(operator);
  });
});

describe('an issued letter', () => {
  const openIssued = async (): Promise<void> => {
    await operator.goto('/haz/app/to-whom/to-whoms');
    await operator.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
    await waitForPath(operator, '/view');
  };

  it('is changed: the officer sees both side by side', async () => {
    await openIssued();
    await takeAction(operator, 'Request a change');
    await waitForPath(operator, '/edit');
    await operator
      .getByRole('textbox', { name: 'Subject', exact: true })
      .fill('Registration of AQ-CHLOR 65 and its label');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('The label has changed');
    await button(operator, 'Save and submit').click();
    await waitForStatus(operator, 'Submitted');
    await openLatestCase(officer, 'to-whom/request-receives');
    await officer.getByRole('tab', { name: 'Differences' }).click();
    await officer.getByRole('row').filter({ hasText: 'Subject' }).getByText('and its label').waitFor();
    await approve();
    await openIssued();
    await operator.getByText('Revision 2').first().waitFor();
    expectNoPageErrors(operator);
  });

  it('is renewed under a number of its own', async () => {
    await takeAction(operator, 'Request renewal');
    await waitForPath(operator, '/edit');
    await button(operator, 'Save and submit').click();
    await waitForStatus(operator, 'Submitted');
    await approve();
    await operator.goto('/haz/app/to-whom/to-whoms');
    await expect.poll(() => operator.getByRole('main').getByRole('row').count()).toBe(3);
  });

  it('is cancelled with a reason, and is no longer valid', async () => {
    await openIssued();
    await takeAction(operator, 'Request cancellation');
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('No longer exported');
    await button(operator, 'Save and submit').click();
    await waitForStatus(operator, 'Submitted');
    await approve();
    const { rows } = await site.app.app.pools.api.query<{ states: string[] }>(
      'select array_agg("state" order by "state") as "states" from "dossier"',
    );
    expect(rows[0]?.states).toEqual(['cancelled', 'inForce']);
    for (const page of [operator, officer, signatory]) expectNoPageErrors(page);
  });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');
