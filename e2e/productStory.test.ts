/**
 * A hazardous product, seen by four people on their own screens: the operator files and signs, the officer sends back
 * and forwards, somebody pays with a telephone, the signatory signs, and anyone can check whether the certificate is
 * valid. Then it is changed, renewed and cancelled, and the public page follows.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileProduct } from '#modules/haz/testing/products.ts';
import type { FiledRequest } from '#platform/testing/requestPeople.ts';
import { addCertificate, CA_PASSWORD, makeSigningPeople, type SigningPeople } from '#platform/testing/signingPeople.ts';
import { pngPixels } from '#platform/testing/pngPixels.ts';
import { pdfPicture } from '#platform/testing/poppler.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { findAxeViolations } from './support/axe.ts';
import { takeAction, waitForStatus, openLatestCase } from './support/casePage.ts';
import { button, waitForPath } from './support/controls.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
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
  site = await openSite({ bank: true });
  people = await makeSigningPeople(site.app);
  await addCertificate(site.app, people.operator);
  filed = await fileProduct(site.app, people.operator);
  [operator, officer, signatory] = (await Promise.all(
    [people.operator, people.receiver, people.signatory].map(async (person) => {
      const page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
      await openAs(page, person, '/app/home');
      return page;
    }),
  )) as [Page, Page, Page];
  anybody = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Saves the form and files it with a signature. */
async function submitSigned(): Promise<void> {
  await button(operator, 'Save and submit').click();
  const dialog = operator.getByRole('dialog');
  await dialog.locator('input[name="caPassword"]').fill(CA_PASSWORD);
  await dialog.locator('button[type="submit"]').click();
  await waitForPath(operator, '/view');
  await waitForStatus(operator, 'Submitted');
}

/** Receives, checks and forwards the request. */
async function reviewRequest(): Promise<void> {
  await openLatestCase(officer, 'haz/request-receives');
  await takeAction(officer, 'Receive');
  await waitForStatus(officer, 'Under review');
  await takeAction(officer, 'Record check result', { answer: /^Passed/ });
  await officer.getByText('Passed', { exact: true }).first().waitFor();
  await takeAction(officer, 'Send to the signatory');
}

/** Goes from the request of the operator to the page for payment; a telephone reads its code and pays at the bank. */
async function payByTelephone(): Promise<void> {
  await openLatestCase(operator, 'haz/requests');
  await operator.getByRole('link', { name: 'Pay the fee', exact: true }).click();
  await waitForPath(operator, '/edit');
  const code = operator.getByRole('img', { name: /^QR code to pay/ });
  await code.waitFor();
  const text = scanPageQr(pngPixels(await code.screenshot()));
  expect(text).toMatch(/^000201010212/);
  await anybody.goto(`/haz/bank?lang=en&qr=${encodeURIComponent(text ?? '')}`);
  await anybody.getByRole('button', { name: 'Pay', exact: true }).click();
  await anybody.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await anybody.getByText('Accepted by the system').waitFor();
  await operator.getByText('Payment received.', { exact: false }).waitFor();
}

async function sign(): Promise<void> {
  await openLatestCase(signatory, 'haz/request-approves');
  await takeAction(signatory, 'Approve and sign', { caPassword: CA_PASSWORD });
  await waitForStatus(signatory, 'Approved');
}

interface IssuedRevision {
  readonly code: string;
  readonly token: string;
  readonly revision: number;
}

/** Returns every revision, the latest last. */
async function readRevisions(): Promise<readonly IssuedRevision[]> {
  const { rows } = await site.app.app.pools.api.query<IssuedRevision>(
    'select d."code", h."public_token" as "token", h."revision" from "haz" h join "dossier" d on d."id" = h."dossier_id" where h."revision" is not null order by h."revision"',
  );
  return rows;
}

async function openIssued(): Promise<void> {
  await operator.goto('/haz/app/haz/hazes');
  await operator.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await waitForPath(operator, '/view');
}

/** Checks the page behind the code on the paper. */
async function expectShortDetail(token: string, words: string): Promise<void> {
  await anybody.goto(`/haz/requests/short-detail/${token}`);
  await anybody.getByText(words, { exact: false }).first().waitFor();
}

