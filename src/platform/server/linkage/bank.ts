/** The bank that collects fees from accounts. Messages that the bank sends are read in `bankNotice.ts`. */
import type { Decimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PartnerCaller } from './registries.ts';

/**
 * Both calls refuse with 503 if the bank does not answer, in which case it may or may not have acted: the call is
 * repeated with the same reference, and the bank does nothing twice.
 */
export interface Bank {
  /** The holder of an account agrees that fees are collected from it: `consent` identifies that from then on. */
  readonly approve: (approval: Approval, asked: PartnerCaller) => Promise<{ readonly consent: string }>;
  /** After a refusal of the bank, another attempt has another reference. */
  readonly charge: (charge: Charge, asked: PartnerCaller) => Promise<ChargeResult>;
}

export interface Approval {
  readonly account: string;
  readonly holderTaxId: string;
  readonly reference: string;
}

export interface Charge {
  readonly consent: string;
  /** Identifies this attempt: the bank charges once for it, however often it is sent. */
  readonly reference: string;
  readonly ref1: string;
  readonly ref2: string;
  readonly amount: Decimal;
}

export type ChargeResult =
  | { readonly outcome: 'paid'; readonly transactionId: string; readonly paidAt: Instant }
  | { readonly outcome: 'refused'; readonly code: string; readonly reason: string };
