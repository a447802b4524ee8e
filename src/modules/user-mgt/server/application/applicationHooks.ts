/** Logs who changes a setting of the application, and which one, but never its value; every process reads it anew. */
import { recordSecurityEvent } from '#platform/server/audit/securityEvent.ts';
import { notifyChanged } from '#platform/server/database/listen.ts';
import { SETTINGS_CHANGED } from '#platform/server/places/tileOrigin.ts';
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
  await notifyChanged(db, SETTINGS_CHANGED);
}

export const applicationHooks: Pick<Hooks, 'afterWrite'> = { afterWrite: { appProperty: [recordSettingChange] } };
