/** How an approved registration writes about people: as every record is written, so that the log says who decided it. */
import { getEntity } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { rights } from '#language/rights.ts';
import { system } from '#platform/server/access/actor.ts';
import type { EffectContext } from '#platform/server/request/effects.ts';
import { differencesOf } from '#platform/server/resource/difference.ts';
import type { Writer } from '#platform/server/resource/engine.ts';
import { applyPlan } from '#platform/server/resource/save.ts';
import { findStored } from '#platform/server/resource/stored.ts';

export async function getUser({ engine, db }: EffectContext, id: string): Promise<AnyRecord> {
  const found = await findStored(engine.catalogue, db, { entity: getEntity(engine.catalogue, 'user'), id, lock: 'update' });
  if (found === undefined) throw new Error(`A registration is about the user ${id}, who is not there`);
  return found;
}

/** Nothing is written where nothing changed. */
export async function write(context: EffectContext, { entity: name, before, after, by = asApproved(context) }: { entity: string; before: AnyRecord | undefined; after: AnyRecord; by?: Writer }): Promise<void> {
  const { engine, db } = context;
  const entity = getEntity(engine.catalogue, name);
  const changes = differencesOf(engine.catalogue, entity, { before, after });
  await applyPlan(engine, db, { ...by, plan: { entity, id: String(after['id']), before, after, changes, problems: [] } });
}

/** Where nothing is given, whoever approves needs no more than they have. */
export function asThemselves({ writer, found }: EffectContext): Writer {
  return { ...writer, actor: { ...writer.actor, reason: reasonOf(found) } };
}

/** Whoever approves gives what the registration gives, though they have it not themselves; the log names them, and why. */
export function asApproved({ writer, found }: EffectContext): Writer {
  return { ...writer, rights: new Set(rights), actor: { ...system(reasonOf(found)), userId: writer.actor.userId, username: writer.actor.username, sessionId: writer.actor.sessionId } };
}

function reasonOf({ request }: EffectContext['found']): string {
  return `registration ${String(request.requestCode)}`;
}
