/** Notices of the bank: accepted only if they are signed, recent, and as agreed. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decimalText } from '#language/values/decimal.ts';
import { readBankNotice, type BankNoticeResult } from './bankNotice.ts';

const SECRET = 'a-secret-of-the-bank';
const NOW_MS = Date.parse('2026-11-16T10:00:00+07:00');
const MINUTE_MS = 60_000;

const paid = {
  transactionId: '2026111610000012345678',
  billerId: '099400099901101',
  ref1: '6900000123',
  ref2: '6912058',
  amount: '2000.00',
  paidAt: '2026-11-16T09:59:58.123+07:00',
  channel: 'qr',
};

interface Changes {
  readonly body?: unknown;
  readonly atMs?: number;
  readonly secret?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent instead of what was signed. */
  readonly sent?: string | Uint8Array;
  readonly known?: string;
}

/** Signs the notice manually, as the agreement requires. */
function receive({
  body = paid,
  atMs = NOW_MS,
  secret = SECRET,
  headers = {},
  sent,
  known = SECRET,
}: Changes = {}): BankNoticeResult {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(atMs / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return readBankNotice({
    headers: { 'x-bank-timestamp': timestamp, 'x-bank-signature': signature, ...headers },
    rawBody: sent ?? text,
    secret: known,
    nowMs: NOW_MS,
  });
}

function noticeIn(read: BankNoticeResult) {
  if ('notice' in read) return read.notice;
  throw new Error(read.problem);
}

describe('a notice of the bank', () => {
  it('is read with exact amount and Thai time', () => {
    const { amount, ...rest } = noticeIn(receive());
    expect(decimalText(amount)).toBe('2000');
    expect(rest).toEqual({
      transactionId: paid.transactionId,
      billerId: paid.billerId,
      ref1: '6900000123',
      ref2: '6912058',
      paidAt: '2026-11-16T09:59:58+07:00',
      channel: 'qr',
    });
  });

  it('may contain who paid, and where', () => {
    expect(
      noticeIn(
        receive({
          body: { ...paid, channel: 'counter', payer: ' สมชาย ตัวอย่าง ', branch: 'สาขาตัวอย่าง', teller: 'T01' },
        }),
      ),
    ).toMatchObject({ channel: 'counter', payer: 'สมชาย ตัวอย่าง', branch: 'สาขาตัวอย่าง', teller: 'T01' });
  });

  it('is read from bytes as from a text, and with a signature in capital letters', () => {
    expect(noticeIn(receive({ sent: Buffer.from(JSON.stringify(paid)) }))).toMatchObject({ ref1: '6900000123' });
    const timestamp = String(NOW_MS / 1000);
    const signature = createHmac('sha256', SECRET)
      .update(`${timestamp}.${JSON.stringify(paid)}`)
      .digest('hex')
      .toUpperCase();
    expect(noticeIn(receive({ headers: { 'x-bank-signature': signature } }))).toMatchObject({ ref1: '6900000123' });
  });

  it.each(['2026-11-16T10:15:00+07:00', '2020-01-01T00:00:00+07:00'])(
    'may be of a payment slightly in the future by a wrong clock, or of any past time: %s',
    (paidAt) => {
      expect(noticeIn(receive({ body: { ...paid, paidAt } }))).toMatchObject({ paidAt });
    },
  );

  it.each([-15, -1, 0, 15])('is accepted %d minutes from now', (minutes) => {
    expect(receive({ atMs: NOW_MS + minutes * MINUTE_MS })).toHaveProperty('notice');
  });
});

describe('an invalid notice of the bank', () => {
  it.each<[string, Changes]>([
    ['another secret', { secret: 'another secret' }],
    ['one more space', { sent: `${JSON.stringify(paid)} ` }],
    ['another amount', { sent: JSON.stringify({ ...paid, amount: '2.00' }) }],
    ['another time', { headers: { 'x-bank-timestamp': String(NOW_MS / 1000 - 1) } }],
    ['no time', { headers: { 'x-bank-timestamp': undefined } }],
    ['a time that is none', { headers: { 'x-bank-timestamp': 'now' } }],
    ['no signature', { headers: { 'x-bank-signature': undefined } }],
    ['a signature that is none', { headers: { 'x-bank-signature': '' } }],
    ['half a signature', { headers: { 'x-bank-signature': 'ab'.repeat(16) } }],
    ['no secret on either side', { secret: '', known: '' }],
  ])('is not accepted: %s', (_, changes) => {
    expect(receive(changes)).toEqual({ problem: 'badSignature' });
  });

  it.each([-16, 16])('is stale %d minutes from now', (minutes) => {
    expect(receive({ atMs: NOW_MS + minutes * MINUTE_MS })).toEqual({ problem: 'stale' });
  });

  it.each<[string, unknown]>([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a list', [paid]],
    ['no transaction', { ...paid, transactionId: '' }],
    ['a transaction of other characters', { ...paid, transactionId: "x'; --" }],
    ['a short biller', { ...paid, billerId: '09940009990110' }],
    ['no reference', { ...paid, ref1: '' }],
    ['small letters', { ...paid, ref2: 'a' }],
    ['an amount as a number', { ...paid, amount: 2000 }],
    ['an amount without satang', { ...paid, amount: '2000' }],
    ['an amount of nothing', { ...paid, amount: '0.00' }],
    ['less than nothing', { ...paid, amount: '-2000.00' }],
    ['a moment without its offset', { ...paid, paidAt: '2026-11-16T09:59:58' }],
    ['a day alone', { ...paid, paidAt: '2026-11-16' }],
    ['a moment that is still to come', { ...paid, paidAt: '2026-11-16T10:15:01+07:00' }],
    ['a day that is still to come', { ...paid, paidAt: '2127-11-16T09:00:00+07:00' }],
    ['another channel', { ...paid, channel: 'cheque' }],
    ['a payer without a name', { ...paid, payer: ' ' }],
    ['more than was agreed', { ...paid, note: 'x' }],
  ])('is malformed: %s', (_, body) => {
    expect(receive({ body })).toEqual({ problem: 'malformed' });
  });

  it('is malformed if the bytes are not text', () => {
    const bytes = Buffer.from([0x7b, 0xff, 0x7d]);
    const timestamp = String(NOW_MS / 1000);
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.`).update(bytes).digest('hex');
    expect(receive({ sent: bytes, headers: { 'x-bank-signature': signature } })).toEqual({ problem: 'malformed' });
  });
});
