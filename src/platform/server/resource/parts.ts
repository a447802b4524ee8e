/** A part written through its own base: the same write of its root, which it locks, bumps and obeys. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { message } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import { isPlainObject } from '#language/patch.ts';
import { isUuid } from '#language/values/uuid.ts';
import { badInput, notFound } from '../errors.ts';
import type { Engine, Writer } from './engine.ts';
import { loadScope } from './rowScope.ts';
import { save, type Saved } from './save.ts';
import { quote } from './sqlText.ts';

/** What is sent for a part, as what would be sent for its root. A sent version is the root's. */
export async function asRootWrite(engine: Engine, db: PoolClient, request: Writer & { entity: AnyEntity; body: unknown }): Promise<{ entity: AnyEntity; body: unknown }> {
  const { entity, body } = request;
  const { partOf } = entity;
  if (partOf === undefined) return { entity, body };
  if (!isPlainObject(body)) throw badInput(message('wrongType', { name: entity.name, expected: 'object' }));
  const { [partOf.back]: sentRoot, version, ...row } = body;
  const rootId = typeof row['id'] === 'string' ? await rootOfRow(db, entity, row['id']) : idOf(sentRoot, partOf.back);
  const root = getEntity(engine.catalogue, partOf.root);
  const rootVersion = version ?? (await lockRoot(db, request, { root, id: rootId }));
  return asRootWrite(engine, db, { ...request, entity: root, body: { id: rootId, version: rootVersion, [partOf.field]: [row] } });
}

export async function savePart(engine: Engine, db: PoolClient, request: Writer & { entity: AnyEntity; body: unknown }): Promise<Saved> {
  const root = await asRootWrite(engine, db, request);
  return save(engine, db, { ...request, ...root });
}

async function rootOfRow(db: PoolClient, part: AnyEntity, id: string): Promise<string> {
  if (!isUuid(id)) throw badInput(message('wrongType', { name: 'id', expected: 'UUID' }));
  const back = quote(columnName(part.partOf?.back ?? '', 'ref'));
  const { rows } = await db.query<{ root: string }>(`select ${back} as root from ${quote(tableName(part.name))} where "id" = $1`, [id]);
  if (rows[0] === undefined) throw notFound();
  return rows[0].root;
}

async function lockRoot(db: PoolClient, { actor }: Writer, { root, id }: { root: AnyEntity; id: string }): Promise<number | undefined> {
  if (root.kind === 'part') return undefined;
  const scope = loadScope(actor, root);
  const { rows } = await db.query<{ version: number }>(`select t."version" from ${quote(tableName(root.name))} t where t."id" = $1${scope.sql} for no key update`, [id, ...scope.values]);
  if (rows[0] === undefined) throw notFound();
  return rows[0].version;
}

function idOf(sent: unknown, name: string): string {
  const id = isPlainObject(sent) ? sent['id'] : undefined;
  if (typeof id !== 'string' || !isUuid(id)) throw badInput(message('wrongType', { name, expected: '{ id }' }));
  return id.toLowerCase();
}
