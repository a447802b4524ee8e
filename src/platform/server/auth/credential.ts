/** Sets a new password: the old one stops working at once, and all sessions started with it end. */
import { notifyChanged } from '../database/listen.ts';
import type { Queryable } from '../database/queryable.ts';
import { recordSecurityEvent, type Origin } from '../audit/securityEvent.ts';
import { endSessions } from './sessionRows.ts';

export interface NewPassword {
  readonly userId: string;
  readonly username: string;
  readonly passwordHash: string;
  /** A person who did not choose the password themselves must change it when they sign in. */
  readonly mustChange: boolean;
  /** The session in which a person changes their own password stays open. */
  readonly keepSessionId?: string | undefined;
  /** How the change came about, if the person did not make it. */
  readonly reason?: string;
  readonly origin?: Origin;
  readonly nowMs: number;
}

/** The caller holds the transaction and, for a person's own password, has checked the current one. */
export async function setPassword(
  db: Queryable,
  { userId, username, passwordHash, mustChange, keepSessionId, reason, origin, nowMs }: NewPassword,
): Promise<void> {
  await writeCredential(db, { userId, passwordHash, mustChange, nowMs });
  await endSessions(db, { which: { userId, except: keepSessionId }, why: 'passwordChanged', nowMs });
  // A reset link that was requested before is no longer needed by its owner, and must not be usable by others.
  await db.query({
    text: 'update "forgot_password" set "is_active" = false where "user_id" = $1 and "is_active" and "used_date" is null',
    values: [userId],
  });
  await recordSecurityEvent(db, {
    action: 'passwordChanged',
    outcome: 'success',
    userId,
    username,
    ...(reason === undefined ? {} : { reason }),
    origin,
    nowMs,
  });
  // The remaining session had to change its password, and must not be asked again.
  await notifyChanged(db, 'user', userId);
}

export async function writeCredential(
  db: Queryable,
  { userId, passwordHash, mustChange, nowMs }: Pick<NewPassword, 'userId' | 'passwordHash' | 'mustChange' | 'nowMs'>,
): Promise<void> {
  await db.query({
    text: `insert into "credential" ("user_id", "password_hash", "changed_at", "must_change") values ($1, $2, $3, $4)
on conflict ("user_id") do update set "password_hash" = excluded."password_hash", "changed_at" = excluded."changed_at",
  "must_change" = excluded."must_change", "failed_count" = 0, "failed_at" = null`,
    values: [userId, passwordHash, new Date(nowMs), mustChange],
  });
}
