/**
 * Writes people's records for an approved registration as every record is written, so that the log names who decided
 * it.
 */
import { getEntity } from '#language/catalogue.ts';
import type { RecordValues, RecordOf } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { rights } from '#language/rights.ts';
import { systemActor } from '#platform/server/access/actor/actor.ts';
import type { EffectContext } from '#platform/server/request/step/stepParts.ts';
import { differencesOf } from '#platform/server/resource/write/recordChanges.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { getRecord } from '#platform/server/resource/write/records.ts';
import { applyPlan } from '#platform/server/resource/write/save.ts';

export type RegistrationEffect = EffectContext<'userRequest'>;

export function getUser({ engine, db }: RegistrationEffect, id: string): Promise<RecordOf<'user'>> {
  return getRecord(engine, db, { entity: 'user', id, lock: 'update' });
}

interface ApprovedWrite<E extends EntityName> {
  readonly entity: E;
  readonly before: RecordOf<E> | undefined;
  readonly after: Partial<RecordValues<E>> & { readonly id: string };
  readonly by?: Writer;
}

/** Writes nothing if nothing changed. */
export async function writeApproved<const E extends EntityName>(
  context: RegistrationEffect,
  { entity: name, before, after, by = writerWithApproval(context) }: ApprovedWrite<E>,
): Promise<void> {
  const { engine, db } = context;
  const entity = getEntity(engine.catalogue, name);
  const changes = differencesOf(engine.catalogue, entity, { before, after });
  await applyPlan(engine, db, { ...by, plan: { entity, id: after.id, before, after, changes, problems: [] } });
}

/** For writes that grant nothing, the approver needs no more rights than they have. */
export function writerAsApprover({ writer, found }: RegistrationEffect): Writer {
  return { ...writer, actor: { ...writer.actor, reason: reasonOf(found) } };
}

/**
 * The approver grants what the registration grants, though they do not have it themselves; the log names them and the
 * reason.
 */
export function writerWithApproval({ writer, found }: RegistrationEffect): Writer {
  return {
    ...writer,
    rights: new Set(rights),
    actor: {
      ...systemActor(reasonOf(found)),
      userId: writer.actor.userId,
      username: writer.actor.username,
      sessionId: writer.actor.sessionId,
    },
  };
}

function reasonOf({ request }: RegistrationEffect['found']): string {
  return `registration ${String(request.requestCode)}`;
}