/** Returns the file behind the button, as the browser gets it. */
async function download(): Promise<string> {
  await openIssued();
  const coming = operator.waitForResponse((response) => response.url().includes('/attachments/'));
  await button(operator, 'Open the issued document').click();
  const path = join(folder, 'certificate.pdf');
  writeFileSync(path, await (await coming).body());
  return path;
}

describe('a product', () => {
  it('is filed and signed by the operator', async () => {
    await operator.goto(`/haz/app/haz/requests/${filed.id}/edit`);
    await operator.getByRole('textbox', { name: 'Purpose', exact: true }).fill('ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้ง และในน้ำทิ้ง');
    await submitSigned();
    await operator.getByText('Signed electronically', { exact: true }).first().waitFor();
    expectNoPageErrors(operator);
  });

  it('is sent back by the officer, and corrected by the operator', async () => {
    await openLatestCase(officer, 'haz/request-receives');
    await takeAction(officer, 'Send back for correction', { remark: 'Please describe the colour of the granules.' });
    await waitForStatus(officer, 'Sent back for correction');
    await openLatestCase(operator, 'haz/requests');
    await operator.getByText('Please describe the colour of the granules.').first().waitFor();
    await button(operator, 'Edit').click();
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Appearance', exact: true }).fill('เม็ดสีขาวขุ่น กลิ่นคลอรีน');
    await submitSigned();
    expectNoPageErrors(officer);
    expectNoPageErrors(operator);
  });

  it('is forwarded by the officer, charged, and paid with a telephone', async () => {
    await reviewRequest();
    await waitForStatus(officer, 'Waiting for payment');
    await payByTelephone();
    expect(await findAxeViolations(operator)).toEqual([]);
    expectNoPageErrors(operator);
    expectNoPageErrors(officer);
  });

  it('shows all actions of the signatory in one line, and on a telephone each row as a card', async () => {
    await openLatestCase(signatory, 'haz/request-approves');
    const [more, approve] = await Promise.all(
      ['More', 'Approve and sign'].map((name) => button(signatory, name).boundingBox()),
    );
    expect(approve?.y).toBe(more?.y);
    const narrow = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
    await openAs(narrow, people.signatory, new URL(signatory.url()).pathname.replace('/haz', ''));
    const card = narrow.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
    await card.getByText('45', { exact: true }).waitFor();
    await card.getByText('Unit', { exact: true }).waitFor();
    expectNoPageErrors(narrow);
    await narrow.context().close();
  });

  it('is signed by the signatory; the certificate is downloaded, and its signature is valid', async () => {
    await sign();
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
    await openIssued();
    await takeAction(operator, 'Request a change');
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Purpose', exact: true }).fill('ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้งและลูกปลา');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('เพิ่มสัตว์น้ำที่ใช้');
    await submitSigned();
    await reviewRequest();
    await payByTelephone();
    await sign();
    const [first, second] = await readRevisions();
    expect([first?.code, second?.revision]).toEqual([second?.code, 2]);
    await expectShortDetail(first?.token ?? '', 'replaced by revision 2');
    await expectShortDetail(second?.token ?? '', 'is in force today');
  });

  it('is renewed under the same number', async () => {
    await openIssued();
    await takeAction(operator, 'Request renewal');
    await waitForPath(operator, '/edit');
    await submitSigned();
    await reviewRequest();
    await payByTelephone();
    await sign();
    const all = await readRevisions();
    expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    await expectShortDetail(all[1]?.token ?? '', 'replaced by revision 3');
    await expectShortDetail(all[2]?.token ?? '', 'is in force today');
  });

  it('is cancelled, and the page of every code shows it', async () => {
    await openIssued();
    await takeAction(operator, 'Request cancellation');
    await waitForPath(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('เลิกนำเข้า');
    await submitSigned();
    await reviewRequest();
    await openLatestCase(signatory, 'haz/request-approves');
    await takeAction(signatory, 'Approve and sign');
    await waitForStatus(signatory, 'Approved');
    for (const { token } of await readRevisions()) await expectShortDetail(token, 'has been cancelled');
    for (const page of [operator, officer, signatory, anybody]) expectNoPageErrors(page);
  });
});
