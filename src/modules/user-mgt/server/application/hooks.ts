/** Whoever changes a setting of the application is written down, with which one it was and never with what it says. */
import type { AnyRecord } from '#language/record.ts';
import { recordSecurityEvent } from '#platform/server/auth/securityEvent.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';

async function tell({ db, actor, action, before, after, origin, nowMs }: WriteContext): Promise<void> {
  await recordSecurityEvent(db, { action: 'settingsChanged', outcome: 'success', userId: actor.userId, username: actor.username, reason: `${action} ${keyOf(after ?? before)}`, origin, nowMs });
}

function keyOf(record: AnyRecord | undefined): string {
  return typeof record?.['key'] === 'string' ? record['key'] : '';
}

export const applicationHooks: Pick<Hooks, 'afterWrite'> = { afterWrite: { appProperty: [tell] } };
