/**
 * The notice that the bank sends when a payment was made, at a counter or by QR code: accepted only if it is signed,
 * recent, and exactly as agreed.
 */
import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import type { Decimal } from '#language/values/decimal.ts';
import { instantMs, type Instant } from '#language/values/instant.ts';
import { findSignatureProblem, TOLERANCE_MS, type TextOrBytes, type SignedMessage } from './bankSignature.ts';
import { bankIdentifier, bankInstant, bankMoney, bankText } from './bankValues.ts';

export const PAYMENT_CHANNELS = ['counter', 'qr'] as const;
export type PaymentChannel = (typeof PAYMENT_CHANNELS)[number];

export interface BankNotice {
  /** Identifies the payment: a notice that arrives twice is one payment. */
  readonly transactionId: string;
  readonly billerId: string;
  readonly ref1: string;
  /** Empty if the bill had none. */
  readonly ref2: string;
  readonly amount: Decimal;
  readonly paidAt: Instant;
  readonly channel: PaymentChannel;
  readonly payer?: string | undefined;
  readonly branch?: string | undefined;
  readonly teller?: string | undefined;
}

export type BankNoticeResult =
  | { readonly notice: BankNotice }
  | { readonly problem: 'badSignature' | 'stale' | 'malformed' };

export interface ReceivedNotice extends Omit<SignedMessage, 'body'> {
  /** As received: a parsed and rewritten text need not be what was signed. */
  readonly rawBody: TextOrBytes;
}

export function readBankNotice({ rawBody, ...signed }: ReceivedNotice): BankNoticeResult {
  const problem = findSignatureProblem({ ...signed, body: rawBody });
  if (problem !== undefined) return { problem };
  const parsed = noticeSchema.safeParse(parseJson(rawBody));
  // A future date is not a payment, and would count in the sums of another day.
  const isPaid = parsed.success && instantMs(parsed.data.paidAt) - signed.nowMs <= TOLERANCE_MS;
  return isPaid ? { notice: parsed.data } : { problem: 'malformed' };
}

const MAX_NAME_LENGTH = 200;
const name = bankText.pipe(z.string().min(1).max(MAX_NAME_LENGTH)).optional();

const noticeSchema: z.ZodType<BankNotice> = z.strictObject({
  transactionId: bankIdentifier,
  billerId: z.string().regex(/^[0-9]{15}$/u),
  ref1: z.string().regex(/^[A-Z0-9]{1,20}$/u),
  ref2: z.string().regex(/^[A-Z0-9]{0,20}$/u),
  amount: bankMoney,
  paidAt: bankInstant,
  channel: z.enum(PAYMENT_CHANNELS),
  payer: name,
  branch: name,
  teller: name,
});

function parseJson(body: TextOrBytes): unknown {
  if (typeof body !== 'string' && !isUtf8(body)) return undefined;
  try {
    return JSON.parse(typeof body === 'string' ? body : Buffer.from(body).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
