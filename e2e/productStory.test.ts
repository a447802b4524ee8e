/**
 * A hazardous product, told by four at their own screens: the operator files and signs, the officer sends back and passes on,
 * somebody pays with a telephone, the signatory signs, and anybody can see whether the certificate counts. Then it is
 * changed, renewed and given up, and what anybody sees follows.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileProduct } from '#modules/haz/testing/products.ts';
import type { Filed } from '#platform/testing/requestCast.ts';
import { bringCertificate, CA_PASSWORD, makeSigningCast, type SigningCast } from '#platform/testing/signingCast.ts';
import { pngPixels } from '#platform/testing/pngPixels.ts';
import { pictureOf } from '#platform/testing/poppler.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { axe } from './support/axe.ts';
import { act, isNow, openLatest } from './support/casework.ts';
import { button, isAt } from './support/controls.ts';
import { expectQuiet } from './support/quiet.ts';
import { openSite, type Site } from './support/site.ts';
import { enter } from './support/visit.ts';

let site: Site;
let cast: SigningCast;
let filed: Filed;
let folder: string;
let operator: Page;
let officer: Page;
let signatory: Page;
/** Somebody with a telephone, who has no account. */
let anybody: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haz-story-'));
  site = await openSite({ bank: true });
  cast = await makeSigningCast(site.app);
  await bringCertificate(site.app, cast.operator);
  filed = await fileProduct(site.app, cast.operator);
  [operator, officer, signatory] = (await Promise.all(
    [cast.operator, cast.receiver, cast.signatory].map(async (person) => {
      const page = await site.browser.newPage({ width: 1366, height: 900, locale: 'en' });
      await enter(page, person, '/app/home');
      return page;
    }),
  )) as [Page, Page, Page];
  anybody = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Saves what is in the form and files it with a signature. */
async function submitSigned(): Promise<void> {
  await button(operator, 'Save and submit').click();
  const dialog = operator.getByRole('dialog');
  await dialog.locator('input[name="caPassword"]').fill(CA_PASSWORD);
  await dialog.locator('button[type="submit"]').click();
  await isAt(operator, '/view');
  await isNow(operator, 'Submitted');
}

/** Received, checked and passed on. */
async function examine(): Promise<void> {
  await openLatest(officer, 'haz/request-receives');
  await act(officer, 'Receive');
  await isNow(officer, 'Under review');
  await act(officer, 'Record check result', { answer: /^Passed/ });
  await officer.getByText('Passed', { exact: true }).first().waitFor();
  await act(officer, 'Send to the signatory');
}

/** From the request of the operator to the page that pays for it, whose code a telephone reads and pays at the bank. */
async function payByTelephone(): Promise<void> {
  await openLatest(operator, 'haz/requests');
  await operator.getByRole('link', { name: 'Pay the fee', exact: true }).click();
  await isAt(operator, '/edit');
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
  await openLatest(signatory, 'haz/request-approves');
  await act(signatory, 'Approve and sign', { caPassword: CA_PASSWORD });
  await isNow(signatory, 'Approved');
}

interface Issued {
  readonly code: string;
  readonly token: string;
  readonly revision: number;
}

/** Every revision there is, the latest last. */
async function issued(): Promise<readonly Issued[]> {
  const { rows } = await site.app.app.pools.api.query<Issued>(
    'select d."code", h."public_token" as "token", h."revision" from "haz" h join "dossier" d on d."id" = h."dossier_id" where h."revision" is not null order by h."revision"',
  );
  return rows;
}

async function openIssued(): Promise<void> {
  await operator.goto('/haz/app/haz/hazes');
  await operator.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await isAt(operator, '/view');
}

/** What the code on the paper leads to. */
async function seen(token: string, words: string): Promise<void> {
  await anybody.goto(`/haz/requests/short-detail/${token}`);
  await anybody.getByText(words, { exact: false }).first().waitFor();
}

