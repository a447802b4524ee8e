/**
 * Values of a record that each of its rows has, too, so that what a row shows and requires may depend on them: the
 * operation of a licence in its details. Nobody writes them in a row.
 */
import type { AnyEntity } from './entity.ts';
import type { AnyRecord } from './record.ts';

export interface RootValueField {
  readonly name: string;
  /** The field of the record. */
  readonly fromRoot: string;
}

const known = new WeakMap<AnyEntity, readonly RootValueField[]>();

/** Returns the fields of a part that have a value of its record. */
export function rootValueFieldsOf(part: AnyEntity): readonly RootValueField[] {
  const found =
    known.get(part) ??
    Object.entries(part.fields).flatMap(([name, { fromRoot }]) => (fromRoot === undefined ? [] : [{ name, fromRoot }]));
  known.set(part, found);
  return found;
}

/** Returns the row itself if it has the values already. */
export function withRootValues(part: AnyEntity, row: AnyRecord, root: AnyRecord): AnyRecord {
  const changed = rootValueFieldsOf(part).filter(
    ({ name, fromRoot }) => (row[name] ?? null) !== (root[fromRoot] ?? null),
  );
  return changed.length === 0
    ? row
    : { ...row, ...Object.fromEntries(changed.map(({ name, fromRoot }) => [name, root[fromRoot] ?? null])) };
}

/** Returns what is wrong with the declaration, for the engineer who reads it. */
export function findRootValueProblem(part: AnyEntity, root: AnyEntity | undefined): string | undefined {
  for (const { name, fromRoot } of rootValueFieldsOf(part)) {
    const [own, source] = [part.fields[name], root?.fields[fromRoot]];
    if (source === undefined) return `"${name}" has the value of a field "${fromRoot}" that its record does not have`;
    if (own?.kind !== source.kind || own.managed !== true)
      return `"${name}" is not a managed field of the kind of "${fromRoot}"`;
    if (root?.behaviour[fromRoot]?.derive !== undefined)
      return `"${fromRoot}" is computed, so "${name}" cannot have its value`;
  }
  return undefined;
}
