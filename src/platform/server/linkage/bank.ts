/** The bank that takes fees from accounts. What it sends us of its own is read in bankNotice.ts. */
import type { Decimal } from '#language/values/decimal.ts';
import type { Instant } from '#language/values/instant.ts';
import type { PartnerCaller } from './registries.ts';

/**
 * Both refuse with 503 where the bank does not answer, which says nothing about whether it did what it was asked: it is
 * asked again, with the same reference, and does nothing twice.
 */
export interface Bank {
  /** The holder of an account lets us take fees from it: `consent` names that from then on. */
  readonly approve: (approval: Approval, asked: PartnerCaller) => Promise<{ readonly consent: string }>;
  /** Once a bank has refused, another attempt has another reference. */
  readonly charge: (charge: Charge, asked: PartnerCaller) => Promise<ChargeResult>;
}

export interface Approval {
  readonly account: string;
  readonly holderTaxId: string;
  readonly reference: string;
}

export interface Charge {
  readonly consent: string;
  /** Names this attempt: the bank charges once for it, however often it hears it. */
  readonly reference: string;
  readonly ref1: string;
  readonly ref2: string;
  readonly amount: Decimal;
}

export type ChargeResult =
  | { readonly outcome: 'paid'; readonly transactionId: string; readonly paidAt: Instant }
  | { readonly outcome: 'refused'; readonly code: string; readonly reason: string };
