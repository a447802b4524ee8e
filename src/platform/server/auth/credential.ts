/** A new password: the old one stops at once, and so does every session that was begun with it. */
import type { Queryable } from '../resource/search.ts';
import { recordSecurityEvent, type Origin } from './securityEvent.ts';
import { endSessions } from './sessionRows.ts';

export interface NewPassword {
  readonly userId: string;
  readonly username: string;
  readonly passwordHash: string;
  /** Whoever did not choose it themselves chooses another when they sign in. */
  readonly mustChange: boolean;
  /** The session in which a person changes their own stays. */
  readonly keepSessionId?: string;
  readonly origin?: Origin;
  readonly nowMs: number;
}

/** The caller holds the transaction and, for a person's own, has asked for the current one. */
export async function setPassword(db: Queryable, { userId, username, passwordHash, mustChange, keepSessionId, origin, nowMs }: NewPassword): Promise<void> {
  await writeCredential(db, { userId, passwordHash, mustChange, nowMs });
  await endSessions(db, { which: { userId, except: keepSessionId }, why: 'passwordChanged', nowMs });
  await recordSecurityEvent(db, { action: 'passwordChanged', outcome: 'success', userId, username, origin, nowMs });
}

export async function writeCredential(db: Queryable, { userId, passwordHash, mustChange, nowMs }: Pick<NewPassword, 'userId' | 'passwordHash' | 'mustChange' | 'nowMs'>): Promise<void> {
  await db.query({
    text: `insert into "credential" ("user_id", "password_hash", "changed_at", "must_change") values ($1, $2, $3, $4)
on conflict ("user_id") do update set "password_hash" = excluded."password_hash", "changed_at" = excluded."changed_at",
  "must_change" = excluded."must_change", "failed_count" = 0, "failed_at" = null`,
    values: [userId, passwordHash, new Date(nowMs), mustChange],
  });
}
