/** Fields that say what a chosen document says: nobody changes them while it is chosen. */
import type { AnyEntity } from './entity.ts';
import { idOf } from './readUnknown.ts';
import type { AnyRecord } from './record.ts';

interface LockingReference {
  readonly name: string;
  readonly copies: readonly string[];
}

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<AnyEntity['fields'], readonly LockingReference[]>();

/** The references of an entity whose `copies` are locked. */
export function lockingReferencesOf({ fields }: Pick<AnyEntity, 'fields'>): readonly LockingReference[] {
  const found =
    known.get(fields) ??
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'ref' && field.refersTo?.locksCopies === true
        ? [{ name, copies: Object.values(field.refersTo.copies) }]
        : [],
    );
  known.set(fields, found);
  return found;
}

/** The fields that are locked in this record or row, because a document is chosen from which they were copied. */
export function lockedCopiesOf(entity: Pick<AnyEntity, 'fields'>, record: AnyRecord): ReadonlySet<string> {
  const locking = lockingReferencesOf(entity);
  return locking.length === 0
    ? NONE
    : new Set(locking.flatMap(({ name, copies }) => (idOf(record[name] ?? null) === null ? [] : copies)));
}
