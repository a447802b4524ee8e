/** The bank over HTTP, with two keys: one identifies us, the other signs our messages. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { moneyText } from '#language/values/moneyText.ts';
import type { BankConfig } from '../config.ts';
import type { Bank, ChargeResult } from './bank.ts';
import { signatureHeaders } from './bankSignature.ts';
import { bankIdentifier, bankInstant, bankMoney, bankText } from './bankValues.ts';
import { callPartner, type Partner } from './callPartner.ts';
import { createPartnerConnection, type PartnerConnectionOptions } from './partnerConnection.ts';

export const BANK: Partner = {
  name: 'bank',
  noResponse: message('bankNoResponse'),
  failed: (code) => message('bankFailed', { code }),
};
export const API_KEY_HEADER = 'x-api-key';
export const APPROVE_PATH = '/direct-link/approve';
export const CHARGE_PATH = '/direct-link/charge';

export interface BankOptions extends PartnerConnectionOptions {
  readonly config: BankConfig;
}

export function createBank({ config: { url, apiKey = '', secret = '' }, ...parts }: BankOptions): Bank {
  const line = createPartnerConnection(parts);
  const addressOf = (path: string): string | undefined =>
    url === undefined ? undefined : url.replace(/\/+$/u, '') + path;
  const common = {
    partner: BANK,
    method: 'POST',
    headers: { [API_KEY_HEADER]: apiKey },
    // Uses the true time: the legal clock may have been moved.
    sign: (body: string) => signatureHeaders({ secret, nowMs: Date.now(), body }),
  } as const;
  return {
    approve: async ({ account, holderTaxId, reference }, partnerCaller) => {
      const { consent } = await callPartner(
        {
          ...common,
          name: 'approve',
          url: addressOf(APPROVE_PATH),
          body: { account, holderTaxId, reference },
          loggedBody: { account: maskAccount(account) },
          answer: approvalAnswer(reference),
          summary: () => ({ approved: true }),
          caller: partnerCaller,
        },
        line,
      );
      return { consent };
    },
    charge: async ({ consent, reference, ref1, ref2, amount }, partnerCaller) =>
      callPartner(
        {
          ...common,
          name: 'charge',
          url: addressOf(CHARGE_PATH),
          body: { consent, reference, ref1, ref2, amount: moneyText(amount) },
          loggedBody: { consent: maskAccount(consent) },
          answer: chargeAnswer(reference, amount),
          summary: (charged) => ({ ...charged }),
          caller: partnerCaller,
        },
        line,
      ),
  };
}

const VISIBLE_DIGITS = 4;
const MAX_TEXT_LENGTH = 200;

/** Leaves enough to recognise the account for a person who knows it. */
function maskAccount(text: string): string {
  const hidden = text.length > VISIBLE_DIGITS * 2 ? text.length - VISIBLE_DIGITS : text.length;
  return 'x'.repeat(hidden) + text.slice(hidden);
}

/** An answer about another reference, or another amount, is refused. */
function approvalAnswer(reference: string) {
  return z.object({ reference: z.literal(reference), consent: bankIdentifier });
}

function chargeAnswer(reference: string, expectedAmount: Decimal): z.ZodType<ChargeResult> {
  const about = z.literal(reference);
  return z.discriminatedUnion('outcome', [
    z
      .object({
        outcome: z.literal('paid'),
        reference: about,
        amount: bankMoney.refine((amount) => amount.eq(expectedAmount)),
        transactionId: bankIdentifier,
        paidAt: bankInstant,
      })
      .transform(({ outcome, transactionId, paidAt }) => ({ outcome, transactionId, paidAt })),
    z
      .object({
        outcome: z.literal('refused'),
        reference: about,
        code: bankIdentifier,
        reason: bankText.pipe(z.string().max(MAX_TEXT_LENGTH)),
      })
      .transform(({ outcome, code, reason }) => ({ outcome, code, reason })),
  ]);
}
