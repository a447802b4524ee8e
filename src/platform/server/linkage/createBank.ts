/** The bank over HTTP, with two keys: one says who we are, the other signs what we say. */
import { z } from 'zod';
import { message } from '#language/message.ts';
import type { Decimal } from '#language/values/decimal.ts';
import { moneyText } from '#language/values/moneyText.ts';
import type { BankConfig } from '../config.ts';
import type { Bank, Charged } from './bank.ts';
import { signatureHeaders } from './bankSignature.ts';
import { identifier, moment, money, words } from './bankValues.ts';
import { callPartner, type Partner } from './callPartner.ts';
import { partnerLine, type LineParts } from './partnerLine.ts';

export const BANK: Partner = {
  name: 'bank',
  noResponse: message('bankNoResponse'),
  failed: (code) => message('bankFailed', { code }),
};
export const API_KEY_HEADER = 'x-api-key';
export const APPROVE_PATH = '/direct-link/approve';
export const CHARGE_PATH = '/direct-link/charge';

export interface BankParts extends LineParts {
  readonly config: BankConfig;
}

export function createBank({ config: { url, apiKey = '', secret = '' }, ...parts }: BankParts): Bank {
  const line = partnerLine(parts);
  const addressOf = (path: string): string | undefined =>
    url === undefined ? undefined : url.replace(/\/+$/u, '') + path;
  const common = {
    partner: BANK,
    method: 'POST',
    headers: { [API_KEY_HEADER]: apiKey },
    // By the clock of the world: that of the law may have been moved.
    sign: (body: string) => signatureHeaders({ secret, nowMs: Date.now(), body }),
  } as const;
  return {
    approve: async ({ account, holderTaxId, reference }, asked) => {
      const { consent } = await callPartner(
        {
          ...common,
          name: 'approve',
          url: addressOf(APPROVE_PATH),
          body: { account, holderTaxId, reference },
          shown: { account: masked(account) },
          answer: approvalAnswer(reference),
          summary: () => ({ approved: true }),
          asked,
        },
        line,
      );
      return { consent };
    },
    charge: async ({ consent, reference, ref1, ref2, amount }, asked) =>
      callPartner(
        {
          ...common,
          name: 'charge',
          url: addressOf(CHARGE_PATH),
          body: { consent, reference, ref1, ref2, amount: moneyText(amount) },
          shown: { consent: masked(consent) },
          answer: chargeAnswer(reference, amount),
          summary: (charged) => ({ ...charged }),
          asked,
        },
        line,
      ),
  };
}

const SHOWN_AT_THE_END = 4;
const LONGEST_TEXT = 200;

/** Enough to tell one from another, for somebody who knows it. */
function masked(text: string): string {
  const hidden = text.length > SHOWN_AT_THE_END * 2 ? text.length - SHOWN_AT_THE_END : text.length;
  return 'x'.repeat(hidden) + text.slice(hidden);
}

/** An answer about something else is none: another reference, or another amount. */
function approvalAnswer(reference: string) {
  return z.object({ reference: z.literal(reference), consent: identifier });
}

function chargeAnswer(reference: string, asked: Decimal): z.ZodType<Charged> {
  const about = z.literal(reference);
  return z.discriminatedUnion('outcome', [
    z
      .object({
        outcome: z.literal('paid'),
        reference: about,
        amount: money.refine((amount) => amount.eq(asked)),
        transactionId: identifier,
        paidAt: moment,
      })
      .transform(({ outcome, transactionId, paidAt }) => ({ outcome, transactionId, paidAt })),
    z
      .object({
        outcome: z.literal('refused'),
        reference: about,
        code: identifier,
        reason: words.pipe(z.string().max(LONGEST_TEXT)),
      })
      .transform(({ outcome, code, reason }) => ({ outcome, code, reason })),
  ]);
}
