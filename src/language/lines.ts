/**
 * Rows of one part that belong to a line of another: the quantities of a product line. A part has no parts of its own, so
 * each such row names its line by the number that the line keeps through all revisions.
 */
import { getTarget, partsOf, type Catalogue } from './catalogue.ts';
import type { AnyEntity } from './entity.ts';
import { at, message, type Problem } from './message.ts';
import type { AnyRecord } from './record.ts';

/** What a line is known by; of a row that was never stored it is its id. */
export const LINE = 'lineId';

/** The fields of a part by which its rows name lines of others: each with the parts field of the root that these are rows of. */
export function lineFieldsOf(part: AnyEntity): readonly { readonly name: string; readonly lineOf: string }[] {
  return Object.entries(part.fields).flatMap(([name, field]) =>
    field.kind === 'uuid' && field.lineOf !== undefined ? [{ name, lineOf: field.lineOf }] : [],
  );
}

/** Two rows with one number, and rows that name a line which is not there. Those of a line that is being taken out go with it. */
export function findLineProblems(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return [...findRepeatedLines(catalogue, entity, record), ...findRowsOfUnknownLines(catalogue, entity, record)];
}

/** Two rows cannot be one line. */
function findRepeatedLines(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return partsOf(entity).flatMap(([field, declared]) => {
    if (getTarget(catalogue, declared).fields[LINE] === undefined) return [];
    const lines = rowsIn(record, field).map((row) => row[LINE] ?? row['id']);
    return lines.flatMap((line, index) =>
      lines.indexOf(line) === index
        ? []
        : [at(`${field}.${index}.${LINE}`, message('duplicateKey', { key: String(line) }))],
    );
  });
}

function findRowsOfUnknownLines(catalogue: Catalogue, entity: AnyEntity, record: AnyRecord): Problem[] {
  return partsOf(entity).flatMap(([field, declared]) =>
    lineFieldsOf(getTarget(catalogue, declared)).flatMap(({ name, lineOf }) => {
      const known = linesIn(record, lineOf);
      return rowsIn(record, field).flatMap((row, index) => {
        const line = row[name];
        return row['isDelete'] === true || typeof line !== 'string' || known.has(line)
          ? []
          : [at(`${field}.${index}.${name}`, message('lineNotFound'))];
      });
    }),
  );
}

/** The record in which the rows whose line is being taken out are taken out too. */
export function takeOutRowsOfLostLines(
  catalogue: Catalogue,
  entity: AnyEntity,
  { before, after }: { before: AnyRecord | undefined; after: AnyRecord },
): AnyRecord {
  const kept = partsOf(entity).flatMap(([field, declared]) => {
    const names = lineFieldsOf(getTarget(catalogue, declared));
    const isLost = (row: AnyRecord): boolean =>
      names.some(
        ({ name, lineOf }) =>
          typeof row[name] === 'string' &&
          linesIn(before, lineOf).has(row[name]) &&
          !linesIn(after, lineOf, isKept).has(row[name]),
      );
    return names.length === 0
      ? []
      : [[field, rowsIn(after, field).map((row) => (isLost(row) ? { ...row, isDelete: true } : row))] as const];
  });
  return kept.length === 0 ? after : { ...after, ...Object.fromEntries(kept) };
}

function isKept(row: AnyRecord): boolean {
  return row['isDelete'] !== true;
}

function linesIn(
  record: AnyRecord | undefined,
  field: string,
  counts: (row: AnyRecord) => boolean = () => true,
): ReadonlySet<string> {
  return new Set(
    rowsIn(record, field)
      .filter(counts)
      .map((row) => String(row[LINE] ?? row['id'])),
  );
}

function rowsIn(record: AnyRecord | undefined, field: string): readonly AnyRecord[] {
  const rows = record?.[field];
  return Array.isArray(rows) ? (rows as readonly AnyRecord[]) : [];
}
