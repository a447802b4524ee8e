/**
 * Public checks without signing in: the progress of a request, the standing of a document, and whether a file is the
 * issued one.
 */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#language/values/idCard.ts';
import { signPdf } from '#platform/server/signing/pdf/signPdf.ts';
import { buildPdf } from '#platform/testing/pdfs.ts';
import { fileLetter, issueLetter } from '#modules/to-whom/testing/letters.ts';
import {
  bringToSignatory,
  editDocument,
  makeRequestPeople,
  refile,
  takeStep,
  type RequestPeople,
  type FiledRequest,
} from '#platform/testing/requestPeople.ts';
import { makeSigner } from '#platform/testing/signers.ts';
import { findAxeViolations } from './support/axe.ts';
import { button } from './support/controls.ts';
import { keyboard } from './support/inputDevices.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openInApp } from './support/openInApp.ts';
import { openSite, type Site } from './support/site.ts';

const TAX_ID = withCheckDigit('010553600031');
const OTHER_ID = withCheckDigit('010553600032');
const SEARCH = '/requests/short-details';

let site: Site;
let people: RequestPeople;
let filed: FiledRequest;
let letter: FiledRequest;
/** A telephone in Thai, and a desk in English: nobody signs in, so all tests share them. */
let phone: Page;
let desk: Page;

beforeAll(async () => {
  site = await openSite();
  phone = await site.browser.newPage({ width: 390, height: 844, locale: 'th' });
  desk = await site.browser.newPage({ locale: 'en' });
  people = await makeRequestPeople(site.app);
  await site.app.app.pools.api.query('update "user" set "id_tax" = $2 where "id" = $1', [people.holderId, TAX_ID]);
  filed = await fileLetter(site.app, people.operator);
  await takeStep(site.app, people.operator, filed, 'request');
  letter = await issueLetter(site.app, people);
});
afterAll(() => site.close());

interface IssuedLetter {
  readonly request: string;
  readonly number: string;
  readonly token: string;
  readonly hash: string;
  readonly dossierId: string;
  readonly version: number;
}

async function readIssuedLetter({ id }: Pick<FiledRequest, 'id'>): Promise<IssuedLetter> {
  const { rows } = await site.app.app.pools.api.query<IssuedLetter>(
    `select r."request_code" as "request", s."code" as "number", t."public_token" as "token", f."hash", s."id" as "dossierId", s."version"
from "to_whom" t join "request" r on r."id" = t."request_id" join "dossier" s on s."id" = t."dossier_id" left join "stored_file" f on f."id" = t."issued_file_id" where t."id" = $1`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such letter');
  return row;
}

const bytesOf = async (of: FiledRequest): Promise<Buffer> =>
  buffer(site.app.app.files.open((await readIssuedLetter(of)).hash));
const pageOf = async (of: FiledRequest): Promise<string> =>
  `/requests/short-detail/${(await readIssuedLetter(of)).token}`;

/** Goes to a path, and loads the program if this is the first. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(`/haz${path}`);
  else await openInApp(page, path);
}

/** Chooses manually: the keyboard opens the file chooser of the browser. */
async function choose(page: Page, name: RegExp, file: Buffer): Promise<void> {
  const input = page.getByLabel(name);
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press(input);
  await (await chooser).setFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: file });
}

async function drop(page: Page, file: Buffer): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], 'dropped.pdf', {
        type: 'application/pdf',
      }),
    );
    return transfer;
  }, file.toString('base64'));
  await page.getByText(/or drop it here|ลากไฟล์มาวาง/).dispatchEvent('drop', { dataTransfer: data });
}

const flipped = (bytes: Buffer, at: number): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)]);

