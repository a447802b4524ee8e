/**
 * A part written at its own address: it becomes a write of its root, which is locked, versioned and checked with it.
 */
import type { PoolClient } from 'pg';
import { findField, getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { tableName } from '#language/naming.ts';
import { isPlainObject, parsePatch } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { isUuid } from '#language/values/uuid.ts';
import { badInput, invalid, notFound } from '../../errors.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { loadScope } from '../read/rowScope.ts';
import { rowsOf } from './rows.ts';
import { quote } from '../../database/sqlText.ts';
import { backColumn } from '../read/storedRecords.ts';

/** The body that would be sent for the root. */
export interface RootWrite {
  readonly entity: AnyEntity;
  readonly body: unknown;
  /** The parts fields on the path from the root to what was sent, outermost first; empty for a record. */
  readonly fields: readonly { readonly name: string; readonly back: string }[];
}

/** Converts the body of a part to the body of its root. A version that was sent is that of the root. */
export async function asRootWrite(
  engine: Engine,
  db: PoolClient,
  request: Writer & { entity: AnyEntity; body: unknown },
): Promise<RootWrite> {
  const { entity, body } = request;
  const { partOf } = entity;
  if (partOf === undefined) return { entity, body, fields: [] };
  if (!isPlainObject(body)) throw badInput(message('wrongType', { name: entity.name, expected: 'object' }));
  const { [partOf.rootField]: sentRoot, version, ...row } = body;
  const { problems } = parsePatch(engine.catalogue, entity, { ...row, version });
  if (problems[0] !== undefined) throw badInput(problems[0], problems);
  const rootId = await rootIdOf(db, entity, { id: row['id'], sentRoot });
  const root = getEntity(engine.catalogue, partOf.root);
  const rootVersion = version ?? (await lockRoot(db, request, { root, id: rootId }));
  const write = await asRootWrite(engine, db, {
    ...request,
    entity: root,
    body: { id: rootId, version: rootVersion, [partOf.field]: [row] },
  });
  return { ...write, fields: [...write.fields, { name: partOf.field, back: partOf.rootField }] };
}

/** Returns the row that was sent, in the merged record: it was sent alone, so it is the first. */
export function sentRow(record: AnyRecord, { fields }: Pick<RootWrite, 'fields'>): AnyRecord {
  return fields.reduce<AnyRecord>((row, { name }) => rowsOf(row, name)[0] ?? {}, record);
}

/**
 * Names problems as the sender of the part would: its own fields directly, those of its root through its reference to
 * it.
 */
export function withSentPaths<P extends Problem>(
  problems: readonly P[],
  { fields }: Pick<RootWrite, 'fields'>,
): readonly P[] {
  const levels = Array.from({ length: fields.length + 1 }, (_, depth) => ({
    prefix: fields
      .slice(0, depth)
      .map(({ name }) => `${name}.0.`)
      .join(''),
    through: fields
      .slice(depth)
      .toReversed()
      .map(({ back }) => `${back}.`)
      .join(''),
  })).toReversed();
  return problems.map((problem) => {
    const level = levels.find(({ prefix }) => `${problem.path}.`.startsWith(prefix));
    return level === undefined
      ? problem
      : { ...problem, path: `${level.through}${problem.path.slice(level.prefix.length)}`.replace(/\.$/, '') };
  });
}

/** A part cannot be moved: the root it is sent with must be the one it has. */
async function rootIdOf(
  db: PoolClient,
  part: AnyEntity,
  { id, sentRoot }: { id: unknown; sentRoot: unknown },
): Promise<string> {
  const back = part.partOf?.rootField ?? '';
  const sentId = sentRoot === undefined || sentRoot === null ? undefined : readRootId(sentRoot, back);
  if (typeof id !== 'string') return sentId ?? readRootId(sentRoot, back);
  const { rows } = await db.query<{ root: string }>(
    `select ${quote(backColumn(part))} as root from ${quote(tableName(part.name))} where "id" = $1`,
    [id],
  );
  if (rows[0] === undefined) throw notFound();
  const { root } = rows[0];
  if (sentId !== undefined && sentId !== root)
    throw invalid([fieldProblem(back, message('managedField', { label: findField(part, back)?.label ?? back }))]);
  return root;
}

async function lockRoot(
  db: PoolClient,
  { actor }: Writer,
  { root, id }: { root: AnyEntity; id: string },
): Promise<number | undefined> {
  if (root.kind === 'part') return undefined;
  const scope = loadScope(actor, root);
  const { rows } = await db.query<{ version: number }>(
    `select t."version" from ${quote(tableName(root.name))} t where t."id" = $1${scope.sql} for no key update`,
    [id, ...scope.values],
  );
  if (rows[0] === undefined) throw notFound();
  return rows[0].version;
}

function readRootId(sent: unknown, name: string): string {
  const id = isPlainObject(sent) ? sent['id'] : undefined;
  if (typeof id !== 'string' || !isUuid(id)) throw badInput(message('wrongType', { name, expected: '{ id }' }));
  return id.toLowerCase();
}
