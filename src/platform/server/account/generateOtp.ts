/** Sends a person a code to the e-mail of their own account. */
import { message } from '#language/message.ts';
import { instantFromMs, type Instant } from '#language/values/instant.ts';
import { otpPurpose } from '#platform/model/choices.ts';
import type { Actor } from '../access/actor/actor.ts';
import type { App } from '../app.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal, unauthenticated } from '../errors.ts';
import { maskEmail } from '../mail/mail.ts';
import { queueMail } from '../mail/queueMail.ts';
import { takeUnverifiedMail } from '../mail/unverifiedMail.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import { findAccount } from './accountRows.ts';
import { otpMail } from './mails.ts';
import { hashOtp, makeOtpCode, makeReferCode, type OtpPurpose } from './otp.ts';

export interface OtpSent {
  readonly referCode: string;
  readonly expireDate: Instant;
  readonly resendAfterSeconds: number;
  /** The masked address. */
  readonly email: string;
}

export const OTP_MINUTES = 5;
export const RESEND_SECONDS = 60;
/** With five attempts each, this limits the guesses in an hour from a session that was left open. */
export const OTPS_PER_HOUR = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export async function generateOtp(
  app: App,
  { actor, purpose, origin }: { actor: Actor; purpose: OtpPurpose; origin: Origin },
): Promise<OtpSent> {
  const { userId, username } = actor;
  if (userId === null) throw unauthenticated();
  const nowMs = app.securityClock.nowMs();
  return inTransaction(app.pools.api, { requestId: origin.requestId }, async (db) => {
    // One at a time for each person, so that two concurrent requests do not both count as the first.
    await db.query(`select pg_advisory_xact_lock(hashtextextended('otp ' || $1::text, 0))`, [userId]);
    const account = await findAccount(db, userId);
    if (account === undefined || account.email === null) throw new Refusal(422, message('ownEmailNotFound'));
    const { email } = account;
    await refuseTooSoon(db, { userId, purpose, nowMs });
    if (!account.isProven && !(await takeUnverifiedMail(app, db, email)))
      throw new Refusal(429, message('unprovenMailSent'));
    const [code, referCode] = [makeOtpCode(), makeReferCode()];
    const expireDate = instantFromMs(nowMs + OTP_MINUTES * MINUTE_MS);
    await db.query(
      'update "otp" set "is_active" = false where "user_id" = $1 and "purpose" = $2 and "is_active" and "used_date" is null',
      [userId, purpose],
    );
    await db.query(
      `insert into "otp" ("id", "user_id", "purpose", "refer_code", "code_hash", "email", "expire_date",
          "failed_count", "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, $7, 0, 1, true, $8, $9, $8, $9)`,
      [
        newId(),
        userId,
        purpose,
        referCode,
        hashOtp(app.config.keySecret, { userId, purpose, referCode, code }),
        email,
        expireDate,
        username,
        instantFromMs(nowMs),
      ],
    );
    const mail = otpMail(
      { ...account, email },
      { code, referCode, purpose: otpPurpose.values[purpose].label, validMinutes: OTP_MINUTES },
    );
    await queueMail(app, db, { ...mail, goodUntilMs: Date.now() + OTP_MINUTES * MINUTE_MS });
    await recordSecurityEvent(db, {
      action: 'codeSent',
      outcome: 'success',
      userId,
      username,
      reason: purpose,
      origin,
      nowMs,
    });
    return { referCode, expireDate, resendAfterSeconds: RESEND_SECONDS, email: maskEmail(email) };
  });
}

/** After a used code the next may be sent at once; after one that failed too often the user has to wait. */
async function refuseTooSoon(
  db: Queryable,
  { userId, purpose, nowMs }: { userId: string; purpose: OtpPurpose; nowMs: number },
): Promise<void> {
  const { rows } = await db.query({
    text: `select max(extract(epoch from o."create_date")) filter (where o."purpose" = $2 and o."used_date" is null
        and o."is_active")::float8 as "last",
  count(*)::int as "count", min(extract(epoch from o."create_date"))::float8 as "first" from "otp" o
  where o."user_id" = $1 and o."create_date" > $3`,
    values: [userId, purpose, instantFromMs(nowMs - HOUR_MS)],
  });
  const { last, count, first } = rows[0] as unknown as { last: number | null; count: number; first: number | null };
  const now = Math.floor(nowMs / 1000);
  const waits = [
    last === null ? 0 : last + RESEND_SECONDS - now,
    count < OTPS_PER_HOUR || first === null ? 0 : first + HOUR_MS / 1000 - now,
  ];
  const seconds = Math.ceil(Math.max(...waits));
  if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
}
