/**
 * The warnings about a record: from the rules that warn, with the facts they need, and only about fields that the
 * person may read.
 */
import type { PoolClient } from 'pg';
import { findField, getTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Warning } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { findWarnings, hasWarnings, isWarningRule } from '#language/warnings.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../engine.ts';
import { gatherFacts } from './plan.ts';
import { mayReadField, readerOf } from '../read/reader.ts';

export interface WarningQuestion {
  readonly actor: Actor;
  readonly entity: AnyEntity;
  readonly record: AnyRecord;
  readonly isComplete: boolean;
}

export async function warningsFor(
  engine: Engine,
  db: PoolClient,
  { actor, entity, record, isComplete }: WarningQuestion,
): Promise<readonly Warning[]> {
  const { catalogue } = engine;
  if (!hasWarnings(catalogue, entity)) return [];
  const facts = await gatherFacts(engine, db, { actor, entity, record, isFor: isWarningRule });
  return findWarnings({ catalogue, entity, record, facts, isComplete }).filter(({ path }) =>
    mayReadPath(catalogue, { actor, entity, path }),
  );
}

/** A person who may not see a field is not warned about it either. */
export function mayReadPath(
  catalogue: Catalogue,
  { actor, entity, path }: { readonly actor: Actor; readonly entity: AnyEntity; readonly path: string },
): boolean {
  const reader = readerOf(actor);
  let at: AnyEntity | undefined = entity;
  for (const name of path === '' ? [] : path.split('.').filter((segment) => !/^\d+$/.test(segment))) {
    const field: ReturnType<typeof findField> = at === undefined ? undefined : findField(at, name);
    if (field === undefined) return true;
    if (!mayReadField(reader, field)) return false;
    at = field.kind === 'parts' ? getTarget(catalogue, field) : undefined;
  }
  return true;
}