describe('a person who filed a request', () => {
  it('finds it in Thai with the keyboard alone: errors are shown first, and a wrong pair reveals nothing', async () => {
    const { request } = await readIssuedLetter(filed);
    const page = phone;
    await open(page, SEARCH);
    const code = page.getByLabel('เลขที่คำขอหรือเลขที่เอกสาร');
    const number = page.getByLabel(/เลขประจำตัวผู้เสียภาษี/);
    const find = button(page, 'ค้นหา');
    await code.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await keyboard.press(find);
    await page.getByRole('alert').getByRole('button', { name: 'กรุณากรอกเลขประจำตัว 13 หลักของผู้ยื่น' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await keyboard.typeText(code, request);
    await keyboard.typeText(number, '1234567890123');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('กรุณาตรวจสอบให้ครบ 13 หลัก').waitFor();
    await keyboard.typeText(number, OTHER_ID);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('ไม่พบคำขอหรือเอกสารตามเลขที่และเลขประจำตัวนี้').waitFor();
    await number.fill(TAX_ID);
    await page.keyboard.press('Enter');
    await page.getByText('อยู่กับเจ้าหน้าที่').waitFor();
    await page.getByText(/^0 จาก \d+ วันทำการ$/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    expect(await findAxeViolations(page)).toEqual([]);
    await keyboard.press(button(page, 'ค้นหาใหม่'));
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name))
      .toBe('code');
    expectNoPageErrors(page);
  });

  it('finds in English what was issued by its number, and opens its page', async () => {
    const { number, token } = await readIssuedLetter(letter);
    const page = desk;
    await open(page, SEARCH);
    await page.getByLabel('Request or document number').fill(number.toLowerCase());
    await page
      .getByLabel(/^Applicant’s tax number/)
      .fill(`${TAX_ID.slice(0, 1)}-${TAX_ID.slice(1, 5)}-${TAX_ID.slice(5)}`);
    await button(page, 'Find').click();
    await page.getByRole('heading', { name: 'Approved' }).waitFor();
    await page.getByText('Valid', { exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open the verification page of this document' }).click();
    await page.waitForURL(new RegExp(`/requests/short-detail/${token}$`));
    await page.getByRole('heading', { name: 'Valid' }).waitFor();
    expectNoPageErrors(page);
  });
});

describe('a document', () => {
  const put = async (of: FiledRequest, action: 'suspend' | 'revoke'): Promise<void> => {
    const { dossierId, version } = await readIssuedLetter(of);
    expect(
      (
        await site.app.call('PUT', `/api/v1/transaction/dossiers/${action}`, {
          as: people.approver,
          body: { id: dossierId, version, remark: 'Why' },
        })
      ).status,
    ).toBe(200);
  };
  const approve = async (of: FiledRequest): Promise<void> => {
    await bringToSignatory(site.app, people, of);
    await takeStep(site.app, people.approver, of, 'approve');
  };

  it('shows its standing now in both languages', async () => {
    const [suspended, revoked, replaced, renewed, cancelled] = [
      await issueLetter(site.app, people),
      await issueLetter(site.app, people),
      await issueLetter(site.app, people),
      await issueLetter(site.app, people),
      await issueLetter(site.app, people),
    ];
    await put(suspended, 'suspend');
    await put(revoked, 'revoke');
    const change = await refile(site.app, people.operator, { kind: 3, base: replaced });
    await editDocument(site.app, people.operator, change, { subject: 'Another', reason: 'Wrong' });
    await approve(change);
    await approve(await refile(site.app, people.operator, { kind: 2, base: renewed }));
    const end = await refile(site.app, people.operator, { kind: 4, base: cancelled });
    await editDocument(site.app, people.operator, end, { reason: 'Not needed' });
    await approve(end);
    const page = phone;
    const words: [FiledRequest, string, string][] = [
      [letter, 'มีผลใช้บังคับ', 'Valid'],
      [suspended, 'พักใช้ · ไม่มีผลใช้บังคับ', 'Suspended · Not valid'],
      [revoked, 'เพิกถอน · ไม่มีผลใช้บังคับ', 'Revoked · Not valid'],
      [replaced, 'มีฉบับแก้ไขใหม่แล้ว · ไม่มีผลใช้บังคับ', 'Replaced by a newer revision · Not valid'],
      [renewed, 'มีผลใช้บังคับ · ต่ออายุแล้ว', 'Valid · Renewed'],
      [cancelled, 'ยกเลิก · ไม่มีผลใช้บังคับ', 'Cancelled · Not valid'],
    ];
    for (const [of, thai, english] of words) {
      await open(page, await pageOf(of));
      await page.getByRole('heading', { name: thai, exact: true }).waitFor();
      await page.getByText(english, { exact: true }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
    }
    expectNoPageErrors(page);
  });
});

describe('a file', () => {
  it('is checked in Thai with the keyboard: as it was issued, then with one byte changed', async () => {
    const page = phone;
    await open(page, await pageOf(letter));
    await page.getByRole('heading', { name: 'มีผลใช้บังคับ' }).waitFor();
    await choose(page, /เลือกไฟล์ PDF/, await bytesOf(letter));
    await page.getByRole('heading', { name: 'ไฟล์นี้ตรงกับที่ออกทุกประการ' }).waitFor();
    await expect.poll(() => page.getByText('ไฟล์นี้เป็นเอกสารอีกฉบับหนึ่ง').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await choose(page, /ตรวจสอบไฟล์อื่น/, flipped(await bytesOf(letter), 500));
    await page.getByRole('heading', { name: 'ไม่พบลายมือชื่อ' }).waitFor();
    await page.getByText('ไฟล์นี้ไม่ใช่ไฟล์ที่ออกให้ของเอกสารที่ท่านเปิดดูอยู่').waitFor();
    await choose(page, /ตรวจสอบไฟล์อื่น/, Buffer.concat([await bytesOf(letter), Buffer.from('% more\n')]));
    await page.getByRole('heading', { name: 'ไฟล์นี้ถูกแก้ไข' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expectNoPageErrors(page);
  });

  it('of another document, dropped on a page, is reported as another', async () => {
    const page = desk;
    const other = await issueLetter(site.app, people);
    await open(page, await pageOf(letter));
    await page.getByRole('heading', { name: 'Valid' }).waitFor();
    await drop(page, await bytesOf(other));
    await page.getByText('This file is a different document from the one you are viewing.').waitFor();
    await page.getByRole('link', { name: 'Open the verification page of this document' }).click();
    // The result for the file contains the number too: wait until that is gone, so that the number is from the page
    // itself.
    await page.getByText('This file is a different document').waitFor({ state: 'detached' });
    await page.getByText((await readIssuedLetter(other)).number).waitFor();
    expectNoPageErrors(page);
  });

  it('signed by others shows the signers, and whether it was changed since', async () => {
    const page = desk;
    const signed = await signPdf(buildPdf(), makeSigner());
    await open(page, SEARCH);
    await drop(page, signed);
    await page.getByRole('heading', { name: 'Not issued by this system, but signed' }).waitFor();
    await page.getByText('Somebody Who Signs', { exact: true }).waitFor();
    await page.getByText('Not changed since signing').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await drop(page, flipped(signed, 60));
    await page.getByRole('heading', { name: 'This file has been changed' }).waitFor();
    await page.getByText('Changed since signing').waitFor();
    expectNoPageErrors(page);
  });

  it('that is no document is refused, and the next file is accepted', async () => {
    const page = desk;
    await open(page, SEARCH);
    await drop(page, Buffer.from('rubbish'));
    await page.getByText(/This file is not a PDF/).waitFor();
    await drop(page, Buffer.alloc(0));
    await page.getByText(/The file is empty/).waitFor();
    await drop(page, await bytesOf(letter));
    await page.getByRole('heading', { name: 'This file is exactly as issued' }).waitFor();
    expectNoPageErrors(page);
  });
});
