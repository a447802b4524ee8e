/** Suspending or archiving a person, or changing their roles, takes effect at once, also in open sessions. */
import { idOf } from '#language/readUnknown.ts';
import { notifyChanged } from '../database/listen.ts';
import type { Hooks, WriteContext } from '../resource/hooks.ts';
import { recordSecurityEvent } from '../audit/securityEvent.ts';
import { endSessions } from './sessionRows.ts';
import { hasSameRoles, isUsable } from './userRecord.ts';

export const authHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: {
    user: [afterUser],
    userRole: [afterUserPart],
    membership: [afterUserPart],
    department: [afterDepartment],
  },
};

async function afterUser({ db, actor, before, after, origin, nowMs }: WriteContext<'user'>): Promise<void> {
  const user = after ?? before;
  const id = String(user?.id);
  // Sessions are ended and not only refused: a person who is allowed in again must sign in again.
  if (!isUsable(after)) {
    for (const { userId, username } of await endSessions(db, {
      which: { userId: id },
      why: 'accountUnusable',
      nowMs,
    })) {
      await recordSecurityEvent(db, {
        action: 'sessionEnded',
        outcome: 'success',
        userId,
        username,
        reason: 'accountUnusable',
        origin,
        nowMs,
      });
    }
  }
  if (!hasSameRoles(before, after)) {
    const reason = `roles of ${user?.username ?? user?.fullName ?? id}`;
    await recordSecurityEvent(db, {
      action: 'rightsChanged',
      outcome: 'success',
      userId: actor.userId,
      username: actor.username,
      reason,
      origin,
      nowMs,
    });
  }
  await notifyChanged(db, 'user', id);
}

async function afterUserPart({ db, before, after }: WriteContext): Promise<void> {
  for (const record of [before, after]) {
    const id = idOf(record?.['refUser']);
    if (id !== null) await notifyChanged(db, 'user', id);
  }
}

/**
 * Which sessions see the department through its tree is not known without queries, so a change of everything is
 * notified; it happens a few times a year.
 */
async function afterDepartment({ db }: WriteContext): Promise<void> {
  await notifyChanged(db, 'all');
}
