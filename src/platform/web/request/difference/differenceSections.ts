/** Arranges differences as on the form: by section, and in tables by row. */
import type { Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Label } from '#language/label.ts';
import { isPlainObject } from '#language/patch.ts';
import type { Revision } from '../../api/resource.ts';
import { chaptersOf, fieldNamesIn, formTreeOf, type FormTreeNode } from '../../form/model/formTree.ts';
import { groupChanges, type ChangedRow, type FieldChange } from '../../history/changeGroups.ts';

export interface DifferentRow extends ChangedRow {
  readonly key: string;
  readonly changes: readonly FieldChange[];
}

export interface DifferenceSection {
  /** Empty for fields that are on no form. */
  readonly number: string;
  readonly title: Label | undefined;
  readonly fields: readonly FieldChange[];
  readonly rows: readonly DifferentRow[];
}

export function differenceSections(
  catalogue: Catalogue,
  entity: AnyEntity,
  { changes, record }: { readonly changes: Revision['changes']; readonly record: Readonly<Record<string, unknown>> },
): readonly DifferenceSection[] {
  const groups = groupChanges(catalogue, entity, changes);
  const places = sectionFieldsOf(formTreeOf(entity.form, entity.fields));
  const own = groups.flatMap(({ row, changes: inner }) => (row === undefined ? inner : []));
  const rows = groups.flatMap(({ key, row, changes: inner }): DifferentRow[] =>
    row === undefined || inner.length === 0
      ? []
      : [{ ...row, key, kind: kindOf(row.id, inner, record), changes: inner }],
  );
  const namesOnForm = new Set(places.flatMap(({ names }) => names));
  return [
    ...places,
    { number: '', title: undefined, names: [...entityNames(own, rows)].filter((name) => !namesOnForm.has(name)) },
  ].flatMap(({ number, title, names }) => {
    const section = {
      number,
      title,
      // In the order of the form, not in alphabetical order.
      fields: names.flatMap((name) => own.filter(({ path }) => path === name)),
      rows: rows.filter(({ key }) => names.includes(key.split('.')[0] ?? '')),
    };
    return section.fields.length + section.rows.length === 0 ? [] : [section];
  });
}

interface SectionFields {
  readonly number: string;
  readonly title: Label | undefined;
  readonly names: readonly string[];
}

function sectionFieldsOf(nodes: readonly FormTreeNode[]): readonly SectionFields[] {
  const titles = new Map(chaptersOf(nodes).map(({ number, title }) => [number, title]));
  return nodes.flatMap((node): readonly SectionFields[] => {
    if (node.kind === 'steps') return sectionFieldsOf(node.steps);
    return 'heading' in node
      ? [{ number: node.heading.number, title: titles.get(node.heading.number), names: fieldNamesIn(node) }]
      : [];
  });
}

function entityNames(own: readonly FieldChange[], rows: readonly DifferentRow[]): ReadonlySet<string> {
  return new Set([...own.map(({ path }) => path), ...rows.map(({ key }) => key.split('.')[0] ?? '')]);
}

/** A row that exists now and had no values is new; one that no longer exists was removed. */
function kindOf(
  id: string,
  changes: readonly FieldChange[],
  record: Readonly<Record<string, unknown>>,
): ChangedRow['kind'] {
  if (!hasRow(record, id)) return 'removed';
  return changes.every(({ before }) => before === null || before === undefined) ? 'added' : 'changed';
}

function hasRow(record: Readonly<Record<string, unknown>>, id: string): boolean {
  return Object.values(record).some(
    (value) =>
      Array.isArray(value) && value.some((row: unknown) => isPlainObject(row) && (row['id'] === id || hasRow(row, id))),
  );
}
