/** A form being written, as it is kept: values with their cards, so that it looks the same when it is opened again. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { fromWire } from '../../fields/wire.ts';

export interface DraftBody {
  /** As it was typed. */
  readonly values: AnyRecord;
  /** What it was begun from; nothing for a new record. Without it nobody could say later who changed what. */
  readonly base: AnyRecord | null;
}

export function readDraftBody(catalogue: Catalogue, entity: AnyEntity, body: unknown): DraftBody | undefined {
  if (!isPlainObject(body) || !isPlainObject(body['values'])) return undefined;
  const { values, base } = body;
  return {
    values: fromWire(catalogue, entity, values),
    base: isPlainObject(base) ? fromWire(catalogue, entity, base) : null,
  };
}
