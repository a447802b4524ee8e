/**
 * Requests a code by mail, and remembers the last one: a person who returns within a minute is asked for the code they
 * already have.
 */
import type { Choices } from '#language/registry.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';

/** Purpose that a code protects. */
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

/** The validity that the server gives a code; not computed from its `expireDate`, because the two clocks may differ. */
const CODE_VALID_MS = 5 * 60_000;
const SECOND_MS = 1000;
const TOO_SOON = 429;

const lastSent = new Map<OtpPurpose, SentOtp>();

export function lastOtp(purpose: OtpPurpose): SentOtp | undefined {
  const sent = lastSent.get(purpose);
  return sent !== undefined && sent.expiresMs > Date.now() ? sent : undefined;
}

/** Forgets the last code, which is no longer valid. */
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
    const last = lastOtp(purpose);
    if (last === undefined || !(error instanceof ApiError) || error.status !== TOO_SOON) throw error;
    return last;
  }
}
