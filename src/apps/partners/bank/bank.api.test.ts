/** Tests the pages of the bank on the same server that serves them in a demonstration. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#platform/testing/app.ts';
import { startTestBank, type TestBank } from '#platform/testing/bank.ts';
import { BANK_PATH, bankPages } from './pages.ts';

let test: TestApp;
let bank: TestBank;
let address = '';
beforeAll(async () => {
  bank = await startTestBank();
  test = await startTestApp({ env: bank.env });
  bankPages(test.server, { ...test.app.config, bank });
  address = await test.listen();
});
afterAll(async () => {
  await test.stop();
  await bank.stop();
});

it('takes a payment from a form, notifies the system and shows its answer', async () => {
  const response = await fetch(`${address}${BANK_PATH}/pay?lang=en`, {
    method: 'POST',
    body: new URLSearchParams({
      code: '',
      ref1: '6900000123',
      ref2: '6912058',
      amount: '2000',
      channel: 'counter',
      payer: '',
    }),
  });
  const [payment] = bank.counter.list();
  expect([response.status, response.url]).toEqual([
    200,
    `${address}${BANK_PATH}/payments/${payment?.transactionId}?lang=en`,
  ]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('2,000.00 baht');
  // Whether the fee is known depends on the system; here it only matters that the notice reached it.
  expect(payment?.timesSent).toBe(1);
  expect(payment?.noticeResult.kind).not.toBe('silent');
});

it('refuses a form body over the size limit', async () => {
  const response = await fetch(`${address}${BANK_PATH}/pay`, {
    method: 'POST',
    body: new URLSearchParams({ code: 'x'.repeat(20_000) }),
  });
  expect(response.status).toBe(413);
});
