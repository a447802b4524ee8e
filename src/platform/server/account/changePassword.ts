/** Changes the password of the signed-in person, or of another person by an administrator. */
import { message } from '#language/message.ts';
import { instantFromMs } from '#language/values/instant.ts';
import type { Actor } from '../access/actor/actor.ts';
import { mayManageAccount, hasAllRolesOf } from '../access/actor/mayAssignRoles.ts';
import type { App } from '../app.ts';
import { FORGOTTEN_AFTER_MS, FREE_FAILURES_OF_NAME, waitSeconds, type Backoff } from '../http/backoff.ts';
import { setPassword } from '../auth/credential.ts';
import { normalizePassword } from '../auth/password.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound, Refusal, ruleBroken, unauthenticated } from '../errors.ts';
import { queueMail } from '../mail/queueMail.ts';
import { notifyPasswordChanged } from './accountNotices.ts';
import type { Queryable } from '../database/queryable.ts';
import { ACCOUNT_COLUMNS, findAccount, type AccountRow } from './accountRows.ts';
import { passwordChangedMail, type PasswordChange } from './mails.ts';
import { requireOtp, type Otp } from './otp.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';

export interface OwnPasswordChange {
  readonly actor: Actor;
  readonly currentPassword: string;
  readonly password: string;
  readonly otp: Otp | null | undefined;
  readonly origin: Origin;
  /** Counts failed guesses and guesses in progress. */
  readonly guesses: Backoff;
}

/** Checks the code last, so that a person who makes a mistake in the form does not need a second one. */
export async function changeOwnPassword(
  app: App,
  { actor, currentPassword, password, otp, origin, guesses }: OwnPasswordChange,
): Promise<void> {
  const { userId, username, sessionId } = actor;
  if (userId === null || sessionId === null) throw unauthenticated();
  const account = await findOwnAccount(app.pools.api, userId);
  if (account === undefined) throw notFound();
  await refuseWrongPassword(app, { account, currentPassword, origin, guesses });
  if (normalizePassword(password) === normalizePassword(currentPassword))
    throw ruleBroken('password', message('passwordSame'));
  await refuseWeakPassword(app.pools.api, password, account);
  if (!account.mustChange && (otp === null || otp === undefined)) throw ruleBroken('otp', message('otpMissing'));
  const passwordHash = await app.passwords.hash(password);
  const nowMs = app.securityClock.nowMs();
  await inTransaction(app.pools.api, { requestId: origin.requestId }, async (db) => {
    const { rows } = await db.query<{ isSame: boolean; mustChange: boolean }>(
      'select "password_hash" = $2 as "isSame", "must_change" as "mustChange" from "credential" where "user_id" = $1 for update',
      [userId, account.passwordHash],
    );
    // The password was changed by another call since it was compared: the entered one is no longer the current one.
    if (rows[0]?.isSame !== true) throw ruleBroken('currentPassword', message('wrongCurrentPassword'));
    if (!rows[0].mustChange) await requireOtp(app, db, { actor, purpose: 'password', otp, origin, nowMs });
    await setPassword(db, {
      userId,
      username,
      passwordHash,
      mustChange: false,
      keepSessionId: sessionId,
      origin,
      nowMs,
    });
    await mailPasswordChanged(app, db, { account, change: 'own', ip: origin.ip, nowMs });
  });
  app.sessions.forget(userId);
}

export interface PasswordChangeForOther {
  readonly actor: Actor;
  readonly id: string;
  readonly password: string;
  readonly origin: Origin;
}

