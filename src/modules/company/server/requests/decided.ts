/** How an approved registration writes about people: as every record is written, so that the log says who decided it. */
import { getEntity } from '#language/catalogue.ts';
import type { Draft, RecordOf } from '#language/record.ts';
import type { EntityName } from '#language/registry.ts';
import { rights } from '#language/rights.ts';
import { system } from '#platform/server/access/actor/actor.ts';
import type { EffectContext } from '#platform/server/request/step/stepParts.ts';
import { differencesOf } from '#platform/server/resource/write/difference.ts';
import type { Writer } from '#platform/server/resource/writer.ts';
import { getRecord } from '#platform/server/resource/write/records.ts';
import { applyPlan } from '#platform/server/resource/write/save.ts';

export type Deciding = EffectContext<'userRequest'>;

export function getUser({ engine, db }: Deciding, id: string): Promise<RecordOf<'user'>> {
  return getRecord(engine, db, { entity: 'user', id, lock: 'update' });
}

interface Decision<E extends EntityName> {
  readonly entity: E;
  readonly before: RecordOf<E> | undefined;
  readonly after: Partial<Draft<E>> & { readonly id: string };
  readonly by?: Writer;
}

/** Nothing is written where nothing changed. */
export async function write<const E extends EntityName>(
  context: Deciding,
  { entity: name, before, after, by = asApproved(context) }: Decision<E>,
): Promise<void> {
  const { engine, db } = context;
  const entity = getEntity(engine.catalogue, name);
  const changes = differencesOf(engine.catalogue, entity, { before, after });
  await applyPlan(engine, db, { ...by, plan: { entity, id: after.id, before, after, changes, problems: [] } });
}

/** Where nothing is given, whoever approves needs no more than they have. */
export function asThemselves({ writer, found }: Deciding): Writer {
  return { ...writer, actor: { ...writer.actor, reason: reasonOf(found) } };
}

/** Whoever approves gives what the registration gives, though they have it not themselves; the log names them, and why. */
export function asApproved({ writer, found }: Deciding): Writer {
  return {
    ...writer,
    rights: new Set(rights),
    actor: {
      ...system(reasonOf(found)),
      userId: writer.actor.userId,
      username: writer.actor.username,
      sessionId: writer.actor.sessionId,
    },
  };
}

function reasonOf({ request }: Deciding['found']): string {
  return `registration ${String(request.requestCode)}`;
}
