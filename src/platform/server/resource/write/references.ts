/**
 * Resolves references that were sent by id or by key to what is stored: the code of a choice, the id of a row that
 * exists and may be chosen.
 */
import type { PoolClient } from 'pg';
import { findTarget, getChoice, type Catalogue } from '#language/catalogue.ts';
import { findField } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { Patch, SentReference } from '#language/patch.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { LOOKUP_ROWS_SQL, type LookupCache, type LookupRow } from '../read/lookupCache.ts';
import { loadPrivateScope, loadScope } from '../read/rowScope.ts';
import { quote } from '../../database/sqlText.ts';

export interface ReferenceContext {
  readonly catalogue: Catalogue;
  readonly lookups: LookupCache;
  readonly db: PoolClient;
  readonly actor: Actor;
}

/**
 * Returns the values of one row, with references resolved. `current` is what the row already refers to, which may be
 * archived.
 */
export async function resolveReferences(
  context: ReferenceContext,
  { entity, patch, current, path }: { entity: AnyEntity; patch: Patch; current: AnyRecord | undefined; path: string },
): Promise<{ values: Record<string, unknown>; problems: Problem[] }> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, sent] of Object.entries(patch.values)) {
    const field = findField(entity, name);
    const isReference = field?.kind === 'choice' || field?.kind === 'lookup' || field?.kind === 'ref';
    if (!isReference || sent === null) {
      values[name] = sent;
      continue;
    }
    const resolved = await resolve(context, field, { sent: sent as SentReference, current: current?.[name] });
    if (typeof resolved === 'object' && 'messageKey' in resolved)
      problems.push(fieldProblem(path === '' ? name : `${path}.${name}`, resolved));
    else values[name] = resolved;
  }
  return { values, problems };
}

type ResolvedValue = string | Reference | ReturnType<typeof message>;

async function resolve(
  context: ReferenceContext,
  field: Field & { kind: 'choice' | 'lookup' | 'ref' },
  { sent, current }: { sent: SentReference; current: unknown },
): Promise<ResolvedValue> {
  switch (field.kind) {
    case 'choice':
      return resolveChoice(context, field, sent);
    case 'lookup':
      return resolveLookup(context, field, { sent, current });
    case 'ref':
      return resolveRef(context, field, { sent, current });
  }
}

async function resolveChoice(
  context: ReferenceContext,
  field: Field & { kind: 'choice' },
  sent: SentReference,
): Promise<ResolvedValue> {
  const { group } = getChoice(context.catalogue, field.choice);
  const row = await findLookup(context, group, { sent, isWanted: ({ code }) => code !== null });
  return row?.code ?? message('notInGroup', { group });
}

async function resolveLookup(
  context: ReferenceContext,
  field: Field & { kind: 'lookup' },
  { sent, current }: { sent: SentReference; current: unknown },
): Promise<ResolvedValue> {
  const row = await findLookup(context, field.group, {
    sent,
    isWanted: ({ id, isActive }) => isActive || isCurrent(current, id),
  });
  if (row === undefined) return message('notInGroup', { group: field.group });
  return row.isActive || isCurrent(current, row.id) ? { id: row.id, key: row.key } : message('referenceNotFound');
}

/** The cache gets a change a moment after it was made; if it does not have a suitable row, the database is queried. */
async function findLookup(
  { lookups, db }: ReferenceContext,
  group: string,
  { sent, isWanted }: { sent: SentReference; isWanted: (row: LookupRow) => boolean },
): Promise<LookupRow | undefined> {
  const cached = sent.id === undefined ? lookups.findByKey(group, sent.key ?? '') : lookups.find(sent.id);
  if (cached !== undefined && cached.group === group && isWanted(cached)) return cached;
  const { rows } = await db.query<LookupRow>(
    `${LOOKUP_ROWS_SQL} where "group" = $1 and ${sent.id === undefined ? '"key"' : '"id"'} = $2`,
    [group, sent.id ?? sent.key],
  );
  return rows[0];
}

async function resolveRef(
  { catalogue, db, actor }: ReferenceContext,
  field: Field & { kind: 'ref' },
  { sent, current }: { sent: SentReference; current: unknown },
): Promise<ResolvedValue> {
  if (sent.id !== undefined && isCurrent(current, sent.id)) return { id: sent.id };
  // Whether an issued document may be referred to is checked later, when the holder of the document is known.
  if (sent.id !== undefined && field.refersTo !== undefined) return { id: sent.id };
  const target = findTarget(catalogue, field);
  if (target === undefined) return message('referenceNotFound');
  const keyName = target.card?.key;
  if (sent.id === undefined && keyName === undefined) return message('referenceNotFound');
  const column =
    sent.id === undefined ? columnName(keyName ?? '', findField(target, keyName ?? '')?.kind ?? 'text') : 'id';
  // An id is known from somewhere, and shows at least its card; a key can be guessed, so it finds only records that the
  // actor may see.
  const scope = sent.id === undefined ? loadScope(actor, target) : loadPrivateScope(actor, target);
  const isUsable = target.kind === 'record' ? ' and t."is_active"' : '';
  const found = await db.query<{ id: string }>(
    `select t."id" from ${quote(tableName(target.name))} t where t.${quote(column)} = $1${scope.sql}${isUsable} limit 2`,
    [sent.id ?? sent.key, ...scope.values],
  );
  // A key that several records have identifies none of them.
  const [row, another] = found.rows;
  return row === undefined || another !== undefined ? message('referenceNotFound') : { id: row.id };
}

function isCurrent(current: unknown, id: string): boolean {
  return typeof current === 'object' && current !== null && (current as Reference).id === id;
}
