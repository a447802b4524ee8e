/**
 * Fields that may only be changed under a condition of the record, in the record and in its rows; and those that the
 * request of a document does not allow this person to change now.
 */
import { getEntity, getTarget, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { behaviourOf } from '#language/checkRecord.ts';
import type { AnyEntity } from '#language/entity.ts';
import type { Field } from '#language/field.ts';
import { lockedCopiesOf } from '#language/lockedCopies.ts';
import { fieldProblem, message, type Problem } from '#language/message.ts';
import type { AnyRecord } from '#language/record.ts';
import type { DocumentTerms } from '../hooks.ts';
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

/** Returns problems for changed fields that the request does not allow this person to change now. */
export function findClosedFields(
  catalogue: Catalogue,
  {
    entity,
    terms,
    before,
    after,
  }: { entity: AnyEntity; terms: DocumentTerms | undefined; before: AnyRecord | undefined; after: AnyRecord },
): Problem[] {
  if (terms === undefined || before === undefined) return [];
  const changed = differencesOf(catalogue, entity, { before, after })
    // Fields that the server sets may be changed by it, in rows too.
    .filter(({ path }) => !(path in terms.managed) && !isManagedPath(catalogue, entity, path))
    .map(({ path }) => path.split('.')[0] ?? path);
  const locked = lockedCopiesOf(entity, after);
  return [...new Set(changed)].flatMap((name) => {
    const why = name in terms.managed || locked.has(name) ? undefined : terms.refusalOf(name);
    return why === undefined ? [] : [fieldProblem(name, why)];
  });
}

/** `processedDate`, or `lines.<id>.refResult`. */
function isManagedPath(catalogue: Catalogue, entity: AnyEntity, path: string): boolean {
  const [name = '', , ...rest] = path.split('.');
  const field = entity.fields[name];
  if (field?.kind === 'parts' && rest.length > 0)
    return isManagedPath(catalogue, getTarget(catalogue, field), rest.join('.'));
  return field?.managed === true;
}
