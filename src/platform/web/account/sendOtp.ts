/** Has a code sent, and remembers the last one: who comes back to a question within a minute is asked for the code they have. */
import type { Choices } from '#language/registry.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';

/** What a code protects. */
export type OtpPurpose = keyof Choices['otpPurpose']['values'];

export interface SentOtp {
  readonly referCode: string;
  readonly email: string;
  /** By the clock of this device, which may differ from the server's. */
  readonly expiresMs: number;
  readonly resendMs: number;
}

interface OtpResponse {
  readonly referCode: string;
  readonly expireDate: string;
  readonly resendAfterSeconds: number;
  readonly email: string;
}

/** As long as the server says it is good; the two clocks need not agree. */
const CODE_VALID_MS = 5 * 60_000;
const SECOND_MS = 1000;
const TOO_SOON = 429;

const lastSent = new Map<OtpPurpose, SentOtp>();

export function lastOtp(purpose: OtpPurpose): SentOtp | undefined {
  const sent = lastSent.get(purpose);
  return sent !== undefined && sent.expiresMs > Date.now() ? sent : undefined;
}

/** It is good no longer. */
export function forgetOtp(purpose: OtpPurpose): void {
  lastSent.delete(purpose);
}

export async function sendOtp(purpose: OtpPurpose): Promise<SentOtp> {
  try {
    const { referCode, email, resendAfterSeconds } = await call<OtpResponse>('POST', '/api/v1/security/otps/generate', {
      body: { purpose },
      silent: true,
    });
    const sent = {
      referCode,
      email,
      expiresMs: Date.now() + CODE_VALID_MS,
      resendMs: Date.now() + resendAfterSeconds * SECOND_MS,
    };
    lastSent.set(purpose, sent);
    return sent;
  } catch (error) {
    const known = lastOtp(purpose);
    if (known === undefined || !(error instanceof ApiError) || error.status !== TOO_SOON) throw error;
    return known;
  }
}
