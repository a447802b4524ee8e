/**
 * Direct debit of the bank of the demonstration: every call has a reference, and a repeated reference does nothing
 * twice.
 */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isThirteenDigitId } from '#language/values/idCard.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { findMoney } from '#language/values/moneyText.ts';

export interface BankAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

export interface DirectLink {
  readonly approve: (asked: unknown) => BankAnswer;
  readonly charge: (asked: unknown) => BankAnswer;
  /** The number of paid charges. */
  readonly chargeCount: () => number;
}

/** Clock and generator of transaction ids, shared by all parts of the bank. */
export interface TransactionSource {
  readonly nowMs: () => number;
  readonly newTransactionId: () => string;
}

/** An account whose number ends like this has no money; any other has enough. */
export const EMPTY_ACCOUNT_END = '000';

export function createDirectLink({ nowMs, newTransactionId }: TransactionSource): DirectLink {
  const answered = new Map<string, { readonly asked: string; readonly answer: BankAnswer }>();
  const accounts = new Map<string, string>();
  let charges = 0;
  return {
    approve: (request) => answerOnce('approve', approval.safeParse(request), allow),
    charge: (request) => answerOnce('charge', charge.safeParse(request), take),
    chargeCount: () => charges,
  };

  function answerOnce<Asked extends { readonly reference: string }>(
    service: string,
    parsed: z.ZodSafeParseResult<Asked>,
    execute: (asked: Asked) => BankAnswer,
  ): BankAnswer {
    if (!parsed.success) return BAD_REQUEST;
    const key = `${service} ${parsed.data.reference}`;
    const requestText = JSON.stringify(parsed.data);
    const before = answered.get(key);
    if (before !== undefined) return before.asked === requestText ? before.answer : REUSED;
    const answer = execute(parsed.data);
    answered.set(key, { asked: requestText, answer });
    return answer;
  }

  function allow({ account, reference }: z.infer<typeof approval>): BankAnswer {
    const consent = `CONSENT-${randomBytes(CONSENT_BYTES).toString('hex')}`;
    accounts.set(consent, account);
    return { status: 200, body: { reference, consent } };
  }

  function take({ consent, reference, amount }: z.infer<typeof charge>): BankAnswer {
    const account = accounts.get(consent);
    if (account === undefined) return refused(reference, 'UNKNOWN_CONSENT', 'ไม่พบหนังสือยินยอมให้หักบัญชี');
    if (account.endsWith(EMPTY_ACCOUNT_END)) return refused(reference, 'INSUFFICIENT_FUNDS', 'ยอดเงินในบัญชีไม่พอ');
    charges += 1;
    return {
      status: 200,
      body: { outcome: 'paid', reference, amount, transactionId: newTransactionId(), paidAt: instantFromMs(nowMs()) },
    };
  }
}

/** Makes ids of the time in Thailand and a count since the bank was started. */
export function transactionIds(nowMs: () => number): () => string {
  let count = 0;
  return () => {
    count += 1;
    const moment = instantFromMs(nowMs()).slice('20'.length, 'YYYY-MM-DDTHH:mm:ss'.length).replaceAll(/\D/gu, '');
    return moment + String(count).padStart(COUNT_DIGITS, '0');
  };
}

const CONSENT_BYTES = 12;
const COUNT_DIGITS = 6;

const BAD_REQUEST: BankAnswer = { status: 400, body: { error: 'BAD_REQUEST' } };
const REUSED: BankAnswer = { status: 409, body: { error: 'REFERENCE_REUSED' } };

const reference = z.string().regex(/^[\w-]{1,64}$/u);
const approval = z.strictObject({
  account: z.string().regex(/^[0-9]{10,15}$/u),
  holderTaxId: z.string().refine(isThirteenDigitId),
  reference,
});
const charge = z.strictObject({
  consent: z.string(),
  reference,
  ref1: z.string().regex(/^[A-Z0-9]{1,20}$/u),
  ref2: z.string().regex(/^[A-Z0-9]{0,20}$/u),
  amount: z.string().refine((text) => findMoney(text)?.gt('0') === true),
});

function refused(about: string, code: string, reason: string): BankAnswer {
  return { status: 200, body: { outcome: 'refused', reference: about, code, reason } };
}
