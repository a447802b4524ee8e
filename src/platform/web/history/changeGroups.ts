/** Groups changes for display: those of the record itself, and those of each of its rows together. */
import { findField, findTarget, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { withLabelsOf } from '#language/fieldLabels.ts';
import type { Label } from '#language/label.ts';
import type { Revision } from '../api/resource.ts';

export interface FieldChange {
  readonly path: string;
  /** Label of the field alone: its row is named once, above it. */
  readonly label: Label;
  /** Undefined if it is no longer declared. */
  readonly field: Field | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ChangeGroup {
  readonly key: string;
  /** Undefined for the record itself. */
  readonly row: ChangedRow | undefined;
  readonly changes: readonly FieldChange[];
}

export interface ChangedRow {
  readonly table: Label;
  readonly part: AnyEntity;
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
}

type Change = Revision['changes'][number];

export function groupChanges(
  catalogue: Catalogue,
  entity: AnyEntity,
  changes: readonly Change[],
): readonly ChangeGroup[] {
  const groups = new Map<string, { readonly path: readonly string[]; readonly changes: Change[] }>();
  for (const change of changes) {
    const path = change.path.split('.').slice(0, -1);
    const key = path.join('.');
    const group = groups.get(key) ?? { path, changes: [] };
    groups.set(key, group);
    group.changes.push(change);
  }
  return [...groups].flatMap(([key, group]): ChangeGroup[] => {
    const place = rowAt(catalogue, entity, group.path);
    const owner = place?.part ?? entity;
    const kind = kindOf(group.changes);
    const fieldChanges = group.changes
      .filter(({ path }) => place === undefined || path.split('.').at(-1) !== SEQUENCE_FIELD)
      .map((change) => fieldChangeOf(owner, change))
      .filter(({ field }) => field?.kind !== 'uuid' || !field.managed);
    return [{ key, row: place === undefined ? undefined : { ...place, kind }, changes: fieldChanges }];
  });
}

/** The position of a row is shown as its number, not as a change. Internal ids of the system are not listed either. */
const SEQUENCE_FIELD = 'seq';

function kindOf(changes: readonly Change[]): ChangedRow['kind'] {
  const place = changes.find(({ path }) => path.split('.').at(-1) === SEQUENCE_FIELD);
  if (place !== undefined && (place.before === null || place.before === undefined)) return 'added';
  if (place !== undefined && (place.after === null || place.after === undefined)) return 'removed';
  return changes.length === 1 && place !== undefined ? 'moved' : 'changed';
}

function fieldChangeOf(owner: AnyEntity, { path, label, before, after }: Change): FieldChange {
  const field = findField(owner, path.split('.').at(-1) ?? '');
  return { path, label: field?.label ?? label, field, before, after };
}

/** `lines.<id>`, or deeper: the innermost row. */
function rowAt(catalogue: Catalogue, entity: AnyEntity, path: readonly string[]): Omit<ChangedRow, 'kind'> | undefined {
  const [name, id, ...deeper] = path;
  if (name === undefined || id === undefined) return undefined;
  const field = findField(entity, name);
  const declared = field === undefined ? undefined : findTarget(catalogue, field);
  if (field === undefined || declared === undefined) return undefined;
  const part = withLabelsOf(entity, declared);
  return deeper.length === 0 ? { table: field.label, part, id } : rowAt(catalogue, part, deeper);
}
