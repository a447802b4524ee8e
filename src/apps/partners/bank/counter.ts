/**
 * Payments at the bank of the demonstration, at its counter or by QR code, and the notices sent for them. Stored in
 * memory only.
 */
import { instantFromMs } from '#language/values/instant.ts';
import { moneyText } from '#language/values/moneyText.ts';
import type { Bill } from '#modules/fee/billPayment.ts';
import type { BankNotice, PaymentChannel } from '#platform/server/linkage/bankNotice.ts';
import { signatureHeaders } from '#platform/server/linkage/bankSignature.ts';
import type { TransactionSource } from './directLink.ts';

export interface PaymentOrder {
  readonly bill: Bill;
  readonly channel: PaymentChannel;
  readonly payer?: string;
}

/** The result of sending the notice. */
export type NoticeResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'silent' };

export interface Payment extends BankNotice {
  /** How often the notice was sent. */
  readonly timesSent: number;
  readonly noticeResult: NoticeResult;
}

export interface Counter {
  /** Records the payment; no notice has been sent yet. */
  readonly pay: (order: PaymentOrder) => Payment;
  /** Sends the notice to the system at an address; it is the same every time. */
  readonly sendNotice: (transactionId: string, url: string) => Promise<Payment | undefined>;
  readonly find: (transactionId: string) => Payment | undefined;
  /** The newest first. */
  readonly list: () => readonly Payment[];
}

export interface CounterOptions extends TransactionSource {
  readonly secret: string;
  readonly timeoutMs?: number;
}

export function createCounter({ secret, nowMs, newTransactionId, timeoutMs = TIMEOUT_MS }: CounterOptions): Counter {
  const payments = new Map<string, Payment>();
  const save = (payment: Payment): Payment => {
    payments.set(payment.transactionId, payment);
    for (const id of [...payments.keys()].slice(0, -MAX_PAYMENTS)) payments.delete(id);
    return payment;
  };
  return {
    pay: ({ bill, channel, payer }) =>
      save({
        transactionId: newTransactionId(),
        ...bill,
        paidAt: instantFromMs(nowMs()),
        channel,
        ...(payer === undefined ? {} : { payer }),
        ...(channel === 'counter' ? AT_THE_COUNTER : {}),
        timesSent: 0,
        noticeResult: { kind: 'silent' },
      }),
    sendNotice: async (transactionId, url) => {
      const payment = payments.get(transactionId);
      if (payment === undefined) return undefined;
      const sent = await send(url, { ...signedNotice(payment, { secret, nowMs: nowMs() }), timeoutMs });
      // The notice may have been sent by another request meanwhile.
      return save({ ...payment, timesSent: (payments.get(transactionId)?.timesSent ?? 0) + 1, noticeResult: sent });
    },
    find: (transactionId) => payments.get(transactionId),
    list: () => [...payments.values()].toReversed(),
  };
}

export interface SignedNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Signs a notice as the bank would. */
export function signedNotice(
  { transactionId, billerId, ref1, ref2, amount, paidAt, channel, payer, branch, teller }: BankNotice,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): SignedNotice {
  const body = JSON.stringify({
    transactionId,
    billerId,
    ref1,
    ref2,
    amount: moneyText(amount),
    paidAt,
    channel,
    payer,
    branch,
    teller,
  });
  return { headers: { 'content-type': 'application/json', ...signatureHeaders({ secret, nowMs, body }) }, body };
}

export const MAX_PAYMENTS = 200;
const TIMEOUT_MS = 5000;
const LONGEST_ANSWER = 500;
const AT_THE_COUNTER = { branch: 'สาขาสาธิต', teller: 'T01' } as const;

async function send(
  url: string,
  { headers, body, timeoutMs }: SignedNotice & { readonly timeoutMs: number },
): Promise<NoticeResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.status === 200 && isAccepted(text)
      ? { kind: 'accepted' }
      : { kind: 'answered', status: response.status, text: text.slice(0, LONGEST_ANSWER) };
  } catch {
    return { kind: 'silent' };
  }
}

function isAccepted(text: string): boolean {
  try {
    return (JSON.parse(text) as { readonly accepted?: unknown } | null)?.accepted === true;
  } catch {
    return false;
  }
}
