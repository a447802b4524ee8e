/** Every step of an invitation is written as a security event; its roles must belong to the company. */
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { requireRolesOfCompany } from '../people/peopleHooks.ts';

export const invitationHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: { invitation: [requireRolesOfCompany, recordStep] },
};

async function recordStep({ db, actor, before, after, origin, nowMs }: WriteContext<'invitation'>): Promise<void> {
  if (after === undefined || before?.refStatus === after.refStatus) return;
  const reason = `invitation ${after.id} as ${after.refKind}: ${after.refStatus}`;
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
