/** Reads and writes records of an entity that the code knows by name, with the fields it declares. */
import type { PoolClient } from 'pg';
import { getEntity } from '#language/catalogue.ts';
import type { EntityNamed } from '#language/entity.ts';
import type { EntityName } from '#language/registry.ts';
import type { StoredRecord } from '#platform/model/request/document.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../engine.ts';
import type { Writer } from '../writer.ts';
import { writeServerChange } from './lifecycle.ts';
import { loadScope } from '../read/rowScope.ts';
import type { Queryable } from '../../database/queryable.ts';
import { findStored, type Lock } from '../read/storedRecords.ts';

export interface RecordQuery<E extends EntityName> {
  /** The entity by its name, or as a module declares it at a separate address. */
  readonly entity: E | EntityNamed<E>;
  readonly id: string;
  /** Limits to what this actor may see; without one, any record is found. */
  readonly actor?: Actor;
  readonly lock?: Lock;
}

export async function findRecord<const E extends EntityName>(
  { catalogue }: Pick<Engine, 'catalogue'>,
  db: Queryable,
  { entity: requestedEntity, id, actor, lock = 'none' }: RecordQuery<E>,
): Promise<StoredRecord<E> | undefined> {
  const entity = typeof requestedEntity === 'string' ? getEntity(catalogue, requestedEntity) : requestedEntity;
  const scope = actor === undefined ? {} : { scope: loadScope(actor, entity) };
  const found = await findStored(catalogue, db, { entity, id, lock, ...scope });
  return found as StoredRecord<E> | undefined;
}

/** Returns a record that must exist: if it does not, that is an internal error and not a mistake of the user. */
export async function getRecord<const E extends EntityName>(
  engine: Pick<Engine, 'catalogue'>,
  db: Queryable,
  query: RecordQuery<E>,
): Promise<StoredRecord<E>> {
  const found = await findRecord(engine, db, query);
  if (found === undefined)
    throw new Error(
      `The ${typeof query.entity === 'string' ? query.entity : query.entity.name} ${query.id} is not there`,
    );
  return found;
}

/** Writes a decision of the server about a record that is locked already. Returns the version after the write. */
export function writeRecord<const E extends EntityName>(
  engine: Engine,
  db: PoolClient,
  {
    writer,
    entity,
    record,
    values,
  }: { writer: Writer; entity: E; record: StoredRecord<E>; values: Partial<StoredRecord<E>> },
): Promise<number> {
  return writeServerChange(engine, db, {
    ...writer,
    entity: getEntity(engine.catalogue, entity),
    before: { ...record },
    after: { ...record, ...values },
  });
}
