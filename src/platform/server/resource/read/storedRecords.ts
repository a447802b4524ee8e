/** Conversion of a record between its row and its typed form: read with its parts, written column by column. */
import { partFieldsOf, storedFieldsOf, type Catalogue } from '#language/catalogue.ts';
import { getEntity } from '#language/catalogue.ts';
import type { AnyEntity } from '#language/entity.ts';
import { columnName, tableName } from '#language/naming.ts';
import type { AnyRecord } from '#language/record.ts';
import { quote } from '../../database/sqlText.ts';
import { statementName } from './statementName.ts';
import { storages } from './storage.ts';
import type { Queryable } from '../../database/queryable.ts';

export type Lock = 'none' | 'update' | 'delete';

/** Returns the record and all its parts, or undefined. `extra` contains the scope of the reader. */
export async function findStored(
  catalogue: Catalogue,
  db: Queryable,
  {
    entity,
    id,
    lock,
    scope,
  }: { entity: AnyEntity; id: string; lock: Lock; scope?: { sql: string; values: readonly unknown[] } },
): Promise<AnyRecord | undefined> {
  const lockSql = { none: '', update: ' for no key update', delete: ' for update' }[lock];
  const text = `select ${columnsSql(entity)} from ${quote(tableName(entity.name))} t
    where t."id" = $1::uuid${scope?.sql ?? ''}${lockSql}`;
  const found = await db.query(preparedStatement(text, [id, ...(scope?.values ?? [])]));
  const row = found.rows[0];
  if (row === undefined) return undefined;
  return { ...fromRow(entity, row), ...(await loadParts(catalogue, db, { entity, id })) };
}

async function loadParts(
  catalogue: Catalogue,
  db: Queryable,
  { entity, id }: { entity: AnyEntity; id: string },
): Promise<AnyRecord> {
  const loaded: Record<string, unknown> = {};
  for (const [name, field] of partFieldsOf(entity)) {
    const part = getEntity(catalogue, field.target);
    const text = `select ${columnsSql(part)} from ${quote(tableName(part.name))} t
      where t.${quote(backColumn(part))} = $1::uuid order by t."seq", t."id"`;
    const found = await db.query(preparedStatement(text, [id]));
    const rows: AnyRecord[] = [];
    for (const row of found.rows) {
      const record = fromRow(part, row);
      rows.push({ ...record, ...(await loadParts(catalogue, db, { entity: part, id: String(record['id']) })) });
    }
    loaded[name] = rows;
  }
  return loaded;
}

/**
 * Every write begins with these statements, so they are prepared; with a list among the values, a prepared plan would
 * not fit.
 */
function preparedStatement(text: string, values: unknown[]): { text: string; values: unknown[]; name?: string } {
  return values.some(Array.isArray) ? { text, values } : { text, values, name: statementName(text) };
}

export function backColumn(part: AnyEntity): string {
  if (part.partOf === undefined) throw new Error(`"${part.name}" is no part`);
  return columnName(part.partOf.rootField, 'ref');
}

/** Returns columns with their values, for an insert or an update of the named fields. */
export function toColumns(
  entity: AnyEntity,
  record: AnyRecord,
  names?: ReadonlySet<string>,
): [column: string, value: unknown][] {
  return storedFieldsOf(entity)
    .filter(([name]) => names === undefined || names.has(name))
    .map(([name, field, column]) => {
      const value = record[name] ?? null;
      return [column, value === null ? null : storages[field.kind].toColumn(value)];
    });
}

const columnTexts = new WeakMap<AnyEntity, string>();

/** Returns the columns of alias t, each under the name of its field. */
export function columnsSql(entity: AnyEntity): string {
  const cachedText = columnTexts.get(entity);
  if (cachedText !== undefined) return cachedText;
  const text = storedFieldsOf(entity)
    .map(([name, field, column]) => `${storages[field.kind].readSql(`t.${quote(column)}`)} as ${quote(name)}`)
    .join(', ');
  columnTexts.set(entity, text);
  return text;
}

export function fromRow(entity: AnyEntity, row: AnyRecord): AnyRecord {
  return Object.fromEntries(
    storedFieldsOf(entity).map(([name, field]) => {
      const value = row[name] ?? null;
      return [name, value === null ? null : storages[field.kind].fromColumn(value)];
    }),
  );
}
