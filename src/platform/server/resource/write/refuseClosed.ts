import type { AnyEntity } from '#language/entity.ts';
import { findClosure } from '#language/closed.ts';
import type { AnyRecord } from '#language/record.ts';
import { conflict } from '../../errors.ts';

/** What has come to its end is not changed, archived or deleted by anybody. */
export function refuseClosed(entity: AnyEntity, record: AnyRecord): void {
  const why = findClosure(entity, (field) => record[field]);
  if (why !== undefined) throw conflict(why);
}
