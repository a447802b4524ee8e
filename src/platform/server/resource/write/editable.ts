/** Fields that may only be changed under a condition of the record, in the record and in its rows. */
import { getEntity, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import { differencesOf, isSame, plainValue } from './recordChanges.ts';
import { defaultOf } from './merge.ts';
import { rowsOf } from './rows.ts';

interface RecordSides {
  readonly entity: AnyEntity;
  readonly before: AnyRecord | undefined;
  readonly after: AnyRecord;
  readonly path?: string;
}

/** Checked against the record as it will be, which is what the person saw on the form. */
export function findUneditable(catalogue: Catalogue, { entity, before, after, path = '' }: RecordSides): Problem[] {
  const isOpen = (name: string): boolean => behaviourOf(entity, name).editableWhen?.(after as never) ?? true;
  const refuse = (name: string, field: Field): Problem =>
    fieldProblem(path + name, message('managedField', { label: field.label }));
  const own = storedFieldsOf(entity)
    .filter(
      ([name, field]) =>
        behaviourOf(entity, name).derive === undefined &&
        !isOpen(name) &&
        !isSame(
          plainValue(field, before === undefined ? defaultOf(field) : before[name]),
          plainValue(field, after[name]),
        ),
    )
    .map(([name, field]) => refuse(name, field));
  const rows = partFieldsOf(entity).flatMap(([name, field]) => {
    const isChanged = (): boolean =>
      differencesOf(catalogue, entity, {
        before: { [name]: rowsOf(before, name) },
        after: { [name]: rowsOf(after, name) },
      }).length > 0;
    if (!isOpen(name)) return isChanged() ? [refuse(name, field)] : [];
    const previousRows = new Map(rowsOf(before, name).map((row) => [row['id'], row]));
    const part = getEntity(catalogue, field.target);
    return rowsOf(after, name).flatMap((row, index) =>
      row['isDelete'] === true
        ? []
        : findUneditable(catalogue, {
            entity: part,
            before: previousRows.get(row['id']),
            after: row,
            path: `${path}${name}.${index}.`,
          }),
    );
  });
  return [...own, ...rows];
}
