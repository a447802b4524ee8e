import type { AnyEntity } from '#language/entity.ts';
import { findClosedReason } from '#language/closedStates.ts';
import type { AnyRecord } from '#language/record.ts';
import { conflict } from '../../errors.ts';

/** What has come to its end is not changed, archived or deleted by anybody. */
export function refuseClosed(entity: AnyEntity, record: AnyRecord): void {
  const why = findClosedReason(entity, (field) => record[field]);
  if (why !== undefined) throw conflict(why);
}
