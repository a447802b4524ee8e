/**
 * Changes of roles, menus or resources take effect at once: every process is notified, and the security log records it.
 */
import { recordSecurityEvent } from '../../audit/securityEvent.ts';
import { notifyChanged } from '../../database/listen.ts';
import type { Hooks, WriteContext } from '../../resource/hooks.ts';

async function publishAccessChange({
  db,
  actor,
  entity,
  action,
  before,
  after,
  origin,
  nowMs,
}: WriteContext): Promise<void> {
  const record = after ?? before ?? {};
  const name = record['code'] ?? record['key'] ?? record['path'] ?? record['id'];
  // A company's own role concerns only the people who have it; every other change concerns everybody.
  const isOfCompany = entity === 'role' && (record['refHolder'] ?? null) !== null;
  await (isOfCompany ? notifyChanged(db, 'role', String(record['id'])) : notifyChanged(db, 'access'));
  await recordSecurityEvent(db, {
    action: 'rightsChanged',
    outcome: 'success',
    userId: actor.userId,
    username: actor.username,
    reason: `${action} ${entity} ${String(name)}`,
    origin,
    nowMs,
  });
}

/** Parts are listed too, although a write through their own path is a write of their root. */
const accessEntities = ['role', 'roleMenu', 'roleResource', 'menu', 'menuResource', 'resource', 'menuSide'] as const;

export const accessHooks: Pick<Hooks, 'afterWrite'> = {
  afterWrite: Object.fromEntries(accessEntities.map((entity) => [entity, [publishAccessChange]])),
};
