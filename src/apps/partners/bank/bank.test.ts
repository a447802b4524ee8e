/** Tests the page of the bank: how a person pays, which notice the system receives and what the person sees. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '#language/values/decimal.ts';
import { billBarcodeText, thaiQrText, type Bill } from '#modules/fee/billPayment.ts';
import { readBankNotice, type BankNoticeResult } from '#platform/server/linkage/bankNotice.ts';
import { MAX_PAYMENTS } from './counter.ts';
import { BANK_PATH, bankPages, NOTICE_PATH } from './pages.ts';
import { DEMO_BILLER, startBank, type DemoBank } from './startBank.ts';

const bill: Bill = { billerId: DEMO_BILLER.id, ref1: '6900000123', ref2: '6912058', amount: decimal('2000') };
const QR = thaiQrText(bill);

let bank: DemoBank;
let server: FastifyInstance;
/** The system as the bank calls it. */
let system: Server;
let receivedNotices: BankNoticeResult[];
let answer: { status: number; body: string };

beforeEach(async () => {
  receivedNotices = [];
  answer = { status: 200, body: '{"accepted":true}' };
  bank = await startBank();
  system = createServer((request, response) => {
    void text(request).then((rawBody) => {
      receivedNotices.push(
        request.url === NOTICE_PATH
          ? readBankNotice({ headers: request.headers, rawBody, secret: bank.secret, nowMs: Date.now() })
          : { problem: 'malformed' },
      );
      response.writeHead(answer.status).end(answer.body);
    });
  });
  system.listen(0, '127.0.0.1');
  await once(system, 'listening');
  server = fastify();
  bankPages(server, {
    bank,
    publicUrl: `http://127.0.0.1:${(system.address() as AddressInfo).port}`,
    webDir: '/nowhere',
  });
});

afterEach(async () => {
  await server.close();
  await bank.stop();
  system.closeAllConnections();
  system.close();
});

