/** `PUT {base}`: the second half of a write, in the transaction of the first: rows, parts, audit, what modules add. */
import type { PoolClient } from 'pg';
import { getEntity, partsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import { appendLog } from '../audit/appendLog.ts';
import { invalid } from '../errors.ts';
import { differencesOf } from './difference.ts';
import { claimFiles } from './fileValues.ts';
import { newId, type Engine, type Writer } from './engine.ts';
import { planSave, type Plan } from './plan.ts';
import { findOne } from './search.ts';
import { quote } from './sqlText.ts';
import { toColumns } from './stored.ts';
import { rowsOf } from './rows.ts';

export interface Saved {
  readonly id: string;
  readonly version: number;
  /** The record as `_search` shows it to the writer, parts and all. */
  readonly json: string;
}

export async function save(engine: Engine, db: PoolClient, request: Writer & { entity: AnyEntity; body: unknown }): Promise<Saved> {
  const plan = await planSave(engine, db, request);
  if (plan.problems.length > 0) throw invalid(plan.problems);
  const version = await applyPlan(engine, db, { ...request, plan });
  return { id: plan.id, version, json: await shown(engine, db, { ...request, id: plan.id }) };
}

export async function shown(engine: Engine, db: PoolClient, { actor, entity, id }: { actor: Writer['actor']; entity: AnyEntity; id: string }): Promise<string> {
  const children = partsOf(entity).filter(([, field]) => field.class === 'public' || actor.fieldClasses.has(field.class)).map(([name]) => name);
  return (await findOne({ ...engine, choices: engine.lookups }, db, { actor, entity, id, children })) ?? 'null';
}

/** The version after the write. Where nothing changed nothing is written. */
export async function applyPlan(engine: Engine, db: PoolClient, { plan, ...request }: Writer & { plan: Plan }): Promise<number> {
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
  if (before === undefined) await insertRow(db, entity, stamped);
  else await updateRow(db, entity, { record: stamped, names: changedNames(plan) });
  await writeParts(engine, db, { entity, id: plan.id, before, after });
  await claimFiles(db, { catalogue: engine.catalogue, entity, before, after });
  const action = before === undefined ? 'create' : 'update';
  await appendLog(db, { ...request, id: newId(), at: now, entity, record: stamped, version, action, changes });
  for (const hook of engine.hooks.afterWrite[entity.name] ?? []) await hook({ db, actor, entity: entity.name, action, before, after: stamped });
  return version;
}

function changedNames({ changes }: Plan): ReadonlySet<string> {
  return new Set([...changes.map((change) => change.path).filter((path) => !path.includes('.')), 'version', 'updateBy', 'updateDate']);
}

async function insertRow(db: PoolClient, entity: AnyEntity, record: AnyRecord): Promise<void> {
  const columns = toColumns(entity, record);
  await db.query(
    `insert into ${quote(tableName(entity.name))} (${columns.map(([column]) => quote(column)).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map(([, value]) => value),
  );
}

async function updateRow(db: PoolClient, entity: AnyEntity, { record, names }: { record: AnyRecord; names: ReadonlySet<string> }): Promise<void> {
  const columns = toColumns(entity, record, names);
  await db.query(
    `update ${quote(tableName(entity.name))} set ${columns.map(([column], index) => `${quote(column)} = $${index + 2}`).join(', ')} where "id" = $1`,
    [record['id'], ...columns.map(([, value]) => value)],
  );
}

async function writeParts(engine: Engine, db: PoolClient, { entity, id, before, after }: { entity: AnyEntity; id: string; before: AnyRecord | undefined; after: AnyRecord }): Promise<void> {
  for (const [name, field] of partsOf(entity)) {
    const part = getEntity(engine.catalogue, field.target);
    const known = new Map(rowsOf(before, name).map((row) => [String(row['id']), row]));
    const rows = rowsOf(after, name).filter((row) => row['isDelete'] !== true);
    const gone = rowsOf(after, name).filter((row) => row['isDelete'] === true).map((row) => row['id']);
    // Taken out first, so that what must be unique may move to another row.
    if (gone.length > 0) await db.query(`delete from ${quote(tableName(part.name))} where "id" = any($1::uuid[])`, [gone]);
    for (const row of rows) {
      const old = known.get(String(row['id']));
      const record = { ...row, [part.partOf?.back ?? '']: { id } };
      if (old === undefined) await insertRow(db, part, record);
      else await updatePart(engine, db, { part, old, record });
      await writeParts(engine, db, { entity: part, id: String(row['id']), before: old, after: row });
    }
  }
}

async function updatePart(engine: Engine, db: PoolClient, { part, old, record }: { part: AnyEntity; old: AnyRecord; record: AnyRecord }): Promise<void> {
  const names = differencesOf(engine.catalogue, part, { before: old, after: record }).map((change) => change.path).filter((path) => !path.includes('.'));
  if (names.length > 0) await updateRow(db, part, { record, names: new Set(names) });
}
