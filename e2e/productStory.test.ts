/**
 * A hazardous product, seen by four people on their own screens: the operator files and signs, the officer sends back
 * and forwards, the signatory signs, and anyone can check whether the certificate is valid. Then it is changed, renewed
 * and cancelled, and the public page follows. What fees.test.ts (payment) and request.test.ts (correction, renewal,
 * cancellation) do on screen is done here by calls.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payInCash } from '#modules/fee/testing/index.ts';
import { bringTo, fileProduct, refileProduct } from '#modules/haz/testing/products.ts';
import { editDocument, expectOk, takeStep, type FiledRequest } from '#platform/testing/requestPeople.ts';
import { addCertificate, CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { pdfPicture } from '#platform/testing/poppler.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';
import { openAs } from './support/signIn.ts';

let site: Site;
let people: SigningPeople;
let filed: FiledRequest;
let folder: string;
let operator: Page;
let officer: Page;
let signatory: Page;
/** The page of a person with a telephone and without an account. */
let anybody: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-story-'));
  site = await openSite();
  people = await makeSigningPeople(site.app);
  await addCertificate(site.app, people.operator);
  filed = await fileProduct(site.app, people.operator);
  const desk = { width: 1366, height: 900, locale: 'en' } as const;
  operator = await site.browser.newPage(desk);
  officer = await site.browser.newPage(desk);
  signatory = await site.browser.newPage(desk);
  anybody = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the first case of the list on the page. */
async function openListedCase(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await waitForPath(page, '/view');
}

/** Saves the form and files it with a signature. */
async function submitSigned(): Promise<void> {
  await button(operator, 'Save and submit').click();
  const dialog = operator.getByRole('dialog');
  await dialog.locator('input[name="caPassword"]').fill(CA_PASSWORD);
  await dialog.locator('button[type="submit"]').click();
  await waitForPath(operator, '/view');
  await waitForStatus(operator, 'Submitted');
}

/** Everything after the operator's draft, up to the certificate that replaces the previous one. */
async function approveByCalls(request: Pick<FiledRequest, 'requestId'>): Promise<void> {
  await bringTo(site.app, people, request, 'waitPayment');
  await payInCash(site.app, request);
  await bringTo(site.app, people, request, 'approved');
}

interface IssuedRevision extends FiledRequest {
  readonly code: string;
  readonly token: string;
  readonly revision: number;
}

/** Returns every revision, the latest last. */
async function readRevisions(): Promise<readonly IssuedRevision[]> {
  const { rows } = await site.app.app.pools.api.query<IssuedRevision>(
    'select h."id", h."request_id" as "requestId", d."code", h."public_token" as "token", h."revision" from "haz" h join "dossier" d on d."id" = h."dossier_id" where h."revision" is not null order by h."revision"',
  );
  return rows;
}

/** Files about the revision in force by calls. */
async function refileLatest(kind: 2 | 4): Promise<FiledRequest> {
  const base = (await readRevisions()).at(-1);
  if (base === undefined) throw new Error('Nothing was issued');
  return refileProduct(site.app, people.operator, { kind, base });
}

