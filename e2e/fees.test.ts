/**
 * Fees are paid: by QR at the bank, from an account without money, and in cash that one officer records and another
 * confirms.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANK_PATH } from '#apps/partners/bank/pages.ts';
import { CHARGE_FEE } from '#modules/fee/server/debit/queueDebit.ts';
import {
  addAccount,
  chargedProducts,
  getFee,
  makeNotice,
  getReceipts,
  PAYMENTS,
  recordCash,
  sendNotice,
  type StoredFee,
} from '#modules/fee/testing/feeWorld.ts';
import { expectOk } from '#platform/testing/requestPeople.ts';
import { runQueuedTask } from '#platform/testing/runQueuedTask.ts';
import { pngPixels } from '#platform/testing/pngPixels.ts';
import { scanPageQr } from '#platform/testing/scanQr.ts';
import { button } from './support/controls.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { DESK, openFeeSite, type FeeSite } from './support/feeSite.ts';
import { keyboard } from './support/inputDevices.ts';
import { expectNoPageErrors } from './support/expectNoPageErrors.ts';
import { openAs } from './support/signIn.ts';

let site: FeeSite;
let fees: readonly StoredFee[];

beforeAll(async () => {
  site = await openFeeSite();
  fees = await chargedProducts(site, 12);
});
afterAll(() => site.stop());

function feeAt(index: number): StoredFee {
  const fee = fees[index];
  if (fee === undefined) throw new Error(`There is no fee ${index}`);
  return fee;
}

const DECIDED = 'This payment has already been confirmed or returned.';
const expectText = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('main').getByText(words).first().waitFor();
const question = (page: Page): Locator => page.getByRole('alertdialog').or(page.getByRole('dialog'));
const rowOf = (page: Page, { feeCode }: StoredFee): Locator => page.getByRole('row').filter({ hasText: feeCode });

describe('an operator with a telephone', () => {
  const phone = { width: 390, height: 844 };

  it('goes from the request to the fee, scans its code, pays it at the bank, and returns to its receipt', async () => {
    const fee = feeAt(0);
    const { rows } = await site.test.app.pools.api.query<{ id: string }>(
      'select "document_id" as "id" from "request" where "id" = $1',
      [fee.requestId],
    );
    const request = `/app/haz/requests/${rows[0]?.id ?? ''}/view`;
    const page = await site.visitAsOperator(request, { ...phone, locale: 'th', theme: 'light' });
    await page.getByRole('region', { name: 'ค่าธรรมเนียม', exact: true }).getByText('รอชำระ').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'ชำระค่าธรรมเนียม' }).click();
    await expectText(page, '2,000.00');
    const drawing = page.getByRole('img', { name: /คิวอาร์โค้ดสำหรับชำระ 2,000.00 บาท/ });
    await drawing.waitFor();
    const code = scanPageQr(pngPixels(await drawing.screenshot())) ?? '';
    expect(code).toMatch(/^000201010212/);
    await expectAccessible(page);
    await page.goto(`${BANK_PATH}?${new URLSearchParams({ qr: code }).toString()}`);
    await page.getByRole('button', { name: 'ชำระเงิน' }).click();
    await page.getByText('ระบบรับแจ้งแล้ว').waitFor();
    await page.goto(`/haz/app/fee/fees/${fee.id}/edit`);
    const paid = page.getByRole('region', { name: 'ชำระแล้ว' });
    const { receiptCode } = await getFee(site, fee.id);
    await paid.getByText(receiptCode ?? 'no receipt').waitFor();
    await expect.poll(() => drawing.count()).toBe(0);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await paid.getByRole('button', { name: 'ใบเสร็จรับเงิน' }).click();
    expect((await download).suggestedFilename()).toBe(`receipt-${(receiptCode ?? '').replaceAll('/', '-')}.pdf`);
    await paid.getByRole('link', { name: 'กลับไปที่คำขอ' }).click();
    await page.getByRole('region', { name: 'ค่าธรรมเนียม', exact: true }).getByText('ชำระแล้ว').waitFor();
    expectNoPageErrors(page);
  });

  it('sees it paid while the page is open, without any action', async () => {
    const fee = feeAt(1);
    const page = await site.visitAsOperator(`/app/fee/fees/${fee.id}/edit`, { ...phone, locale: 'en', theme: 'dark' });
    const card = page.getByRole('region', { name: 'Pay by QR code' });
    await card.getByRole('img').waitFor();
    await expectAccessible(page);
    await expect.poll(() => card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await sendNotice(site, makeNotice(site, fee));
    await page.getByRole('region', { name: 'Paid', exact: true }).waitFor({ timeout: ASKED_AGAIN_MS });
    expectNoPageErrors(page);
  });
});

it('an account is debited with consent; without money the page shows the bank’s answer and what to do', async () => {
  const fee = feeAt(2);
  await addAccount(site, '1234567000');
  const page = await site.visitAsOperator(`/app/fee/fees/${fee.id}/edit`, { ...DESK, theme: 'light' });
  await expectText(page, 'xxxxxx7000');
  await keyboard.press(page.getByRole('checkbox', { name: /debiting this account/ }));
  await keyboard.press(button(page, 'Give consent'));
  await keyboard.press(button(page, 'Debit 2,000.00 baht'));
  await keyboard.press(question(page).getByRole('button', { name: 'Debit', exact: true }));
  await expectText(page, 'The bank is debiting the account');
  await expect
    .poll(() => page.getByRole('img', { name: /^QR code/ }).count(), { message: 'not to be paid a second way' })
    .toBe(0);
  await runQueuedTask(site.test.app, CHARGE_FEE);
  await expectText(page, 'The account could not be debited');
  await expectText(page, /The bank says: “/);
  await button(page, 'Debit 2,000.00 baht again').waitFor();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await expectAccessible(page);
  expectNoPageErrors(page);
});

describe('cash', () => {
  it('is recorded with the keyboard alone: the fee shows its payer and its amount', async () => {
    const page = await site.visitAsFinance('/app/fee/fee-receives/create');
    await pickByKeys(page, 'Fee', feeAt(3).feeCode);
    await expectText(page, 'The amount and the time of receipt are filled in. Check them.');
    await expect.poll(() => page.getByRole('textbox', { name: 'Amount received' }).inputValue()).toMatch(/^2,000/);
    await pickByKeys(page, 'Paid by', 'Cash');
    await expectAccessible(page);
    await keyboard.press(button(page, 'Save'));
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    expectNoPageErrors(page);
  });

  it('cannot be confirmed by the officer who recorded it, which is shown for each payment', async () => {
    const recorded = [feeAt(4), feeAt(5)];
    for (const fee of recorded) await recordCash(site, fee);
    const page = await site.visitAsFinance('/app/fee/fee-approves');
    await confirmTicked(page, recorded);
    const dialog = question(page);
    await dialog.getByText(feeAt(4).feeCode).first().waitFor();
    await expect.poll(() => dialog.getByText(/You recorded this payment, so you cannot confirm it/).count()).toBe(2);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect((await getFee(site, feeAt(4).id)).status).toBe('waitPayment');
  });

  it('is confirmed by the head for several at once, without changes, and gets its receipts', async () => {
    const recorded = [feeAt(6), feeAt(7)];
    for (const fee of recorded) await recordCash(site, fee);
    const page = await site.browser.newPage(DESK);
    await openAs(page, site.people.head, '/app/fee/fee-approves');
    await rowOf(page, feeAt(6)).getByRole('link').first().click();
    await button(page, 'Return').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Print']);
    await page.keyboard.press('Escape');
    await page.goBack();
    await confirmTicked(page, recorded);
    await expect
      .poll(() =>
        rowOf(page, feeAt(6))
          .or(rowOf(page, feeAt(7)))
          .count(),
      )
      .toBe(0);
    for (const { id } of recorded) expect(await getFee(site, id)).toMatchObject({ status: 'paid', channel: 'cash' });
    expectNoPageErrors(page);
  });
});

it('a confirmed payment is read-only: the address of its form redirects to its page, which shows why', async () => {
  const fee = feeAt(8);
  await payInCashConfirmed(fee);
  const page = await site.visitAsFinance('/app/fee/fee-receives');
  await rowOf(page, fee).getByRole('link').first().click();
  await page.waitForURL(/\/view$/u);
  const edit = button(page, 'Edit');
  await edit.waitFor();
  await expect.poll(() => edit.getAttribute('aria-disabled')).toBe('true');
  await page.goto(page.url().replace(/\/view$/u, '/edit'));
  await page.waitForURL(/\/view$/u);
  await page.getByRole('alert').getByText(DECIDED).waitFor();
  await edit.waitFor();
  await expect.poll(() => page.getByRole('textbox').count(), { message: 'there is nothing to fill in' }).toBe(0);
  await expectAccessible(page);
  expectNoPageErrors(page);
});

describe('a receipt', () => {
  const dialogOf = (page: Page): Locator => page.getByRole('dialog');
  const openReceipt = async (fee: StoredFee): Promise<Page> => {
    await payInCashConfirmed(fee);
    const [first] = await getReceipts(site, fee.id);
    const page = await site.visitAsFinance(`/app/fee/receipts/${first?.id ?? ''}/view`);
    await button(page, 'Cancel the receipt').click();
    return page;
  };
  const statusesOf = async ({ id }: StoredFee): Promise<readonly string[]> =>
    (await getReceipts(site, id)).map(({ status }) => status);

  it('is cancelled for a reason, and another is issued for it', async () => {
    const fee = feeAt(9);
    const page = await openReceipt(fee);
    await dialogOf(page).getByRole('button', { name: 'Cancel the receipt' }).click();
    await page.getByText('Give a reason').waitFor();
    await expectAccessible(page);
    await dialogOf(page).getByRole('textbox').fill('The name is wrong');
    await dialogOf(page).getByRole('button', { name: 'Cancel the receipt' }).click();
    await expectText(page, 'The name is wrong');
    expect(await statusesOf(fee)).toEqual(['cancelled', 'issued']);
    expectNoPageErrors(page);
  });

  it('that was cancelled without another is replaced later', async () => {
    const fee = feeAt(10);
    const page = await openReceipt(fee);
    await dialogOf(page).getByRole('textbox').fill('Printed twice');
    await dialogOf(page).getByRole('checkbox').uncheck();
    await dialogOf(page).getByRole('button', { name: 'Cancel the receipt' }).click();
    await expectText(page, 'Printed twice');
    await button(page, 'Issue a replacement').click();
    await question(page).getByRole('button', { name: 'Issue a replacement' }).click();
    await expect.poll(() => statusesOf(fee)).toEqual(['cancelled', 'issued']);
    await button(page, 'Issue a replacement').waitFor({ state: 'detached' });
    await expectAccessible(page);
    expectNoPageErrors(page);
  });
});

it('an unmatched payment from the bank is recorded from its notice', async () => {
  const notice = makeNotice(site, feeAt(11), { ref1: '9999999990' });
  await sendNotice(site, notice);
  const page = await site.visitAsFinance('/app/fee/ktb-paynets');
  const row = page.getByRole('row').filter({ hasText: '9999999990' });
  await row.getByText('Unknown reference').waitFor();
  await expectAccessible(page);
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Record the payment' }).click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Bank notice' }).inputValue())
    .toContain(notice.transactionId);
  await expect.poll(() => page.getByRole('combobox', { name: 'Paid by' }).inputValue()).toBe('QR code');
  await pickByKeys(page, 'Fee', feeAt(11).feeCode);
  await button(page, 'Save').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  expectNoPageErrors(page);
});

it('officers download the fees of the filter as a workbook', async () => {
  const page = await site.visitAsFinance('/app/fee/fees');
  const download = page.waitForEvent('download');
  await button(page, 'Fee report (Excel)').click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await expectAccessible(page);
  expectNoPageErrors(page);
});

/** Records cash for the fee, and confirms it as the head. */
async function payInCashConfirmed(fee: StoredFee): Promise<void> {
  const body = await recordCash(site, fee);
  await expectOk(site.test.call('PUT', `${PAYMENTS}/confirm`, { as: site.people.head, body }));
}

async function pickByKeys(page: Page, name: string, typed: string): Promise<void> {
  await keyboard.typeText(page.getByRole('combobox', { name, exact: true }), typed);
  await page.getByRole('listbox').getByRole('option', { name: typed }).first().waitFor();
  await page.keyboard.press('Enter');
}

async function confirmTicked(page: Page, storedFees: readonly StoredFee[]): Promise<void> {
  for (const fee of storedFees) await rowOf(page, fee).getByRole('checkbox').check();
  await button(page, 'Confirm').click();
  await question(page).getByText('Total 4,000.00 baht', { exact: false }).waitFor();
  await question(page).getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** The page polls every quarter of a minute. */
const ASKED_AGAIN_MS = 30_000;
