/**
 * The statements of a write: the row of the record, and its parts in an order in which no unique value is held twice.
 */
import type { PoolClient } from 'pg';
import { getEntity, partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import { differencesOf } from './recordChanges.ts';
import { rowsOf } from './rows.ts';
import { quote } from '../../database/sqlText.ts';
import { toColumns } from '../read/storedRecords.ts';
import { uniqueKey } from './uniqueness.ts';

export async function insertRow(db: PoolClient, entity: AnyEntity, record: AnyRecord): Promise<void> {
  const columns = toColumns(entity, record);
  await db.query(
    `insert into ${quote(tableName(entity.name))} (${columns.map(([column]) => quote(column)).join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    columns.map(([, value]) => value),
  );
}

export async function updateRow(
  db: PoolClient,
  entity: AnyEntity,
  { record, names }: { record: AnyRecord; names: ReadonlySet<string> },
): Promise<void> {
  const columns = toColumns(entity, record, names);
  await db.query(
    `update ${quote(tableName(entity.name))} set ${columns.map(([column], index) => `${quote(column)} = $${index + 2}`).join(', ')} where "id" = $1`,
    [record['id'], ...columns.map(([, value]) => value)],
  );
}

export async function writeParts(
  catalogue: Catalogue,
  db: PoolClient,
  { entity, id, before, after }: { entity: AnyEntity; id: string; before: AnyRecord | undefined; after: AnyRecord },
): Promise<void> {
  for (const [name, field] of partFieldsOf(entity)) {
    const part = getEntity(catalogue, field.target);
    const rows = rowsOf(after, name);
    const { gone, ordered } = orderRows(catalogue, part, { before: rowsOf(before, name), after: rows });
    if (gone.length > 0)
      await db.query(`delete from ${quote(tableName(part.name))} where "id" = any($1::uuid[])`, [gone]);
    for (const { row, old } of ordered) {
      const record = { ...row, [part.partOf?.rootField ?? '']: { id } };
      if (old === undefined) await insertRow(db, part, record);
      else await updatePart(catalogue, db, { part, old, record });
      await writeParts(catalogue, db, { entity: part, id: String(row['id']), before: old, after: row });
    }
  }
}

async function updatePart(
  catalogue: Catalogue,
  db: PoolClient,
  { part, old, record }: { part: AnyEntity; old: AnyRecord; record: AnyRecord },
): Promise<void> {
  const names = differencesOf(catalogue, part, { before: old, after: record })
    .map((change) => change.path)
    .filter((path) => !path.includes('.'));
  if (names.length > 0) await updateRow(db, part, { record, names: new Set(names) });
}

interface RowStep {
  readonly row: AnyRecord;
  /** Absent if the row is to be inserted. */
  readonly old: AnyRecord | undefined;
}

/**
 * The database checks every statement by itself, so a row can take a value only after the row that had it has given it
 * up: deletions come first, insertions last. For rows that exchange values in a cycle there is no such order; one of
 * them is deleted and inserted again.
 */
function orderRows(
  catalogue: Catalogue,
  part: AnyEntity,
  { before, after }: { before: readonly AnyRecord[]; after: readonly AnyRecord[] },
): { gone: readonly unknown[]; ordered: readonly RowStep[] } {
  const gone: unknown[] = after.filter((row) => row['isDelete'] === true).map((row) => row['id']);
  const previousRows = new Map(before.map((row) => [row['id'], row]));
  const live = after.filter((row) => row['isDelete'] !== true);
  const uniques = part.unique.filter((names) => names.includes(part.partOf?.rootField ?? ''));
  const keysOf = (row: AnyRecord): string[] =>
    uniques.flatMap((names, index) => uniqueKey(part, names, row)?.concat(`#${index}`) ?? []);
  const holders = new Map(
    live.flatMap((row) => keysOf(previousRows.get(row['id']) ?? {}).map((key) => [key, row] as const)),
  );
  const ordered: RowStep[] = [];
  const visited = new Set<AnyRecord>();
  const underWay = new Set<AnyRecord>();
  const lifted = new Set<AnyRecord>();
  const visit = (row: AnyRecord): void => {
    if (underWay.has(row)) lifted.add(row);
    if (visited.has(row)) return;
    visited.add(row);
    underWay.add(row);
    for (const key of keysOf(row)) {
      const holder = holders.get(key);
      if (holder !== undefined && holder !== row) visit(holder);
    }
    underWay.delete(row);
    ordered.push({ row, old: previousRows.get(row['id']) });
  };
  for (const row of live.filter(({ id }) => previousRows.has(id))) visit(row);
  if (lifted.size > 0 && !takesOthersAlong(catalogue, part)) {
    gone.push(...[...lifted].map((row) => row['id']));
    for (const [index, step] of ordered.entries())
      if (lifted.has(step.row)) ordered[index] = { row: step.row, old: undefined };
  }
  return {
    gone,
    ordered: [...ordered, ...live.filter(({ id }) => !previousRows.has(id)).map((row) => ({ row, old: undefined }))],
  };
}

/** Returns whether rows other than its own parts would be deleted with it. */
function takesOthersAlong(catalogue: Catalogue, part: AnyEntity): boolean {
  return [...catalogue.entities.values()].some(
    (entity) =>
      entity.partOf?.root !== part.name &&
      storedFieldsOf(entity).some(([, field]) => field.kind === 'ref' && field.cascade && field.target === part.name),
  );
}
