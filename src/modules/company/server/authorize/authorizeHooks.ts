/** A change to a power takes effect at once, also in an open session of the agent. */
import { notifyChanged } from '#platform/server/database/listen.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';

export const authorizeHooks: Pick<Hooks, 'afterWrite'> = { afterWrite: { userAuthorize: [afterPower] } };

async function afterPower({ db, actor, before, after, origin, nowMs }: WriteContext<'userAuthorize'>): Promise<void> {
  const power = after ?? before;
  for (const id of new Set([before?.refUser?.id, after?.refUser?.id]))
    if (id !== undefined) await notifyChanged(db, 'user', id);
  const reason = `${String(power?.refKind)} ${String(power?.fullName)}: ${String(power?.refStatus)}`;
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
