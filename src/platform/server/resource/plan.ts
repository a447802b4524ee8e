/** The first half of a write: everything that is decided before anything is written. */
import type { PoolClient } from 'pg';
import { checkRecord, deriveRecord } from '#language/check.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message, type Problem } from '#language/message.ts';
import { parsePatch, type Patch } from '#language/patch.ts';
import { getEntity, partsOf } from '#language/catalogue.ts';
import type { AnyRecord } from '#language/record.ts';
import { badInput, conflict, forbidden, notFound, Refusal } from '../errors.ts';
import { acceptFiles } from './fileValues.ts';
import { differencesOf, type Change } from './difference.ts';
import { newId, type Engine, type Writer } from './engine.ts';
import { mergeRecord } from './merge.ts';
import { readerOf } from './reader.ts';
import { resolveReferences } from './references.ts';
import { loadScope, outsideScope, withScopeDefaults } from './rowScope.ts';
import { findOne } from './search.ts';
import { findStored } from './stored.ts';
import { findRepeatedParts, findTaken, findTreeCycle } from './uniqueness.ts';

export interface Plan {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
  readonly changes: readonly Change[];
  readonly problems: readonly Problem[];
}

/** Loads and locks, so it belongs in a transaction. Broken rules come back as problems; everything else is refused here. */
export async function planSave(engine: Engine, db: PoolClient, request: Writer & { entity: AnyEntity; body: unknown }): Promise<Plan> {
  const { actor, entity } = request;
  const { patch, problems: shape } = parsePatch(engine.catalogue, entity, request.body);
  if (shape.length > 0) throw badInput(shape[0] ?? message('malformedJson'), shape);
  const current = patch.id === undefined ? undefined : await findStored(engine.catalogue, db, { entity, id: patch.id, lock: 'update', scope: loadScope(actor, entity) });
  await checkStanding(engine, db, { ...request, patch, current });

  const id = patch.id ?? newId();
  const merged = await mergeRecord(
    {
      catalogue: engine.catalogue,
      reader: readerOf(actor),
      newId,
      resolve: async (row) => {
        const resolved = await resolveReferences({ ...engine, db, actor }, row);
        const files = await acceptFiles({ ...engine, db, actor }, { ...row, values: resolved.values });
        return { values: files.values, problems: [...resolved.problems, ...files.problems] };
      },
    },
    { entity, patch, current, id, path: '' },
  );
  const scoped = current === undefined ? withScopeDefaults(actor, entity, merged.record) : merged.record;
  const after = deriveRecord(engine.catalogue, entity, scoped);
  const outside = current === undefined ? outsideScope(actor, entity, after) : undefined;
  if (outside !== undefined) throw new Refusal(403, outside);
  const changes = differencesOf(engine.catalogue, entity, { before: current, after });
  if (patch.version === undefined && current !== undefined && changes.length > 0) throw conflict(message('alreadyExists'));
  const facts = await gatherFacts(engine, db, { ...request, record: after });
  const problems = [
    ...merged.problems,
    ...checkRecord({ catalogue: engine.catalogue, entity, record: after, facts }),
    ...partsOf(entity).flatMap(([name, field]) => findRepeatedParts(getEntity(engine.catalogue, field.target), after[name] as readonly AnyRecord[], name)),
    ...(await findTaken(db, { entity, before: current, after })),
    ...(await findTreeCycle(db, { entity, before: current, after })),
  ];
  return { entity, id, before: current, after, changes, problems };
}

/** Right, existence, archive and version, in this order. */
async function checkStanding(
  engine: Engine,
  db: PoolClient,
  { actor, rights, entity, patch, current, body }: Writer & { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; body: unknown },
): Promise<void> {
  if (current === undefined) {
    // An id with a version is one that was seen before: it is gone, or was never this actor's to see.
    if (patch.version !== undefined) throw notFound();
    if (!rights.has('canCreate')) throw forbidden();
    return;
  }
  if (!rights.has('canEdit')) throw forbidden();
  if (current['isActive'] === false) throw conflict(message('archivedRecord'));
  if (patch.version !== undefined && patch.version !== current['version']) {
    const theirs = await findOne({ ...engine, choices: engine.lookups }, db, { actor, entity, id: String(current['id']), children: partsOf(entity).map(([name]) => name) });
    throw conflict(message('staleVersion'), { mine: body, theirs: theirs === undefined ? null : (JSON.parse(theirs) as unknown) });
  }
}

async function gatherFacts(engine: Engine, db: PoolClient, { actor, entity, record }: { actor: Writer['actor']; entity: AnyEntity; record: AnyRecord }): Promise<Record<string, unknown>> {
  const facts: Record<string, unknown> = {};
  for (const name of new Set(entity.rules.flatMap((rule) => rule.needs))) {
    const supply = engine.hooks.facts[name];
    if (supply === undefined) throw new Error(`No server supplies the fact "${name}" that "${entity.name}" needs`);
    facts[name] = await supply({ db, actor, entity: entity.name, record });
  }
  return facts;
}
