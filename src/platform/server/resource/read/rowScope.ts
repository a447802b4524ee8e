/** The row scope for writes: which row may be loaded, and in which scope a new row must be. */
import { message, type MessageRef } from '#language/message.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { AnyRecord, Reference } from '#language/record.ts';
import type { Actor } from '../../access/actor/actor.ts';
import { readerOf, scopeOf, scopeValue, writeScopeOf, type ScopeEquality, type ScopeParameter } from './reader.ts';
import { parametersAfter } from '../../database/sqlText.ts';
import { equalitySql } from './joins.ts';

interface SqlCondition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Returns a condition on alias t, with parameters beginning at $2. */
export function loadScope(actor: Actor, entity: AnyEntity): SqlCondition {
  return conditionOf(actor, writeScopeOf(readerOf(actor), entity));
}

/** Does the same for reading only. */
export function readScope(actor: Actor, entity: AnyEntity): SqlCondition {
  return conditionOf(actor, scopeOf(readerOf(actor), entity));
}

function conditionOf(actor: Actor, equalities: readonly ScopeEquality[] | undefined): SqlCondition {
  if (equalities === undefined) return { sql: ' and false', values: [] };
  const parameters = parametersAfter<ScopeParameter>(1);
  const sql = equalities.map((equality) => ` and ${equalitySql('t', equality, parameters)}`).join('');
  return { sql, values: parameters.names.map((name) => scopeValue(actor, name)) };
}

/** Limits private rows to their owner only: the part of the scope that remains if a row is known by its id. */
export function loadPrivateScope(actor: Actor, entity: AnyEntity): SqlCondition {
  const { user, ownerField } = entity.scope;
  return loadScope(actor, {
    ...entity,
    scope: { ...(user === undefined ? {} : { user }), ...(ownerField === undefined ? {} : { ownerField }) },
  });
}

/** Fills in the fields that the scope of the actor determines, so that they need not be sent. */
export function withScopeDefaults(actor: Actor, entity: AnyEntity, record: AnyRecord): AnyRecord {
  const filled: Record<string, unknown> = { ...record };
  const fill = (name: string | undefined, id: string | null | undefined): void => {
    if (name !== undefined && typeof id === 'string' && (filled[name] ?? null) === null) filled[name] = { id };
  };
  fill(entity.scope.user ?? entity.scope.ownerField, actor.userId);
  if (actor.scope.kind === 'holder' || actor.scope.kind === 'agent') fill(entity.scope.holder, actor.scope.holderId);
  if (actor.scope.kind === 'department') fill(entity.scope.department, actor.scope.departmentId);
  fill(entity.quota?.holder, actor.actingForId);
  return filled;
}

/** A new record must be where its creator could see it. */
export function outsideScope(actor: Actor, entity: AnyEntity, record: AnyRecord): MessageRef | undefined {
  const equalities = writeScopeOf(readerOf(actor), entity);
  if (equalities === undefined || isOfOtherHolder(actor, entity, record)) return message('rowScope');
  const names: Readonly<Record<ScopeParameter, string | undefined>> = {
    nobody: entity.scope.madeBy,
    userId: entity.scope.user ?? entity.scope.ownerField,
    holderId: entity.scope.holder ?? entity.scope.madeBy,
    departmentId: entity.scope.department,
    departmentIds: entity.scope.department,
    documentTypes: entity.scope.documentType,
    visibleTypes: entity.scope.documentType,
  };
  const isInside = equalities.every(({ parameter }) => {
    const stored = record[names[parameter] ?? ''] ?? null;
    const value = typeof stored === 'object' && stored !== null ? (stored as Reference).id : stored;
    const allowed = scopeValue(actor, parameter);
    return Array.isArray(allowed) ? allowed.includes(value) : allowed === value;
  });
  return isInside ? undefined : message('rowScope');
}

/**
 * Otherwise anybody could name any holder and use up the quota of others. A form that was being filled in for a holder
 * who has just been lost may still be saved.
 */
function isOfOtherHolder({ actingForId, lostHolder }: Actor, { quota }: AnyEntity, record: AnyRecord): boolean {
  const namedHolder = quota?.holder === undefined ? null : ((record[quota.holder] ?? null) as Reference | null);
  return namedHolder !== null && namedHolder.id !== actingForId && namedHolder.id !== lostHolder?.id;
}
