/**
 * `PUT {base}`: the second half of a write, in the transaction of the first: rows, parts, audit, and hooks of modules.
 */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord } from '#language/record.ts';
import { appendLog } from '../../audit/appendLog.ts';
import { invalid } from '../../errors.ts';
import { stageFiles } from '../../files/stagedFiles.ts';
import { runAfterWrite } from './afterWrite.ts';
import { claimFiles } from './fileValues.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { newId } from '../../database/newId.ts';
import type { DocumentTerms } from '../hooks.ts';
import { asRootWrite, withSentPaths, sentRow } from './rootWrite.ts';
import { planSave, type SavePlan } from './plan.ts';
import { beginQuotaUse, checkQuotaUse } from './quota.ts';
import { insertRow, updateRow, writeParts } from './writeRows.ts';

export interface SavedRecord {
  /** The id of what was sent: a record, or a part. */
  readonly id: string;
  /** The version of the record to which it belongs. */
  readonly version: number;
}

export async function save(
  engine: Engine,
  db: PoolClient,
  request: Writer & { entity: AnyEntity; body: unknown; terms?: DocumentTerms },
): Promise<SavedRecord> {
  const root = await asRootWrite(engine, db, request);
  const staged = stageFiles(engine.files);
  const plan = await planSave({ ...engine, files: staged.files }, db, {
    ...request,
    entity: root.entity,
    body: root.body,
  });
  if (plan.problems.length > 0) throw invalid(withSentPaths(plan.problems, root));
  const version = await applyPlan(engine, db, { ...request, plan });
  await staged.save();
  return { id: String(sentRow(plan.after, root)['id']), version };
}

/** Returns the version after the write. If nothing changed, nothing is written. */
export async function applyPlan(
  engine: Engine,
  db: PoolClient,
  { plan, ...request }: Writer & { plan: SavePlan },
): Promise<number> {
  const { entity, before, after, changes } = plan;
  const stored = Number(before?.['version'] ?? 0);
  if (before !== undefined && changes.length === 0) return stored;
  const now = engine.clock.now();
  const { actor } = request;
  const version = stored + 1;
  const stamped: AnyRecord = {
    ...after,
    version,
    isActive: before?.['isActive'] ?? true,
    createBy: before?.['createBy'] ?? actor.username,
    createDate: before?.['createDate'] ?? now,
    updateBy: actor.username,
    updateDate: now,
  };
  if (entity.isDocument)
    await engine.hooks.documents?.beforeWrite({
      db,
      writer: request,
      entity,
      before,
      after: stamped,
      terms: plan.terms,
    });
  const quotaUse = await beginQuotaUse(engine, db, { entity, before, after: stamped });
  if (before === undefined) await insertRow(db, entity, stamped);
  else await updateRow(db, entity, { record: stamped, names: changedNames(plan) });
  await writeParts(engine.catalogue, db, { entity, id: plan.id, before, after });
  if (quotaUse !== undefined) await checkQuotaUse(db, quotaUse);
  await claimFiles(db, { catalogue: engine.catalogue, entity, before, after });
  const action = before === undefined ? 'create' : 'update';
  await appendLog(db, { ...request, id: newId(), at: now, entity, record: stamped, version, action, changes });
  await runAfterWrite(engine, db, { ...request, entity, action, before, after: stamped });
  if (before !== undefined)
    await engine.hooks.records?.afterWrite({ db, writer: request, entity, before, after: stamped });
  return version;
}

function changedNames({ changes }: SavePlan): ReadonlySet<string> {
  return new Set([
    ...changes.map((change) => change.path).filter((path) => !path.includes('.')),
    'version',
    'updateBy',
    'updateDate',
  ]);
}