/** Posts as a form of the page does. */
const post = async (path: string, fields: Readonly<Record<string, string>> = {}) =>
  server.inject({
    method: 'POST',
    url: BANK_PATH + path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const get = async (path = '') => server.inject(BANK_PATH + path);
const slipAfter = async (fields: Readonly<Record<string, string>>, query = '') => {
  const { statusCode, headers } = await post(`/pay${query}`, fields);
  expect(statusCode).toBe(303);
  return server.inject(String(headers.location));
};

describe('the page of the bank', () => {
  it('is Thai by default and English with ?lang=en, has no scripts, and its policy allows forms to this server only', async () => {
    const { body, headers } = await get();
    expect(body).toContain('ธนาคารของระบบสาธิต');
    expect(body).toContain('กรมประมง (สาธิต)');
    expect(body).not.toMatch(/<script|<img/u);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*form-action 'self'/u);
    expect((await get('?lang=en')).body).toContain('Demonstration bank');
  });

  it('fills in the bill from the code of a link and includes the code in the link to the other language', async () => {
    const { body } = await get(`?qr=${encodeURIComponent(QR)}`);
    expect(body).toContain(`>\n${QR}</textarea>`);
    expect(body).toContain('name="ref1" value="6900000123"');
    expect(body).toContain('name="amount" value="2000.00"');
    expect(body).toContain(`href="${BANK_PATH}?qr=${QR}&amp;lang=en"`);
  });

  it('escapes the text of a link', async () => {
    const { body } = await get(`?qr=${encodeURIComponent('</textarea><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script');
    expect((await get(`?qr=${'x'.repeat(600)}`)).statusCode).toBe(200);
  });

  it('switches how the bank behaves for debits and shows it', async () => {
    const { statusCode, headers } = await post('/mood/down?lang=en');
    expect([statusCode, headers.location, bank.behaviour()]).toEqual([303, `${BANK_PATH}?lang=en`, 'down']);
    expect((await get('?lang=en')).body).toContain('aria-pressed="true">Unreachable');
    expect((await post('/mood/sleepy')).statusCode).toBe(404);
  });
});

describe('paying at the bank page', () => {
  it('by QR code shows a slip and notifies the system', async () => {
    const slip = await slipAfter({
      code: QR,
      ref1: '',
      ref2: '',
      amount: '',
      channel: 'qr',
      payer: 'สมชาย <b>ตัวอย่าง</b>',
    });
    const [payment] = bank.counter.list();
    expect(slip.body).toContain('2,000.00 บาท');
    expect(slip.body).toContain(payment?.transactionId);
    expect(slip.body).toContain('6912058');
    expect(slip.body).toContain('สมชาย &lt;b&gt;ตัวอย่าง');
    expect(slip.body).toContain('ระบบรับแจ้งแล้ว');
    expect(receivedNotices).toMatchObject([
      {
        notice: {
          transactionId: payment?.transactionId,
          billerId: DEMO_BILLER.id,
          ref1: '6900000123',
          ref2: '6912058',
          channel: 'qr',
          payer: 'สมชาย <b>ตัวอย่าง</b>',
        },
      },
    ]);
  });

  it('by barcode, with the line breaks of a form or as printed, pays at the counter', async () => {
    const barcode = billBarcodeText(bill);
    for (const code of [barcode, barcode.replaceAll('\r', '\r\n'), barcode.replaceAll('\r', ' ')])
      await slipAfter({ code, channel: 'counter' });
    expect(receivedNotices).toMatchObject(
      Array.from({ length: 3 }, () => ({
        notice: { ref2: '6912058', channel: 'counter', branch: 'สาขาสาธิต', teller: 'T01' },
      })),
    );
  });

  it('with typed references and amount accepts them as people write them', async () => {
    await slipAfter({ code: '', ref1: ' ab12 ', ref2: '', amount: '1,234.5', channel: 'counter' });
    expect(bank.counter.list()).toMatchObject([
      { ref1: 'AB12', ref2: '', amount: expect.objectContaining(decimal('1234.5')) as unknown },
    ]);
  });

  it('requires an amount if the barcode has none', async () => {
    const code = billBarcodeText({ ...bill, amount: decimal('0') });
    expect((await post('/pay', { code, channel: 'counter' })).statusCode).toBe(422);
    await slipAfter({ code, amount: '70', channel: 'counter' });
    expect(receivedNotices).toMatchObject([{ notice: { amount: expect.objectContaining(decimal('70')) as unknown } }]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a code that cannot be read', { code: `${QR}x` }, 'อ่านข้อความนี้ไม่ได้'],
    ['a bill of somebody else', { code: thaiQrText({ ...bill, billerId: '099400016550100' }) }, 'ผู้รับชำระรายอื่น'],
    ['no reference', { ref1: '', amount: '1' }, '1 ถึง 20 ตัว'],
    ['a second reference that is none', { ref1: '1', ref2: 'ก', amount: '1' }, 'หรือเว้นว่าง'],
    ['no amount', { ref1: '1', amount: '' }, 'มากกว่า 0 บาท'],
    ['less than a satang', { ref1: '1', amount: '1.001' }, 'มากกว่า 0 บาท'],
    ['a number of another kind', { ref1: '1', amount: '1e3' }, 'มากกว่า 0 บาท'],
  ])('shows the problem and records no payment: %s', async (_, fields, sentence) => {
    const { statusCode, body } = await post('/pay', fields);
    expect(statusCode).toBe(422);
    expect(body).toContain(sentence);
    expect(body).toContain('aria-invalid="true"');
    expect([bank.counter.list(), receivedNotices]).toEqual([[], []]);
  });

  it('shows the entered values again after a problem', async () => {
    const { body } = await post('/pay?lang=en', {
      ref1: '"x',
      ref2: 'Y',
      amount: '5',
      channel: 'counter',
      payer: 'A & B',
    });
    expect(body).toContain('value="&quot;x"');
    expect(body).toContain('value="A &amp; B"');
    expect(body).toContain('value="counter" checked');
    expect(body).toContain('Enter 1 to 20 letters or digits.');
  });

  it('with a channel that the form does not offer is refused', async () => {
    expect((await post('/pay', { ...bill, amount: '1', channel: 'cheque' })).statusCode).toBe(400);
    expect(bank.counter.list()).toEqual([]);
  });
});

describe('a notice that the system did not accept', () => {
  it('is saved, and the same notice is sent again', async () => {
    answer = { status: 503, body: '{"code":"unavailable <b>"}' };
    const slip = await slipAfter({ code: QR, channel: 'qr' }, '?lang=en');
    expect(slip.body).toContain('Rejected by the system');
    expect(slip.body).toContain('HTTP 503 {&quot;code&quot;:&quot;unavailable &lt;b&gt;&quot;}');
    answer = { status: 200, body: '{"accepted":true}' };
    const id = bank.counter.list()[0]?.transactionId ?? '';
    const sent = await post(`/payments/${id}/send?lang=en`);
    expect((await server.inject(String(sent.headers.location))).body).toMatch(
      /Accepted by the system.*Times sent: 2/su,
    );
    expect(receivedNotices).toHaveLength(2);
    expect(receivedNotices[1]).toEqual(receivedNotices[0]);
    expect(bank.counter.list()).toHaveLength(1);
  });

  it('is also saved if the system is unreachable', async () => {
    system.closeAllConnections();
    system.close();
    expect((await slipAfter({ code: QR, channel: 'qr' })).body).toContain('ธนาคารเก็บรายการนี้ไว้แล้ว');
    expect((await get()).body).toContain('ระบบไม่ตอบ');
  });

  it.each(['{"accepted":false}', 'null', '<html>'])('does not count as accepted after the answer %s', async (body) => {
    answer = { status: 200, body };
    expect((await slipAfter({ code: QR, channel: 'qr' })).body).toContain('ระบบไม่รับแจ้ง');
  });

  it('does not exist without a payment', async () => {
    expect([(await get('/payments/1')).statusCode, (await post('/payments/1/send')).statusCode]).toEqual([404, 404]);
  });
});

describe('the URL by which the bank calls the system', () => {
  it('is on this machine if the system listens here', async () => {
    server.post(NOTICE_PATH, async () => ({ accepted: true }));
    await server.listen({ host: '127.0.0.1', port: 0 });
    expect((await slipAfter({ code: QR, channel: 'qr' })).body).toContain('ระบบรับแจ้งแล้ว');
    expect(receivedNotices).toEqual([]);
  });
});

describe('the memory of the bank', () => {
  it(`is the newest ${MAX_PAYMENTS}, each with a number of its own`, () => {
    const { counter } = bank;
    const paid = Array.from({ length: MAX_PAYMENTS + 3 }, () => counter.pay({ bill, channel: 'qr' }).transactionId);
    expect(new Set(paid).size).toBe(MAX_PAYMENTS + 3);
    expect(counter.list().map(({ transactionId }) => transactionId)).toEqual(paid.slice(3).toReversed());
  });
});