/** The file behind the button, as the browser gets it. */
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
    expectQuiet(operator);
  });

  it('is sent back by the officer, and mended by the operator', async () => {
    await openLatest(officer, 'haz/request-receives');
    await act(officer, 'Send back for correction', { remark: 'Please describe the colour of the granules.' });
    await isNow(officer, 'Sent back for correction');
    await openLatest(operator, 'haz/requests');
    await operator.getByText('Please describe the colour of the granules.').first().waitFor();
    await button(operator, 'Edit').click();
    await isAt(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Appearance', exact: true }).fill('เม็ดสีขาวขุ่น กลิ่นคลอรีน');
    await submitSigned();
    expectQuiet(officer);
    expectQuiet(operator);
  });

  it('is passed on by the officer, charged, and paid with a telephone', async () => {
    await examine();
    await isNow(officer, 'Waiting for payment');
    await payByTelephone();
    expect(await axe(operator)).toEqual([]);
    expectQuiet(operator);
    expectQuiet(officer);
  });

  it('has all that the signatory can do in one line, and on a telephone all of a row in a card', async () => {
    await openLatest(signatory, 'haz/request-approves');
    const [more, approve] = await Promise.all(
      ['More', 'Approve and sign'].map((name) => button(signatory, name).boundingBox()),
    );
    expect(approve?.y).toBe(more?.y);
    const narrow = await site.browser.newPage({ width: 390, height: 844, locale: 'en' });
    await enter(narrow, cast.signatory, new URL(signatory.url()).pathname.replace('/haz', ''));
    const card = narrow.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
    await card.getByText('45', { exact: true }).waitFor();
    await card.getByText('Unit', { exact: true }).waitFor();
    expectQuiet(narrow);
    await narrow.context().close();
  });

  it('is signed by the signatory; the certificate is downloaded, and its signature is good', async () => {
    await sign();
    const path = await download();
    const told = execFileSync('pdfsig', [path], { encoding: 'utf8' });
    expect(told).toContain('Signature Validation: Signature is Valid.');
    expect(told).toContain('ETSI.CAdES.detached');
    expect(told).toContain('Total document signed');
    expectQuiet(signatory);
  });

  it('is valid behind its code, and the file is the one that was issued', async () => {
    const [first] = await issued();
    // As a telephone reads it off the paper.
    const scanned = scanPageQr(pictureOf(readFileSync(join(folder, 'certificate.pdf')), { dpi: 300 })) ?? '';
    expect(scanned.split('/').at(-1)).toBe(first?.token);
    await anybody.goto(new URL(scanned).pathname);
    await anybody.getByText('is in force today', { exact: false }).first().waitFor();
    await anybody
      .getByText(first?.code ?? '')
      .first()
      .waitFor();
    expect(await axe(anybody)).toEqual([]);
    await anybody.locator('input[type="file"]').setInputFiles(join(folder, 'certificate.pdf'));
    await anybody.getByText('This file is exactly as issued').waitFor();
    await anybody.getByText('Not changed since signing').waitFor();
    expectQuiet(anybody);
  });
});

describe('what was registered', () => {
  it('is changed: the first certificate counts no more, the second does', async () => {
    await openIssued();
    await act(operator, 'Request a change');
    await isAt(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Purpose', exact: true }).fill('ฆ่าเชื้อในน้ำก่อนปล่อยลูกกุ้งและลูกปลา');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('เพิ่มสัตว์น้ำที่ใช้');
    await submitSigned();
    await examine();
    await payByTelephone();
    await sign();
    const [first, second] = await issued();
    expect([first?.code, second?.revision]).toEqual([second?.code, 2]);
    await seen(first?.token ?? '', 'replaced by revision 2');
    await seen(second?.token ?? '', 'is in force today');
  });

  it('is renewed under the same number', async () => {
    await openIssued();
    await act(operator, 'Request renewal');
    await isAt(operator, '/edit');
    await submitSigned();
    await examine();
    await payByTelephone();
    await sign();
    const all = await issued();
    expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    await seen(all[1]?.token ?? '', 'replaced by revision 3');
    await seen(all[2]?.token ?? '', 'is in force today');
  });

  it('is given up, and every code says so', async () => {
    await openIssued();
    await act(operator, 'Request cancellation');
    await isAt(operator, '/edit');
    await operator.getByRole('textbox', { name: 'Reason for the request', exact: true }).fill('เลิกนำเข้า');
    await submitSigned();
    await examine();
    await openLatest(signatory, 'haz/request-approves');
    await act(signatory, 'Approve and sign');
    await isNow(signatory, 'Approved');
    for (const { token } of await issued()) await seen(token, 'has been cancelled');
    for (const page of [operator, officer, signatory, anybody]) expectQuiet(page);
  });
});
