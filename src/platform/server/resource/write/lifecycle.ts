/** Archive, activate, delete and server decisions: writes to a record other than filling it in. */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import type { Right } from '#language/rights.ts';
import { isUuid } from '#language/values/uuid.ts';
import { appendLog } from '../../audit/appendLog.ts';
import { badInput, conflict, forbidden, notFound } from '../../errors.ts';
import { runAfterWrite } from './afterWrite.ts';
import { differencesOf } from './recordChanges.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { newId } from '../../database/newId.ts';
import { refuseClosed } from './refuseClosed.ts';
import { loadScope } from '../read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';
import { findStored } from '../read/storedRecords.ts';
import { insertRow, updateRow, writeParts } from './writeRows.ts';

export interface RecordTarget {
  readonly id: string;
  readonly version?: number;
}

/** Reads the bare id, or `{ id, version? }`. */
export function readTarget(body: unknown): RecordTarget {
  const { id, version, ...others } = isPlainObject(body) ? body : { id: body, version: undefined };
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw badInput(message('unknownField', { name: unknown.slice(0, 100) }));
  if (typeof id !== 'string' || !isUuid(id)) throw badInput(message('wrongType', { name: 'id', expected: 'UUID' }));
  if (version !== undefined && version !== null && !Number.isSafeInteger(version))
    throw badInput(message('wrongType', { name: 'version', expected: 'integer' }));
  return { id: id.toLowerCase(), ...(typeof version === 'number' ? { version } : {}) };
}

interface LifecycleRequest extends Writer {
  readonly entity: AnyEntity;
  readonly target: RecordTarget;
}

/** Archived records can still be read and referred to; a second call changes nothing. */
export async function setActive(
  engine: Engine,
  db: PoolClient,
  request: LifecycleRequest & { isActive: boolean },
): Promise<number> {
  const { entity, isActive } = request;
  const right = isActive ? 'canActive' : 'canArchive';
  const record = await loadTarget(engine, db, { ...request, right, lock: 'update' });
  const version = Number(record['version']);
  if (record['isActive'] === isActive) return version;
  if (!isActive) refuseClosed(entity, record);
  if (entity.isDocument)
    await engine.hooks.documents?.beforeRemoval({ db, writer: request, entity, before: record, right });
  const now = engine.clock.now();
  const after = { ...record, isActive, version: version + 1 };
  await db.query(
    `update ${quote(tableName(entity.name))}
      set "is_active" = $2, "version" = $3, "update_by" = $4, "update_date" = $5 where "id" = $1`,
    [record['id'], isActive, version + 1, request.actor.username, now],
  );
  await logAndRunHooks(engine, db, {
    ...request,
    action: isActive ? 'activate' : 'archive',
    before: record,
    after,
    version: version + 1,
    now,
  });
  return version + 1;
}

/**
 * Writes managed fields only, as a separate call decides about them. Rules are not run, because they are about what
 * people fill in: somebody must be suspended even if their data has long been invalid.
 */
export async function setManaged(
  engine: Engine,
  db: PoolClient,
  request: LifecycleRequest & { values: AnyRecord },
): Promise<number> {
  const { entity, values } = request;
  const other = Object.keys(values).find((name) => entity.fields[name]?.managed !== true);
  if (other !== undefined) throw new Error(`"${other}" of "${entity.name}" is for people to write`);
  const record = await loadTarget(engine, db, { ...request, right: 'canEdit', lock: 'update' });
  if (record['isActive'] === false) throw conflict(message('archivedRecord'));
  return writeServerChange(engine, db, { ...request, before: record, after: { ...record, ...values } });
}

/**
 * Writes a record that is locked already, with its parts, as changed by the server. If nothing changed, nothing is
 * written, unless `isTouched` is set.
 */
