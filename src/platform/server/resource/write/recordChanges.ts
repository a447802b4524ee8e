/** What a write changed, field by field, as the audit log stores it. */
import { partFieldsOf, storedFieldsOf, getEntity, type Catalogue } from '#language/catalogue.ts';
import { isCommonField } from '#language/patch.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import type { AnyRecord } from '#language/record.ts';
import { rowsOf } from './rows.ts';
import { storages } from '../read/storage.ts';

export interface RecordChange {
  /** `nameTh`, or `products.<id>.netKg` in a part. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Replaces values that must not be readable in the history: secrets, and private data. */
const HIDDEN = '•••';

export function differencesOf(
  catalogue: Catalogue,
  entity: AnyEntity,
  sides: { before: AnyRecord | undefined; after: AnyRecord | undefined },
  prefix = '',
): RecordChange[] {
  const own = storedFieldsOf(entity)
    .filter(([name]) => !isCommonField(entity, name) || name === 'isActive' || name === 'seq')
    .flatMap(([name, field]) => {
      const before = plainValue(field, sides.before?.[name]);
      const after = plainValue(field, sides.after?.[name]);
      if (isSame(before, after)) return [];
      const isHidden = field.class === 'secret' || entity.scope.user !== undefined;
      const visibleValue = (value: unknown): unknown => (isHidden && value !== null ? HIDDEN : value);
      return [{ path: prefix + name, before: visibleValue(before), after: visibleValue(after) }];
    });
  return [
    ...own,
    ...partFieldsOf(entity).flatMap(([name, field]) =>
      partDifferences(
        catalogue,
        getEntity(catalogue, field.target),
        { before: rowsOf(sides.before, name), after: rowsOf(sides.after, name) },
        `${prefix}${name}.`,
      ),
    ),
  ];
}

function partDifferences(
  catalogue: Catalogue,
  part: AnyEntity,
  sides: { before: readonly AnyRecord[]; after: readonly AnyRecord[] },
  prefix: string,
): RecordChange[] {
  const before = new Map(sides.before.map((row) => [String(row['id']), row]));
  const after = new Map(sides.after.filter((row) => row['isDelete'] !== true).map((row) => [String(row['id']), row]));
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id) =>
    differencesOf(catalogue, part, { before: before.get(id), after: after.get(id) }, `${prefix}${id}.`),
  );
}

/** Returns a value in the form stored in JSON: equal values are equal as text. */
export function plainValue(field: Field, value: unknown): unknown {
  return value === undefined || value === null ? null : storages[field.kind].plain(value);
}

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame((one as AnyRecord)[key], (other as AnyRecord)[key]))
  );
}
