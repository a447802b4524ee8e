/** A power given, changed or taken away counts at once, also where the agent is signed in already. */
import type { AnyRecord, Reference } from '#language/record.ts';
import { notifyChanged } from '#platform/server/database/listen.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { recordSecurityEvent } from '#platform/server/auth/securityEvent.ts';

export const authorizeHooks: Pick<Hooks, 'afterWrite'> = { afterWrite: { userAuthorize: [afterPower] } };

async function afterPower({ db, actor, before, after, origin, nowMs }: WriteContext): Promise<void> {
  const power = after ?? before;
  for (const id of new Set([agentOf(before), agentOf(after)])) if (id !== undefined) await notifyChanged(db, 'user', id);
  const reason = `${String(power?.['refKind'])} ${String(power?.['fullName'])}: ${String(power?.['refStatus'])}`;
  await recordSecurityEvent(db, { action: 'rightsChanged', outcome: 'success', userId: actor.userId, username: actor.username, reason, origin, nowMs });
}

function agentOf(record: AnyRecord | undefined): string | undefined {
  return (record?.['refUser'] as Reference | null | undefined)?.id;
}
