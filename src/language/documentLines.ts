/**
 * Rows of one part that belong to a line of another: the quantities of a product line. A part has no parts of its own,
 * so each such row names its line by the number that the line retains through all revisions.
 */
import { getTarget, partFieldsOf, type Catalogue } from './catalogue.ts';
import type { AnyEntity } from './entity.ts';
import { fieldProblem, message, type Problem } from './message.ts';
import type { AnyRecord } from './record.ts';

/** The identity of a line; for a row that was never stored it is its id. */
export const LINE_ID_FIELD = 'lineId';

/**
 * Returns the fields of a part by which its rows name lines of another part: each with the parts field of the root that
 * holds those lines.
 */
export function lineFieldsOf(part: AnyEntity): readonly { readonly name: string; readonly lineOf: string }[] {
  return Object.entries(part.fields).flatMap(([name, field]) =>
    field.kind === 'uuid' && field.lineOf !== undefined ? [{ name, lineOf: field.lineOf }] : [],
  );
}

/**
 * Finds two rows with one number, and rows that name a line that does not exist. Rows of a removed line are removed
 * with it.
 */
export function findLineProblems(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return [...findRepeatedLines(catalogue, entity, record), ...findRowsOfUnknownLines(catalogue, entity, record)];
}

/** Two rows cannot be one line. */
function findRepeatedLines(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return partFieldsOf(entity).flatMap(([field, declared]) => {
    if (getTarget(catalogue, declared).fields[LINE_ID_FIELD] === undefined) return [];
    const lines = rowsIn(record, field).map((row) => row[LINE_ID_FIELD] ?? row['id']);
    return lines.flatMap((line, index) =>
      lines.indexOf(line) === index
        ? []
        : [fieldProblem(`${field}.${index}.${LINE_ID_FIELD}`, message('duplicateKey', { key: String(line) }))],
    );
  });
}

function findRowsOfUnknownLines(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return partFieldsOf(entity).flatMap(([field, declared]) =>
    lineFieldsOf(getTarget(catalogue, declared)).flatMap(({ name, lineOf }) => {
      const lineIds = lineIdsIn(record, lineOf);
      return rowsIn(record, field).flatMap((row, index) => {
        const line = row[name];
        return row['isDelete'] === true || typeof line !== 'string' || lineIds.has(line)
          ? []
          : [fieldProblem(`${field}.${index}.${name}`, message('lineNotFound'))];
      });
    }),
  );
}

/** Returns the record with the rows of removed lines removed too. */
export function deleteRowsOfRemovedLines(
  catalogue: Catalogue,
  entity: AnyEntity,
  { before, after }: { before: AnyRecord | undefined; after: AnyRecord },
): AnyRecord {
  const changedParts = partFieldsOf(entity).flatMap(([field, declared]) => {
    const names = lineFieldsOf(getTarget(catalogue, declared));
    const isOfRemovedLine = (row: AnyRecord): boolean =>
      names.some(
        ({ name, lineOf }) =>
          typeof row[name] === 'string' &&
          lineIdsIn(before, lineOf).has(row[name]) &&
          !lineIdsIn(after, lineOf, isNotDeleted).has(row[name]),
      );
    return names.length === 0
      ? []
      : [
          [
            field,
            rowsIn(after, field).map((row) => (isOfRemovedLine(row) ? { ...row, isDelete: true } : row)),
          ] as const,
        ];
  });
  return changedParts.length === 0 ? after : { ...after, ...Object.fromEntries(changedParts) };
}

function isNotDeleted(row: AnyRecord): boolean {
  return row['isDelete'] !== true;
}

function lineIdsIn(
  record: AnyRecord | undefined,
  field: string,
  isCounted: (row: AnyRecord) => boolean = () => true,
): ReadonlySet<string> {
  return new Set(
    rowsIn(record, field)
      .filter(isCounted)
      .map((row) => String(row[LINE_ID_FIELD] ?? row['id'])),
  );
}

function rowsIn(record: AnyRecord | undefined, field: string): readonly AnyRecord[] {
  const rows = record?.[field];
  return Array.isArray(rows) ? (rows as readonly AnyRecord[]) : [];
}
