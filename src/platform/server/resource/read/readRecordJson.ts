/** A record as `_search` shows it to a person, with its rows. */
import { partFieldsOf } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Actor } from '../../access/actor/actor.ts';
import type { Engine } from '../engine.ts';
import { mayReadField, readerOf } from './reader.ts';
import { findOne } from './search.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Returns JSON; `null` if they may not see the record. */
export async function readRecordJson(
  engine: Pick<Engine, 'catalogue' | 'lookups'>,
  db: Queryable,
  { actor, entity, id }: { actor: Actor; entity: AnyEntity; id: string },
): Promise<string> {
  const children = partFieldsOf(entity)
    .filter(([, field]) => mayReadField(readerOf(actor), field))
    .map(([name]) => name);
  return (await findOne({ ...engine, choices: engine.lookups }, db, { actor, entity, id, children })) ?? 'null';
}
