/**
 * What follows every write: hooks of modules, run in its transaction with where and when it was made; and dropping
 * cached totals.
 */
import type { PoolClient } from 'pg';
import type { AnyEntity } from '#language/entity.ts';
import { afterCommit } from '../../database/transaction.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import type { WriteContext } from '../hooks.ts';

type WrittenRecord = Pick<WriteContext, 'action' | 'before' | 'after'> & { readonly entity: AnyEntity };

export async function runAfterWrite(
  engine: Engine,
  db: PoolClient,
  { actor, requestId, ip, userAgent, entity, action, before, after }: Writer & WrittenRecord,
): Promise<void> {
  const origin = {
    ...(requestId === undefined ? {} : { requestId }),
    ...(ip === undefined ? {} : { ip }),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
  const context: WriteContext = {
    db,
    actor,
    entity: entity.name,
    action,
    before,
    after,
    origin,
    nowMs: engine.securityClock.nowMs(),
  };
  for (const hook of engine.hooks.afterWrite[entity.name] ?? []) await hook(context);
  afterCommit(db, () => engine.totals.forget(entity));
}
