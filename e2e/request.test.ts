/**
 * A letter, seen by three people on their own screens: filed, corrected, compared, approved and printed; then changed,
 * renewed and cancelled. The steps of the officer and a change are walked on screen in productStory.test.ts, and the
 * public page of a letter in public-check.test.ts.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withQuickPapers } from '#platform/testing/quickPapers.ts';
import {
  editDocument,
  expectOk,
  makeRequestPeople,
  refile,
  takeStep,
  type FiledRequest,
  type RequestPeople,
} from '#platform/testing/requestPeople.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: RequestPeople;
let operator: Page;
let officer: Page;
let signatory: Page;

beforeAll(async () => {
  site = await openSite({ mail: true, moduleServers: withQuickPapers });
  people = await makeRequestPeople(site.app);
  await site.app.app.pools.api.query('update "user" set "email" = $2 where "id" = $1', [
    people.operator.id,
    'somchai@samutchemical.example.co.th',
  ]);
  const desk = { width: 1366, height: 900, locale: 'en' } as const;
  operator = await site.browser.newPage(desk);
  officer = await site.browser.newPage(desk);
  signatory = await site.browser.newPage(desk);
});
afterAll(() => site.close());

/** Opens the first record of the list on the page. */
async function openListed(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await waitForPath(page, '/view');
}

/** Returns the request of the letter that a person looks at. */
async function requestOn(page: Page): Promise<FiledRequest> {
  const id = /([^/]+)\/(?:view|edit)$/u.exec(page.url())?.[1] ?? '';
  const { rows } = await site.app.app.pools.api.query<{ requestId: string }>(
    'select "id" as "requestId" from "request" where "document_id" = $1',
    [id],
  );
  return { id, requestId: rows[0]?.requestId ?? '' };
}

async function forwardByCalls(filed: FiledRequest): Promise<void> {
  await takeStep(site.app, people.receiver, filed, 'receive');
  await takeStep(site.app, people.receiver, filed, 'check', { data: { result: 'passed' } });
  await takeStep(site.app, people.receiver, filed, 'pass');
}

async function approveByCalls(filed: FiledRequest): Promise<void> {
  await forwardByCalls(filed);
  await takeStep(site.app, people.approver, filed, 'approve');
}

describe('a letter', () => {
  it('is filled in and filed; missing fields are shown first', async () => {
    await openAs(operator, people.operator, '/app/to-whom/requests');
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

  it('waits on the officer’s home page, and on the operator’s when it was sent back, with a mail', async () => {
    await openAs(officer, people.receiver, '/app/home');
    await officer
      .getByRole('link', { name: /Registration of AQ-CHLOR 65/ })
      .first()
      .click();
    await waitForPath(officer, '/view');
    await takeStep(site.app, people.receiver, await requestOn(officer), 're-edit', {
      remark: 'Please name the strength of the product.',
    });
    await expect.poll(async () => (await operator.request.get('/haz/mailbox')).text()).toMatch(/R30-\d{8}/);
    await openInApp(operator, '/app/home');
    await operator
      .getByRole('link', { name: /Registration of AQ-CHLOR 65/ })
      .first()
      .click();
    await operator.getByText('Please name the strength of the product.').first().waitFor();
    for (const page of [operator, officer]) expectNoPageErrors(page);
  });

  it('is corrected by the operator, and shows the officer what changed', async () => {
    await button(operator, 'Edit').click();
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Product referred to', exact: true }).fill('AQ-CHLOR 65 (65 % w/w)');
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/view');
    await waitForStatus(operator, 'Submitted');
    await openInApp(officer, '/app/to-whom/request-receives');
    await openListed(officer);
    await officer.getByRole('tab', { name: 'Differences' }).click();
    const line = officer.getByRole('row').filter({ hasText: 'Product referred to' });
    await line.getByText('(65 % w/w)').waitFor();
    expect(await findAxeViolations(officer)).toEqual([]);
    for (const page of [operator, officer]) expectNoPageErrors(page);
  });

  it('is approved and printed, with its timeline', async () => {
    await forwardByCalls(await requestOn(operator));
    await openAs(signatory, people.approver, '/app/to-whom/request-approves');
    await openListed(signatory);
    await takeAction(signatory, 'Approve');
    await waitForStatus(signatory, 'Approved');
    await openInApp(operator, '/app/to-whom/to-whoms');
    await openListed(operator);
    await operator.getByRole('tab', { name: 'Timeline' }).click();
    await operator.getByText('Send back for correction').first().waitFor();
    const paper = operator.waitForResponse((response) => response.url().includes('/attachments/'));
    await button(operator, 'Open the issued document').click();
    expect((await (await paper).body()).subarray(0, 5).toString()).toBe('%PDF-');
    for (const page of [operator, signatory]) expectNoPageErrors(page);
  });
});

describe('an issued letter', () => {
  it('is changed: the officer sees both side by side, and the operator the second revision', async () => {
    const base = await requestOn(operator);
    const change = await refile(site.app, people.operator, { kind: 3, base });
    const values = { subject: 'Registration of AQ-CHLOR 65 and its label', reason: 'The label has changed' };
    await expectOk(editDocument(site.app, people.operator, change, values));
    await takeStep(site.app, people.operator, change, 'request');
    await openInApp(officer, `/app/to-whom/request-receives/${change.id}/view`);
    await officer.getByRole('tab', { name: 'Differences' }).click();
    await officer.getByRole('row').filter({ hasText: 'Subject' }).getByText('and its label').waitFor();
    await approveByCalls(change);
    await openInApp(operator, `/app/to-whom/to-whoms/${change.id}/view`);
    await operator.getByText('Revision 2').first().waitFor();
    expectNoPageErrors(officer);
  });

  it('is renewed under a number of its own', async () => {
    await takeAction(operator, 'Request renewal');
    await waitForPath(operator, '/edit');
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/view');
    await waitForStatus(operator, 'Submitted');
    await approveByCalls(await requestOn(operator));
    await openInApp(operator, '/app/to-whom/to-whoms');
    await expect.poll(() => operator.getByRole('main').getByRole('row').count()).toBe(3);
  });

  it('is cancelled with a reason, and is no longer valid', async () => {
    await openListed(operator);
    await waitForStatus(operator, 'Approved');
    await takeAction(operator, 'Request cancellation');
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('No longer exported');
    await button(operator, 'Save and submit').click();
    await waitForPath(operator, '/view');
    await waitForStatus(operator, 'Submitted');
    await approveByCalls(await requestOn(operator));
    const { rows } = await site.app.app.pools.api.query<{ states: string[] }>(
      'select array_agg("state" order by "state") as "states" from "dossier"',
    );
    expect(rows[0]?.states).toEqual(['cancelled', 'inForce']);
    expectNoPageErrors(operator);
  });
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n30\n%%EOF\n');