async function requestOnPage(): Promise<Pick<FiledRequest, 'requestId'>> {
  const { rows } = await site.app.app.pools.api.query<{ requestId: string }>(
    'select "id" as "requestId" from "request" where "document_id" = $1',
    [/requests\/([^/]+)\//u.exec(operator.url())?.[1]],
  );
  return { requestId: rows[0]?.requestId ?? '' };
}

/** Checks the page behind the code on the paper; not that of the page which is open already. */
async function expectShortDetail(issued: IssuedRevision | undefined, words: string): Promise<void> {
  await openInApp(anybody, `/requests/short-detail/${issued?.token ?? ''}`);
  // The second fact is the number of the revision: the previous page may have shown the same words.
  await expect.poll(() => anybody.locator('dl dd').nth(1).textContent()).toBe(String(issued?.revision));
  await anybody.getByText(words, { exact: false }).first().waitFor();
}

/** Returns the file behind the button, as the browser gets it. */
async function download(): Promise<string> {
  await openInApp(operator, '/app/haz/hazes');
  await openListedCase(operator);
  const coming = operator.waitForResponse((response) => response.url().includes('/attachments/'));
  await button(operator, 'Open the issued document').click();
  const path = join(folder, 'certificate.pdf');
  writeFileSync(path, await (await coming).body());
  await operator.getByRole('dialog').waitFor();
  await operator.keyboard.press('Escape');
  await operator.getByRole('dialog').waitFor({ state: 'hidden' });
  return path;
}

describe('a product', () => {
  it('is filed and signed by the operator', async () => {
    await openAs(operator, people.operator, `/app/haz/requests/${filed.id}/edit`);
    await operator.getByRole('textbox', { name: 'Purpose', exact: true }).fill('ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้ง และในน้ำทิ้ง');
    await submitSigned();
    await operator.getByText('Signed electronically', { exact: true }).first().waitFor();
    expectNoPageErrors(operator);
  });

  it('is sent back by the officer; corrected, it is received, checked, forwarded and charged', async () => {
    await openAs(officer, people.receiver, '/app/haz/request-receives');
    await openListedCase(officer);
    await takeAction(officer, 'Send back for correction', { remark: 'Please describe the colour of the granules.' });
    await waitForStatus(officer, 'Sent back for correction');
    await expectOk(editDocument(site.app, people.operator, filed, { appearance: 'เม็ดสีขาวขุ่น กลิ่นคลอรีน' }));
    await takeStep(site.app, people.operator, filed, 'request', { sign: { caPassword: CA_PASSWORD } });
    await officer.reload();
    await takeAction(officer, 'Receive');
    await waitForStatus(officer, 'Under review');
    await takeAction(officer, 'Record check result', { answer: /^Passed/ });
    await officer.getByText('Passed', { exact: true }).first().waitFor();
    await takeAction(officer, 'Send to the signatory');
    await waitForStatus(officer, 'Waiting for payment');
    expectNoPageErrors(officer);
  });

  it('shows all actions of the signatory in one line, and on a telephone each row as a card', async () => {
    await payInCash(site.app, filed);
    await openAs(signatory, people.signatory, '/app/haz/request-approves');
    await openListedCase(signatory);
    const [more, approve] = await Promise.all(
      ['More', 'Approve and sign'].map((name) => button(signatory, name).boundingBox()),
    );
    expect(approve?.y).toBe(more?.y);
    await signatory.setViewportSize({ width: 390, height: 844 });
    const card = signatory.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
    await card.getByText('45', { exact: true }).waitFor();
    await card.getByText('Unit', { exact: true }).waitFor();
    await signatory.setViewportSize({ width: 1366, height: 900 });
    await card.waitFor({ state: 'detached' });
    expectNoPageErrors(signatory);
  });

  it('is signed by the signatory; the certificate is downloaded, and its signature is valid', async () => {
    await takeAction(signatory, 'Approve and sign', { caPassword: CA_PASSWORD });
    await waitForStatus(signatory, 'Approved');
    const path = await download();
    const report = execFileSync('pdfsig', [path], { encoding: 'utf8' });
    expect(report).toContain('Signature Validation: Signature is Valid.');
    expect(report).toContain('ETSI.CAdES.detached');
    expect(report).toContain('Total document signed');
    expectNoPageErrors(signatory);
  });

  it('is shown as valid behind its code, and the file is the issued one', async () => {
    const [first] = await readRevisions();
    // Reads it off the paper as a telephone does.
    const scanned = scanPageQr(pdfPicture(readFileSync(join(folder, 'certificate.pdf')), { dpi: 300 })) ?? '';
    expect(scanned.split('/').at(-1)).toBe(first?.token);
    await anybody.goto(new URL(scanned).pathname);
    await anybody.getByText('is in force today', { exact: false }).first().waitFor();
    await anybody
      .getByText(first?.code ?? '')
      .first()
      .waitFor();
    expect(await findAxeViolations(anybody)).toEqual([]);
    await anybody.locator('input[type="file"]').setInputFiles(join(folder, 'certificate.pdf'));
    await anybody.getByText('This file is exactly as issued').waitFor();
    await anybody.getByText('Not changed since signing').waitFor();
    expectNoPageErrors(anybody);
  });
});

describe('the registration', () => {
  it('is changed: the first certificate is no longer valid, the second is', async () => {
    await takeAction(operator, 'Request a change');
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Purpose', exact: true }).fill('ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้งและลูกปลา');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('เพิ่มสัตว์น้ำที่ใช้');
    await submitSigned();
    expectNoPageErrors(operator);
    await approveByCalls(await requestOnPage());
    const [first, second] = await readRevisions();
    expect([first?.code, second?.revision]).toEqual([second?.code, 2]);
    await expectShortDetail(second, 'is in force today');
    await expectShortDetail(first, 'replaced by revision 2');
  });

  it('is renewed under the same number', async () => {
    await approveByCalls(await refileLatest(2));
    const [first, second, third] = await readRevisions();
    expect([second?.code, third?.code]).toEqual([first?.code, first?.code]);
    await expectShortDetail(third, 'is in force today');
    await expectShortDetail(second, 'replaced by revision 3');
  });

  it('is cancelled by the signatory without a signature, and the page of every code shows it', async () => {
    const end = await refileLatest(4);
    await bringTo(site.app, people, end, 'waitSign');
    await openInApp(signatory, `/app/haz/request-approves/${end.id}/view`);
    await takeAction(signatory, 'Approve and sign');
    await waitForStatus(signatory, 'Approved');
    const all = await readRevisions();
    expect(all).toHaveLength(3);
    for (const revision of all) await expectShortDetail(revision, 'has been cancelled');
    for (const page of [signatory, anybody]) expectNoPageErrors(page);
  });
});
