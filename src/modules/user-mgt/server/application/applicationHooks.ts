/** Logs who changes a setting of the application, and which one, but never its value. */
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import type { Hooks, WriteContext } from '#platform/server/resource/hooks.ts';

async function recordSettingChange({
  db,
  actor,
  action,
  before,
  after,
  origin,
  nowMs,
}: WriteContext<'appProperty'>): Promise<void> {
  await recordSecurityEvent(db, {
    action: 'settingsChanged',
    outcome: 'success',
    userId: actor.userId,
    username: actor.username,
    reason: `${action} ${(after ?? before)?.key ?? ''}`,
    origin,
    nowMs,
  });
}

export const applicationHooks: Pick<Hooks, 'afterWrite'> = { afterWrite: { appProperty: [recordSettingChange] } };
