import type { AnyEntity } from '#language/entity.ts';
import { findClosedReason } from '#language/closedStates.ts';
import type { AnyRecord } from '#language/record.ts';
import { conflict } from '../../errors.ts';

/** Refuses to change, archive or delete a record that is closed, for everybody. */
export function refuseClosed(entity: AnyEntity, record: AnyRecord): void {
  const why = findClosedReason(entity, (field) => record[field]);
  if (why !== undefined) throw conflict(why);
}