/** Sets a password that two people know, so the person must change it before any other call is allowed. */
export async function changePasswordOf(
  app: App,
  { actor, id, password, origin }: PasswordChangeForOther,
): Promise<void> {
  // Changing one's own password requires the current one and a code.
  if (actor.userId === id) throw ruleBroken('id', message('notYourself'));
  const account = await findAccount(app.pools.api, id);
  if (account === undefined || !(await mayManageAccount(app.pools.api, actor, id))) throw notFound();
  if (!(await hasAllRolesOf(app.pools.api, actor, id))) throw new Refusal(403, message('beyondOwnRoles'));
  await refuseWeakPassword(app.pools.api, password, account);
  const passwordHash = await app.passwords.hash(password);
  const nowMs = app.securityClock.nowMs();
  await inTransaction(app.pools.api, { requestId: origin.requestId }, async (db) => {
    await setPassword(db, {
      userId: id,
      username: account.username,
      passwordHash,
      mustChange: true,
      reason: `by ${actor.username}`,
      origin,
      nowMs,
    });
    await mailPasswordChanged(app, db, { account, change: 'administrator', ip: origin.ip, nowMs });
    await notifyPasswordChanged(db, { userId: id, nowMs: app.clock.nowMs() });
  });
  app.sessions.forget(id);
}

interface OwnAccount extends AccountRow {
  readonly passwordHash: string;
  readonly mustChange: boolean;
  readonly failedCount: number;
  readonly failedAt: Date | null;
}

async function findOwnAccount(db: Queryable, userId: string): Promise<OwnAccount | undefined> {
  const { rows } = await db.query({
    text: `select ${ACCOUNT_COLUMNS}, c."password_hash" as "passwordHash", c."must_change" as "mustChange",
        c."failed_count" as "failedCount", c."failed_at" as "failedAt"
from "user" u join "credential" c on c."user_id" = u."id" where u."id" = $1`,
    values: [userId],
  });
  return rows[0] as unknown as OwnAccount | undefined;
}

/** Slows down guesses as sign-in does: a session left open must not be a means to find the password. */
async function refuseWrongPassword(
  app: App,
  {
    account,
    currentPassword,
    origin,
    guesses,
  }: Pick<OwnPasswordChange, 'currentPassword' | 'origin' | 'guesses'> & { account: OwnAccount },
): Promise<void> {
  const { id: userId, username, failedCount, failedAt } = account;
  const nowMs = app.securityClock.nowMs();
  const storedWait =
    failedAt === null
      ? 0
      : waitSeconds({ count: failedCount, lastMs: failedAt.getTime() }, { nowMs, freeFailures: FREE_FAILURES_OF_NAME });
  const seconds = Math.max(storedWait, guesses.waitSeconds(userId));
  if (seconds > 0) throw new Refusal(429, message('tooManyRequests', { seconds }), { retryAfter: seconds });
  const done = guesses.begin(userId);
  const isRight = await app.passwords.verify(currentPassword, account.passwordHash).finally(done);
  if (isRight) {
    guesses.clear(userId);
    return;
  }
  guesses.fail(userId);
  await inTransaction(app.pools.api, { requestId: origin.requestId }, async (db) => {
    await db.query(
      `update "credential" set "failed_count" = case when "failed_at" > $3 then "failed_count" + 1 else 1
          end, "failed_at" = $2 where "user_id" = $1`,
      [userId, new Date(nowMs), new Date(nowMs - FORGOTTEN_AFTER_MS)],
    );
    await recordSecurityEvent(db, {
      action: 'passwordChanged',
      outcome: 'failure',
      userId,
      username,
      reason: 'wrongCurrentPassword',
      origin,
      nowMs,
    });
  });
  throw ruleBroken('currentPassword', message('wrongCurrentPassword'));
}

/** Sent to the former address, so that the person learns of a change they did not make. */
async function mailPasswordChanged(
  app: App,
  db: Queryable,
  { account, change, ip, nowMs }: { account: AccountRow; change: PasswordChange; ip: string; nowMs: number },
): Promise<void> {
  const { email, username } = account;
  if (email !== null)
    await queueMail(
      app,
      db,
      passwordChangedMail({ ...account, email }, { username, change, at: instantFromMs(nowMs), ip }),
    );
}