export async function writeServerChange(
  engine: Engine,
  db: PoolClient,
  request: Writer & { entity: AnyEntity; before: AnyRecord; after: AnyRecord; isTouched?: boolean; isStep?: boolean },
): Promise<number> {
  const { entity, before, isTouched = false, isStep = false } = request;
  const status = engine.catalogue.workflows.get(entity.name)?.status;
  if (status !== undefined && !isStep && before[status] !== request.after[status])
    throw new Error(`"${status}" of "${entity.name}" is changed by the steps of its workflow alone`);
  const stored = Number(before['version']);
  const changed = differencesOf(engine.catalogue, entity, { before, after: request.after }).map(({ path }) => path);
  if (changed.length === 0 && !isTouched) return stored;
  const now = engine.clock.now();
  const version = stored + 1;
  const after = { ...request.after, version, updateBy: request.actor.username, updateDate: now };
  // The parts first: those of an issued document can no longer be changed.
  if (changed.some((path) => path.includes('.')))
    await writeParts(engine.catalogue, db, { entity, id: String(before['id']), before, after });
  await updateRow(db, entity, { record: after, names: new Set([...changed, 'version', 'updateBy', 'updateDate']) });
  await logAndRunHooks(engine, db, { ...request, action: 'update', after, version, now });
  return version;
}

/** Inserts a new record that the server creates by itself, with its parts. */
export async function insertServerRecord(
  engine: Engine,
  db: PoolClient,
  { entity, record, ...writer }: Writer & { entity: AnyEntity; record: AnyRecord },
): Promise<void> {
  const now = engine.clock.now();
  const { username } = writer.actor;
  const after = {
    ...record,
    version: 1,
    isActive: true,
    createBy: username,
    createDate: now,
    updateBy: username,
    updateDate: now,
  };
  await insertRow(db, entity, after);
  await writeParts(engine.catalogue, db, { entity, id: String(record['id']), before: undefined, after });
  const changes = differencesOf(engine.catalogue, entity, { before: undefined, after });
  await appendLog(db, {
    ...writer,
    id: newId(),
    at: now,
    entity,
    record: after,
    version: 1,
    action: 'create',
    changes,
  });
  await runAfterWrite(engine, db, { ...writer, entity, action: 'create', before: undefined, after });
}

/** Deletes permanently. The database refuses it while anything refers to the record, and the answer names what does. */
export async function hardDelete(engine: Engine, db: PoolClient, request: LifecycleRequest): Promise<number> {
  const record = await loadTarget(engine, db, { ...request, right: 'canDelete', lock: 'delete' });
  refuseClosed(request.entity, record);
  const write = { db, writer: request, entity: request.entity, before: record };
  if (request.entity.isDocument) await engine.hooks.documents?.beforeRemoval({ ...write, right: 'canDelete' });
  await db.query(`delete from ${quote(tableName(request.entity.name))} where "id" = $1`, [record['id']]);
  const version = Number(record['version']) + 1;
  await logAndRunHooks(engine, db, {
    ...request,
    action: 'delete',
    before: record,
    after: undefined,
    version,
    now: engine.clock.now(),
  });
  if (request.entity.isDocument) await engine.hooks.documents?.afterRemoval(write);
  return version;
}

async function loadTarget(
  engine: Engine,
  db: PoolClient,
  { actor, rights, entity, target, right, lock }: LifecycleRequest & { right: Right; lock: 'update' | 'delete' },
): Promise<AnyRecord> {
  if (!rights.has(right)) throw forbidden();
  if (entity.isDocument) await engine.hooks.documents?.lock(db, target.id);
  const record = await findStored(engine.catalogue, db, {
    entity,
    id: target.id,
    lock,
    scope: loadScope(actor, entity),
  });
  if (record === undefined) throw notFound();
  if (target.version !== undefined && target.version !== record['version']) throw conflict(message('staleVersion'));
  return record;
}

async function logAndRunHooks(
  engine: Engine,
  db: PoolClient,
  {
    version,
    now,
    ...write
  }: Writer & {
    entity: AnyEntity;
    action: 'update' | 'archive' | 'activate' | 'delete';
    before: AnyRecord;
    after: AnyRecord | undefined;
    version: number;
    now: string;
  },
): Promise<void> {
  const changes = differencesOf(engine.catalogue, write.entity, write);
  await appendLog(db, { ...write, id: newId(), at: now, record: write.before, version, changes });
  await runAfterWrite(engine, db, write);
}
