/** A person suspended, archived or given other roles is so at once, also where they are signed in already. */
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
  // Ended and not only refused: whoever is let in again signs in again.
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
    const reason = `roles of ${user?.username ?? id}`;
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

/** Whose subtree it is in nobody knows without asking; it happens a few times a year. */
async function afterDepartment({ db }: WriteContext): Promise<void> {
  await notifyChanged(db, 'all');
}
