/**
 * The stored state of an unfinished form: values with their cards, so that it looks the same when it is opened again.
 */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { isPlainObject } from '#language/patch.ts';
import type { AnyRecord } from '#language/record.ts';
import { fromWire } from '../../fields/wire.ts';

export interface DraftBody {
  /** The typed values. */
  readonly values: AnyRecord;
  /**
   * The record on which the form is based; null for a new record. It is needed to determine later who changed which
   * field.
   */
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
