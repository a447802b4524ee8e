/**
 * Resets a forgotten password by a link in a mail. The link contains a key that is not stored; only its hash is. People
 * who do not read the mail of the account do not learn whether it exists.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { message } from '#language/message.ts';
import { instantFromMs, type Instant } from '#language/values/instant.ts';
import { RESET_MINUTES } from '#platform/model/account/password.ts';
import type { App } from '../app.ts';
import { setPassword } from '../auth/credential.ts';
import { recordSecurityEvent, cutToLength, type Origin } from '../audit/securityEvent.ts';
import { inTransaction } from '../database/transaction.ts';
import { conflict, Refusal } from '../errors.ts';
import { queueMail } from '../mail/queueMail.ts';
import { newId } from '../database/newId.ts';
import type { Queryable } from '../database/queryable.ts';
import { ACCOUNT_COLUMNS, type AccountRow } from './accountRows.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { refuseWeakPassword } from './passwordPolicy.ts';

const MINUTE_MS = 60_000;
const KEY_BYTES = 32;

export function hashResetKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export interface ResetLinkOptions {
  readonly account: AccountRow & { readonly email: string };
  /** Who requested the link; the system itself for requests from the login page. */
  readonly by: string;
  readonly origin: Partial<Origin>;
  readonly nowMs: number;
}

/** Runs in the caller's transaction. An earlier link becomes invalid. */
export async function sendResetLink(
  app: Pick<App, 'config'>,
  db: Queryable,
  letter: ResetLinkOptions,
): Promise<Instant> {
  const { account } = letter;
  const { link, expireDate } = await makeResetLink(app, db, letter);
  await queueMail(app, db, {
    ...resetMail(account, { username: account.username, link, validMinutes: RESET_MINUTES }),
    goodUntilMs: Date.now() + RESET_MINUTES * MINUTE_MS,
  });
  return expireDate;
}

/** For callers who deliver the link themselves. */
export async function makeResetLink(
  { config }: Pick<App, 'config'>,
  db: Queryable,
  { account, by, origin, nowMs }: ResetLinkOptions,
): Promise<{ link: string; expireDate: Instant }> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expireDate = instantFromMs(nowMs + RESET_MINUTES * MINUTE_MS);
  await db.query({
    text: 'update "forgot_password" set "is_active" = false where "user_id" = $1 and "is_active" and "used_date" is null',
    values: [account.id],
  });
  await db.query({
    text: `insert into "forgot_password" ("id", "user_id", "key_hash", "email", "expire_date", "ip_address",
        "version", "is_active", "create_by", "create_date", "update_by", "update_date")
values ($1, $2, $3, $4, $5, $6, 1, true, $7, $8, $7, $8)`,
    values: [
      newId(),
      account.id,
      hashResetKey(key),
      account.email,
      expireDate,
      cutToLength(origin.ip, 60),
      by,
      instantFromMs(nowMs),
    ],
  });
  await recordSecurityEvent(db, {
    action: 'resetRequested',
    outcome: 'success',
    userId: account.id,
    username: account.username,
    reason: by,
    origin,
    nowMs,
  });
  return { link: `${config.publicUrl}/haz/account/active-forgot-password?key=${key}`, expireDate };
}

export interface PasswordReset {
  readonly id: string;
  readonly expireDate: Instant;
  readonly account: AccountRow;
}

/** Throws 404, 409 or 422 if the key is unknown, was used, or has expired. */
export async function getPasswordReset(
  db: Queryable,
  { key, nowMs, isLocked = false }: { key: string; nowMs: number; isLocked?: boolean },
): Promise<PasswordReset> {
  const { rows } = await db.query({
    text: `select f."id" as "resetId", f."expire_date" as "expires", f."used_date" is not null as "isUsed",
  not f."is_active" or f."expire_date" <= $2 or f."email" is distinct
  from nullif(trim(u."email"), '') as "isDead", ${ACCOUNT_COLUMNS}
from "forgot_password" f join "user" u on u."id" = f."user_id"
where f."key_hash" = $1 and u."username" is not null${isLocked ? ' for update of f' : ''}`,
    values: [hashResetKey(key), instantFromMs(nowMs)],
  });
  const row = rows[0] as unknown as
    | (AccountRow & { resetId: string; expires: Date; isUsed: boolean; isDead: boolean })
    | undefined;
  if (row === undefined) throw new Refusal(404, message('forgotCodeNotFound'));
  if (row.isUsed) throw conflict(message('forgotCodeUsed'));
  if (row.isDead) throw new Refusal(422, message('forgotCodeExpired'));
  const { resetId, expires, ...account } = row;
  return { id: resetId, expireDate: instantFromMs(expires.getTime()), account };
}

export async function resetPassword(
  app: App,
  { key, password, origin }: { key: string; password: string; origin: Origin },
): Promise<void> {
  const nowMs = app.securityClock.nowMs();
  const found = await getPasswordReset(app.pools.api, { key, nowMs });
  if (!found.account.isUsable) throw new Refusal(422, message('accountUnusable'));
  await refuseWeakPassword(app.pools.api, password, found.account);
  // Done before the transaction, so that no lock waits for a hash.
  const passwordHash = await app.passwords.hash(password);
  await inTransaction(app.pools.api, { requestId: origin.requestId }, async (db) => {
    const { id, account } = await getPasswordReset(db, { key, nowMs, isLocked: true });
    if (!account.isUsable) throw new Refusal(422, message('accountUnusable'));
    await markUsed(db, { id, username: account.username, nowMs });
    await setPassword(db, {
      userId: account.id,
      username: account.username,
      passwordHash,
      mustChange: false,
      reason: 'resetLink',
      origin,
      nowMs,
    });
    const { email } = account;
    if (email !== null)
      await queueMail(
        app,
        db,
        passwordChangedMail(
          { ...account, email },
          { username: account.username, change: 'reset', at: instantFromMs(nowMs), ip: origin.ip },
        ),
      );
  });
  app.sessions.forget(found.account.id);
}

async function markUsed(
  db: PoolClient,
  { id, username, nowMs }: { id: string; username: string; nowMs: number },
): Promise<void> {
  await db.query(
    'update "forgot_password" set "used_date" = $2, "version" = "version" + 1, "update_by" = $3, "update_date" = $2 where "id" = $1',
    [id, instantFromMs(nowMs), username],
  );
}
