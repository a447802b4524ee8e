/**
 * A code by mail proves that the caller also reads the mail of the account. It is valid for one purpose, for a few
 * minutes, once, and for a few attempts.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { message } from '#language/message.ts';
import { instantFromMs } from '#language/values/instant.ts';
import { toArabicDigits } from '#language/values/thaiDigits.ts';
import type { otpPurpose } from '#platform/model/choices.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { typedText } from '../http/strictBody.ts';
import { Refusal, ruleBroken, unauthenticated } from '../errors.ts';
import type { Queryable } from '../database/queryable.ts';
import { deriveKey } from '../seal.ts';

export type OtpPurpose = keyof (typeof otpPurpose)['values'];

/** The code in the body of a call that requires one. */
export const otpBody = z.strictObject({ referCode: typedText(20), code: typedText(20) });
export type Otp = z.infer<typeof otpBody>;

export interface OtpCheck {
  readonly actor: Actor;
  readonly purpose: OtpPurpose;
  readonly otp: Otp | null | undefined;
  readonly origin?: Origin;
  /** Time of the security clock. */
  readonly nowMs: number;
}

/**
 * Throws 422 at `otp` unless the code is right, and uses it up in the caller's transaction, so that a rollback leaves
 * it unused. A wrong attempt counts whatever becomes of the transaction. To be called last, after every other check.
 */
export async function requireOtp(
  app: Pick<App, 'config' | 'pools'>,
  db: Queryable,
  { actor, purpose, otp, origin, nowMs }: OtpCheck,
): Promise<void> {
  const { userId, username } = actor;
  if (userId === null) throw unauthenticated();
  if (otp === null || otp === undefined) throw refuseOtp('otpMissing');
  const referCode = otp.referCode.trim().toUpperCase();
  const event = { action: 'codeChecked', userId, username, origin, nowMs } as const;
  try {
    const id = await checkOtp(app, { userId, purpose, referCode, code: toArabicDigits(otp.code.trim()), nowMs });
    await markOtpUsed(db, { id, username, nowMs });
  } catch (error) {
    if (error instanceof Refusal)
      await recordSecurityEvent(poolOutsideTransaction(app), {
        ...event,
        outcome: 'failure',
        reason: `${purpose} ${error.message}`,
      });
    throw error;
  }
  await recordSecurityEvent(db, { ...event, outcome: 'success', reason: purpose });
}

export function hashOtp(keySecret: string, { userId, purpose, referCode, code }: OtpIdentity): string {
  return createHmac('sha256', deriveKey(keySecret, 'otp v1'))
    .update([userId, purpose, referCode, code].join('\n'))
    .digest('hex');
}

export interface OtpIdentity {
  readonly userId: string;
  readonly purpose: OtpPurpose;
  readonly referCode: string;
  readonly code: string;
}

/** Six digits: guessing within the five attempts succeeds with a probability of 1 in 200,000. */
export function makeOtpCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/** Returns a code that identifies the mail; without letters that look like others. */
export function makeReferCode(): string {
  return Array.from({ length: REFER_LENGTH }, () => REFER_LETTERS[randomInt(REFER_LETTERS.length)]).join('');
}

export const CODE_DIGITS = 6;
export const MAX_WRONG_ATTEMPTS = 5;
const REFER_LENGTH = 5;
const REFER_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

function refuseOtp(key: 'otpMissing' | 'otpWrong' | 'otpExpired' | 'otpUsed'): Refusal {
  return ruleBroken('otp', message(key));
}

/** A connection separate from the caller's, whose transaction may be rolled back. */
function poolOutsideTransaction({ pools }: Pick<App, 'pools'>): Pool {
  return pools.outsideTransaction;
}

interface OtpRow {
  readonly id: string;
  readonly codeHash: string;
  readonly isUsed: boolean;
  readonly isDead: boolean;
}

/** Counts each attempt before it is checked and uncounts it if it was right, so that parallel guesses gain nothing. */
async function checkOtp(
  app: Pick<App, 'config' | 'pools'>,
  { nowMs, ...words }: OtpIdentity & { nowMs: number },
): Promise<string> {
  const aside = poolOutsideTransaction(app);
  const { id, codeHash } = await findUsableOtp(aside, words, nowMs);
  const paid = await aside.query(
    `update "otp" set "failed_count" = "failed_count" + 1
      where "id" = $1 and "used_date" is null and "failed_count" < ${MAX_WRONG_ATTEMPTS}`,
    [id],
  );
  if (paid.rowCount === 0) {
    // Another call was faster: the row it left gives the reason.
    await findUsableOtp(aside, words, nowMs);
    throw refuseOtp('otpExpired');
  }
  if (!isSameHash(codeHash, hashOtp(app.config.keySecret, words))) throw refuseOtp('otpWrong');
  await aside.query('update "otp" set "failed_count" = "failed_count" - 1 where "id" = $1', [id]);
  return id;
}

async function findUsableOtp(aside: Pool, { userId, purpose, referCode }: OtpIdentity, nowMs: number): Promise<OtpRow> {
  const { rows } = await aside.query<OtpRow>(
    `select o."id", o."code_hash" as "codeHash", o."used_date" is not null as "isUsed", not o."is_active"
        or o."expire_date" <= $4 or o."failed_count" >= ${MAX_WRONG_ATTEMPTS} as "isDead"
from "otp" o where o."user_id" = $1 and o."purpose" = $2 and o."refer_code" = $3
order by o."create_date" desc, o."id" desc limit 1`,
    [userId, purpose, referCode, instantFromMs(nowMs)],
  );
  const [row] = rows;
  if (row === undefined) throw refuseOtp('otpWrong');
  if (row.isUsed) throw refuseOtp('otpUsed');
  if (row.isDead) throw refuseOtp('otpExpired');
  return row;
}

function isSameHash(hash: string, other: string): boolean {
  return hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));
}

async function markOtpUsed(
  db: Queryable,
  { id, username, nowMs }: { id: string; username: string; nowMs: number },
): Promise<void> {
  const { rows } = await db.query({
    text: 'update "otp" set "used_date" = $2, "version" = "version" + 1, "update_by" = $3, "update_date" = $2 where "id" = $1 and "used_date" is null returning "id"',
    values: [id, instantFromMs(nowMs), username],
  });
  if (rows.length === 0) throw refuseOtp('otpUsed');
}
